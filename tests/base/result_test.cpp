// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/result.h"

#include <catch2/catch.hpp>
#include <memory>
#include <string>

using namespace kirin;

TEST_CASE("a result is a value or an error") {
  const Result<std::string> good(std::string("e4"));
  CHECK(good.ok());
  CHECK(good);
  CHECK(*good == "e4");
  CHECK(good->size() == 2);

  const Result<std::string> bad(Error{"move.illegal", {"e5"}});
  CHECK_FALSE(bad);
  CHECK(bad.error() == Error{"move.illegal", {"e5"}});
}

TEST_CASE("a value that only moves is moved out of its result") {
  Result<std::unique_ptr<int>> result(std::make_unique<int>(5));
  const std::unique_ptr<int> taken = *std::move(result);
  CHECK(*taken == 5);
}

TEST_CASE("success without a value") {
  CHECK(Result<void>());
  const Result<void> failed(Error{"lock.taken", {}});
  CHECK_FALSE(failed);
  CHECK(failed.error().code == "lock.taken");
}

TEST_CASE("an error as debug text has its arguments in order") {
  CHECK(Error{"fen.castling", {"KQkx", "letter"}}.debugText() == "fen.castling: KQkx, letter");
  CHECK(Error{"store.corrupt", {}}.debugText() == "store.corrupt");
}
