# SPDX-FileCopyrightText: 2026 The Kirin authors
# SPDX-License-Identifier: GPL-3.0-or-later
# How everything is compiled: C++20, warnings, sanitizers, ccache.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

find_program(KIRIN_CCACHE ccache)
if(KIRIN_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${KIRIN_CCACHE})
endif()

# Linked by every target of ours.
add_library(kirin_compile INTERFACE)
target_compile_options(kirin_compile INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wnon-virtual-dtor -Woverloaded-virtual)
if(KIRIN_WERROR)
  target_compile_options(kirin_compile INTERFACE -Werror)
endif()
if(KIRIN_SANITIZE)
  add_compile_options(-fsanitize=${KIRIN_SANITIZE} -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${KIRIN_SANITIZE})
  # Assertions stay in: a sanitizer build is there to find mistakes.
  string(REPLACE "-DNDEBUG" "" CMAKE_CXX_FLAGS_RELWITHDEBINFO "${CMAKE_CXX_FLAGS_RELWITHDEBINFO}")
  # gcc 12 raises it inside <regex> and <functional> once they are instrumented.
  target_compile_options(kirin_compile INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  if(KIRIN_SANITIZE MATCHES "undefined")
    add_compile_options(-fno-sanitize-recover=undefined)
  endif()
endif()
if(KIRIN_COVERAGE)
  add_compile_options(--coverage -O0)
  add_link_options(--coverage)
endif()
