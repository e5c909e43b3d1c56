// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/strict_json.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace kirin;

namespace {

Error errorOf(std::string_view text, std::size_t deepest = 16) {
  const auto result = parseStrictJson(text, deepest);
  REQUIRE_FALSE(result);
  return result.error();
}

/// The line a syntax error names.
std::string lineOf(std::string_view text) {
  const Error error = errorOf(text);
  CHECK(error.code == "json.syntax");
  REQUIRE(error.args.size() == 2);
  CHECK_FALSE(error.args[0].empty());
  return error.args[1];
}

}  // namespace

TEST_CASE("sound JSON comes through as it is") {
  const std::string text = R"({"a":[1,-2,3.5,"x",null,true,{"b":{}}],"c":18446744073709551615,"é":"\u00e9"})";
  const auto parsed = parseStrictJson(text);
  REQUIRE(parsed);
  CHECK(*parsed == nlohmann::json::parse(text));
  CHECK(*parseStrictJson("7") == 7);
  CHECK(*parseStrictJson(" [ ] ") == nlohmann::json::array());
}

TEST_CASE("a byte order mark in front is forgiven, elsewhere it isn't") {
  CHECK(*parseStrictJson("\xEF\xBB\xBF[1]") == nlohmann::json::array({1}));
  CHECK(lineOf("[1]\xEF\xBB\xBF") == "1");
  CHECK(lineOf("\xFF\xFE[\0") == "1");  // UTF-16
}

TEST_CASE("a syntax error names its line") {
  CHECK(lineOf("") == "1");
  CHECK(lineOf("{\n  \"a\": 1,\n  \"b\" 2\n}") == "3");
  CHECK(lineOf("{\n  \"a\": 1,\n}") == "3");
  CHECK(lineOf("[1,\n2\n") == "3");
  CHECK(lineOf("[1,\n\"open\n\"]") == "2");
  CHECK(lineOf("[1]\n\n x") == "3");
  CHECK(lineOf("\n\n\n[01]") == "4");
  CHECK(lineOf("{\n'a': 1}") == "2");
  CHECK(lineOf("[\n1 // one\n]") == "2");
  CHECK(lineOf("[\nNaN]") == "2");
  CHECK(lineOf("[\n1e999]") == "2");
}

TEST_CASE("a syntax error says what was wrong, without raw bytes") {
  CHECK(errorOf("[1").args[0] == "unexpected end of input; expected ']'");
  CHECK(errorOf("\"a\xC0\xAF\"").args[0] == "invalid string: ill-formed UTF-8 byte");
  CHECK(errorOf("[" + std::string(5000, '9') + "e999]").args[0].size() <= 120);
}

TEST_CASE("ill-formed UTF-8 is refused") {
  for (const char* text : {"\"\xFF\"", "\"\xC3\"", "\"\xED\xA0\x80\"", "\"\xF8\x88\x80\x80\x80\"", "{\"\x80\":1}"})
    CHECK(errorOf(text).code == "json.syntax");
}

TEST_CASE("a key that stands twice in one object is refused, with its pointer") {
  CHECK(errorOf(R"({"a":1,"b":2,"a":1})") == Error{"json.duplicate-key", {"a", "/a"}});
  CHECK(errorOf(R"({"x":[0,{"y/z":1,"y/z":2}]})") == Error{"json.duplicate-key", {"y/z", "/x/1/y~1z"}});
  CHECK(errorOf(R"({"a":1,"\u0061":2})").code == "json.duplicate-key");
  CHECK(parseStrictJson(R"({"a":{"a":{"a":1}},"b":{"a":1}})"));
}

TEST_CASE("depth is limited, with the place") {
  CHECK(parseStrictJson("[[{}]]", 3));
  CHECK(errorOf(R"([1,{"k":[[]]}])", 3) == Error{"json.depth", {"/1/k/0"}});
  CHECK(errorOf(std::string(1'000'000, '[')).code == "json.depth");
}

TEST_CASE("a pointer escapes what it must") {
  CHECK(jsonPointer("", "a") == "/a");
  CHECK(jsonPointer("/a", "") == "/a/");
  CHECK(jsonPointer("/a", "m~n/o") == "/a/m~0n~1o");
}
