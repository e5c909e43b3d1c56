// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin.Session

/// The strip, one page under it, and at most one prompt over that. The only place that knows both pages and session.
FocusScope {
    id: app

    /// "home", "opponents", "setup", "preparing", "game", "machine", "service", "settings", "review", "you", "strength", "library",
    /// "data", "puzzles", "puzzle"
    property string page: "home"
    /// What stands over the page: "more", "over", "resign", "restart", "stored", "restore", "draw", "takebackCosts", "hintCosts",
    /// "reset", "offer", "operator", "takeback", "gameOver", "which", "reviewMore", "qr", or "".
    property string prompt: ""
    /// Where Settings goes back to.
    property string before: "home"
    /// Where a review goes back to.
    property string beforeReview: "home"
    /// The game that is being chosen begins from the review's position.
    property bool fromReview: false

    // What was chosen on the way to a game.
    property string opponentId: ""
    property string opponentName: ""
    property string opponentAvatar: ""
    property string opponentDetail: ""
    property bool opponentRated: true
    property bool watching: false
    property string odds: "none"

    /// The game of the library, and the backup, that a prompt is about.
    property var stored: null
    property string backup: ""
    /// What "qr" shows: modules, path, and what a camera reads from it.
    property var code: ({})

    /// A sentence that the strip shows for a moment.
    property alias notice: notices.text

    /// The private numbers, by the name they have everywhere.
    readonly property var kirinRating: KirinRating

    readonly property bool inMotion: SessionBridge.state === SessionBridge.Acting || SessionBridge.state === SessionBridge.Preparing
    readonly property bool menu: page !== "game" && page !== "preparing" && page !== "machine" && page !== "service"
    readonly property GamePage gamePage: pageLoader.item as GamePage
    readonly property ReviewPage reviewPage: pageLoader.item as ReviewPage

    function showPage(name: string): void {
        prompt = "";
        if ((name === "settings" && page !== "settings" && page !== "machine") || (name === "library" && (page === "home" || page === "game")))
            before = page;
        page = name;
    }
    function showPrompt(name: string): void {
        prompt = name;
    }
    function back(): void {
        if (page === "settings" || page === "library")
            showPage(before);
        else if (page === "data")
            showPage("library");
        else if (page === "service")
            showPage("machine");
        else if (page === "machine")
            leaveMachine();
        else if (page === "review")
            leaveReview();
        else if (page === "setup")
            showPage("opponents");
        else if (page === "opponents")
            showPage(fromReview ? "review" : "home");
        else if (page === "puzzle")
            showPage("puzzles");
        else if (page === "you" || page === "strength" || page === "puzzles")
            showPage("home");
    }
    /// A game of the library, by its id.
    function openReview(id: int): void {
        beforeReview = page;
        ReviewBridge.openGame(id);
        showPage("review");
    }
    function leaveReview(): void {
        ReviewBridge.closeGame();
        showPage(beforeReview);
        if (page === "game" && SessionBridge.resultText !== "")
            prompt = "over";
    }
    /// The first time of all it is asked how well one plays.
    function chooseOpponent(review: bool): void {
        fromReview = review;
        const ask = !review && kirinRating.loaded && !kirinRating.play.known && !Settings.strengthAsked;
        showPage(ask ? "strength" : "opponents");
    }
    /// To what went on meanwhile.
    function leaveMachine(): void {
        if (!SessionBridge.inGame && SessionBridge.state !== SessionBridge.Preparing) {
            showPage("settings");
            return;
        }
        showPage(SessionBridge.state === SessionBridge.Preparing ? "preparing" : "game");
        if (page === "game" && SessionBridge.resultText !== "")
            prompt = "over";
        else if (page === "game" && SessionBridge.drawOffered)
            prompt = "offer";
    }
    function goHome(): void {
        if (inMotion)
            return;
        if (SessionBridge.inGame)
            SessionBridge.leaveGame();
        showPage("home");
    }
    function begin(colour: string, time: string): void {
        watching = colour === "watch";
        Settings.lastOpponent = opponentId;
        if (!watching)
            Settings.lastColor = colour;
        Settings.lastTime = time;
        showPage("preparing");
        if (fromReview) {
            ReviewBridge.playFromHere(opponentId, colour, time);
            ReviewBridge.closeGame();
        } else {
            Settings.lastOdds = odds;
            SessionBridge.newGame(opponentId, colour, time, watching || opponentId === "person" ? "none" : odds);
        }
    }
    function answer(key: string): void {
        const asked = prompt;
        prompt = "";
        if (key === "cancel")
            return;
        if (asked === "restore")
            GameLibrary.restoreFrom(backup);
        else if (asked !== "stored")
            gameAnswers.carryOut(asked, key);
        else if (key === "delete")
            GameLibrary.remove(stored.gameId);
        else if (key === "review")
            openReview(stored.gameId);
        else
            SessionBridge.continueStored(stored.gameId);
    }
    function showCode(shown: var, says: string): void {
        code = Object.assign({}, shown, {
                "says": says
            });
        prompt = "qr";
    }
    function showLibrary(fen: string): void {
        GameLibrary.clearFilter();
        if (fen !== "")
            GameLibrary.position = fen;
        GameLibrary.refresh();
        showPage("library");
    }
    function choose(key: string): void {
        prompt = "";
        if (key === "flip")
            gamePage.flip();
        else if (key === "pause")
            SessionBridge.pause();
        else if (key === "resume")
            SessionBridge.resume();
        else if (key === "find")
            showLibrary(SessionBridge.fen);
        else if (key === "settings" || key === "machine")
            showPage(key);
        else if (key === "leave" || key === "home")
            goHome();
        else if (key === "review")
            openReview(SessionBridge.gameId);
        else
            prompt = key;
    }
    function act(): void {
        if (SessionBridge.stripAction === SessionBridge.Pause)
            SessionBridge.pause();
        else if (SessionBridge.stripAction === SessionBridge.Resume)
            SessionBridge.resume();
        else
            prompt = SessionBridge.stripAction === SessionBridge.Answer ? SessionBridge.handsQuestion : "operator";
    }
    /// Nobody has touched the screen for a while.
    property bool asleep: idle.idle
    /// Where one is busy without touching it.
    readonly property bool handsAtWork: page === "puzzle" || page === "machine" || page === "service"

    onAsleepChanged: if (!asleep && !SessionBridge.inGame)
        showPage("home")
    Component.onCompleted: if (SessionBridge.inGame)
        showPage("game")

    ThemeSettings {
    }

    IdleWatch {
        id: idle

        objectName: "idle"
        on: !SessionBridge.inGame && !app.inMotion && !app.handsAtWork && GameLibrary.task === ""
    }

    GameAnswers {
        id: gameAnswers

        game: session
        stored: app.stored
        backup: app.backup
    }

    Connections {
        target: SessionBridge

        function onGameBegan(): void {
            if (app.page !== "machine" && app.page !== "puzzle")
                app.showPage("game");
        }
        function onNotice(text: string): void {
            notices.say(text);
            if (app.page === "preparing" && !SessionBridge.inGame)
                app.showPage("home");
        }
        function onSound(name: string): void {
            sounds.play(name);
        }
        function onGameOverChanged(): void {
            if (app.page === "game" && SessionBridge.resultText !== "")
                app.prompt = "over";
        }
        function onHandsQuestionChanged(): void {
            if (app.prompt === "takeback" || app.prompt === "gameOver" || app.prompt === "which")
                app.prompt = "";
        }
        function onDrawChanged(): void {
            if (app.page !== "game")
                return;
            if (SessionBridge.drawOffered)
                app.prompt = "offer";
            else if (app.prompt === "offer")
                app.prompt = "";
        }
    }

    Notices {
        id: notices

        onSounded: name => sounds.play(name)
    }

    SoundBoard {
        id: sounds

        objectName: "sounds"
        on: Settings.sound
    }

    SessionGame {
        id: session

        onRefused: sounds.play("illegal")
        onCostsAsked: prompt => app.showPrompt(prompt)
    }

    SessionMachine {
        id: sessionMachine
    }

    SessionReview {
        id: sessionReview
    }

    ReviewExports {
        id: reviewExports

        objectName: "reviewExports"
        onFlipWanted: app.reviewPage.flip()
        onQrWanted: app.showCode(qrCode, qsTr("A phone's camera reads the whole game from here, as PGN."))
        onSaid: text => notices.say(text)
    }

    AppStrip {
        id: strip

        objectName: "strip"
        width: parent.width
        enabled: app.prompt === ""
        page: app.page
        menu: app.menu
        notice: app.notice
        inMotion: app.inMotion
        onAction: app.act()
        onWayOutChosen: app.page === "game" ? app.goHome() : app.back()
    }

    Loader {
        id: pageLoader

        objectName: "page"
        anchors.fill: parent
        anchors.topMargin: strip.height
        enabled: app.prompt === ""
        focus: app.prompt === ""
        sourceComponent: ({
                "home": home,
                "opponents": opponents,
                "setup": setup,
                "preparing": preparing,
                "game": game,
                "machine": board,
                "service": board,
                "settings": board,
                "review": review
            })[app.page] ?? person
        onLoaded: item.focus = true
        Keys.onEscapePressed: app.back()
        Keys.onBackPressed: app.page === "game" ? app.showPrompt("more") : app.back()
    }

    Prompts {
        id: prompts

        objectName: "prompt"
        anchors.fill: pageLoader
        focus: app.prompt !== ""
        prompt: app.prompt
        game: session
        machine: sessionMachine.available
        review: sessionReview
        code: app.code
        questions: gameAnswers.questions
        panelArea: app.gamePage?.panelArea ?? app.reviewPage?.panelArea ?? Qt.rect(0, 0, width, height)
        centreX: app.gamePage?.boardCentre ?? width / 2
        onChosen: key => app.choose(key)
        onReviewChosen: key => {
            app.prompt = "";
            reviewExports.choose(key);
        }
        onAnswered: key => app.answer(key)
        onDismissed: app.prompt = ""
    }

    SleepCover {
        objectName: "sleepCover"
        anchors.fill: parent
        visible: app.asleep
        waiting: SessionBridge.continueText
    }

    // Qt 6.4's Loader can't make bound components, so their ids are found at run time.
    // qmllint disable unqualified
    Component {
        id: home

        HomePage {
            canContinue: SessionBridge.canContinue
            continueText: SessionBridge.continueText
            onContinueWanted: SessionBridge.continueGame()
            onNewGameWanted: app.chooseOpponent(false)
            onLibraryWanted: app.showLibrary("")
            onPuzzlesWanted: app.showPage("puzzles")
            onYouWanted: app.showPage("you")
            onSettingsWanted: app.showPage("settings")
        }
    }

    Component {
        id: opponents

        OpponentsPage {
            opponents: SessionBridge.opponents
            aimedAt: app.kirinRating.aimedAt
            aimText: app.fromReview ? "" : app.kirinRating.aimText
            odds: app.fromReview ? "none" : app.odds
            oddsOffered: !app.fromReview
            onChosen: (id, name, avatar, detail, odds, rated) => {
                app.opponentId = id;
                app.opponentName = name;
                app.opponentAvatar = avatar;
                app.opponentDetail = detail;
                if (!app.fromReview)
                    app.odds = odds;
                app.opponentRated = rated && !app.fromReview;
                app.showPage("setup");
            }
        }
    }

    Component {
        id: setup

        SetupPage {
            opponentId: app.opponentId
            opponentName: app.opponentName
            opponentAvatar: app.opponentAvatar
            opponentDetail: app.opponentDetail
            odds: app.fromReview ? "none" : app.odds
            rated: app.opponentRated
            colour: app.fromReview ? (ReviewBridge.whiteToMove ? "white" : "black") : Settings.lastColor
            onStartWanted: (colour, time) => app.begin(colour, time)
        }
    }

    Component {
        id: preparing

        PreparingPage {
            game: session
            machine: sessionMachine
            sentence: app.opponentId === "person" ? qsTr("Two people at one board") : (app.watching ? qsTr("%1 plays with itself") : qsTr("You against %1")).arg(app.opponentName)
            onStopWanted: {
                SessionBridge.leaveGame();
                app.showPage("home");
            }
        }
    }

    Component {
        id: game

        GamePage {
            game: session
            coordinates: Settings.coordinates
            onDrawWanted: app.showPrompt("draw")
            onMoreWanted: app.showPrompt(session.over ? "over" : "more")
        }
    }

    Component {
        id: board

        BoardPages {
            page: app.page
            machine: sessionMachine
            onPageWanted: name => app.showPage(name)
            onCodeWanted: (code, says) => app.showCode(code, says)
        }
    }

    Component {
        id: review

        ReviewPage {
            game: sessionReview
            coordinates: Settings.coordinates
            onPlayWanted: app.chooseOpponent(true)
            onMoreWanted: app.showPrompt("reviewMore")
        }
    }

    Component {
        id: person

        PersonPages {
            page: app.page
            onGameChosen: game => {
                app.stored = game;
                app.showPrompt("stored");
            }
            onRestoreWanted: path => {
                app.backup = path;
                app.showPrompt("restore");
            }
            onPageWanted: page => app.showPage(page)
        }
    }
    // qmllint enable unqualified
}
