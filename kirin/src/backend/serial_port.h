// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace kirin {

/// Vendor and product of a USB device.
struct UsbId {
  std::uint16_t vendor = 0;
  std::uint16_t product = 0;

  friend bool operator==(const UsbId&, const UsbId&) = default;
};

/// Which serial port the motion controller is on.
struct SerialPortChoice {
  /// Empty: the one port of this machine that is one of `usb`.
  std::string path;
  /// What controllers of this kind come with: Arduino Uno (both makers), CH340, FT232R, CP210x.
  std::vector<UsbId> usb{{0x2341, 0x0043}, {0x2341, 0x0001}, {0x2a03, 0x0043},
                         {0x1a86, 0x7523}, {0x0403, 0x6001}, {0x10c4, 0xea60}};
  int baud = 115200;
};

/// A serial port that is there now.
struct SerialPortPresent {
  std::string path;
  UsbId usb;  ///< 0:0 where it is not on USB
};

/// The path to open, without links. Nothing is opened: two choices that name one port in two ways become the same.
/// Errors: "link.missing" (args: the path, or "USB"), "link.several" (args: their paths, joined by ", "; which of them
/// is the controller only a person can tell).
Result<std::string> findSerialPort(const SerialPortChoice& choice, const std::vector<SerialPortPresent>& present);

/// The machine's ports.
std::vector<SerialPortPresent> serialPortsPresent();

}  // namespace kirin
