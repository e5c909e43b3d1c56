// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin.Session

/// What stands over the page: a sheet with a choice, or a question. At most one.
FocusScope {
    id: prompts

    /// As in App; "" shows nothing.
    required property string prompt
    required property GameFacts game
    /// There is a machine under the board.
    required property bool machine
    required property ReviewFacts review
    /// What "qr" shows: modules, path, and what a camera reads from it.
    required property var code
    required property Questions questions
    /// Where sheets lie, in this item.
    required property rect panelArea
    /// The middle of the board: questions stand there, away from the buttons.
    required property real centreX

    /// On the sheets of the game.
    signal chosen(string key)
    /// On the sheet of the review.
    signal reviewChosen(string key)
    signal answered(string key)
    signal dismissed

    readonly property QtObject item: loader.item

    Loader {
        id: loader

        anchors.fill: parent
        focus: true
        active: prompts.prompt !== ""
        sourceComponent: ({
                "more": more,
                "over": over,
                "reviewMore": reviewMore,
                "qr": qr
            })[prompts.prompt] ?? ask
    }

    // Qt 6.4's Loader can't make bound components, so their ids are found at run time.
    // qmllint disable unqualified
    Component {
        id: more

        MoreSheet {
            game: prompts.game
            machine: prompts.machine
            area: prompts.panelArea
            onChosen: key => prompts.chosen(key)
            onDismissed: prompts.dismissed()
        }
    }

    Component {
        id: over

        GameOverSheet {
            game: prompts.game
            lastMove: SessionBridge.lastMoveText
            reviewable: SessionBridge.gameId > 0 && SessionBridge.lastMoveText !== ""
            area: prompts.panelArea
            onChosen: key => prompts.chosen(key)
            onDismissed: prompts.dismissed()
        }
    }

    Component {
        id: reviewMore

        ReviewMoreSheet {
            review: prompts.review
            area: prompts.panelArea
            onChosen: key => prompts.reviewChosen(key)
            onDismissed: prompts.dismissed()
        }
    }

    Component {
        id: qr

        QrSheet {
            modules: prompts.code.modules
            path: prompts.code.path
            says: prompts.code.says
            onDismissed: prompts.dismissed()
        }
    }

    Component {
        id: ask

        QuestionPrompt {
            about: prompts.prompt
            questions: prompts.questions
            centreX: prompts.centreX
            onAnswered: key => prompts.answered(key)
            onDismissed: prompts.answered("cancel")
        }
    }
    // qmllint enable unqualified
}
