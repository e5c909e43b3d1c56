# SPDX-FileCopyrightText: 2026 The Kirin authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What is taken from elsewhere. Found here, at the top, so that every folder sees the same targets.
find_package(Threads REQUIRED)
find_package(fmt REQUIRED)
find_package(spdlog REQUIRED)
find_package(nlohmann_json REQUIRED)
# Fathom, which reads Syzygy tables, comes without a file for CMake.
find_path(KIRIN_FATHOM_HEADERS tbprobe.h REQUIRED)
find_library(KIRIN_FATHOM_LIBRARY fathom REQUIRED)
add_library(fathom::fathom UNKNOWN IMPORTED)
set_target_properties(fathom::fathom PROPERTIES
  IMPORTED_LOCATION ${KIRIN_FATHOM_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${KIRIN_FATHOM_HEADERS})
# The real board's sensors; its 2.x is another library under the same name. Without it everything else is there.
find_package(PkgConfig)
if(PkgConfig_FOUND)
  pkg_check_modules(GPIOD IMPORTED_TARGET "libgpiod>=1.6" "libgpiod<2")
endif()
set(KIRIN_GPIOD ${GPIOD_FOUND})
if(KIRIN_QT)
  find_package(Qt6 6.4 REQUIRED COMPONENTS
    Concurrent Core Gui HttpServer LinguistTools Multimedia Qml Quick QuickControls2 SerialPort Sql Svg)
endif()
if(KIRIN_TESTS)
  find_package(Catch2 2 REQUIRED)
  if(KIRIN_QT)
    find_package(Qt6 6.4 REQUIRED COMPONENTS QuickTest Test)
    find_package(SQLite3 REQUIRED)
  endif()
endif()
