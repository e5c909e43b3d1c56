// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
"use strict";

// Shows what the stream says, whole, each time; between two messages only the clock that runs moves on.
const byId = id => document.getElementById(id);
const files = "abcdefgh";
let feed = {};
let heardAt = 0;
let connected = false;

function squareName(square) {
  return files[square % 8] + (1 + Math.floor(square / 8));
}

/// The pieces of a FEN by square, a1 = 0, as "wK".."bP".
function piecesOf(fen) {
  const pieces = new Map();
  fen.split(" ")[0].split("/").forEach((row, down) => {
    let file = 0;
    for (const sign of row) {
      if (sign >= "1" && sign <= "8") {
        file += Number(sign);
        continue;
      }
      const kind = sign.toUpperCase();
      pieces.set((7 - down) * 8 + file++, (sign === kind ? "w" : "b") + kind);
    }
  });
  return pieces;
}

function showBoard(game) {
  const pieces = piecesOf(game.fen);
  const squares = [...Array(64).keys()].map(i => game.bottom === "white" ? (7 - (i >> 3)) * 8 + i % 8 : (i >> 3) * 8 + 7 - i % 8);
  byId("board").replaceChildren(...squares.map(square => {
    const cell = document.createElement("div");
    cell.dataset.square = squareName(square);
    cell.classList.toggle("dark", (square + (square >> 3)) % 2 === 0);
    cell.classList.toggle("last", square === game.from || square === game.to);
    cell.classList.toggle("check", square === game.check);
    if (pieces.has(square)) {
      const image = document.createElement("img");
      image.src = `pieces/${pieces.get(square)}.svg`;
      image.alt = "";
      cell.append(image);
    }
    return cell;
  }));
  const last = game.moves.length ? ", " + game.moves[game.moves.length - 1] : "";
  byId("board").setAttribute("aria-label", feed.words.board + last);
}

function showMoves(game) {
  const cells = game.firstSide === "black" ? ["…", ...game.moves] : game.moves;
  const rows = [];
  for (let i = 0; i < cells.length; i += 2) {
    const row = document.createElement("li");
    for (const [text, index] of [[`${game.firstNumber + i / 2}.`, -1], [cells[i], i], [cells[i + 1] ?? "", i + 1]]) {
      const cell = document.createElement("span");
      cell.textContent = text;
      cell.classList.toggle("now", index === cells.length - 1);
      row.append(cell);
    }
    rows.push(row);
  }
  byId("moves").replaceChildren(...rows);
  if (rows.length) rows[rows.length - 1].scrollIntoView({ block: "nearest" });
}

function clockText(ms) {
  const seconds = Math.max(0, ms) / 1000;
  const whole = Math.floor(seconds);
  const pad = n => String(n).padStart(2, "0");
  if (seconds < 20) return `${Math.floor(whole / 60)}:${pad(whole % 60)}.${Math.floor(seconds * 10) % 10}`;
  if (whole >= 3600) return `${Math.floor(whole / 3600)}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`;
  return `${Math.floor(whole / 60)}:${pad(whole % 60)}`;
}

function showClocks() {
  const game = feed.game;
  if (!game) return;
  for (const [place, side] of [["below", game.bottom], ["above", game.bottom === "white" ? "black" : "white"]]) {
    const runs = game.running === side;
    const passed = runs ? Date.now() - heardAt : 0;
    const time = byId(place).querySelector("time");
    time.textContent = game.timed ? clockText(game[side].ms - passed) : "";
    byId(place).classList.toggle("running", runs);
  }
}

function show() {
  const words = feed.words;
  const game = feed.game;
  byId("says").textContent = connected ? (game ? game.says : words.noGame) : words.lost;
  byId("says").classList.toggle("lost", !connected);
  byId("game").hidden = !game;
  document.documentElement.lang = words.language;
  if (!game) return;
  document.title = `${game.white.name} – ${game.black.name} · Kirin`;
  for (const [place, side] of [["below", game.bottom], ["above", game.bottom === "white" ? "black" : "white"]]) {
    byId(place).querySelector("h2").textContent = game[side].name;
    byId(place).querySelector("small").textContent = game[side].detail;
  }
  byId("moves-title").textContent = words.moves;
  byId("about").textContent = [game.time, game.opening].filter(text => text).join(" · ");
  byId("result").textContent = game.result;
  showBoard(game);
  showMoves(game);
  showClocks();
}

const stream = new EventSource("events");
stream.onmessage = message => {
  feed = JSON.parse(message.data);
  heardAt = Date.now();
  connected = true;
  show();
};
stream.onerror = () => {
  connected = false;
  if (feed.words) show();
};
setInterval(showClocks, 100);
