#!/bin/busybox sh
# SPDX-FileCopyrightText: 2026 The Kirin authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
#
# The first and only program of the virtual machine: makes the kernel's simulated GPIO chips possible, tests, ends.
/bin/busybox --install -s /bin
export PATH=/bin
mount -t proc proc /proc
mount -t sysfs sysfs /sys
mount -t devtmpfs devtmpfs /dev
for module in configfs irq_sim gpio-sim; do
  insmod "/modules/$module.ko" || echo "gpio-vm: FAIL, no module $module"
done
mount -t configfs configfs /sys/kernel/config
if /gpio_vm_tests --use-colour no; then echo "gpio-vm: PASS"; else echo "gpio-vm: FAIL"; fi
reboot -f
