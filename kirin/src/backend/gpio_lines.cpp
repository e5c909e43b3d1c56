// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/sensor_lines.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <gpiod.h>
#include <string>
#include <thread>
#include <vector>

// Every call of libgpiod there is: its 1.6 and its 2.x have nothing in common, so this file has a sibling one day.
namespace kirin {
namespace {

constexpr const char* kConsumer = "kirin";

Error systemError(const char* code, const std::string& label, int number) {
  return {code, {label, std::strerror(number)}};
}

class GpioLines final : public ISensorLines {
 public:
  explicit GpioLines(const BoardProfile::Sensing& sensing) : sensing_(sensing) {}

  Result<void> open() {
    chip_.reset(::gpiod_chip_open_by_label(sensing_.chip.c_str()));
    if (!chip_) return chipError(errno);
    const std::vector<int> select(sensing_.select.begin(), sensing_.select.end());
    const std::vector<int> signal(sensing_.signal.begin(), sensing_.signal.end());
    if (Result<void> found = collect(select, select_); !found) return found;
    if (Result<void> found = collect(signal, signal_); !found) return found;
    // Two lines of one request with one number would be refused in words that say nothing.
    std::vector<int> all = select;
    all.insert(all.end(), signal.begin(), signal.end());
    std::sort(all.begin(), all.end());
    if (const auto twice = std::adjacent_find(all.begin(), all.end()); twice != all.end()) return lineError(*twice);

    constexpr std::array<int, 4> low{};
    if (::gpiod_line_request_bulk_output(&select_, kConsumer, low.data()) != 0) return requestError(errno, select_);
    return requestSignals();
  }

  Result<std::bitset<kMultiplexers>> read(int channel) override {
    std::array<int, 4> address{};
    for (std::size_t bit = 0; bit < address.size(); ++bit) address[bit] = channel >> bit & 1;
    if (::gpiod_line_set_value_bulk(&select_, address.data()) != 0) return readError();
    settle();
    std::array<int, kMultiplexers> values{};
    if (::gpiod_line_get_value_bulk(&signal_, values.data()) != 0) return readError();
    std::bitset<kMultiplexers> seen;
    for (std::size_t line = 0; line < values.size(); ++line) seen[line] = values[line] != 0;
    return seen;
  }

 private:
  struct CloseChip {
    // Gives the lines back too.
    void operator()(gpiod_chip* chip) const { ::gpiod_chip_close(chip); }
  };

  Result<void> collect(const std::vector<int>& numbers, gpiod_line_bulk& bulk) {
    ::gpiod_line_bulk_init(&bulk);
    for (const int number : numbers) {
      gpiod_line* line = number < 0 ? nullptr : ::gpiod_chip_get_line(chip_.get(), static_cast<unsigned>(number));
      if (line == nullptr) return lineError(number);
      ::gpiod_line_bulk_add(&bulk, line);
    }
    return {};
  }

  Result<void> requestSignals() {
    const int polarity = sensing_.activeLow ? GPIOD_LINE_REQUEST_FLAG_ACTIVE_LOW : 0;
    // Open collectors pull down and nothing else; a chip without pull-ups relies on the board's own.
    const int pull = sensing_.activeLow ? GPIOD_LINE_REQUEST_FLAG_BIAS_PULL_UP : 0;
    if (::gpiod_line_request_bulk_input_flags(&signal_, kConsumer, polarity | pull) == 0) return {};
    if (errno != EBUSY && ::gpiod_line_request_bulk_input_flags(&signal_, kConsumer, polarity) == 0) return {};
    return requestError(errno, signal_);
  }

  /// A sleep takes some 60 microseconds more than it is asked for: short ones are spent looking at the clock.
  void settle() const {
    if (sensing_.selectSettle > std::chrono::microseconds(100)) {
      std::this_thread::sleep_for(sensing_.selectSettle);
      return;
    }
    const auto until = std::chrono::steady_clock::now() + sensing_.selectSettle;
    while (std::chrono::steady_clock::now() < until) {
    }
  }

  Error chipError(int number) const {
    if (number == ENOENT) return {"gpio.missing", {sensing_.chip}};
    if (number == EACCES || number == EPERM) return {"gpio.denied", {sensing_.chip}};
    return systemError("gpio.failed", sensing_.chip, number);
  }
  Error lineError(int number) const { return {"gpio.line", {sensing_.chip, std::to_string(number)}}; }
  Error readError() const { return systemError("gpio.read", sensing_.chip, errno); }

  Error requestError(int number, gpiod_line_bulk& bulk) const {
    if (number != EBUSY) return systemError("gpio.failed", sensing_.chip, number);
    for (unsigned i = 0; i < ::gpiod_line_bulk_num_lines(&bulk); ++i) {
      gpiod_line* line = ::gpiod_line_bulk_get_line(&bulk, i);
      if (::gpiod_line_update(line) != 0 || !::gpiod_line_is_used(line)) continue;
      const char* owner = ::gpiod_line_consumer(line);
      return {"gpio.busy", {sensing_.chip, std::to_string(::gpiod_line_offset(line)), owner != nullptr ? owner : "?"}};
    }
    return systemError("gpio.failed", sensing_.chip, number);
  }

  const BoardProfile::Sensing sensing_;
  std::unique_ptr<gpiod_chip, CloseChip> chip_;
  gpiod_line_bulk select_{};
  gpiod_line_bulk signal_{};
};

}  // namespace

Result<OpenSensorLines> gpioLines(const BoardProfile::Sensing& sensing) {
  return OpenSensorLines([sensing]() -> Result<std::unique_ptr<ISensorLines>> {
    auto lines = std::make_unique<GpioLines>(sensing);
    if (Result<void> opened = lines->open(); !opened) return opened.error();
    return std::unique_ptr<ISensorLines>(std::move(lines));
  });
}

}  // namespace kirin
