// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The numbers of the tree search: X(name, value, lowest, highest). Depths and reductions are in plies where the name
/// says depth and in 1024ths of one where it begins with lmr, margins in centipawns, weights in 32nds.
/// docs/the-search.md has what each rule is for; at the end of its range a number switches its rule off.
// clang-format off
#define KIRIN_TUNABLES(X)                     \
  /* Before any move */                       \
  X(reverseFutilityDepth, 8, 0, 20)           \
  X(reverseFutilityMargin, 75, 20, 200)       \
  X(razorDepth, 3, 0, 10)                     \
  X(razorBase, 180, 0, 600)                   \
  X(razorFactor, 160, 0, 400)                 \
  X(nullDepth, 3, 1, 200)                     \
  X(nullBase, 4, 2, 6)                        \
  X(nullDivisor, 4, 2, 8)                     \
  X(nullEvalStep, 190, 80, 500)               \
  X(nullEvalBase, 120, 0, 400)                \
  X(nullEvalFactor, 18, 0, 60)                \
  X(probcutDepth, 5, 3, 200)                  \
  X(probcutMargin, 170, 60, 400)              \
  X(probcutImproving, 40, 0, 100)             \
  X(blindDepth, 4, 2, 200)                    \
  X(hindsightMore, 1, 0, 1)                   \
  X(hindsightLess, 170, 50, 5000)             \
  /* Moves not tried */                       \
  X(lateMoveDepth, 128, 0, 128)               \
  X(lateMoveBase, 4, 1, 20)                   \
  X(futilityDepth, 7, -1, 20)                 \
  X(futilityBase, 110, 0, 400)                \
  X(futilityFactor, 95, 20, 300)              \
  X(historyDepth, 4, 0, 10)                   \
  X(historyFactor, 3600, 500, 10000)          \
  X(quietSeeDepth, 9, 0, 20)                  \
  X(quietSeeFactor, 22, 5, 80)                \
  X(noisySeeDepth, 8, 0, 20)                  \
  X(noisySeeFactor, 95, 20, 250)              \
  /* Moves looked at less */                  \
  X(lmrDepth, 2, 2, 200)                      \
  X(lmrBase, 768, 0, 2048)                    \
  X(lmrFactor, 205, 100, 400)                 \
  X(lmrCutNode, 1024, 0, 3072)                \
  X(lmrWorsening, 1024, 0, 3072)              \
  X(lmrPv, 1024, 0, 3072)                     \
  X(lmrCheck, 1024, 0, 3072)                  \
  X(lmrKiller, 1024, 0, 3072)                 \
  X(lmrNoisy, 1024, 0, 3072)                  \
  X(lmrTableNoisy, 1024, 0, 3072)             \
  X(lmrRefuted, 1024, 0, 3072)                \
  X(lmrHistory, 9000, 3000, 60000)            \
  X(deeperMargin, 5000, 10, 5000)             \
  /* Moves looked at more */                  \
  X(singularDepth, 7, 4, 200)                 \
  X(singularMargin, 32, 8, 96)                \
  X(doubleMargin, 20, 0, 100)                 \
  X(tripleMargin, 5000, 30, 5000)             \
  X(checkDepth, 8, 0, 20)                     \
  /* Quiescence */                            \
  X(quiesceMargin, 150, 30, 400)              \
  /* What was learned */                      \
  X(bonusFactor, 170, 50, 400)                \
  X(bonusBase, 90, 0, 300)                    \
  X(bonusMost, 1700, 500, 4000)               \
  X(malusPercent, 100, 20, 200)               \
  X(quietWeight, 32, 0, 64)                   \
  X(replyWeight, 32, 0, 64)                   \
  X(pawnWeight, 32, 0, 64)                    \
  X(captureWeight, 32, 0, 64)                 \
  X(threatWeight, 32, 0, 64)                  \
  X(pawnCorrection, 32, 0, 64)                \
  X(pieceCorrection, 32, 0, 64)
// clang-format on

namespace kirin::tune {

// A build with KIRIN_TUNE has each as a UCI option of its name, for matches and tuning; any other knows them as
// constants.
#ifdef KIRIN_TUNE
#define KIRIN_TUNABLE(name, value, lowest, highest) inline int name = value;
#else
#define KIRIN_TUNABLE(name, value, lowest, highest) inline constexpr int name = value;
#endif
KIRIN_TUNABLES(KIRIN_TUNABLE)
#undef KIRIN_TUNABLE

}  // namespace kirin::tune
