// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phrases.h"

#include <algorithm>
#include <array>

// What was wrong, one sentence a code. %1, %2, ... are the error's args as its header lists them.
namespace kirin {
namespace {

struct ErrorPhrase {
  std::string_view code;
  const char* text;
};

constexpr std::array kErrorPhrases{
    // Commands of a session (app/session_values.h)
    ErrorPhrase{"session.not-now", QT_TRANSLATE_NOOP("Phrases", "That can't be done now.")},
    ErrorPhrase{"session.no-game", QT_TRANSLATE_NOOP("Phrases", "There is no game.")},
    ErrorPhrase{"session.game-running", QT_TRANSLATE_NOOP("Phrases", "A game is still going on.")},
    ErrorPhrase{"session.paused", QT_TRANSLATE_NOOP("Phrases", "The game is paused.")},
    ErrorPhrase{"board.no-machine", QT_TRANSLATE_NOOP("Phrases", "There is no machine under this board.")},
    ErrorPhrase{"service.carry", QT_TRANSLATE_NOOP("Phrases", "Only from where a piece stands to where none does.")},
    ErrorPhrase{"session.busy", QT_TRANSLATE_NOOP("Phrases", "Not while pieces are being moved.")},
    ErrorPhrase{"session.not-your-turn", QT_TRANSLATE_NOOP("Phrases", "It is not your turn.")},
    ErrorPhrase{"session.stale", QT_TRANSLATE_NOOP("Phrases", "That move was meant for an earlier position.")},
    ErrorPhrase{"session.takeback-few",
                QT_TRANSLATE_NOOP("Phrases", "There is no move of yours yet that could be taken back.")},
    ErrorPhrase{"session.takeback-over",
                QT_TRANSLATE_NOOP("Phrases", "The game is over: nothing can be taken back any more.")},
    ErrorPhrase{"session.takeback-identity",
                QT_TRANSLATE_NOOP("Phrases",
                                  "Nothing can be taken back in this game: it began from a position in which "
                                  "nobody knows which piece is which.")},
    ErrorPhrase{"session.takeback-nobody", QT_TRANSLATE_NOOP("Phrases", "Nobody plays who could take a move back.")},
    ErrorPhrase{"session.takeback-waits",
                QT_TRANSLATE_NOOP("Phrases", "Your move will be taken back as soon as it is your turn.")},
    ErrorPhrase{"session.takeback-dropped", QT_TRANSLATE_NOOP("Phrases", "Your move stands after all.")},
    ErrorPhrase{"session.undo-late", QT_TRANSLATE_NOOP("Phrases", "Too late: your move has been answered.")},
    ErrorPhrase{"session.draw-repeated",
                QT_TRANSLATE_NOOP("Phrases", "You have offered a draw already: play a move first.")},
    ErrorPhrase{"session.draw-none", QT_TRANSLATE_NOOP("Phrases", "No draw is offered.")},
    ErrorPhrase{"session.claim-unfounded",
                QT_TRANSLATE_NOOP("Phrases", "No draw can be claimed: neither threefold repetition nor fifty moves.")},
    ErrorPhrase{"session.odds-sides",
                QT_TRANSLATE_NOOP("Phrases", "Odds need one person and one opponent of the board's.")},
    ErrorPhrase{"session.odds-fen",
                QT_TRANSLATE_NOOP("Phrases", "Odds and a start position of your own exclude each other.")},
    ErrorPhrase{"session.personality", QT_TRANSLATE_NOOP("Phrases", "There is no opponent \"%1\".")},
    ErrorPhrase{"session.placement", QT_TRANSLATE_NOOP("Phrases", "The pieces given don't make the start position.")},
    ErrorPhrase{"session.start-over", QT_TRANSLATE_NOOP("Phrases", "In this start position the game is over already.")},
    ErrorPhrase{"session.finished", QT_TRANSLATE_NOOP("Phrases", "That game has ended.")},

    // Moves and positions (chess/notation.h, chess/fen.h, board/piece_tracker.h)
    ErrorPhrase{"move.syntax", QT_TRANSLATE_NOOP("Phrases", "\"%1\" is no move.")},
    ErrorPhrase{"move.illegal", QT_TRANSLATE_NOOP("Phrases", "The move %1 is not possible here.")},
    ErrorPhrase{"move.ambiguous", QT_TRANSLATE_NOOP("Phrases", "%1 could be more than one move: say from where.")},
    ErrorPhrase{"fen.fields", QT_TRANSLATE_NOOP("Phrases", "A FEN has four or six fields (%2).")},
    ErrorPhrase{"fen.board", QT_TRANSLATE_NOOP("Phrases", "The board of the FEN, \"%1\", can't be read (%2).")},
    ErrorPhrase{"fen.side", QT_TRANSLATE_NOOP("Phrases", "The side to move of the FEN, \"%1\", is neither w nor b.")},
    ErrorPhrase{"fen.castling",
                QT_TRANSLATE_NOOP("Phrases", "The castling rights of the FEN, \"%1\", don't fit (%2).")},
    ErrorPhrase{"fen.en-passant",
                QT_TRANSLATE_NOOP("Phrases", "The en passant square of the FEN, \"%1\", doesn't fit (%2).")},
    ErrorPhrase{"fen.halfmove",
                QT_TRANSLATE_NOOP("Phrases", "The half-move clock of the FEN, \"%1\", is no such number.")},
    ErrorPhrase{"fen.fullmove", QT_TRANSLATE_NOOP("Phrases", "The move number of the FEN, \"%1\", is no such number.")},
    ErrorPhrase{"fen.position", QT_TRANSLATE_NOOP("Phrases", "The FEN is no possible position (%2).")},
    ErrorPhrase{"placement.pieces",
                QT_TRANSLATE_NOOP("Phrases", "The position has more pieces of a kind (%1) than the set.")},
    // Games in and out (app/sqlite_library.h, app/pgn_import.h, app/backup.h)
    ErrorPhrase{"library.name",
                QT_TRANSLATE_NOOP("Phrases", "\"%1\" is no name: it takes 1 to 80 characters that can be seen.")},
    ErrorPhrase{"import.none", QT_TRANSLATE_NOOP("Phrases", "There is no game in it.")},
    ErrorPhrase{"import.empty", QT_TRANSLATE_NOOP("Phrases", "There is no move in it.")},
    ErrorPhrase{"store.foreign", QT_TRANSLATE_NOOP("Phrases", "%1 is no file of Kirin's.")},
    ErrorPhrase{"backup.not-one", QT_TRANSLATE_NOOP("Phrases", "%1 is no backup.")},
    ErrorPhrase{"backup.damaged", QT_TRANSLATE_NOOP("Phrases", "The backup %1 is damaged (%2).")},
    ErrorPhrase{"backup.newer", QT_TRANSLATE_NOOP("Phrases", "The backup %1 was made by a later Kirin.")},

    ErrorPhrase{"pgn.tag", QT_TRANSLATE_NOOP("Phrases", "Line %1 of the PGN: a tag can't be read.")},
    ErrorPhrase{"pgn.variant",
                QT_TRANSLATE_NOOP("Phrases", "Line %2 of the PGN: the variant \"%1\" is not played here.")},
    ErrorPhrase{"pgn.fen", QT_TRANSLATE_NOOP("Phrases", "Line %3 of the PGN: \"%1\" is no start position.")},
    ErrorPhrase{"pgn.move", QT_TRANSLATE_NOOP("Phrases", "Line %2 of the PGN: \"%1\" is no move there.")},
    ErrorPhrase{"pgn.null-move", QT_TRANSLATE_NOOP("Phrases", "Line %1 of the PGN: passing is no move.")},
    ErrorPhrase{"pgn.comment", QT_TRANSLATE_NOOP("Phrases", "Line %1 of the PGN: a comment is never closed.")},
    ErrorPhrase{"pgn.variation",
                QT_TRANSLATE_NOOP("Phrases", "Line %1 of the PGN: a variation begins or ends where none can.")},
    ErrorPhrase{"pgn.depth", QT_TRANSLATE_NOOP("Phrases", "Line %1 of the PGN: variations are nested too deep.")},
    ErrorPhrase{"pgn.result", QT_TRANSLATE_NOOP("Phrases", "Line %1 of the PGN: the moves end without a result.")},
    ErrorPhrase{"time.syntax",
                QT_TRANSLATE_NOOP("Phrases", "\"%1\" is no time: write minutes and seconds, like 5+3, or none.")},
    ErrorPhrase{
        "time.range",
        QT_TRANSLATE_NOOP("Phrases", "The time %1 is out of range: at most 180 minutes and 180 seconds a move.")},

    // Reviews (app/opening_table.h, app/qr_code.h)
    ErrorPhrase{"openings.line",
                QT_TRANSLATE_NOOP("Phrases", "Line %1 of the openings is not a code, a name and moves.")},
    ErrorPhrase{"openings.move", QT_TRANSLATE_NOOP("Phrases", "Line %2 of the openings: %1 is no move there.")},
    ErrorPhrase{"openings.twice", QT_TRANSLATE_NOOP("Phrases", "Line %2 of the openings ends where \"%1\" does.")},
    ErrorPhrase{"qr.long",
                QT_TRANSLATE_NOOP("Phrases", "The game is too long for a QR code (%1 bytes of at most %2).")},

    // Opponents (engine/engine.h, app/personality.h)
    ErrorPhrase{"engine.start",
                QT_TRANSLATE_NOOP("Phrases", "The opponent's program %1 can't be started (%2). Resume tries again.")},
    ErrorPhrase{"engine.died",
                QT_TRANSLATE_NOOP("Phrases", "The opponent's program %1 has ended (%2). Resume starts it again.")},
    ErrorPhrase{"engine.hung",
                QT_TRANSLATE_NOOP("Phrases", "The opponent's program %1 doesn't answer (%2). Resume starts it again.")},
    ErrorPhrase{"engine.illegal-move",
                QT_TRANSLATE_NOOP("Phrases", "%1 wanted to play %2, which is not possible. Resume asks again.")},
    ErrorPhrase{"engine.option", QT_TRANSLATE_NOOP("Phrases", "The opponent's option %1 can't be \"%2\" (%3).")},
    ErrorPhrase{"engine.memory", QT_TRANSLATE_NOOP("Phrases", "There is no room for a table of %1 MB.")},
    ErrorPhrase{"net.magic", QT_TRANSLATE_NOOP("Phrases", "%1 is no net (%2).")},
    ErrorPhrase{"net.version", QT_TRANSLATE_NOOP("Phrases", "The net %1 is of another version (%2).")},
    ErrorPhrase{"net.size", QT_TRANSLATE_NOOP("Phrases", "The net %1 has the wrong size (%2).")},
    ErrorPhrase{"net.hash", QT_TRANSLATE_NOOP("Phrases", "The net %1 is damaged (%2).")},
    ErrorPhrase{"net.range", QT_TRANSLATE_NOOP("Phrases", "The net %1 has numbers that can't be used (%2).")},
    ErrorPhrase{"tables.path", QT_TRANSLATE_NOOP("Phrases", "There is no folder %1 for endgame tables.")},
    ErrorPhrase{"tables.none", QT_TRANSLATE_NOOP("Phrases", "There are no endgame tables in %1.")},
    ErrorPhrase{"tables.file", QT_TRANSLATE_NOOP("Phrases", "%1 is no endgame table.")},
    ErrorPhrase{"tables.other-path",
                QT_TRANSLATE_NOOP("Phrases", "The endgame tables in %1 are in use; close them first.")},
    ErrorPhrase{"personality.unknown-key",
                QT_TRANSLATE_NOOP("Phrases", "At %2: \"%1\" means nothing here; known are %3.")},
    ErrorPhrase{"personality.missing-key", QT_TRANSLATE_NOOP("Phrases", "At %2: \"%1\" is missing; it takes %3.")},
    ErrorPhrase{"personality.type", QT_TRANSLATE_NOOP("Phrases", "At %2: %1 is of the wrong kind; it takes %3.")},
    ErrorPhrase{"personality.range", QT_TRANSLATE_NOOP("Phrases", "At %2: %1 is out of range; it takes %3.")},
    ErrorPhrase{"personality.text", QT_TRANSLATE_NOOP("Phrases", "At %2: \"%1\" is no such text; it takes %3.")},
    ErrorPhrase{"personality.option",
                QT_TRANSLATE_NOOP("Phrases", "At %2: the option \"%1\" can't be used; it takes %3.")},
    ErrorPhrase{"personality.budget",
                QT_TRANSLATE_NOOP("Phrases", "At %2: the budget a move is missing; it takes %3.")},
    ErrorPhrase{"personality.twice", QT_TRANSLATE_NOOP("Phrases", "The opponent \"%1\" is in the file %3 already.")},

    // The board's profile and ways (board/board_profile_json.h, board/calibration.h, board/carry_planner.h)
    ErrorPhrase{"profile.unknown-key", QT_TRANSLATE_NOOP("Phrases", "At %2: \"%1\" means nothing here; known are %3.")},
    ErrorPhrase{"profile.type", QT_TRANSLATE_NOOP("Phrases", "At %2: %1 is of the wrong kind; it takes %3.")},
    ErrorPhrase{"profile.range", QT_TRANSLATE_NOOP("Phrases", "At %2: %1 is out of range; it takes %3.")},
    ErrorPhrase{"profile.pin", QT_TRANSLATE_NOOP("Phrases", "At %2: line %1 is used already.")},
    ErrorPhrase{"profile.pitch", QT_TRANSLATE_NOOP("Phrases", "No board has squares of %1 mm; %3 are possible.")},
    ErrorPhrase{"profile.square",
                QT_TRANSLATE_NOOP("Phrases", "The four corners make no square board: its squares would be %1 mm.")},
    ErrorPhrase{"profile.travel", QT_TRANSLATE_NOOP("Phrases", "A place at %1 is out of the head's reach (%3).")},
    ErrorPhrase{"profile.columns",
                QT_TRANSLATE_NOOP("Phrases", "Storage columns at %1 stand too near the board or each other (%3).")},
    ErrorPhrase{"plan.no-way",
                QT_TRANSLATE_NOOP("Phrases", "There is no way for the piece %1 without touching another.")},

    // Files (base/files.h, base/strict_json.h, base/log.h, app/game_store.h)
    ErrorPhrase{"file.missing", QT_TRANSLATE_NOOP("Phrases", "There is no %1.")},
    ErrorPhrase{"file.unreadable", QT_TRANSLATE_NOOP("Phrases", "%1 can't be read (%2).")},
    ErrorPhrase{"file.too-large", QT_TRANSLATE_NOOP("Phrases", "%1 is larger than %2 bytes.")},
    ErrorPhrase{"file.unwritable", QT_TRANSLATE_NOOP("Phrases", "%1 can't be written (%2).")},
    ErrorPhrase{"json.syntax", QT_TRANSLATE_NOOP("Phrases", "Line %2 is no JSON: %1.")},
    ErrorPhrase{"json.duplicate-key", QT_TRANSLATE_NOOP("Phrases", "At %2: the key \"%1\" is there twice.")},
    ErrorPhrase{"json.depth", QT_TRANSLATE_NOOP("Phrases", "At %1: nested too deep.")},
    ErrorPhrase{"lock.taken", QT_TRANSLATE_NOOP("Phrases", "Another Kirin is using this data folder (%1).")},
    ErrorPhrase{"log.level",
                QT_TRANSLATE_NOOP("Phrases", "\"%1\" is no log level: trace, debug, info, warn, error or off.")},
    ErrorPhrase{"store.unwritable", QT_TRANSLATE_NOOP("Phrases", "The game goes on, but it can't be saved (%1).")},
    ErrorPhrase{"store.set-aside",
                QT_TRANSLATE_NOOP("Phrases", "The file of your games could not be read; it was put aside as %1.")},
    ErrorPhrase{"store.corrupt", QT_TRANSLATE_NOOP("Phrases", "A saved game can't be read (%1).")},
    ErrorPhrase{"store.missing", QT_TRANSLATE_NOOP("Phrases", "There is no saved game %1.")},
    ErrorPhrase{"store.newer",
                QT_TRANSLATE_NOOP("Phrases", "%1 was written by a later Kirin; games are not being saved.")},

    // The command line (ui/command_line.h)
    ErrorPhrase{"option.unknown", QT_TRANSLATE_NOOP("Phrases", "%1 is no option; --help lists them.")},
    ErrorPhrase{"option.missing", QT_TRANSLATE_NOOP("Phrases", "%1 takes %2.")},
    ErrorPhrase{"option.value", QT_TRANSLATE_NOOP("Phrases", "%1 takes %3, not \"%2\".")},
    ErrorPhrase{"option.no-value", QT_TRANSLATE_NOOP("Phrases", "%1 takes no value.")},
    ErrorPhrase{"option.twice", QT_TRANSLATE_NOOP("Phrases", "%1 is given twice.")},
    ErrorPhrase{"option.position", QT_TRANSLATE_NOOP("Phrases", "--fen takes a start position, not \"%1\": %2")},
    ErrorPhrase{"option.board", QT_TRANSLATE_NOOP("Phrases", "%1 goes only with --board %2.")},
    ErrorPhrase{"option.odds-fen", QT_TRANSLATE_NOOP("Phrases", "--odds and --fen exclude each other.")},
    // The machine under the board (backend/grbl_driver.h, backend/machine.h)
    ErrorPhrase{"machine.alarm", QT_TRANSLATE_NOOP("Phrases", "The machine stopped with alarm %1.")},
    ErrorPhrase{"machine.astray", QT_TRANSLATE_NOOP("Phrases", "The machine is not where it should be.")},
    ErrorPhrase{"machine.homing", QT_TRANSLATE_NOOP("Phrases", "The machine can't find its home position (alarm %1).")},
    ErrorPhrase{"machine.magnet",
                QT_TRANSLATE_NOOP("Phrases", "The magnet is not as it should be: it was switched off.")},
    ErrorPhrase{
        "machine.origin",
        QT_TRANSLATE_NOOP("Phrases",
                          "The machine's work frame (axis %1, G54 at %2) does not put the board within its reach.")},
    ErrorPhrase{"machine.reach", QT_TRANSLATE_NOOP("Phrases", "The machine can't reach %1.")},
    ErrorPhrase{"machine.refused", QT_TRANSLATE_NOOP("Phrases", "The machine refused \"%1\" (error %2).")},
    ErrorPhrase{"machine.reset", QT_TRANSLATE_NOOP("Phrases", "The machine restarted by itself.")},
    ErrorPhrase{"machine.setting", QT_TRANSLATE_NOOP("Phrases", "The machine's setting %1 is %2, but must be %3.")},
    ErrorPhrase{"machine.silent", QT_TRANSLATE_NOOP("Phrases", "The machine doesn't answer.")},
    ErrorPhrase{"machine.state", QT_TRANSLATE_NOOP("Phrases", "The machine is in a state that it can't be used in.")},
    ErrorPhrase{"machine.travel",
                QT_TRANSLATE_NOOP("Phrases", "Axis %1 of the machine goes %2 mm, but the board needs %3 mm.")},
    ErrorPhrase{"machine.version", QT_TRANSLATE_NOOP("Phrases", "This needs a controller with GRBL 1.1, not \"%1\".")},
    // Its wires (backend/serial_link.h, backend/sensor_lines.h)
    ErrorPhrase{"link.missing", QT_TRANSLATE_NOOP("Phrases", "No machine is connected (%1).")},
    ErrorPhrase{"link.several", QT_TRANSLATE_NOOP("Phrases", "More than one port could be the machine: %1.")},
    ErrorPhrase{"link.denied", QT_TRANSLATE_NOOP("Phrases", "This user may not use the port %1.")},
    ErrorPhrase{"link.busy", QT_TRANSLATE_NOOP("Phrases", "Another program uses the machine (%1).")},
    ErrorPhrase{"link.gone", QT_TRANSLATE_NOOP("Phrases", "The cable to the machine was pulled (%1).")},
    ErrorPhrase{"link.stalled", QT_TRANSLATE_NOOP("Phrases", "The machine takes nothing any more (%1).")},
    ErrorPhrase{"link.failed", QT_TRANSLATE_NOOP("Phrases", "The port %1 can't be opened: %2.")},
    ErrorPhrase{"gpio.unavailable", QT_TRANSLATE_NOOP("Phrases", "This build can't read the board's sensors.")},
    ErrorPhrase{"gpio.missing", QT_TRANSLATE_NOOP("Phrases", "There is no GPIO chip \"%1\" to read the sensors with.")},
    ErrorPhrase{"gpio.denied",
                QT_TRANSLATE_NOOP("Phrases", "This user may not use the GPIO chips (\"%1\" is wanted).")},
    ErrorPhrase{"gpio.line",
                QT_TRANSLATE_NOOP("Phrases", "The GPIO chip \"%1\" has no line %2, or it is named twice.")},
    ErrorPhrase{"gpio.busy", QT_TRANSLATE_NOOP("Phrases", "Line %2 of the GPIO chip \"%1\" is in use: %3.")},
    ErrorPhrase{"gpio.failed", QT_TRANSLATE_NOOP("Phrases", "The lines of the GPIO chip \"%1\" can't be used: %2.")},
    ErrorPhrase{"gpio.read", QT_TRANSLATE_NOOP("Phrases", "The sensors can't be read (GPIO chip \"%1\"): %2.")},
    ErrorPhrase{"faults.name", QT_TRANSLATE_NOOP("Phrases", "There is no fault \"%1\".")},
    ErrorPhrase{"pty.unavailable", QT_TRANSLATE_NOOP("Phrases", "No pseudo terminal can be made (%1).")},
    ErrorPhrase{"recording.field", QT_TRANSLATE_NOOP("Phrases", "Line %2 of the recording has no usable \"%1\".")},
    ErrorPhrase{"recording.input",
                QT_TRANSLATE_NOOP("Phrases", "Line %2 of the recording does \"%1\": nobody knows what that is.")},

    // Puzzles (app/puzzle.h, app/puzzle_table.h, app/puzzle_set.h)
    ErrorPhrase{"puzzle.columns",
                QT_TRANSLATE_NOOP("Phrases", "There is no column \"%1\": this is no table of puzzles.")},
    ErrorPhrase{"puzzle.fields",
                QT_TRANSLATE_NOOP("Phrases", "The line of a puzzle lacks something, or has too much.")},
    ErrorPhrase{"puzzle.rating", QT_TRANSLATE_NOOP("Phrases", "\"%1\" is no rating.")},
    ErrorPhrase{"puzzle.goal", QT_TRANSLATE_NOOP("Phrases", "\"%1\" is nothing a puzzle asks for.")},
    ErrorPhrase{"puzzle.length",
                QT_TRANSLATE_NOOP("Phrases", "The solver doesn't have the last word in this puzzle: %1")},
    ErrorPhrase{"puzzle.twice", QT_TRANSLATE_NOOP("Phrases", "The puzzle %1 is there twice.")},
};

const ErrorPhrase* find(std::string_view code) {
  const auto found = std::find_if(kErrorPhrases.begin(), kErrorPhrases.end(),
                                  [&](const ErrorPhrase& each) { return each.code == code; });
  return found == kErrorPhrases.end() ? nullptr : found;
}

/// Replaces %1..%9 in one pass, so that an argument may itself contain a percent sign.
QString fill(const QString& text, const std::vector<std::string>& args) {
  QString filled;
  for (qsizetype i = 0; i < text.size(); ++i) {
    const int number = text[i] == u'%' && i + 1 < text.size() ? text[i + 1].digitValue() : -1;
    if (number < 1) {
      filled += text[i];
      continue;
    }
    if (number <= static_cast<int>(args.size())) filled += QString::fromStdString(args[number - 1]);
    ++i;
  }
  return filled;
}

}  // namespace

bool Phrases::knows(std::string_view code) { return find(code) != nullptr; }

QString Phrases::error(const Error& error) {
  const ErrorPhrase* phrase = find(error.code);
  return phrase ? fill(tr(phrase->text), error.args)
                : tr("Something went wrong: %1").arg(QString::fromStdString(error.debugText()));
}

}  // namespace kirin
