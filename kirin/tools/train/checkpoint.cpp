// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer.h"

#include "base/files.h"

#include <cstring>
#include <nlohmann/json.hpp>

namespace kirin {

namespace {

// A line of JSON, then the net, AdamW's means and its variances as floats.
nlohmann::json describe(const TrainOptions& o) {
  return {{"width", o.shape.width},
          {"buckets", o.shape.buckets},
          {"batch", o.batch},
          {"seed", o.seed},
          {"rate", o.rate},
          {"endRate", o.endRate},
          {"warmUpSteps", o.warmUpSteps},
          {"decay", o.decay},
          {"scale", o.scale},
          {"resultShareFrom", o.resultShareFrom},
          {"resultShareTo", o.resultShareTo}};
}

}  // namespace

Result<void> Trainer::save(const std::filesystem::path& path) const {
  nlohmann::json losses = nlohmann::json::array();
  for (const EpochLoss& each : losses_)
    losses.push_back({each.training, each.validation, each.scoresAlone, each.seconds});
  const nlohmann::json head{{"kirin-train", 1}, {"options", describe(options_)}, {"step", step_}, {"losses", losses}};
  std::string content = head.dump() + '\n';
  for (const FloatRow* row : {&net_, &mean_, &variance_})
    content.append(reinterpret_cast<const char*>(row->data()), options_.shape.size() * sizeof(float));
  return writeFileAtomically(path, content);
}

Result<Trainer> Trainer::resume(const std::filesystem::path& path, const TrainOptions& options) {
  const Result<std::string> content = readFile(path);
  if (!content) return content.error();
  const std::size_t line = content->find('\n');
  const std::size_t bytes = options.shape.size() * sizeof(float);
  const auto head = nlohmann::json::parse(content->substr(0, line), nullptr, false);
  if (line == std::string::npos || !head.is_object() || head.value("kirin-train", 0) != 1)
    return Error{"checkpoint.format", {path.string()}};
  if (head["options"] != describe(options)) return Error{"checkpoint.options", {path.string(), head["options"].dump()}};
  if (content->size() != line + 1 + 3 * bytes || !head["losses"].is_array() || !head["step"].is_number_integer())
    return Error{"checkpoint.format", {path.string()}};

  Trainer trainer(options);
  trainer.step_ = head["step"];
  for (const auto& each : head["losses"]) trainer.losses_.push_back({each.at(0), each.at(1), each.at(2), each.at(3)});
  const char* from = content->data() + line + 1;
  for (FloatRow* row : {&trainer.net_, &trainer.mean_, &trainer.variance_}) {
    std::memcpy(row->data(), from, bytes);
    from += bytes;
  }
  return trainer;
}

}  // namespace kirin
