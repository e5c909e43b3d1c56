// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console.h"

#include "app/personality.h"
#include "base/time.h"
#include "chess/fen.h"
#include "chess/notation.h"
#include "ui/phrases.h"
#include "ui/start_choice.h"
#include "ui/state_strip.h"

#include <QStringList>
#include <algorithm>
#include <istream>
#include <ostream>

namespace kirin {
namespace {

class ConsoleWords {
  Q_DECLARE_TR_FUNCTIONS(ConsoleWords)

 public:
  static QString help() {
    return tr(
        "A move     in SAN or UCI: e4, Nf3, O-O, exd8=Q, e2e4\n"
        "undo       take your last move and its answer back\n"
        "draw       offer a draw, or claim one that is due\n"
        "resign     give the game up\n"
        "pause      stop the clocks; resume goes on\n"
        "restart    the same game again: restart auto, restart hand, or it asks\n"
        "rescan     compare the board with the game\n"
        "clock      both clocks\n"
        "moves      the moves so far\n"
        "fen, pgn   the position, the game\n"
        "quit       leave; an unfinished game is kept");
  }
};

template <class... Events>
bool isOneOf(const SessionEvent& event) {
  return (std::holds_alternative<Events>(event) || ...);
}

/// A refusal, as against a fault that the game survives and that says nothing about what was asked.
bool refuses(const SessionEvent& event) {
  const auto* notice = std::get_if<Notice>(&event);
  return notice && notice->error.code.rfind("store.", 0) != 0;
}

std::string trimmed(const std::string& line) {
  constexpr const char* kBlank = " \t\r\n";
  const auto first = line.find_first_not_of(kBlank);
  if (first == std::string::npos) return {};
  return line.substr(first, line.find_last_not_of(kBlank) - first + 1);
}

}  // namespace

bool Console::run(SessionCommand start) {
  const bool begun = ask(std::move(start), [](const auto& e) { return isOneOf<GameStarted>(e) || refuses(e); });
  if (!begun || !view_.inGame()) return ended_;
  while (!ended_) {
    const auto line = readLine();
    if (!line) break;
    answer(trimmed(*line));
  }
  if (view_.playing() && view_.line().plies() > 0)
    say(ConsoleWords::tr("The game is kept: kirin --console continues it."));
  return true;
}

std::optional<std::string> Console::readLine() {
  if (parts_.prompt) parts_.out << "> " << std::flush;
  std::string line;
  if (std::getline(parts_.in, line)) return line;
  return std::nullopt;
}

void Console::answer(const std::string& line) {
  const std::string word = line.substr(0, line.find(' '));
  const std::string rest = trimmed(line.substr(word.size()));
  if (word == "restart") {
    restart(rest);
  } else if (!rest.empty() || !answerQuestion(word, line)) {
    playMove(line);
  }
}

/// The commands of one word.
bool Console::answerQuestion(std::string_view word, const std::string& line) {
  if (word.empty()) {
    say(stateStrip(view_, parts_.registry).text);
  } else if (word == "help") {
    say(ConsoleWords::help());
  } else if (word == "quit") {
    ended_ = true;
  } else if (word == "fen") {
    say(QString::fromStdString(toFen(view_.position())));
  } else if (word == "pgn") {
    say(QString::fromStdString(trimmed(pgnText())));
  } else if (word == "moves") {
    say(movesText());
  } else if (word == "clock") {
    say(clockText());
  } else if (word == "undo") {
    ask(command::Takeback{}, [](const auto& e) { return isOneOf<TakebackInfo>(e) || refuses(e); });
  } else if (word == "resign") {
    ask(command::Resign{}, [](const auto& e) { return isOneOf<GameOver>(e) || refuses(e); });
  } else if (word == "draw") {
    offerOrClaimDraw();
  } else if (word == "pause") {
    ask(command::Pause{}, [](const auto& e) { return isOneOf<StateChanged>(e) || refuses(e); });
  } else if (word == "resume") {
    ask(command::Resume{}, [](const auto& e) { return isOneOf<StateChanged>(e) || refuses(e); });
    if (view_.humanToMove()) sayTurn();
  } else if (word == "rescan") {
    ask(command::Rescan{}, [](const auto& e) { return isOneOf<BoardScanned>(e) || refuses(e); });
  } else {
    return line.empty();
  }
  return true;
}

void Console::playMove(const std::string& text) {
  const auto move = parseSan(view_.position(), text);
  if (!move && move.error().code == "move.syntax") {
    say(ConsoleWords::tr("\"%1\" is neither a move nor a command; help lists them.").arg(QString::fromStdString(text)));
  } else if (view_.end()) {
    say(ConsoleWords::tr("The game is over: restart plays another one, quit leaves."));
  } else if (!move) {
    say(Phrases::error(move.error()));
  } else {
    ask(command::PlayMove{*move, view_.line().plies(), parts_.time.now()},
        [](const auto& e) { return isOneOf<MoveDecided, GameOver>(e) || refuses(e); });
  }
}

void Console::offerOrClaimDraw() {
  const Answers answers = [this](const auto& e) {
    // Between two people the other one answers later.
    return isOneOf<DrawDeclined, GameOver>(e) || refuses(e) || (view_.humans() == 2 && isOneOf<DrawOffered>(e));
  };
  if (view_.claimable() != DrawRule::None) {
    ask(command::ClaimDraw{}, answers);
  } else {
    ask(command::OfferDraw{}, answers);
  }
}

void Console::restart(const std::string& mode) {
  std::string chosen = mode;
  if (chosen.empty()) {
    say(ConsoleWords::tr("Who sets up the pieces, the machine or you? auto or hand"));
    const auto line = readLine();
    if (!line) {
      ended_ = true;
      return;
    }
    chosen = trimmed(*line);
  }
  if (chosen != "auto" && chosen != "hand") {
    say(ConsoleWords::tr("restart takes auto or hand, not \"%1\".").arg(QString::fromStdString(chosen)));
    return;
  }
  ask(command::Restart{chosen == "hand" ? ResetMode::Hand : ResetMode::Auto},
      [](const auto& e) { return isOneOf<GameStarted>(e) || refuses(e); });
}

bool Console::ask(SessionCommand command, const Answers& answers) {
  parts_.send(std::move(command));
  bool answered = false;
  while (!answered || !ready()) {
    const auto event = parts_.nextEvent();
    if (!event) {
      ended_ = true;
      return false;
    }
    take(*event);
    answered = answered || answers(*event);
  }
  return true;
}

/// Is it somebody's at the keyboard to say something? On your turn only once its clock runs, which is said last.
bool Console::ready() const {
  if (view_.paused()) return true;
  switch (view_.state()) {
    case SessionState::Idle:
    case SessionState::NeedsOperator: return true;
    case SessionState::GameOver: return view_.end().has_value();
    case SessionState::HumanTurn:
      return view_.humanToMove() && view_.clock().runningSide == view_.position().sideToMove();
    default: return false;
  }
}

void Console::take(const SessionEvent& event) {
  const bool wasPaused = view_.paused();
  view_.apply(event, parts_.time.wallNow());
  if (isOneOf<GameStarted>(event)) {
    sayGame();
  } else if (const auto* turn = std::get_if<TurnBegan>(&event)) {
    if (view_.isHuman(turn->side)) sayTurn();
  } else if (const auto* decided = std::get_if<MoveDecided>(&event)) {
    sayMove(*decided);
  } else if (isOneOf<TakebackInfo>(event)) {
    say(ConsoleWords::tr("Taken back."));
  } else if (const auto* offered = std::get_if<DrawOffered>(&event); offered && view_.person() == !offered->by) {
    say(ConsoleWords::tr("%1 offers a draw; draw accepts it.").arg(name(offered->by)));
  } else if (const auto* declined = std::get_if<DrawDeclined>(&event)) {
    say(ConsoleWords::tr("%1: no draw.").arg(name(declined->by)));
  } else if (const auto* over = std::get_if<GameOver>(&event)) {
    const QString result = QString::fromUtf8(toString(over->end.result).data());
    say(result + QStringLiteral("  ") + Phrases::result(over->end, view_, parts_.registry));
  } else if (const auto* notice = std::get_if<Notice>(&event)) {
    say(Phrases::error(notice->error));
  } else if (const auto* scanned = std::get_if<BoardScanned>(&event)) {
    say(Phrases::scanned(scanned->matches));
  } else if (const auto* needed = std::get_if<OperatorNeeded>(&event);
             needed && view_.state() != SessionState::NeedsOperator) {
    for (const OperatorRequest& request : needed->requests) say(Phrases::request(request));
  } else if (const auto* question = std::get_if<HandsQuestion>(&event); question && !question->empty()) {
    say(stateStrip(view_, parts_.registry).text);
  } else if (needed || (view_.paused() && !wasPaused)) {
    say(stateStrip(view_, parts_.registry).text);
  }
}

void Console::sayGame() {
  for (const Color side : kColors) {
    const QString detail = Phrases::playerDetail(view_, side, parts_.registry);
    const QString who = detail.isEmpty() ? name(side) : QStringLiteral("%1 (%2)").arg(name(side), detail);
    say(QStringLiteral("%1: %2").arg(Phrases::color(side), who));
  }
  say(Phrases::time(view_.config().timeControl));
  if (view_.line().plies() > 0) {
    say(ConsoleWords::tr("The game goes on; so far:"));
    say(movesText());
  }
}

void Console::sayTurn() {
  const Color bottom = view_.person().value_or(Color::White);
  const QString board = QString::fromStdString(drawBoard(view_.position(), bottom, parts_.letters));
  say(u'\n' + board + stateStrip(view_, parts_.registry).text);
}

void Console::sayMove(const MoveDecided& decided) { say(Phrases::numberedMove(decided.before, view_.sans().back())); }

QString Console::movesText() const {
  if (view_.sans().empty()) return ConsoleWords::tr("No move has been played.");
  QStringList parts;
  for (std::size_t ply = 0; ply < view_.sans().size(); ++ply) {
    const Position& before = view_.line().at(static_cast<int>(ply));
    const bool white = before.sideToMove() == Color::White;
    if (white || ply == 0) {
      parts << QString::number(before.fullmoveNumber()) + (white ? QStringLiteral(".") : QStringLiteral("..."));
    }
    parts << QString::fromStdString(view_.sans()[ply]);
  }
  return parts.join(QLatin1Char(' '));
}

QString Console::clockText() const {
  const bool timed = view_.config().timeControl.timed();
  QStringList parts;
  for (const Color side : kColors) {
    const QString shown = Phrases::clock(view_.clockAt(side, parts_.time.now()), timed);
    parts << QStringLiteral("%1 %2").arg(Phrases::color(side), shown);
  }
  const QString clocks = parts.join(QStringLiteral(", "));
  return timed ? clocks : ConsoleWords::tr("Untimed; used so far: %1").arg(clocks);
}

std::string Console::pgnText() const {
  std::array<std::string, 2> names;
  for (const Color side : kColors) names[index(side)] = pgnName(view_.config().players[index(side)], parts_.registry);
  return writePgn(toPgn(view_.record(names)));
}

QString Console::name(Color side) const { return Phrases::player(view_, side, parts_.registry); }

void Console::say(const QString& line) { parts_.out << line.toStdString() << '\n' << std::flush; }

}  // namespace kirin
