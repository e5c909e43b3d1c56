// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/scripted_grbl.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

using namespace kirin;
using namespace kirin::testing;

namespace {

constexpr Point kFrom{100, 100}, kTo{150, 120};

/// A carry that is said to be done is done: everything reached the controller in its order, the head stands at the end.
void checkDone(const DriverFixture& f) {
  if (f.grbl.magnet || distance(f.grbl.head, kTo) > 0.2) std::abort();
}

/// One byte of the input says what goes wrong next; text that it wants said follows.
class Mischief {
 public:
  Mischief(DriverFixture& fixture, std::string_view input) : f_(fixture), input_(input) {
    // Homing is answered as it should be, so that there is something to spoil.
    f_.ready();
    f_.grbl.instead = [this](const std::string&) { return spoil(); };
  }

  bool over() const { return input_.empty(); }

  void act() {
    switch (take() % 12) {
      case 0: f_.driver.hold(); break;
      case 1: f_.driver.resume(); break;
      case 2: f_.driver.stop(); break;
      case 3: f_.driver.home(); break;
      case 4: f_.grbl.unplug(); break;
      case 5: f_.grbl.restart(); break;
      case 6: f_.grbl.say(text()); break;
      case 7: f_.grbl.say("ALARM:" + std::to_string(take() % 10) + "\r\n"); break;
      case 8: f_.grbl.present = !f_.grbl.present; break;
      case 9: f_.pass(std::chrono::milliseconds(take() * 40)); break;
      case 10: f_.grbl.answersStatus = !f_.grbl.answersStatus; break;
      default:
        if (f_.driver.ready()) f_.driver.run(carryFromTo(kFrom, kTo));
    }
    see();
  }

  void see() {
    f_.settle();
    for (const GrblEvent& event : f_.events) {
      if (std::get_if<grbl_event::Done>(&event) != nullptr) checkDone(f_);
    }
    f_.events.clear();
  }

 private:
  std::uint8_t take() {
    if (input_.empty()) return 0;
    const auto byte = static_cast<std::uint8_t>(input_.front());
    input_.remove_prefix(1);
    return byte;
  }
  std::string text() {
    const std::size_t wanted = take() % 32U;
    const std::size_t length = std::min(wanted, input_.size());
    std::string said(input_.substr(0, length));
    input_.remove_prefix(length);
    return said;
  }
  /// Most lines get their own answer; of the others some none at all, some one too many, some something else.
  std::optional<std::string> spoil() {
    switch (take()) {
      case 1: return "";
      case 2: return "ok\r\nok\r\n";
      case 3: return "error:" + std::to_string(take()) + "\r\n";
      case 4: return text();
      case 5: return text() + "\r\nok\r\n";
      default: return std::nullopt;
    }
  }

  DriverFixture& f_;
  std::string_view input_;
};

}  // namespace

/// Whatever a controller answers and whenever it is cut off: nothing crashes, a carry that is called done is done, and
/// in the end the magnet is off.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  DriverFixture f;
  Mischief mischief(f, {reinterpret_cast<const char*>(data), std::min<std::size_t>(size, 512)});
  while (!mischief.over()) mischief.act();
  f.grbl.present = f.grbl.answersStatus = true;
  f.pass(std::chrono::minutes(3));
  mischief.see();
  f.driver.shutDown();
  if (f.grbl.open_ || f.grbl.magnet) std::abort();
  return 0;
}
