// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/embedded_file.h"
#include "engine/nnue/network.h"

#include <cstdlib>

KIRIN_EMBED(net, KIRIN_NET_FILE)

namespace kirin {

std::shared_ptr<const Network> Network::embedded() {
  static const std::shared_ptr<const Network> kNet = [] {
    Result<Network> network = parse(KIRIN_EMBEDDED(net));
    // A test reads the same file: a program that carries a broken net is never released.
    if (!network) std::abort();
    return std::make_shared<const Network>(std::move(network).value());
  }();
  return kNet;
}

}  // namespace kirin
