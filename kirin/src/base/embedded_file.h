// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

/// Puts a file into the program as it is, through the assembler, read by KIRIN_EMBEDDED; at file scope. `name` is part
/// of two symbols; CMake gives the path as a string literal, and rebuilds the object when the file changes.
#define KIRIN_EMBED(name, path)                                                   \
  asm("  .section .rodata\n"                                                      \
      "  .balign 64\n"                                                            \
      "kirin_" #name                                                              \
      "_begin:\n"                                                                 \
      "  .incbin \"" path                                                         \
      "\"\n"                                                                      \
      "kirin_" #name                                                              \
      "_end:\n"                                                                   \
      "  .byte 0\n"                                                               \
      "  .previous\n");                                                           \
  extern "C" {                                                                    \
  extern const char kirin_##name##_begin[] __attribute__((visibility("hidden"))); \
  extern const char kirin_##name##_end[] __attribute__((visibility("hidden")));   \
  }

/// The bytes of such a file, from a multiple of 64.
#define KIRIN_EMBEDDED(name) \
  std::string_view(kirin_##name##_begin, static_cast<std::size_t>(kirin_##name##_end - kirin_##name##_begin))
