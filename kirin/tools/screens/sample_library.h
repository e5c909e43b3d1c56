// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/library_work.h"

#include <QTemporaryDir>

namespace kirin {

/// A file with a few dozen games, for pictures; its work is done at once.
class SampleLibrary {
 public:
  SampleLibrary();

  LibraryWork work() const;
  std::filesystem::path folder() const { return folder_.path().toStdString(); }

 private:
  QTemporaryDir folder_;
};

}  // namespace kirin
