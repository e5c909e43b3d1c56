// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/serial_link.h"

#include "base/log.h"
#include "base/waits.h"

#include <QElapsedTimer>
#include <QSerialPort>
#include <fcntl.h>
#include <memory>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace kirin {
namespace {

/// So long bytes may wait without one of them going out. The longest line takes 12 ms.
constexpr Duration kStall = std::chrono::seconds(2);
constexpr int kDrainMs = 200;

Error openingError(const QSerialPort& port, const std::string& path) {
  switch (port.error()) {
    case QSerialPort::DeviceNotFoundError: return {"link.missing", {path}};
    case QSerialPort::PermissionError:
      // Qt says so of a locked port too.
      return {::faccessat(AT_FDCWD, path.c_str(), R_OK | W_OK, AT_EACCESS) == 0 ? "link.busy" : "link.denied", {path}};
    default: return {"link.failed", {path, port.errorString().toStdString()}};
  }
}

}  // namespace

/// The half of SerialLink on the link's thread. Nothing here waits for the device, but for close(), which gives it a
/// moment.
class SerialLink::Port : public QObject {
 public:
  Port(SerialPortChoice choice, ITime& time, MachineSink sink)
      : choice_(std::move(choice)), time_(time), sink_(std::move(sink)) {}
  ~Port() override { close(); }

  void open() {
    mayWait("serial");
    close();
    failed_.reset();
    const bool named = !choice_.path.empty();
    const Result<std::string> path =
        findSerialPort(choice_, named ? std::vector<SerialPortPresent>() : serialPortsPresent());
    if (!path) return sink_(machine_event::LinkDown{path.error()});
    path_ = *path;
    port_ = std::make_unique<QSerialPort>(QString::fromStdString(path_));
    port_->setBaudRate(choice_.baud);
    if (!port_->open(QIODevice::ReadWrite)) {
      Error error = openingError(*port_, path_);
      port_.reset();
      return sink_(machine_event::LinkDown{std::move(error)});
    }
    connect(port_.get(), &QSerialPort::readyRead, this, [this] { receive(); });
    connect(port_.get(), &QSerialPort::bytesWritten, this, [this] { progress_ = time_.now(); });
    connect(port_.get(), &QSerialPort::errorOccurred, this, [this](QSerialPort::SerialPortError) {
      // Qt takes a full port for a lost one. Whether it takes bytes again in time is for send() to judge.
      if (hungUp()) gone();
    });
    sink_(machine_event::LinkUp{});
  }

  void send(const std::string& bytes) {
    if (!port_) return;
    if (port_->bytesToWrite() == 0) progress_ = time_.now();
    if (time_.now() - progress_ > kStall) return drop({"link.stalled", {path_}});
    port_->write(bytes.data(), static_cast<qint64>(bytes.size()));
    // Not only when the event loop comes round to it: a feed hold may be among them.
    if (port_) port_->flush();
  }

  void close() {
    if (!port_) return;
    port_->disconnect(this);
    // The kernel waits for as much as 30 seconds in its own close() for bytes that a dead device doesn't take.
    if (!drained()) port_->clear(QSerialPort::Output);
    port_.reset();
  }

 private:
  void receive() {
    const QByteArray bytes = port_->readAll();
    if (!bytes.isEmpty()) sink_(machine_event::Received{bytes.toStdString(), time_.now()});
  }

  bool hungUp() const {
    pollfd port{port_->handle(), 0, 0};
    return ::poll(&port, 1, 0) > 0 && (port.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
  }

  void gone() {
    receive();
    drop({"link.gone", {path_}});
  }

  void drop(Error error) {
    log::backend().warn("the link is down: {} ({})", error.debugText(), port_->errorString().toStdString());
    port_->disconnect(this);
    port_->clear(QSerialPort::Output);
    // It may be in the middle of telling us, so it goes when it is done with that.
    failed_ = std::move(port_);
    QMetaObject::invokeMethod(
        this, [this] { failed_.reset(); }, Qt::QueuedConnection);
    sink_(machine_event::LinkDown{std::move(error)});
  }

  bool drained() {
    const auto waiting = [this] {
      int inKernel = 0;
      port_->flush();
      return port_->bytesToWrite() > 0 || (::ioctl(port_->handle(), TIOCOUTQ, &inKernel) == 0 && inKernel > 0);
    };
    QElapsedTimer since;
    since.start();
    while (waiting()) {
      if (since.hasExpired(kDrainMs)) return false;
      QThread::msleep(1);
    }
    return true;
  }

  const SerialPortChoice choice_;
  ITime& time_;
  const MachineSink sink_;
  std::string path_;                     ///< of port_
  std::unique_ptr<QSerialPort> port_;    ///< while the link is open
  std::unique_ptr<QSerialPort> failed_;  ///< for the moment until it can be destroyed
  Instant progress_{};                   ///< when bytes last went out, or began to wait
};

SerialLink::SerialLink(SerialPortChoice choice, ITime& time, MachineSink sink)
    : port_(new Port(std::move(choice), time, std::move(sink))) {
  port_->moveToThread(&thread_);
  QObject::connect(&thread_, &QThread::finished, port_, &QObject::deleteLater);
  thread_.start();
}

SerialLink::~SerialLink() {
  close();
  // After what was asked for before: quit() would overtake it.
  QMetaObject::invokeMethod(port_, [this] { thread_.quit(); });
  thread_.wait();
}

void SerialLink::open() {
  QMetaObject::invokeMethod(
      port_, [port = port_] { port->open(); }, Qt::QueuedConnection);
}

void SerialLink::send(std::string_view bytes) {
  QMetaObject::invokeMethod(
      port_, [port = port_, bytes = std::string(bytes)] { port->send(bytes); }, Qt::QueuedConnection);
}

void SerialLink::close() {
  QMetaObject::invokeMethod(
      port_, [port = port_] { port->close(); }, Qt::QueuedConnection);
}

}  // namespace kirin
