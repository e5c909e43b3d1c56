// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Kirin
import Kirin.Test
import "sample"

/// The review in all of its states, without a session, in both sizes and with large text: no warning, nothing cut off,
/// nothing too small for a finger.
TestCase {
    id: test

    name: "ReviewPages"
    when: windowShown

    readonly property var sizes: ({
            "compact": Qt.size(800, 480),
            "roomy": Qt.size(1280, 800)
        })
    readonly property var pages: ({
            "review": page,
            "review-summary": summary,
            "review-retry": retry,
            "review-unjudged": notYet,
            "review-unread": missing
        })
    readonly property var sheets: ({
            "review-more": more,
            "review-qr": qr
        })

    function init(): void {
        failOnWarning(/.?/);
        Theme.motion = false;
        Theme.name = "walnut";
        Theme.textPercent = 100;
    }
    function cleanup(): void {
        Theme.textPercent = 100;
    }

    SampleReview {
        id: reviewed
    }
    SampleReview {
        id: retried

        retrying: true
        sentence: "2 of 3: find something better than 11... Nxc2+."
        markName: ""
        lineText: ""
        arrows: []
    }
    SampleReview {
        id: unjudged

        complete: false
        judging: true
        progress: 0.35
        ply: 0
        chance: -1
        chances: []
        errors: []
        accuracyRows: []
        markRows: []
        scoreText: "…"
        lineText: ""
        sentence: ""
        markName: ""
        arrows: []
    }
    ReviewFacts {
        id: unread

        trouble: "Game 12 can't be found in the library."
    }

    Component {
        id: page
        ReviewPage {
            game: reviewed
        }
    }
    Component {
        id: summary
        ReviewPage {
            game: reviewed
            tab: "summary"
        }
    }
    Component {
        id: retry
        ReviewPage {
            game: retried
        }
    }
    Component {
        id: notYet
        ReviewPage {
            game: unjudged
        }
    }
    Component {
        id: missing
        ReviewPage {
            game: unread
        }
    }
    Component {
        id: more
        ReviewMoreSheet {
            review: reviewed
            area: width < Theme.roomyWidth ? Qt.rect(440, 8, 352, 416) : Qt.rect(736, 12, 532, 712)
        }
    }
    Component {
        id: qr
        QrSheet {
            modules: 101
            path: "M0 0h7v1h-7zM0 1h1v5h-1z"
            says: qsTr("A phone's camera reads the whole game from here, as PGN.")
        }
    }
    Component {
        id: stageOf
        Stage {
        }
    }

    function stage(data: var): var {
        const made = createTemporaryObject(stageOf, test, {
                "width": data.size.width,
                "height": data.size.height,
                "content": pages[data.name] ?? page,
                "over": sheets[data.name] ?? null
            });
        made.strip.sentence = qsTr("Review");
        made.strip.title = true;
        made.strip.wayOut = "back";
        verify(made.page);
        wait(30);
        return made;
    }
    function everywhere(): var {
        const rows = [];
        for (const name of Object.keys(pages).concat(Object.keys(sheets)))
            for (const size of Object.keys(sizes))
                for (const percent of [100, 150])
                    rows.push({
                            "tag": name + "-" + size + "-" + percent,
                            "name": name,
                            "size": sizes[size],
                            "percent": percent
                        });
        return rows;
    }

    function test_looks_data(): var {
        return everywhere();
    }
    function test_looks(data): void {
        Theme.textPercent = data.percent;
        const made = stage(data), front = made.front ?? made.contentItem;
        Harness.picture(made, data.tag);
        compare(Harness.touchFaults(front, Theme.touch, 8).join("\n"), "");
        compare(Harness.textFaults(front).join("\n"), "");
    }

    function test_theGraphIsWalkedByFingerAndKeys(): void {
        const made = stage({
                "name": "review",
                "size": sizes.compact
            }), graph = findChild(made.page, "graph");
        reviewed.asked = [];
        mouseClick(graph, graph.margin + graph.inner / 2, graph.height / 2);
        mouseClick(graph, graph.margin, graph.height / 2);
        compare(reviewed.asked, [17, 0]);
    }
}
