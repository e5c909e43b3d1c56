// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The question that is asked, and its answers.
Prompt {
    /// As Questions knows it.
    required property string about
    required property Questions questions

    readonly property var words: questions.about(about) ?? questions.none

    question: words.question
    detail: words.detail ?? ""
    answers: words.answers
}
