// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data_folder.h"

#include <QStandardPaths>

namespace kirin {

Result<DataFolder> DataFolder::open(const std::filesystem::path& path) {
  for (const auto& folder : {path, path / "personalities", path / "logs"}) {
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (problem) return Error{"file.unwritable", {folder.string(), problem.message()}};
  }
  auto lock = FileLock::acquire(path / "lock");
  if (!lock) return lock.error();
  return DataFolder(path, std::move(*lock));
}

std::filesystem::path DataFolder::standardPath() {
  const QString base = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
  return std::filesystem::path(base.toStdString()) / "kirin";
}

}  // namespace kirin
