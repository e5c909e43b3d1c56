# SPDX-FileCopyrightText: 2026 The Kirin authors
# SPDX-License-Identifier: GPL-3.0-or-later
# For a Raspberry Pi with a 64-bit Debian 12, from Debian 12 on amd64. Needs crossbuild-essential-arm64 and the arm64
# packages of the libraries (dpkg --add-architecture arm64); qemu-user-static runs what comes out of it.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
# Or pkg-config finds the libraries of the host.
set(ENV{PKG_CONFIG_LIBDIR} /usr/lib/aarch64-linux-gnu/pkgconfig:/usr/share/pkgconfig)

# Programs that run while building (moc, qmlcachegen) are those of the host.
set(QT_HOST_PATH /usr)
set(QT_HOST_PATH_CMAKE_DIR /usr/lib/x86_64-linux-gnu/cmake)

find_program(KIRIN_QEMU qemu-aarch64-static)
if(KIRIN_QEMU)
  set(CMAKE_CROSSCOMPILING_EMULATOR ${KIRIN_QEMU})
endif()
