// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer.h"

#include "base/files.h"

#include <algorithm>
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

struct Checkpoint {
  nlohmann::json head;
  std::string floats;
};

Result<Checkpoint> read(const std::filesystem::path& path) {
  const Result<std::string> content = readFile(path);
  if (!content) return content.error();
  const std::size_t line = content->find('\n');
  Checkpoint checkpoint{nlohmann::json::parse(content->substr(0, line), nullptr, false), {}};
  const nlohmann::json& head = checkpoint.head;
  if (line == std::string::npos || !head.is_object() || head.value("kirin-train", 0) != 1 ||
      !head.value("options", nlohmann::json()).is_object() || !head.value("losses", nlohmann::json()).is_array() ||
      !head.value("step", nlohmann::json()).is_number_integer())
    return Error{"checkpoint.format", {path.string()}};
  checkpoint.floats = content->substr(line + 1);
  return checkpoint;
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
  const Result<Checkpoint> saved = read(path);
  if (!saved) return saved.error();
  const nlohmann::json& head = saved->head;
  if (head["options"] != describe(options)) return Error{"checkpoint.options", {path.string(), head["options"].dump()}};
  const std::size_t bytes = options.shape.size() * sizeof(float);
  if (saved->floats.size() != 3 * bytes) return Error{"checkpoint.format", {path.string()}};

  Trainer trainer(options);
  trainer.step_ = head["step"];
  for (const auto& each : head["losses"]) trainer.losses_.push_back({each.at(0), each.at(1), each.at(2), each.at(3)});
  const char* from = saved->floats.data();
  for (FloatRow* row : {&trainer.net_, &trainer.mean_, &trainer.variance_}) {
    std::memcpy(row->data(), from, bytes);
    from += bytes;
  }
  return trainer;
}

Result<Trainer> Trainer::startFrom(const std::filesystem::path& path, const TrainOptions& options) {
  const Result<Checkpoint> saved = read(path);
  if (!saved) return saved.error();
  const nlohmann::json& there = saved->head["options"];
  const NetShape shape{there.value("width", 0), there.value("buckets", 0)};
  if (shape.width != options.shape.width || (shape.buckets != 1 && shape.buckets != options.shape.buckets))
    return Error{"checkpoint.options", {path.string(), there.dump()}};
  if (saved->floats.size() != 3 * shape.size() * sizeof(float)) return Error{"checkpoint.format", {path.string()}};

  Trainer trainer(options);
  std::vector<float> net(shape.size());
  std::memcpy(net.data(), saved->floats.data(), shape.size() * sizeof(float));
  float* const here = trainer.net_.data();
  std::copy_n(net.data(), shape.outputs(), here);
  const std::size_t layer = static_cast<std::size_t>(2 * shape.width);
  for (std::size_t bucket = 0; bucket < static_cast<std::size_t>(options.shape.buckets); ++bucket) {
    const std::size_t of = shape.buckets == 1 ? 0 : bucket;
    std::copy_n(net.data() + shape.outputs() + of * layer, layer, here + options.shape.outputs() + bucket * layer);
    here[options.shape.outputBiases() + bucket] = net[shape.outputBiases() + of];
  }
  return trainer;
}

}  // namespace kirin
