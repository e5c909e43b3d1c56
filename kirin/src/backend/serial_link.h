// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/machine.h"
#include "backend/serial_port.h"

#include <QThread>

namespace kirin {

/// The motion controller's serial port, 8N1 without flow control, for this process alone. Any thread may call it: bytes
/// go out in the order of the calls, as fast as the wire takes them. The sink is called on a thread of the link's own.
/// LinkDown's errors: those of findSerialPort, "link.denied" (args: path), "link.busy" (args: path; another program has
/// it), "link.gone" (args: path; end of file or unplugged), "link.stalled" (args: path; it has taken nothing for two
/// seconds), "link.failed" (args: path, what the system said). Needs a QCoreApplication.
class SerialLink final : public IMotionLink {
 public:
  SerialLink(SerialPortChoice choice, ITime& time, MachineSink sink);
  /// Closes; takes as long as close() does.
  ~SerialLink() override;

  /// Looks for the port anew each time: after being unplugged it may have another path.
  void open() override;
  void send(std::string_view bytes) override;
  /// What was sent before still goes out, if the port takes it within a fifth of a second.
  void close() override;

 private:
  class Port;

  QThread thread_;
  Port* port_;  ///< lives on thread_
};

}  // namespace kirin
