// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_library.h"

#include "app/pgn_import.h"
#include "app/sqlite_game_store.h"
#include "base/files.h"

#include <QDir>
#include <fmt/format.h>

namespace kirin {
namespace {

struct SampleLine {
  const char* white;
  const char* black;
  const char* result;
  const char* date;
  const char* moves;
};

constexpr std::array kLines{
    SampleLine{"Anderssen, Adolf", "Kieseritzky, Lionel", "1-0", "1851.06.21",
               "1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5"},
    SampleLine{"Morphy, Paul", "Duke Karl of Brunswick and Count Isouard", "1-0", "1858.11.02",
               "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3"},
    SampleLine{"Rosa", "Emil", "1/2-1/2", "2026.04.30", "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7"},
    SampleLine{"Emil", "Rosa", "0-1", "2026.05.02", "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6"},
    SampleLine{"Wilhelmina von Hohenfels-Löwenstein", "Nobody", "1-0", "????.??.??", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"},
    SampleLine{"Rosa", "Emil", "1-0", "2026.05.10", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d4 exd4"},
};

}  // namespace

SampleLibrary::SampleLibrary() {
  const auto opened = SqliteGameStore::open(folder() / "games.sqlite");
  if (!opened) return;
  std::string text;
  for (int round = 1; round <= 6; ++round) {
    for (const SampleLine& line : kLines) {
      text +=
          fmt::format("[Event \"Club\"]\n[Round \"{}\"]\n[Date \"{}\"]\n[White \"{}\"]\n[Black \"{}\"]\n\n{} {}\n\n",
                      round, line.date, line.white, line.black, line.moves, line.result);
    }
  }
  (void)importPgn(opened->store->file(), text, [](const ImportReport&, double) { return true; });
  for (const char* name : {"club-2025.pgn", "lichess_rosa_2026.pgn", "kirin-2026-05-01.kirin"}) {
    (void)writeFileAtomically(QDir::home().filePath(QString::fromLatin1(name)).toStdString(), "");
  }
}

LibraryWork SampleLibrary::work() const {
  return [file = folder() / "games.sqlite"](const LibraryJob& job) { job(SqliteFile::openFurther(file)); };
}

}  // namespace kirin
