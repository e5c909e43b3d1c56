#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Kirin authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# run.sh <test program> <folder>: boots a virtual machine whose kernel simulates GPIO chips and runs the program in it.
# All it makes is in the folder, and made once. Exits with 77 and a reason where something it needs is missing.
set -euo pipefail
program=$1 folder=$2
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source_archive=/usr/src/linux-source-6.1.tar.xz

skip() {
  echo "gpio-vm: skipped, $*"
  exit 77
}

[[ $(uname -m) == x86_64 ]] || skip "the virtual machine is one for x86-64"
for tool in qemu-system-x86_64:qemu-system-x86 busybox:busybox-static cpio:cpio bison:bison flex:flex bc:bc make:make \
  gcc:build-essential dpkg-deb:dpkg; do
  command -v "${tool%:*}" >/dev/null || skip "the package ${tool#*:} is missing"
done
[[ -e $source_archive ]] || skip "the package linux-source-6.1 is missing"
headers=$(printf '%s\n' /usr/src/linux-headers-6.1.0-*-amd64 | sort -V | tail -n 1)
[[ -e $headers/Makefile ]] || skip "the package linux-headers-amd64 is missing"
release=${headers#/usr/src/linux-headers-}
mkdir -p "$folder"
cd "$folder"

# --- The kernel that fits the headers: unpacked, not installed, so that nothing here boots it.
if [[ ! -e kernel-$release/boot/vmlinuz-$release ]]; then
  rm -rf "kernel-$release" ./linux-image-*.deb
  apt-get -o APT::Sandbox::User=root download "linux-image-$release" >download.log 2>&1 ||
    skip "linux-image-$release can't be downloaded (download.log)"
  mkdir "kernel-$release.new"
  dpkg-deb --fsys-tarfile ./linux-image-*.deb | tar -x -C "kernel-$release.new" \
    "./boot/vmlinuz-$release" "./lib/modules/$release/kernel/fs/configfs/configfs.ko"
  mv "kernel-$release.new" "kernel-$release"
  rm -f ./linux-image-*.deb
fi

# --- gpio-sim, which Debian's kernel leaves out, as modules beside it.
if [[ ! -e modules-$release/gpio-sim.ko ]]; then
  rm -rf "modules-$release" modules.new
  mkdir modules.new
  tar -x -C modules.new --strip-components=3 -f "$source_archive" linux-source-6.1/drivers/gpio/gpio-sim.c \
    linux-source-6.1/drivers/gpio/gpiolib.h linux-source-6.1/kernel/irq/irq_sim.c
  # Inside the kernel it may call what modules may not, and has no licence of its own to tell.
  sed -i 's/handle_simple_irq(irq_to_desc(irqnum))/generic_handle_irq(irqnum)/' modules.new/irq_sim.c
  printf '#include <linux/module.h>\nMODULE_LICENSE("GPL");\n' >>modules.new/irq_sim.c
  printf 'obj-m := irq_sim.o gpio-sim.o\n' >modules.new/Makefile
  make -C "$headers" M="$PWD/modules.new" modules >modules.log 2>&1 || {
    tail -n 30 modules.log
    echo "gpio-vm: FAIL, the modules don't build"
    exit 1
  }
  mv modules.new "modules-$release"
fi

# --- A disk in memory: busybox, the modules, the program and its libraries.
rm -rf root
mkdir -p root/bin root/proc root/sys root/dev root/modules
cp "$(command -v busybox)" root/bin/busybox
cp "$here/init.sh" root/init
cp "modules-$release/irq_sim.ko" "modules-$release/gpio-sim.ko" \
  "kernel-$release/lib/modules/$release/kernel/fs/configfs/configfs.ko" root/modules/
cp "$program" root/gpio_vm_tests
ldd "$program" | grep -o '/[^ ]*' | while read -r library; do
  mkdir -p "root$(dirname "$library")"
  cp -L "$library" "root$library"
done
(cd root && find . -print0 | cpio --null --create --format=newc --quiet) | gzip -1 >disk.gz

# no_timer_check: on a busy machine the emulated timer is too late for the kernel's look at it.
timeout 900 qemu-system-x86_64 -accel tcg -m 256 -nographic -no-reboot -nic none \
  -kernel "kernel-$release/boot/vmlinuz-$release" -initrd disk.gz \
  -append 'console=ttyS0 quiet panic=-1 mitigations=off no_timer_check' </dev/null | tr -d '\r' | tee console.log
grep -q '^gpio-vm: PASS' console.log && ! grep -q '^gpio-vm: FAIL' console.log
