// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The ladder as the session's model gives it, with one that somebody added and one file that is broken.
ListModel {
    function add(id: string, name: string, elo: string, blurb: string, record: string, avatar: string, error: string): void {
        append({
                "opponentId": id,
                "name": name,
                "eloText": elo,
                "blurb": blurb,
                "record": record,
                "avatar": avatar,
                "error": error,
                "elo": 0,
                "custom": avatar === "",
                "rated": avatar !== ""
            });
    }

    Component.onCompleted: {
        add("novice", "Novice", "target 500", "Has just learnt how the pieces move, and forgets it now and then.", "3 won, 1 lost", "novice", "");
        add("pupil", "Pupil", "target 800", "Sees what is attacked, but not what is meant.", "", "pupil", "");
        add("scholar", "Scholar", "target 1150", "Knows the openings by name and the endings by hearsay.", "1 won, 4 lost, 2 drawn", "scholar", "");
        add("challenger", "Challenger", "target 1450", "Likes to attack, and likes it even more when you do not see it coming.", "", "challenger", "");
        add("expert", "Expert", "target 1650", "Waits for the small mistake, then makes it a large one.", "", "expert", "");
        add("master", "Master", "target 1900", "Gives nothing away; every pawn is counted twice.", "", "master", "");
        add("kirin", "Kirin", "target 2100", "The engine itself, with time to think.", "", "kirin", "");
        add("aunt-wilhelmina", "Aunt Wilhelmina of Königsberg", "", "Plays the King's Gambit against everything and talks while you think.", "", "", "");
        add("broken", "old-friend.json", "", "", "", "", "old-friend.json, line 7: a comma is missing after \"nodes\".");
    }
}
