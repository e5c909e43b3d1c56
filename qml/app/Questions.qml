// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The words of every prompt. The harmless answer comes first: it is where the keyboard starts.
QtObject {
    id: questions

    required property string opponent
    /// "Claim a draw: threefold repetition", or empty.
    required property string claim
    /// The game of the library that is asked about: title, detail, unfinished; null while none is.
    required property var stored
    /// The backup that is asked about.
    required property string backup
    /// What an operator is asked for.
    required property string trouble
    /// Of {from, to, text}: what a move made by hand may have been.
    property var moves: []
    property bool twoPeople: false

    /// While a prompt goes away.
    readonly property var none: ({
            "question": "",
            "detail": "",
            "answers": []
        })

    function about(prompt: string): var {
        return ({
                "resign": {
                    "question": qsTr("Resign this game?"),
                    "detail": qsTr("%1 wins then.").arg(opponent),
                    "answers": [option("cancel", qsTr("Play on"), "", true), option("resign", qsTr("Resign"), "flag", false)]
                },
                "takebackCosts": {
                    "question": qsTr("Take your move back?"),
                    "detail": qsTr("This game then doesn't count for your Kirin rating."),
                    "answers": [option("cancel", qsTr("Play on"), "", true), option("takeback", qsTr("Take back"), "takeback", false)]
                },
                "hintCosts": {
                    "question": qsTr("Show a move?"),
                    "detail": qsTr("This game then doesn't count for your Kirin rating."),
                    "answers": [option("cancel", qsTr("Play on"), "", true), option("hint", qsTr("Show it"), "hint", false)]
                },
                "stored": {
                    "question": stored?.title ?? "",
                    "detail": stored?.detail ?? "",
                    "answers": storedAnswers()
                },
                "restore": {
                    "question": qsTr("Bring back what is in this backup?"),
                    "detail": qsTr("%1 takes the place of everything here: games, ratings, settings. What is here now is kept as a backup too.").arg(backup),
                    "answers": [option("cancel", qsTr("Cancel"), "", true), option("restore", qsTr("Bring it back"), "restart", false)]
                },
                "restart": {
                    "question": qsTr("Who sets the board up?"),
                    "detail": qsTr("The same opponent, colours, odds and time."),
                    "answers": [option("auto", qsTr("Kirin sets it up"), "reset", true), option("hand", qsTr("I have set it up by hand"), "hand", false), option("cancel", qsTr("Cancel"), "", false)]
                },
                "reset": {
                    "question": qsTr("Who puts the pieces back?"),
                    "detail": qsTr("The board goes back to the starting position; no game begins."),
                    "answers": [option("auto", qsTr("Kirin puts them back"), "reset", true), option("hand", qsTr("I have put them back by hand"), "hand", false), option("cancel", qsTr("Cancel"), "", false)]
                },
                "draw": claim !== "" ? {
                    "question": claim,
                    "detail": qsTr("The game ends then, and nobody wins."),
                    "answers": [option("cancel", qsTr("Play on"), "", false), option("claim", qsTr("Claim the draw"), "draw", true)]
                } : {
                    "question": qsTr("Offer a draw?"),
                    "detail": qsTr("%1 accepts, or plays on.").arg(opponent),
                    "answers": [option("cancel", qsTr("Play on"), "", false), option("offer", qsTr("Offer a draw"), "draw", true)]
                },
                "offer": {
                    "question": qsTr("%1 offers a draw.").arg(opponent),
                    "answers": [option("decline", qsTr("Play on"), "", false), option("accept", qsTr("Accept the draw"), "draw", true)]
                },
                "takeback": {
                    "question": qsTr("Take the last moves back?"),
                    "detail": qsTr("The pieces stand as before them already."),
                    "answers": [option("cancel", qsTr("Play on"), "", false), option("takeback", qsTr("Take them back"), "takeback", true)]
                },
                "gameOver": {
                    "question": qsTr("Is the game over?"),
                    "detail": qsTr("Otherwise put the kings back and play on."),
                    "answers": twoPeople ? [option("cancel", qsTr("Play on"), "", true), option("1-0", qsTr("White has won"), "flag", false), option("0-1", qsTr("Black has won"), "flag", false), option("1/2-1/2", qsTr("It is a draw"), "draw", false)] : [option("cancel", qsTr("Play on"), "", true), option("resign", qsTr("Resign"), "flag", false), option("offer", qsTr("Offer a draw"), "draw", false)]
                },
                "which": {
                    "question": qsTr("Which move was it?"),
                    "detail": qsTr("The board could not tell."),
                    "answers": moves.map((move, index) => option(String(index), move.text, "", index === 0)).concat([option("cancel", qsTr("Cancel"), "", false)])
                },
                "operator": {
                    "question": trouble,
                    "detail": qsTr("Put it right by hand, then say so."),
                    "answers": [option("done", qsTr("I have put it right"), "hand", true), option("rescan", qsTr("Look at the board again"), "restart", false), option("cancel", qsTr("Cancel"), "", false)]
                }
            })[prompt];
    }
    function storedAnswers(): var {
        const answers = [option("cancel", qsTr("Close"), "", false), option("delete", qsTr("Delete the game"), "close", false)];
        if (stored?.unfinished)
            answers.splice(1, 0, option("continue", qsTr("Play on"), "play", true));
        else
            answers.splice(1, 0, option("review", qsTr("Review"), "search", true));
        return answers;
    }
    function option(key: string, text: string, icon: string, primary: bool): var {
        return {
            "key": key,
            "text": text,
            "icon": icon,
            "primary": primary
        };
    }
}
