// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/serial_port.h"

#include <QSerialPortInfo>
#include <algorithm>
#include <filesystem>
#include <fmt/ranges.h>
#include <system_error>

namespace kirin {

Result<std::string> findSerialPort(const SerialPortChoice& choice, const std::vector<SerialPortPresent>& present) {
  if (!choice.path.empty()) {
    std::error_code failed;
    const std::filesystem::path real = std::filesystem::canonical(choice.path, failed);
    if (failed) return Error{"link.missing", {choice.path}};
    return real.string();
  }
  std::vector<std::string> paths;
  for (const SerialPortPresent& port : present) {
    if (std::find(choice.usb.begin(), choice.usb.end(), port.usb) != choice.usb.end()) paths.push_back(port.path);
  }
  if (paths.empty()) return Error{"link.missing", {"USB"}};
  if (paths.size() > 1) return Error{"link.several", {fmt::format("{}", fmt::join(paths, ", "))}};
  return paths.front();
}

std::vector<SerialPortPresent> serialPortsPresent() {
  std::vector<SerialPortPresent> present;
  for (const QSerialPortInfo& port : QSerialPortInfo::availablePorts()) {
    present.push_back({port.systemLocation().toStdString(), {port.vendorIdentifier(), port.productIdentifier()}});
  }
  return present;
}

}  // namespace kirin
