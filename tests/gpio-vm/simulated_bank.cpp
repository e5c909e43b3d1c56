// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpio-vm/simulated_bank.h"

#include "gpio-vm/counted_ioctl.h"

#include "backend/sensor_wiring.h"

#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace kirin::testing {
namespace {

namespace fs = std::filesystem;

void write(const std::string& file, const std::string& text) {
  std::ofstream out(file);
  out << text << std::flush;
  if (!out) throw std::runtime_error("cannot write " + file);
}

std::string read(const std::string& file) {
  std::ifstream in(file);
  std::string line;
  if (!std::getline(in, line)) throw std::runtime_error("cannot read " + file);
  return line;
}

}  // namespace

SimulatedChip::SimulatedChip(const std::string& name, const std::string& label)
    : folder_("/sys/kernel/config/gpio-sim/" + name) {
  fs::create_directories(folder_ + "/bank");
  write(folder_ + "/bank/num_lines", "32");
  write(folder_ + "/bank/label", label);
  setLive(true);
}

SimulatedChip::~SimulatedChip() {
  std::error_code ignored;
  std::ofstream(folder_ + "/live") << "0";
  fs::remove(folder_ + "/bank", ignored);
  fs::remove(folder_, ignored);
}

void SimulatedChip::setLive(bool live) {
  write(folder_ + "/live", live ? "1" : "0");
  if (!live) return;
  std::lock_guard lock(mutex_);
  lines_ = "/sys/devices/platform/" + read(folder_ + "/dev_name") + "/" + read(folder_ + "/bank/chip_name");
}

std::string SimulatedChip::attribute(int line, const char* name) const {
  std::lock_guard lock(mutex_);
  return lines_ + "/sim_gpio" + std::to_string(line) + "/" + name;
}
bool SimulatedChip::level(int line) const { return read(attribute(line, "value")) == "1"; }
bool SimulatedChip::pulledUp(int line) const { return read(attribute(line, "pull")) == "pull-up"; }
void SimulatedChip::pull(int line, bool up) { write(attribute(line, "pull"), up ? "pull-up" : "pull-down"); }

SimulatedBank::SimulatedBank(SimulatedChip& chip, const BoardProfile::Sensing& wiring) : chip_(chip), wiring_(wiring) {
  onLinesSet([this] {
    try {
      settle();
    } catch (const std::runtime_error&) {  // the chip has just gone, and whoever reads it will see that
    }
  });
}

SimulatedBank::~SimulatedBank() { onLinesSet({}); }

void SimulatedBank::put(SensorIndex sensor, bool present) {
  std::lock_guard lock(mutex_);
  present_[static_cast<std::size_t>(sensor)] = present;
}

void SimulatedBank::settle() {
  std::lock_guard lock(mutex_);
  int channel = 0;
  for (std::size_t bit = 0; bit < wiring_.select.size(); ++bit) channel |= chip_.level(wiring_.select[bit]) << bit;
  for (int multiplexer = 0; multiplexer < kMultiplexers; ++multiplexer) {
    const bool present = present_[static_cast<std::size_t>(wiredSensor(multiplexer, channel))];
    const int line = wiring_.signal[static_cast<std::size_t>(multiplexer)];
    if (chip_.level(line) == present) chip_.pull(line, !present);  // a sensor that sees something pulls down
  }
}

}  // namespace kirin::testing
