// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/browser.h"

#include <QJsonDocument>
#include <QSocketNotifier>
#include <QStandardPaths>
#include <QTest>
#include <catch2/catch.hpp>
#include <fcntl.h>
#include <unistd.h>

namespace kirin::testing {

std::unique_ptr<Browser> Browser::start() {
  for (const char* name : {"chromium", "chromium-browser", "google-chrome"}) {
    const QString program = QStandardPaths::findExecutable(QLatin1String(name));
    if (!program.isEmpty()) return std::unique_ptr<Browser>(new Browser(program));
  }
  return nullptr;
}

// The browser reads its orders from descriptor 3 and answers on 4, each a JSON object that ends with a zero byte.
Browser::Browser(const QString& program) {
  int orders[2], answers[2];
  REQUIRE(::pipe2(orders, O_CLOEXEC) == 0);
  REQUIRE(::pipe2(answers, O_CLOEXEC) == 0);
  toBrowser_ = orders[1];
  fromBrowser_ = answers[0];
  // Far from 3 and 4, so that neither is overwritten before it is copied.
  const int reads = ::fcntl(orders[0], F_DUPFD_CLOEXEC, 64);
  const int writes = ::fcntl(answers[1], F_DUPFD_CLOEXEC, 64);
  ::close(orders[0]);
  ::close(answers[1]);
  process_.setChildProcessModifier([reads, writes] {
    ::dup2(reads, 3);
    ::dup2(writes, 4);
  });
  process_.setProcessChannelMode(QProcess::SeparateChannels);
  process_.setStandardErrorFile(QProcess::nullDevice());
  process_.start(program, {"--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                           "--no-first-run", "--remote-debugging-pipe", "--user-data-dir=" + profile_.path()});
  REQUIRE(process_.waitForStarted());
  ::close(reads);
  ::close(writes);
  notifier_ = std::make_unique<QSocketNotifier>(fromBrowser_, QSocketNotifier::Read);
  QObject::connect(notifier_.get(), &QSocketNotifier::activated, &process_, [this] { hear(); });
}

Browser::~Browser() {
  process_.kill();
  process_.waitForFinished();
  ::close(toBrowser_);
  ::close(fromBrowser_);
}

void Browser::hear() {
  char buffer[65536];
  const auto count = ::read(fromBrowser_, buffer, sizeof buffer);
  if (count <= 0) return notifier_->setEnabled(false);
  heard_.append(buffer, count);
  for (qsizetype end; (end = heard_.indexOf('\0')) >= 0;) {
    const QJsonObject answer = QJsonDocument::fromJson(heard_.left(end)).object();
    heard_.remove(0, end + 1);
    if (answer.contains("id")) answers_[answer["id"].toInt()] = answer;
  }
}

QJsonObject Browser::send(const QString& method, const QJsonObject& params, bool toPage) {
  const int id = ++last_;
  QJsonObject order{{"id", id}, {"method", method}, {"params", params}};
  if (toPage) order["sessionId"] = page_;
  const QByteArray text = QJsonDocument(order).toJson(QJsonDocument::Compact) + '\0';
  REQUIRE(::write(toBrowser_, text.data(), static_cast<std::size_t>(text.size())) == text.size());
  REQUIRE(QTest::qWaitFor([&] { return answers_.contains(id); }, 60'000));
  const QJsonObject answer = answers_.take(id);
  INFO(QJsonDocument(answer).toJson().toStdString());
  REQUIRE_FALSE(answer.contains("error"));
  return answer["result"].toObject();
}

void Browser::open(const QString& url) {
  const QString target = send("Target.createTarget", {{"url", url}}, false)["targetId"].toString();
  page_ = send("Target.attachToTarget", {{"targetId", target}, {"flatten", true}}, false)["sessionId"].toString();
}

QString Browser::ask(const QString& expression) {
  return send("Runtime.evaluate", {{"expression", "String(" + expression + ")"}, {"returnByValue", true}})["result"]
      .toObject()["value"]
      .toString();
}

bool Browser::comesTo(const QString& expression, const QString& expected) {
  return QTest::qWaitFor([&] { return ask(expression) == expected; }, 10'000);
}

QByteArray Browser::picture(int width, int height) {
  send("Emulation.setDeviceMetricsOverride",
       {{"width", width}, {"height", height}, {"deviceScaleFactor", 1}, {"mobile", false}});
  return QByteArray::fromBase64(send("Page.captureScreenshot", {{"format", "png"}})["data"].toString().toLatin1());
}

}  // namespace kirin::testing
