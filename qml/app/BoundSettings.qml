// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin.Session

/// The settings page, bound to the settings.
SettingsPage {
    theme: Settings.theme
    textScale: Settings.textScale
    sound: Settings.sound
    coordinates: Settings.coordinates
    animation: Settings.animation
    language: Settings.language
    languages: Settings.languages
    feed: Settings.feed
    feedLink: LiveFeed.link
    feedFailed: LiveFeed.failed
    onThemeWanted: name => Settings.theme = name
    onTextScaleWanted: percent => Settings.textScale = percent
    onSoundWanted: on => Settings.sound = on
    onCoordinatesWanted: on => Settings.coordinates = on
    onAnimationWanted: on => Settings.animation = on
    onLanguageWanted: code => Settings.language = code
    onFeedWanted: reach => Settings.feed = reach
    onNewFeedLinkWanted: LiveFeed.newLink()
}
