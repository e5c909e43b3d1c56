// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin.Session

/// The pages about the board itself, bound to what knows them: settings, what its machine does, and what can be asked of it.
FocusScope {
    id: pages

    /// "settings", "machine", "service"
    required property string page
    required property MachineFacts machine

    signal pageWanted(string page)
    signal codeWanted(var code, string says)

    readonly property Item shown: loader.item as Item

    SessionService {
        id: sessionService
    }

    Loader {
        id: loader

        anchors.fill: parent
        focus: true
        sourceComponent: ({
                "settings": settings,
                "machine": machinePage,
                "service": service
            })[pages.page]
        onLoaded: item.focus = true
    }

    // Qt 6.4's Loader can't make bound components, so their ids are found at run time.
    // qmllint disable unqualified
    Component {
        id: settings

        BoundSettings {
            machine: pages.machine.available
            onMachineWanted: pages.pageWanted("machine")
            onFeedCodeWanted: pages.codeWanted(LiveFeed.code, qsTr("A phone's camera finds the live page from here."))
        }
    }

    Component {
        id: machinePage

        MachinePage {
            machine: pages.machine
            serviceable: !sessionService.inGame
            onRescanWanted: SessionBridge.rescan()
            onServiceWanted: pages.pageWanted("service")
            onStopWanted: SessionBridge.stop()
        }
    }

    Component {
        id: service

        ServicePage {
            machine: pages.machine
            service: sessionService
            onStopWanted: SessionBridge.stop()
        }
    }
    // qmllint enable unqualified
}
