// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/nnue/network.h"

#include <cstdlib>

// The assembler puts the file into the program as it is; CMake names it and rebuilds this when it changes.
asm(R"(
  .section .rodata
  .balign 64
kirin_net_begin:
  .incbin ")" KIRIN_NET_FILE R"("
kirin_net_end:
  .byte 0
  .previous
)");

extern "C" {
extern const char kirin_net_begin[] __attribute__((visibility("hidden")));
extern const char kirin_net_end[] __attribute__((visibility("hidden")));
}

namespace kirin {

std::shared_ptr<const Network> Network::embedded() {
  static const std::shared_ptr<const Network> kNet = [] {
    const std::size_t size = static_cast<std::size_t>(kirin_net_end - kirin_net_begin);
    Result<Network> network = parse({kirin_net_begin, size});
    // A test reads the same file: a program that carries a broken net is never released.
    if (!network) std::abort();
    return std::make_shared<const Network>(std::move(network).value());
  }();
  return kNet;
}

}  // namespace kirin
