// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session_values.h"
#include "ui/state_strip.h"

#include <QString>
#include <QVariantList>

namespace kirin {

class GameView;
class PersonalityRegistry;

/// What SessionBridge's properties show, in the groups that share a signal. Made anew from the view at every turn
/// boundary; what differs from before is signalled. Value.
struct BridgeFacts {
  struct State {
    SessionState state = SessionState::Idle;
    bool paused = false;
    bool inGame = false;
    friend bool operator==(const State&, const State&) = default;
  };
  struct Board {
    int material = 0;
    bool whiteToMove = true;
    bool yourTurn = false;
    int lastFrom = -1, lastTo = -1;
    int checkSquare = -1;
    int hintFrom = -1, hintTo = -1;
    QString fen;
    QString lastMove;
    QString opening;
    QString claim;
    QString takebackReason;
    friend bool operator==(const Board&, const Board&) = default;
  };
  struct Promotion {
    int square = -1;
    bool white = true;
    friend bool operator==(const Promotion&, const Promotion&) = default;
  };
  struct Player {
    QString name, detail, avatar;
    friend bool operator==(const Player&, const Player&) = default;
  };
  struct Game {
    GameId id = 0;
    bool playerIsWhite = true;
    std::array<Player, 2> players;  ///< by colour
    QString time;
    bool timed = false;
    bool counts = false;  ///< for the Kirin rating, so far
    friend bool operator==(const Game&, const Game&) = default;
  };
  /// "takeback", "gameOver", "which", or empty; of "which" the moves.
  struct Hands {
    QString question;
    QVariantList moves;
    friend bool operator==(const Hands&, const Hands&) = default;
  };
  struct Draw {
    bool offered = false, pending = false;
    friend bool operator==(const Draw&, const Draw&) = default;
  };
  struct End {
    QString result, sentence, rating;
    friend bool operator==(const End&, const End&) = default;
  };

  State state;
  StateStrip strip;
  Board board;
  Promotion promotion;
  Game game;
  Hands hands;
  Draw draw;
  End end;
  ClockInfo clock;
};

BridgeFacts bridgeFacts(const GameView& view, const PersonalityRegistry& registry);

}  // namespace kirin
