// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the controller answers, without anything moving much.
#include "twin/grbl_host.h"

#include <catch2/catch.hpp>

namespace kirin {
namespace {

using namespace std::chrono_literals;

const std::string kBanner = "\nGrbl 1.1h ['$' for help]\n";
const std::string kLock = "[MSG:'$H'|'$X' to unlock]\n";

TEST_CASE("a controller that homes starts locked, and says so once it has booted") {
  GrblSim grbl(GrblSettings::forBoard(558.8, 558.8), {}, Instant(1h));
  CHECK_FALSE(grbl.nextEvent());
  grbl.powerUp();
  grbl.receive("G0X1\n");  // eaten by the boot loader
  grbl.advance(grbl.now() + 1499ms);
  CHECK(grbl.takeOutput().empty());
  grbl.advance(grbl.now() + 10ms);
  CHECK(grbl.takeOutput() == "\r\nGrbl 1.1h ['$' for help]\r\n[MSG:'$H'|'$X' to unlock]\r\n");
  CHECK(grbl.state() == GrblSim::State::Alarm);

  GrblHost host;
  CHECK(host.ask("G0 X1") == "error:9\n");
  CHECK(host.ask("M8") == "error:9\n");
  CHECK_FALSE(host.grbl.magnet());
  CHECK(host.ask("$X") == "[MSG:Caution: Unlocked]\nok\n");
  CHECK(host.ask("M8") == "ok\n");
  CHECK(host.grbl.magnet());
}

TEST_CASE("a controller that does not home is not locked") {
  GrblHost host(GrblSettings{});
  CHECK(host.ask("$H") == "error:5\n");
  CHECK(host.ask("G1 X1 F100") == "ok\n");
}

TEST_CASE("lines are answered with the numbers GRBL gives") {
  GrblHost host;
  host.home();
  const std::vector<std::pair<std::string, std::string>> answers = {
      {"", "ok"},
      {"g21 g90 (a comment) ; and another", "ok"},
      {"1", "error:1"},
      {"G", "error:2"},
      {"X.", "error:2"},
      {"$Q", "error:3"},
      {"$999=1", "error:3"},
      {"$110=-1", "error:4"},
      {"F-1", "error:4"},
      {"$0=2", "error:6"},
      {"G0 X" + std::string(90, '1'), "error:11"},
      {"$J=G0 X10 F100", "error:16"},
      {"$J=X10", "error:22"},
      {"$J=X9999 F100", "error:15"},
      {"G5", "error:20"},
      {"M6", "error:20"},
      {"A1", "error:20"},
      {"G0 G1 X10", "error:24"},
      {"G90 G91", "error:21"},
      {"M8 M9", "error:21"},
      {"G1 X10", "error:22"},
      {"G1.5 X10", "error:23"},
      {"G10 G0 X1", "error:24"},
      {"G0 X1 X2", "error:25"},
      {"G10 L2 P1", "error:26"},
      {"N20000000", "error:27"},
      {"G4", "error:28"},
      {"G10 L2 X1", "error:28"},
      {"G10 L2 P7 X1", "error:29"},
      {"G53 G80", "error:30"},
      {"G80 X1", "error:31"},
      {"G0 X1 P2", "error:36"},
  };
  for (const auto& [line, answer] : answers) {
    INFO(line);
    CHECK(host.ask(line) == answer + "\n");
  }
  // $20 needs homing.
  CHECK(host.ask("$22=0") == "ok\n");
  CHECK(host.ask("$20=1") == "error:10\n");
}

TEST_CASE("a wrong line changes nothing") {
  GrblHost host;
  host.home();
  const std::string before = host.ask("$G");
  host.ask("G91 G20 M8 X1 X2");
  host.ask("G91 M8 P1 G90");
  CHECK(host.ask("$G") == before);
  CHECK_FALSE(host.grbl.magnet());
  CHECK(before == "[GC:G0 G54 G17 G21 G90 G94 M5 M9 T0 F0 S0]\nok\n");
}

TEST_CASE("the settings are printed, changed and kept through a reset") {
  GrblHost host;
  CHECK(host.ask("$$").find("$110=15000.000\n$111=15000.000\n") != std::string::npos);
  CHECK(host.ask("$110=1234.5") == "ok\n");
  host.tell("\x18");
  CHECK(host.ask("$$").find("$110=1234.500\n") != std::string::npos);
  host.grbl.powerUp();
  host.wait(2s);
  CHECK(host.ask("$$").find("$110=1234.500\n") != std::string::npos);
  CHECK(host.ask("$RST=$").find("[MSG:Restoring defaults]\n") != std::string::npos);
  CHECK(host.wait(1s).find("Grbl 1.1h") != std::string::npos);
  CHECK(host.ask("$$").find("$110=500.000\n") != std::string::npos);
}

TEST_CASE("writing a setting loses what arrives meanwhile") {
  GrblHost host;
  host.grbl.receive("$110=1000\n$111=1000\n");
  CHECK(host.wait(1s) == "ok\n");
  CHECK(host.ask("") == "error:3\n");  // the UART kept two bytes: "$1"
  CHECK(host.grbl.settings().rate[1] == 15000);
}

TEST_CASE("work offsets are stored, and reported only now and then") {
  GrblHost host;
  host.home();
  CHECK(host.tell("?") == "<Idle|MPos:-557.800,-557.800,0.000|FS:0,0|WCO:-558.800,-558.800,0.000>\n");
  CHECK(host.tell("?") == "<Idle|MPos:-557.800,-557.800,0.000|FS:0,0|Ov:100,100,100>\n");
  for (int i = 0; i < 8; ++i) CHECK(host.tell("?") == "<Idle|MPos:-557.800,-557.800,0.000|FS:0,0>\n");
  CHECK(host.tell("?").find("|WCO:") != std::string::npos);
  CHECK(host.tell("?").find("|Ov:") != std::string::npos);

  CHECK(host.ask("G10 L20 P1 X0 Y5") == "ok\n");
  host.wait(100ms);
  CHECK(host.ask("$#").find("[G54:-557.800,-562.800,0.000]\n") != std::string::npos);
  CHECK(host.ask("G10 L2 P1 X-100") == "ok\n");
  host.wait(100ms);
  CHECK(host.ask("$#").find("[G54:-100.000,-562.800,0.000]\n[G55:0.000") != std::string::npos);
  CHECK(host.tell("?").find("|WCO:-100.000,-562.800,0.000") != std::string::npos);
}

TEST_CASE("reports follow $10 and $13") {
  GrblHost host;
  host.home();
  host.ask("$10=2");
  host.wait(100ms);
  CHECK(host.tell("?").find("<Idle|WPos:1.000,1.000,0.000|Bf:15,128|FS:0,0") == 0);
  host.ask("$13=1");
  host.wait(100ms);
  CHECK(host.tell("?").find("<Idle|WPos:0.0394,0.0394,0.0000|Bf:15,128|FS:0.0,0") == 0);
  CHECK(host.ask("$#").find("[G54:-22.0000,-22.0000,0.0000]\n") == 0);
}

TEST_CASE("the magnet is read back from Ov and A, at once after a change") {
  GrblHost host;
  host.home();
  host.tell("?");
  host.tell("?");
  CHECK(host.tell("?").find("Ov:") == std::string::npos);
  host.ask("M8");
  CHECK(host.tell("?").find("|Ov:100,100,100|A:F>") != std::string::npos);
  host.ask("M8");
  CHECK(host.tell("?").find("Ov:") == std::string::npos);
  host.ask("M9");
  CHECK(host.tell("?").find("|Ov:100,100,100>") != std::string::npos);
}

TEST_CASE("bytes take their time on the wire") {
  GrblHost host;
  host.grbl.receive("G21\n");
  // Four bytes there, nine back ("error:9\r\n").
  host.grbl.advance(host.grbl.now() + SerialWire::kByte * 12);
  CHECK(host.grbl.takeOutput().empty());
  host.grbl.advance(host.grbl.now() + SerialWire::kByte);
  CHECK(host.grbl.takeOutput() == "error:9\r\n");
}

TEST_CASE("the receive buffer holds 128 bytes while the program waits, and drops the rest") {
  GrblHost host;
  host.home();
  host.ask("$10=2");
  host.wait(100ms);
  host.grbl.receive("G4 P1\n");
  host.wait(50ms);
  std::string many;
  for (int i = 0; i < 30; ++i) many += "G4P0\n";  // 150 bytes
  host.grbl.receive(many);
  host.wait(50ms);
  CHECK(host.tell("?").find("|Bf:15,0|") != std::string::npos);
  std::string answers = host.wait(3s);
  // 25 whole lines and "G4P", to which the next line is joined.
  CHECK(answers.size() == 26 * 3);
  CHECK(host.ask("0") == "ok\n");
}

TEST_CASE("check mode answers and moves nothing; leaving it resets") {
  GrblHost host;
  host.home();
  CHECK(host.ask("$C") == "[MSG:Enabled]\nok\n");
  CHECK(host.ask("G0 X100") == "ok\n");
  CHECK(host.ask("M8") == "ok\n");
  CHECK_FALSE(host.grbl.magnet());
  CHECK_FALSE(host.grbl.moving());
  CHECK(host.ask("$H") == "error:8\n");
  host.grbl.receive("$C\n");
  CHECK(host.wait(100ms).find("Grbl 1.1h") != std::string::npos);
  CHECK(host.grbl.state() == GrblSim::State::Idle);
}

TEST_CASE("asleep it wakes to a reset only, and then it is locked") {
  GrblHost host;
  host.home();
  host.ask("M8");
  CHECK(host.ask("$SLP").find("ok\n") != std::string::npos);
  CHECK_FALSE(host.grbl.magnet());
  CHECK(host.tell("?").find("<Sleep|") != std::string::npos);
  host.grbl.receive("G0X1\n");
  CHECK(host.wait(1s) == "");
  CHECK(host.tell("\x18") == kBanner + kLock);
}

TEST_CASE("a reset at rest keeps position and lock as they were") {
  GrblHost host;
  CHECK(host.tell("\x18") == kBanner + kLock);
  host.home();
  host.ask("M8");
  CHECK(host.tell("\x18") == kBanner);
  CHECK_FALSE(host.grbl.magnet());
  CHECK(host.grbl.positionKnown());
  CHECK(host.tell("?").find("<Idle|MPos:-557.800") == 0);
}

}  // namespace
}  // namespace kirin
