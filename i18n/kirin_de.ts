<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>App</name>
    <message>
        <source>Two people at one board</source>
        <translation>Zwei Menschen an einem Brett</translation>
    </message>
    <message>
        <source>%1 plays with itself</source>
        <translation>%1 spielt mit sich selbst</translation>
    </message>
    <message>
        <source>You against %1</source>
        <translation>Du gegen %1</translation>
    </message>
</context>
<context>
    <name>AppStrip</name>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Aufgabe</translation>
    </message>
        <message>
            <source>Answer</source>
            <translation>Antworten</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Analyse</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>Willkommen</translation>
        </message>
        <message>
            <source>Choose your opponent</source>
            <translation>Wähle deinen Gegner</translation>
        </message>
        <message>
            <source>How do you want to play?</source>
            <translation>Wie möchtest du spielen?</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Zeig es mir</translation>
        </message>
        <message>
            <source>Fix</source>
            <translation>Beheben</translation>
        </message>
        <message>
            <source>Your Kirin rating</source>
            <translation>Deine Kirin-Wertung</translation>
        </message>
        <message>
            <source>How well do you play?</source>
            <translation>Wie gut spielst du?</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>%1 games</source>
            <translation>%1 Partien</translation>
        </message>
        <message>
            <source>In and out</source>
            <translation>Rein und raus</translation>
        </message>
</context>
<context>
    <name>PersonPages</name>
        <message>
            <source>First leave the game that is going on: a backup takes the place of everything.</source>
            <translation>Verlass erst die laufende Partie: Eine Sicherung ersetzt alles.</translation>
        </message>
</context>
    <context>
        <name>BoardView</name>
        <message>
            <source>Chess board</source>
            <translation>Schachbrett</translation>
        </message>
        <message>
            <source>A phone's camera reads the whole game from here, as PGN.</source>
            <translation>Die Kamera eines Telefons liest von hier die ganze Partie, als PGN.</translation>
        </message>
        <message>
            <source>A phone's camera finds the live page from here.</source>
            <translation>Die Kamera eines Telefons findet von hier die Live-Seite.</translation>
        </message>
    </context>
    <context>
        <name>CapturedRow</name>
        <message>
            <source>Ahead by %1 in pawns</source>
            <translation>Um %1 Bauern voraus</translation>
        </message>
    </context>
    <context>
        <name>ChanceGraph</name>
        <message>
            <source>White's chances through the game</source>
            <translation>Die Aussichten von Weiß im Lauf der Partie</translation>
        </message>
        <message>
            <source>After half-move %1 of %2</source>
            <translation>Nach Halbzug %1 von %2</translation>
        </message>
        <message>
            <source>No move was played.</source>
            <translation>Es wurde kein Zug gespielt.</translation>
        </message>
        <message>
            <source>Kirin looks at the game.</source>
            <translation>Kirin sieht sich die Partie an.</translation>
        </message>
        <message>
            <source>Nothing is judged yet.</source>
            <translation>Noch ist nichts bewertet.</translation>
        </message>
    </context>
    <context>
        <name>ConsoleWords</name>
        <message>
            <source>A move     in SAN or UCI: e4, Nf3, O-O, exd8=Q, e2e4
undo       take your last move and its answer back
draw       offer a draw, or claim one that is due
resign     give the game up
pause      stop the clocks; resume goes on
restart    the same game again: restart auto, restart hand, or it asks
rescan     compare the board with the game
clock      both clocks
moves      the moves so far
fen, pgn   the position, the game
quit       leave; an unfinished game is kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game is kept: kirin --console continues it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>"%1" is neither a move nor a command; help lists them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game is over: restart plays another one, quit leaves.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who sets up the pieces, the machine or you? auto or hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>restart takes auto or hand, not "%1".</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Taken back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: no draw.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game goes on; so far:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No move has been played.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Untimed; used so far: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 offers a draw; draw accepts it.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>EvaluationBar</name>
        <message>
            <source>Evaluation: not known yet</source>
            <translation>Bewertung: noch nicht bekannt</translation>
        </message>
        <message>
            <source>Evaluation: %1</source>
            <translation>Bewertung: %1</translation>
        </message>
    </context>
    <context>
        <name>GameOverSheet</name>
        <message>
            <source>Review the game</source>
            <translation>Partie analysieren</translation>
        </message>
        <message>
            <source>The last move was %1.</source>
            <translation>Der letzte Zug war %1.</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <source>Reset the board</source>
            <translation>Brett zurückstellen</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>Look at the moves</source>
            <translation>Züge ansehen</translation>
        </message>
    </context>
    <context>
        <name>GamePage</name>
        <message>
            <source>Take back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Claim draw</source>
            <translation>Remis fordern</translation>
        </message>
        <message>
            <source>Draw offered</source>
            <translation>Remis geboten</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Remis</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>Show a move</source>
            <translation>Einen Zug zeigen</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
        <message>
            <source>A chess board that moves its own pieces.</source>
            <translation>Ein Schachbrett, das seine Figuren selbst bewegt.</translation>
        </message>
        <message>
            <source>Continue the game</source>
            <translation>Partie fortsetzen</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Du</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partien</translation>
        </message>
    </context>
    <context>
        <name>MarkBadge</name>
        <message>
            <source>opening theory</source>
            <translation>Eröffnungstheorie</translation>
        </message>
        <message>
            <source>best move</source>
            <translation>bester Zug</translation>
        </message>
        <message>
            <source>only move</source>
            <translation>einziger Zug</translation>
        </message>
        <message>
            <source>inaccuracy</source>
            <translation>Ungenauigkeit</translation>
        </message>
        <message>
            <source>mistake</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>blunder</source>
            <translation>grober Fehler</translation>
        </message>
        <message>
            <source>missed win</source>
            <translation>verpasster Gewinn</translation>
        </message>
    </context>
    <context>
        <name>MoreSheet</name>
        <message>
            <source>The machine</source>
            <translation>Die Maschine</translation>
        </message>
        <message>
            <source>Turn the board</source>
            <translation>Brett drehen</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Restart</source>
            <translation>Von vorn</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Resign</source>
            <translation>Aufgeben</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>Back to the game</source>
            <translation>Zurück zur Partie</translation>
        </message>
        <message>
            <source>Find this position</source>
            <translation>Stellung suchen</translation>
        </message>
    </context>
    <context>
        <name>MoveSheet</name>
        <message>
            <source>Moves</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>The moves will be written here.</source>
            <translation>Hier werden die Züge aufgeschrieben.</translation>
        </message>
    </context>
    <context>
        <name>OpponentCard</name>
        <message>
            <source>%1 can't be used: %2</source>
            <translation>%1 ist nicht zu gebrauchen: %2</translation>
        </message>
        <message>
            <source>not usable</source>
            <translation>nicht zu gebrauchen</translation>
        </message>
        <message>
            <source>no rating yet</source>
            <translation>noch ohne Wertung</translation>
        </message>
    </context>
    <context>
        <name>OpponentsPage</name>
        <message>
            <source>Opponents</source>
            <translation>Gegner</translation>
        </message>
        <message>
            <source>Against %1: %2.</source>
            <translation>Gegen %1: %2.</translation>
        </message>
        <message>
            <source>You have not played %1 yet.</source>
            <translation>Gegen %1 hast du noch nicht gespielt.</translation>
        </message>
        <message>
            <source>Your opponent plays without:</source>
            <translation>Dein Gegner spielt ohne:</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nichts</translation>
        </message>
        <message>
            <source>Queen</source>
            <translation>Dame</translation>
        </message>
        <message>
            <source>Rook</source>
            <translation>Turm</translation>
        </message>
        <message>
            <source>Knight</source>
            <translation>Springer</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
    </context>
    <context>
        <name>Phrases</name>
        <message>
            <source>The game is too long for a QR code (%1 bytes of at most %2).</source>
            <translation>Die Partie ist zu lang für einen QR-Code (%1 Bytes von höchstens %2).</translation>
        </message>
        <message>
            <source>Line %1 of the openings is not a code, a name and moves.</source>
            <translation>Zeile %1 der Eröffnungen ist nicht Kürzel, Name und Züge.</translation>
        </message>
        <message>
            <source>Line %2 of the openings: %1 is no move there.</source>
            <translation>Zeile %2 der Eröffnungen: %1 ist dort kein Zug.</translation>
        </message>
        <message>
            <source>Line %2 of the openings ends where &quot;%1&quot; does.</source>
            <translation>Zeile %2 der Eröffnungen endet, wo „%1“ endet.</translation>
        </message>
        <message>
            <source>Usage: kirin [options]

A chess board that moves its own pieces. Any option of the first group starts a game at once.

  --odds queen|rook|knight   the opponent plays without this piece
  --opponent ID              novice, pupil, scholar, challenger, expert, master, kirin, or yours
  --color white|black|random your colour (white)
  --time MIN+SEC|none        such as 5+3 (none)
  --fen FEN                  a start position, not with --odds

  --console                  play in this terminal, without a window
  --board sim                the board to play on: so far the simulated one
  --personalities DIR        a folder of opponents, instead of your own
  --data DIR                 where games and settings are kept
  --log LEVEL                trace, debug, info, warn, error or off (info)
  --version, --help
</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That can't be done now.</source>
            <translation>Das geht jetzt nicht.</translation>
        </message>
        <message>
            <source>There is no game.</source>
            <translation>Es gibt keine Partie.</translation>
        </message>
        <message>
            <source>A game is still going on.</source>
            <translation>Eine Partie läuft noch.</translation>
        </message>
        <message>
            <source>The game is paused.</source>
            <translation>Die Partie ist angehalten.</translation>
        </message>
        <message>
            <source>Not while pieces are being moved.</source>
            <translation>Nicht, solange Figuren bewegt werden.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Du bist nicht am Zug.</translation>
        </message>
        <message>
            <source>That move was meant for an earlier position.</source>
            <translation>Dieser Zug galt einer früheren Stellung.</translation>
        </message>
        <message>
            <source>There is no move of yours yet that could be taken back.</source>
            <translation>Du hast noch keinen Zug gemacht, der zurückgenommen werden könnte.</translation>
        </message>
        <message>
            <source>The game is over: nothing can be taken back any more.</source>
            <translation>Die Partie ist zu Ende: Zurücknehmen geht nicht mehr.</translation>
        </message>
        <message>
            <source>Nothing can be taken back in this game: it began from a position in which nobody knows which piece is which.</source>
            <translation>In dieser Partie kann nichts zurückgenommen werden: Sie begann mit einer Stellung, in der niemand weiß, welche Figur welche ist.</translation>
        </message>
        <message>
            <source>Nobody plays who could take a move back.</source>
            <translation>Niemand spielt, der einen Zug zurücknehmen könnte.</translation>
        </message>
        <message>
            <source>Your move will be taken back as soon as it is your turn.</source>
            <translation>Dein Zug wird zurückgenommen, sobald du wieder am Zug bist.</translation>
        </message>
        <message>
            <source>Your move stands after all.</source>
            <translation>Dein Zug bleibt nun doch stehen.</translation>
        </message>
        <message>
            <source>Too late: your move has been answered.</source>
            <translation>Zu spät: Dein Zug ist schon beantwortet.</translation>
        </message>
        <message>
            <source>You have offered a draw already: play a move first.</source>
            <translation>Du hast schon Remis geboten: Erst muss gezogen werden.</translation>
        </message>
        <message>
            <source>No draw is offered.</source>
            <translation>Es ist kein Remis geboten.</translation>
        </message>
        <message>
            <source>No draw can be claimed: neither threefold repetition nor fifty moves.</source>
            <translation>Kein Remis zu fordern: weder dreimal dieselbe Stellung noch fünfzig Züge.</translation>
        </message>
        <message>
            <source>Odds need one person and one opponent of the board's.</source>
            <translation>Eine Vorgabe braucht einen Menschen und einen Gegner aus dem Brett.</translation>
        </message>
        <message>
            <source>%1 goes only with --board %2.</source>
            <translation>%1 geht nur mit --board %2.</translation>
        </message>
        <message>
            <source>Odds and a start position of your own exclude each other.</source>
            <translation>Vorgabe und eigene Anfangsstellung schließen sich aus.</translation>
        </message>
        <message>
            <source>There is no opponent "%1".</source>
            <translation>Es gibt keinen Gegner „%1“.</translation>
        </message>
        <message>
            <source>The pieces given don't make the start position.</source>
            <translation>Die angegebenen Figuren ergeben nicht die Anfangsstellung.</translation>
        </message>
        <message>
            <source>In this start position the game is over already.</source>
            <translation>In dieser Anfangsstellung ist die Partie schon zu Ende.</translation>
        </message>
        <message>
            <source>That game has ended.</source>
            <translation>Diese Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>"%1" is no move.</source>
            <translation>„%1“ ist kein Zug.</translation>
        </message>
        <message>
            <source>The move %1 is not possible here.</source>
            <translation>Der Zug %1 ist hier nicht möglich.</translation>
        </message>
        <message>
            <source>%1 could be more than one move: say from where.</source>
            <translation>%1 kann mehr als ein Zug sein: Sag, von wo.</translation>
        </message>
        <message>
            <source>A FEN has four or six fields (%2).</source>
            <translation>Eine FEN hat vier oder sechs Felder (%2).</translation>
        </message>
        <message>
            <source>The board of the FEN, "%1", can't be read (%2).</source>
            <translation>Das Brett der FEN, „%1“, ist nicht zu lesen (%2).</translation>
        </message>
        <message>
            <source>The side to move of the FEN, "%1", is neither w nor b.</source>
            <translation>Die Seite am Zug der FEN, „%1“, ist weder w noch b.</translation>
        </message>
        <message>
            <source>The castling rights of the FEN, "%1", don't fit (%2).</source>
            <translation>Die Rochaderechte der FEN, „%1“, passen nicht (%2).</translation>
        </message>
        <message>
            <source>The en passant square of the FEN, "%1", doesn't fit (%2).</source>
            <translation>Das En-passant-Feld der FEN, „%1“, passt nicht (%2).</translation>
        </message>
        <message>
            <source>The half-move clock of the FEN, "%1", is no such number.</source>
            <translation>Die Halbzugzahl der FEN, „%1“, ist keine solche Zahl.</translation>
        </message>
        <message>
            <source>The move number of the FEN, "%1", is no such number.</source>
            <translation>Die Zugnummer der FEN, „%1“, ist keine solche Zahl.</translation>
        </message>
        <message>
            <source>The FEN is no possible position (%2).</source>
            <translation>Die FEN ist keine mögliche Stellung (%2).</translation>
        </message>
        <message>
            <source>The position has more pieces of a kind (%1) than the set.</source>
            <translation>Die Stellung hat mehr Figuren einer Art (%1) als der Figurensatz.</translation>
        </message>
        <message>
            <source>"%1" is no time: write minutes and seconds, like 5+3, or none.</source>
            <translation>„%1“ ist keine Bedenkzeit: Schreib Minuten und Sekunden wie 5+3, oder none.</translation>
        </message>
        <message>
            <source>The time %1 is out of range: at most 180 minutes and 180 seconds a move.</source>
            <translation>Die Bedenkzeit %1 geht nicht: höchstens 180 Minuten und 180 Sekunden je Zug.</translation>
        </message>
        <message>
            <source>The opponent's program %1 can't be started (%2). Resume tries again.</source>
            <translation>Das Programm des Gegners, %1, lässt sich nicht starten (%2). „Weiter“ versucht es noch einmal.</translation>
        </message>
        <message>
            <source>The opponent's program %1 has ended (%2). Resume starts it again.</source>
            <translation>Das Programm des Gegners, %1, hat sich beendet (%2). „Weiter“ startet es neu.</translation>
        </message>
        <message>
            <source>The opponent's program %1 doesn't answer (%2). Resume starts it again.</source>
            <translation>Das Programm des Gegners, %1, antwortet nicht (%2). „Weiter“ startet es neu.</translation>
        </message>
        <message>
            <source>%1 wanted to play %2, which is not possible. Resume asks again.</source>
            <translation>%1 wollte %2 spielen, was nicht geht. „Weiter“ fragt noch einmal.</translation>
        </message>
        <message>
            <source>The opponent's option %1 can't be "%2" (%3).</source>
            <translation>Die Option %1 des Gegners kann nicht „%2“ sein (%3).</translation>
        </message>
        <message>
            <source>There is no room for a table of %1 MB.</source>
            <translation>Für eine Tabelle von %1 MB ist kein Platz.</translation>
        </message>
        <message>
            <source>%1 is no net (%2).</source>
            <translation>%1 ist kein Netz (%2).</translation>
        </message>
        <message>
            <source>The net %1 is of another version (%2).</source>
            <translation>Das Netz %1 hat eine andere Version (%2).</translation>
        </message>
        <message>
            <source>The net %1 has the wrong size (%2).</source>
            <translation>Das Netz %1 hat die falsche Größe (%2).</translation>
        </message>
        <message>
            <source>The net %1 is damaged (%2).</source>
            <translation>Das Netz %1 ist beschädigt (%2).</translation>
        </message>
        <message>
            <source>There is no folder %1 for endgame tables.</source>
            <translation>Es gibt keinen Ordner %1 für Endspieltabellen.</translation>
        </message>
        <message>
            <source>There are no endgame tables in %1.</source>
            <translation>In %1 sind keine Endspieltabellen.</translation>
        </message>
        <message>
            <source>%1 is no endgame table.</source>
            <translation>%1 ist keine Endspieltabelle.</translation>
        </message>
        <message>
            <source>The endgame tables in %1 are in use; close them first.</source>
            <translation>Die Endspieltabellen in %1 werden gerade benutzt; erst schließen.</translation>
        </message>
        <message>
            <source>The net %1 has numbers that can't be used (%2).</source>
            <translation>Das Netz %1 enthält unbrauchbare Zahlen (%2).</translation>
        </message>
        <message>
            <source>At %2: "%1" means nothing here; known are %3.</source>
            <translation>Bei %2: „%1“ bedeutet hier nichts; bekannt sind %3.</translation>
        </message>
        <message>
            <source>At %2: "%1" is missing; it takes %3.</source>
            <translation>Bei %2: „%1“ fehlt; erwartet wird %3.</translation>
        </message>
        <message>
            <source>At %2: %1 is of the wrong kind; it takes %3.</source>
            <translation>Bei %2: %1 ist von der falschen Art; erwartet wird %3.</translation>
        </message>
        <message>
            <source>At %2: %1 is out of range; it takes %3.</source>
            <translation>Bei %2: %1 liegt außerhalb; erwartet wird %3.</translation>
        </message>
        <message>
            <source>At %2: line %1 is used already.</source>
            <translation>Bei %2: Die Leitung %1 ist schon vergeben.</translation>
        </message>
        <message>
            <source>No board has squares of %1 mm; %3 are possible.</source>
            <translation>Kein Brett hat Felder von %1 mm; möglich sind %3.</translation>
        </message>
        <message>
            <source>The four corners make no square board: its squares would be %1 mm.</source>
            <translation>Die vier Ecken ergeben kein quadratisches Brett: seine Felder wären %1 mm.</translation>
        </message>
        <message>
            <source>A place at %1 is out of the head&apos;s reach (%3).</source>
            <translation>Ein Platz bei %1 liegt außer Reichweite des Kopfs (%3).</translation>
        </message>
        <message>
            <source>Storage columns at %1 stand too near the board or each other (%3).</source>
            <translation>Ablagespalten bei %1 stehen zu nah am Brett oder aneinander (%3).</translation>
        </message>
        <message>
            <source>There is no way for the piece %1 without touching another.</source>
            <translation>Für die Figur %1 gibt es keinen Weg, ohne eine andere zu berühren.</translation>
        </message>
        <message>
            <source>At %2: "%1" is no such text; it takes %3.</source>
            <translation>Bei %2: „%1“ ist kein solcher Text; erwartet wird %3.</translation>
        </message>
        <message>
            <source>At %2: the option "%1" can't be used; it takes %3.</source>
            <translation>Bei %2: Die Option „%1“ ist nicht zu gebrauchen; erwartet wird %3.</translation>
        </message>
        <message>
            <source>At %2: the budget a move is missing; it takes %3.</source>
            <translation>Bei %2: Die Rechenzeit je Zug fehlt; erwartet wird %3.</translation>
        </message>
        <message>
            <source>The opponent "%1" is in the file %3 already.</source>
            <translation>Den Gegner „%1“ enthält schon die Datei %3.</translation>
        </message>
        <message>
            <source>There is no %1.</source>
            <translation>%1 gibt es nicht.</translation>
        </message>
        <message>
            <source>%1 can't be read (%2).</source>
            <translation>%1 ist nicht zu lesen (%2).</translation>
        </message>
        <message>
            <source>%1 is larger than %2 bytes.</source>
            <translation>%1 ist größer als %2 Byte.</translation>
        </message>
        <message>
            <source>%1 can't be written (%2).</source>
            <translation>%1 ist nicht zu schreiben (%2).</translation>
        </message>
        <message>
            <source>Line %2 is no JSON: %1.</source>
            <translation>Zeile %2 ist kein JSON: %1.</translation>
        </message>
        <message>
            <source>At %2: the key "%1" is there twice.</source>
            <translation>Bei %2: Der Schlüssel „%1“ steht zweimal da.</translation>
        </message>
        <message>
            <source>At %1: nested too deep.</source>
            <translation>Bei %1: zu tief verschachtelt.</translation>
        </message>
        <message>
            <source>Another Kirin is using this data folder (%1).</source>
            <translation>Ein anderes Kirin benutzt diesen Datenordner (%1).</translation>
        </message>
        <message>
            <source>"%1" is no log level: trace, debug, info, warn, error or off.</source>
            <translation>„%1“ ist keine Protokollstufe: trace, debug, info, warn, error oder off.</translation>
        </message>
        <message>
            <source>The game goes on, but it can't be saved (%1).</source>
            <translation>Die Partie geht weiter, kann aber nicht gespeichert werden (%1).</translation>
        </message>
        <message>
            <source>The file of your games could not be read; it was put aside as %1.</source>
            <translation>Die Datei deiner Partien war nicht zu lesen; sie liegt jetzt beiseite als %1.</translation>
        </message>
        <message>
            <source>A saved game can't be read (%1).</source>
            <translation>Eine gespeicherte Partie ist nicht zu lesen (%1).</translation>
        </message>
        <message>
            <source>There is no saved game %1.</source>
            <translation>Eine gespeicherte Partie %1 gibt es nicht.</translation>
        </message>
        <message>
            <source>%1 was written by a later Kirin; games are not being saved.</source>
            <translation>%1 stammt von einem neueren Kirin; Partien werden nicht gespeichert.</translation>
        </message>
        <message>
            <source>%1 is no option; --help lists them.</source>
            <translation>%1 ist keine Option; --help zählt sie auf.</translation>
        </message>
        <message>
            <source>%1 takes %2.</source>
            <translation>%1 erwartet %2.</translation>
        </message>
        <message>
            <source>%1 takes %3, not "%2".</source>
            <translation>%1 erwartet %3, nicht „%2“.</translation>
        </message>
        <message>
            <source>%1 takes no value.</source>
            <translation>%1 erwartet keinen Wert.</translation>
        </message>
        <message>
            <source>%1 is given twice.</source>
            <translation>%1 steht zweimal da.</translation>
        </message>
        <message>
            <source>--fen takes a start position, not "%1": %2</source>
            <translation>--fen erwartet eine Anfangsstellung, nicht „%1“: %2</translation>
        </message>
        <message>
            <source>--odds and --fen exclude each other.</source>
            <translation>--odds und --fen schließen sich aus.</translation>
        </message>
        <message>
            <source>Something went wrong: %1</source>
            <translation>Etwas ist schiefgegangen: %1</translation>
        </message>
        <message>
            <source>piece</source>
            <translation>Figur</translation>
        </message>
        <message>
            <source>Put the %1 from %2 on %3</source>
            <translation>Bitte von %2 auf %3 stellen: %1</translation>
        </message>
        <message>
            <source>Put the %1 on %2</source>
            <translation>Bitte auf %2 stellen: %1</translation>
        </message>
        <message>
            <source>Put the %1 into its place in the storage column</source>
            <translation>Bitte auf ihren Platz im Lager stellen: %1</translation>
        </message>
        <message>
            <source>Take the %1 away from %2</source>
            <translation>Bitte von %2 wegnehmen: %1</translation>
        </message>
        <message>
            <source>Take the %1 out of the storage column</source>
            <translation>Bitte aus dem Lager nehmen: %1</translation>
        </message>
        <message>
            <source>Set up the pieces, then say that they stand</source>
            <translation>Stell die Figuren auf und sag dann, dass sie stehen</translation>
        </message>
        <message>
            <source>Something stands where it should not: check the board</source>
            <translation>Etwas steht, wo es nicht stehen sollte: Sieh auf dem Brett nach</translation>
        </message>
        <message>
            <source>The board doesn't answer</source>
            <translation>Das Brett antwortet nicht</translation>
        </message>
        <message>
            <source>Say on the screen whether the %1 went from %2 to %3</source>
            <translation>Bitte am Bildschirm sagen, ob von %2 auf %3 gezogen wurde: %1</translation>
        </message>
        <message>
            <source>Draw by stalemate</source>
            <translation>Remis durch Patt</translation>
        </message>
        <message>
            <source>Draw: neither side can give mate</source>
            <translation>Remis: Keine Seite kann mehr matt setzen</translation>
        </message>
        <message>
            <source>Draw: the position stood there three times</source>
            <translation>Remis: Die Stellung stand dreimal da</translation>
        </message>
        <message>
            <source>Draw: the position stood there five times</source>
            <translation>Remis: Die Stellung stand fünfmal da</translation>
        </message>
        <message>
            <source>Draw: fifty moves without a capture or a pawn's move</source>
            <translation>Remis: fünfzig Züge ohne Schlagen und Bauernzug</translation>
        </message>
        <message>
            <source>Draw: seventy-five moves without a capture or a pawn's move</source>
            <translation>Remis: fünfundsiebzig Züge ohne Schlagen und Bauernzug</translation>
        </message>
        <message>
            <source>Draw by agreement</source>
            <translation>Remis vereinbart</translation>
        </message>
        <message>
            <source>Draw: time ran out, but the other side could never give mate</source>
            <translation>Remis: Die Zeit ist um, aber die andere Seite könnte nie matt setzen</translation>
        </message>
        <message>
            <source>The game was abandoned</source>
            <translation>Die Partie wurde abgebrochen</translation>
        </message>
        <message>
            <source>You won by checkmate</source>
            <translation>Du hast durch Matt gewonnen</translation>
        </message>
        <message>
            <source>You won on time</source>
            <translation>Du hast nach Zeit gewonnen</translation>
        </message>
        <message>
            <source>You won: %1 resigned</source>
            <translation>Du hast gewonnen: %1 hat aufgegeben</translation>
        </message>
        <message>
            <source>%1 won by checkmate</source>
            <translation>%1 hat durch Matt gewonnen</translation>
        </message>
        <message>
            <source>%1 won: your time ran out</source>
            <translation>%1 hat gewonnen: Deine Zeit ist um</translation>
        </message>
        <message>
            <source>You resigned</source>
            <translation>Du hast aufgegeben</translation>
        </message>
        <message>
            <source>%1 won on time</source>
            <translation>%1 hat nach Zeit gewonnen</translation>
        </message>
        <message>
            <source>%1 won: %2 resigned</source>
            <translation>%1 hat gewonnen: %2 hat aufgegeben</translation>
        </message>
        <message>
            <source>Claim a draw: threefold repetition</source>
            <translation>Remis fordern: dreimal dieselbe Stellung</translation>
        </message>
        <message>
            <source>Claim a draw: fifty moves</source>
            <translation>Remis fordern: fünfzig Züge</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Du</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Weiß</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Schwarz</translation>
        </message>
        <message>
            <source>pawn</source>
            <translation>Bauer</translation>
        </message>
        <message>
            <source>knight</source>
            <translation>Springer</translation>
        </message>
        <message>
            <source>bishop</source>
            <translation>Läufer</translation>
        </message>
        <message>
            <source>rook</source>
            <translation>Turm</translation>
        </message>
        <message>
            <source>queen</source>
            <translation>Dame</translation>
        </message>
        <message>
            <source>king</source>
            <translation>König</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>white pawn</source>
            <translation>weißer Bauer</translation>
        </message>
        <message>
            <source>black pawn</source>
            <translation>schwarzer Bauer</translation>
        </message>
        <message>
            <source>white knight</source>
            <translation>weißer Springer</translation>
        </message>
        <message>
            <source>black knight</source>
            <translation>schwarzer Springer</translation>
        </message>
        <message>
            <source>white bishop</source>
            <translation>weißer Läufer</translation>
        </message>
        <message>
            <source>black bishop</source>
            <translation>schwarzer Läufer</translation>
        </message>
        <message>
            <source>white rook</source>
            <translation>weißer Turm</translation>
        </message>
        <message>
            <source>black rook</source>
            <translation>schwarzer Turm</translation>
        </message>
        <message>
            <source>white queen</source>
            <translation>weiße Dame</translation>
        </message>
        <message>
            <source>black queen</source>
            <translation>schwarze Dame</translation>
        </message>
        <message>
            <source>white king</source>
            <translation>weißer König</translation>
        </message>
        <message>
            <source>black king</source>
            <translation>schwarzer König</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>A square and what stands on it: "e4, white pawn"</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>target %1</source>
            <translation>Ziel %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <translation>%1 gew.</translation>
        </message>
        <message>
            <source>%1 lost</source>
            <translation>%1 verl.</translation>
        </message>
        <message>
            <source>%1 drawn</source>
            <translation>%1 remis</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>A time control and its class: "5+3 Blitz"</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Untimed</source>
            <translation>Ohne Uhr</translation>
        </message>
        <message>
            <source>Bullet</source>
            <translation>Bullet</translation>
        </message>
        <message>
            <source>Blitz</source>
            <translation>Blitz</translation>
        </message>
        <message>
            <source>Rapid</source>
            <translation>Rapid</translation>
        </message>
        <message>
            <source>Classical</source>
            <translation>Klassisch</translation>
        </message>
        <message>
            <source>without the queen</source>
            <translation>ohne Dame</translation>
        </message>
        <message>
            <source>without a rook</source>
            <translation>ohne einen Turm</translation>
        </message>
        <message>
            <source>without a knight</source>
            <translation>ohne einen Springer</translation>
        </message>
        <message>
            <source>1 move</source>
            <translation>1 Zug</translation>
        </message>
        <message>
            <source>%1 moves</source>
            <translation>%1 Züge</translation>
        </message>
        <message>
            <source>Two players, %1, %2 to move</source>
            <translation>Zu zweit, %1, %2 am Zug</translation>
        </message>
        <message>
            <source>%1, %2, your turn</source>
            <translation>%1, %2, du bist am Zug</translation>
        </message>
        <message>
            <source>%1, %2, the opponent's turn</source>
            <translation>%1, %2, der Gegner ist am Zug</translation>
        </message>
        <message>
            <source>The board is as it should be.</source>
            <translation>Auf dem Brett steht alles richtig.</translation>
        </message>
        <message>
            <source>The board is not as it should be.</source>
            <translation>Auf dem Brett steht nicht alles richtig.</translation>
        </message>
        <message>
            <source>The window could not be made; the log says why.</source>
            <translation>Das Fenster ließ sich nicht öffnen; im Protokoll steht, warum.</translation>
        </message>
        <message>
            <source>There is no display here; kirin --console plays in the terminal.</source>
            <translation>Hier gibt es keinen Bildschirm; kirin --console spielt im Terminal.</translation>
        </message>
        <message>
            <source>Line %1 of the PGN: a tag can't be read.</source>
            <translation>Zeile %1 der PGN: Eine Kopfzeile ist nicht zu lesen.</translation>
        </message>
        <message>
            <source>Line %2 of the PGN: the variant "%1" is not played here.</source>
            <translation>Zeile %2 der PGN: Die Variante „%1“ wird hier nicht gespielt.</translation>
        </message>
        <message>
            <source>Line %3 of the PGN: "%1" is no start position.</source>
            <translation>Zeile %3 der PGN: „%1“ ist keine Anfangsstellung.</translation>
        </message>
        <message>
            <source>Line %2 of the PGN: "%1" is no move there.</source>
            <translation>Zeile %2 der PGN: „%1“ ist dort kein Zug.</translation>
        </message>
        <message>
            <source>Line %1 of the PGN: passing is no move.</source>
            <translation>Zeile %1 der PGN: Aussetzen ist kein Zug.</translation>
        </message>
        <message>
            <source>Line %1 of the PGN: a comment is never closed.</source>
            <translation>Zeile %1 der PGN: Eine Anmerkung hört nicht auf.</translation>
        </message>
        <message>
            <source>Line %1 of the PGN: a variation begins or ends where none can.</source>
            <translation>Zeile %1 der PGN: Eine Variante beginnt oder endet, wo keine stehen kann.</translation>
        </message>
        <message>
            <source>Line %1 of the PGN: variations are nested too deep.</source>
            <translation>Zeile %1 der PGN: Varianten sind zu tief verschachtelt.</translation>
        </message>
        <message>
            <source>Line %1 of the PGN: the moves end without a result.</source>
            <translation>Zeile %1 der PGN: Die Züge enden ohne Ergebnis.</translation>
        </message>
        <message>
            <source>The machine stopped with alarm %1.</source>
            <translation>Die Maschine ist mit Alarm %1 stehen geblieben.</translation>
        </message>
        <message>
            <source>The machine is not where it should be.</source>
            <translation>Die Maschine steht nicht, wo sie stehen sollte.</translation>
        </message>
        <message>
            <source>The machine can't find its home position (alarm %1).</source>
            <translation>Die Maschine findet ihre Grundstellung nicht (Alarm %1).</translation>
        </message>
        <message>
            <source>The magnet is not as it should be: it was switched off.</source>
            <translation>Der Magnet ist nicht, wie er sein soll: Er wurde abgeschaltet.</translation>
        </message>
        <message>
            <source>The machine's work frame (axis %1, G54 at %2) does not put the board within its reach.</source>
            <translation>Der Nullpunkt der Maschine (Achse %1, G54 bei %2) legt das Brett außer Reichweite.</translation>
        </message>
        <message>
            <source>The machine can't reach %1.</source>
            <translation>Die Maschine kommt nicht bis %1.</translation>
        </message>
        <message>
            <source>The machine refused &quot;%1&quot; (error %2).</source>
            <translation>Die Maschine hat „%1“ abgelehnt (Fehler %2).</translation>
        </message>
        <message>
            <source>The machine restarted by itself.</source>
            <translation>Die Maschine hat von selbst neu begonnen.</translation>
        </message>
        <message>
            <source>The machine's setting %1 is %2, but must be %3.</source>
            <translation>Die Einstellung %1 der Maschine ist %2, muss aber %3 sein.</translation>
        </message>
        <message>
            <source>The machine doesn't answer.</source>
            <translation>Die Maschine antwortet nicht.</translation>
        </message>
        <message>
            <source>The machine is in a state that it can't be used in.</source>
            <translation>Die Maschine ist in einem Zustand, in dem sie nicht benutzt werden kann.</translation>
        </message>
        <message>
            <source>Axis %1 of the machine goes %2 mm, but the board needs %3 mm.</source>
            <translation>Achse %1 der Maschine fährt %2 mm, das Brett braucht aber %3 mm.</translation>
        </message>
        <message>
            <source>This needs a controller with GRBL 1.1, not &quot;%1&quot;.</source>
            <translation>Nötig ist eine Steuerung mit GRBL 1.1, nicht „%1“.</translation>
        </message>
        <message>
            <source>No machine is connected (%1).</source>
            <translation>Es ist keine Maschine angeschlossen (%1).</translation>
        </message>
        <message>
            <source>Another program uses the machine (%1).</source>
            <translation>Ein anderes Programm benutzt die Maschine (%1).</translation>
        </message>
        <message>
            <source>The cable to the machine was pulled (%1).</source>
            <translation>Das Kabel zur Maschine wurde gezogen (%1).</translation>
        </message>
        <message>
            <source>This build can't read the board's sensors.</source>
            <translation>Diese Fassung kann die Sensoren des Bretts nicht lesen.</translation>
        </message>
        <message>
            <source>There is no GPIO chip &quot;%1&quot; to read the sensors with.</source>
            <translation>Es gibt keinen GPIO-Chip „%1“, um die Sensoren zu lesen.</translation>
        </message>
        <message>
            <source>More than one port could be the machine: %1.</source>
            <translation>Mehr als ein Anschluss könnte die Maschine sein: %1.</translation>
        </message>
        <message>
            <source>This user may not use the port %1.</source>
            <translation>Dieser Benutzer darf den Anschluss %1 nicht benutzen.</translation>
        </message>
        <message>
            <source>The machine takes nothing any more (%1).</source>
            <translation>Die Maschine nimmt nichts mehr an (%1).</translation>
        </message>
        <message>
            <source>The port %1 can&apos;t be opened: %2.</source>
            <translation>Der Anschluss %1 lässt sich nicht öffnen: %2.</translation>
        </message>
        <message>
            <source>This user may not use the GPIO chips (&quot;%1&quot; is wanted).</source>
            <translation>Dieser Benutzer darf die GPIO-Chips nicht benutzen (gesucht ist „%1“).</translation>
        </message>
        <message>
            <source>The GPIO chip &quot;%1&quot; has no line %2, or it is named twice.</source>
            <translation>Der GPIO-Chip „%1“ hat keine Leitung %2, oder sie ist zweimal genannt.</translation>
        </message>
        <message>
            <source>Line %2 of the GPIO chip &quot;%1&quot; is in use: %3.</source>
            <translation>Leitung %2 des GPIO-Chips „%1“ ist in Gebrauch: %3.</translation>
        </message>
        <message>
            <source>The lines of the GPIO chip &quot;%1&quot; can&apos;t be used: %2.</source>
            <translation>Die Leitungen des GPIO-Chips „%1“ lassen sich nicht benutzen: %2.</translation>
        </message>
        <message>
            <source>The sensors can&apos;t be read (GPIO chip &quot;%1&quot;): %2.</source>
            <translation>Die Sensoren lassen sich nicht lesen (GPIO-Chip „%1“): %2.</translation>
        </message>
        <message>
            <source>There is no fault &quot;%1&quot;.</source>
            <translation>Es gibt keine Störung „%1“.</translation>
        </message>
        <message>
            <source>No pseudo terminal can be made (%1).</source>
            <translation>Es lässt sich kein Pseudoterminal anlegen (%1).</translation>
        </message>
        <message>
            <source>Line %2 of the recording has no usable &quot;%1&quot;.</source>
            <translation>In Zeile %2 der Aufzeichnung fehlt ein brauchbares „%1“.</translation>
        </message>
        <message>
            <source>Line %2 of the recording does &quot;%1&quot;: nobody knows what that is.</source>
            <translation>Zeile %2 der Aufzeichnung tut „%1“: Das kennt niemand.</translation>
        </message>
        <message>
            <source>There is no column &quot;%1&quot;: this is no table of puzzles.</source>
            <translation>Die Spalte „%1“ fehlt: Das ist keine Aufgabentabelle.</translation>
        </message>
        <message>
            <source>The line of a puzzle lacks something, or has too much.</source>
            <translation>In der Zeile einer Aufgabe fehlt etwas, oder es ist zu viel.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is no rating.</source>
            <translation>„%1“ ist keine Wertung.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is nothing a puzzle asks for.</source>
            <translation>„%1“ ist nichts, was eine Aufgabe verlangt.</translation>
        </message>
        <message>
            <source>The solver doesn&apos;t have the last word in this puzzle: %1</source>
            <translation>In dieser Aufgabe hat der Löser nicht das letzte Wort: %1</translation>
        </message>
        <message>
            <source>The puzzle %1 is there twice.</source>
            <translation>Die Aufgabe %1 ist zweimal da.</translation>
        </message>
        <message>
            <source>%1 ± %2</source>
            <comment>a rating and its deviation</comment>
            <translation>%1 ± %2</translation>
        </message>
        <message>
            <source>Your Kirin rating: %1 (%2)</source>
            <translation>Deine Kirin-Wertung: %1 (%2)</translation>
        </message>
        <message>
            <source>Your Kirin rating stays as it is: nobody knows how strong this opponent really is.</source>
            <translation>Deine Kirin-Wertung bleibt, wie sie ist: Niemand weiß, wie stark dieser Gegner wirklich ist.</translation>
        </message>
        <message>
            <source>Your Kirin rating stays as it is: games with odds don&apos;t count.</source>
            <translation>Deine Kirin-Wertung bleibt, wie sie ist: Partien mit Vorgabe zählen nicht.</translation>
        </message>
        <message>
            <source>Your Kirin rating stays as it is: the game began from another position.</source>
            <translation>Deine Kirin-Wertung bleibt, wie sie ist: Die Partie begann mit einer anderen Stellung.</translation>
        </message>
        <message>
            <source>Your Kirin rating stays as it is: this game was not played here.</source>
            <translation>Deine Kirin-Wertung bleibt, wie sie ist: Diese Partie wurde nicht hier gespielt.</translation>
        </message>
        <message>
            <source>Your Kirin rating stays as it is: a move was taken back.</source>
            <translation>Deine Kirin-Wertung bleibt, wie sie ist: Ein Zug wurde zurückgenommen.</translation>
        </message>
        <message>
            <source>Your Kirin rating stays as it is: abandoned games don&apos;t count.</source>
            <translation>Deine Kirin-Wertung bleibt, wie sie ist: Abgebrochene Partien zählen nicht.</translation>
        </message>
        <message>
            <source>From here on this game doesn&apos;t count for your Kirin rating.</source>
            <translation>Von hier an zählt diese Partie nicht für deine Kirin-Wertung.</translation>
        </message>
        <message>
            <source>%1 is about as strong as you are.</source>
            <translation>%1 ist etwa so stark wie du.</translation>
        </message>
        <message>
            <source>%1 is the strongest there is.</source>
            <translation>%1 ist der stärkste Gegner, den es gibt.</translation>
        </message>
        <message>
            <source>%1 comes nearest, and is stronger: without a knight it is nearer still, but that doesn&apos;t count.</source>
            <translation>%1 passt am ehesten und ist stärker: Ohne einen Springer passt es noch besser, zählt aber nicht.</translation>
        </message>
        <message>
            <source>%1 comes nearest. A half step up is %2 without a knight, but that doesn&apos;t count.</source>
            <translation>%1 passt am ehesten. Ein halber Schritt weiter ist %2 ohne einen Springer, aber das zählt nicht.</translation>
        </message>
        <message>
            <source>nobody knows</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>en</source>
            <comment>the code of the language, for dates</comment>
            <translation>de</translation>
        </message>
        <message>
            <source>The name was changed in one game.</source>
            <translation>Der Name wurde in einer Partie geändert.</translation>
        </message>
        <message>
            <source>The name was changed in %1 games.</source>
            <translation>Der Name wurde in %1 Partien geändert.</translation>
        </message>
        <message>
            <source>One game came in.</source>
            <translation>Eine Partie ist hereingekommen.</translation>
        </message>
        <message>
            <source>%1 games came in.</source>
            <translation>%1 Partien sind hereingekommen.</translation>
        </message>
        <message>
            <source>Already there: %1.</source>
            <translation>Schon da: %1.</translation>
        </message>
        <message>
            <source>Left out: %1.</source>
            <translation>Ausgelassen: %1.</translation>
        </message>
        <message>
            <source>Stopped half way; what came in stays.</source>
            <translation>Auf halbem Weg angehalten; was hereinkam, bleibt.</translation>
        </message>
        <message>
            <source>Game %1, %2: %3</source>
            <translation>Partie %1, %2: %3</translation>
        </message>
        <message>
            <source>One game is in %1.</source>
            <translation>Eine Partie steht in %1.</translation>
        </message>
        <message>
            <source>%1 games are in %2.</source>
            <translation>%1 Partien stehen in %2.</translation>
        </message>
        <message>
            <source>Everything is in %1, with %2 games.</source>
            <translation>Alles steht in %1, mit %2 Partien.</translation>
        </message>
        <message>
            <source>Everything is as it was in the backup. What was here before is kept as %1. Opponents of your own are back when Kirin is started again.</source>
            <translation>Alles ist wie in der Sicherung. Was vorher hier war, liegt in %1. Eigene Gegner sind wieder da, wenn Kirin neu gestartet wird.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is no name: it takes 1 to 80 characters that can be seen.</source>
            <translation>„%1“ ist kein Name: Er braucht 1 bis 80 sichtbare Zeichen.</translation>
        </message>
        <message>
            <source>There is no game in it.</source>
            <translation>Darin ist keine Partie.</translation>
        </message>
        <message>
            <source>There is no move in it.</source>
            <translation>Darin ist kein Zug.</translation>
        </message>
        <message>
            <source>%1 is no file of Kirin&apos;s.</source>
            <translation>%1 ist keine Datei von Kirin.</translation>
        </message>
        <message>
            <source>%1 is no backup.</source>
            <translation>%1 ist keine Sicherung.</translation>
        </message>
        <message>
            <source>The backup %1 is damaged (%2).</source>
            <translation>Die Sicherung %1 ist beschädigt (%2).</translation>
        </message>
        <message>
            <source>The backup %1 was made by a later Kirin.</source>
            <translation>Die Sicherung %1 stammt von einem neueren Kirin.</translation>
        </message>
        <message>
            <source>There is no machine under this board.</source>
            <translation>Unter diesem Brett ist keine Maschine.</translation>
        </message>
        <message>
            <source>Only from where a piece stands to where none does.</source>
            <translation>Nur von dort, wo eine Figur steht, dorthin, wo keine steht.</translation>
        </message>
        <message>
            <source>A guest</source>
            <translation>Ein Gast</translation>
        </message>
        <message>
            <source>a person</source>
            <translation>ein Mensch</translation>
        </message>
        <message>
            <source>Two people at this board. Kirin keeps the clock and the score, and brings every captured piece away.</source>
            <translation>Zwei Menschen an diesem Brett. Kirin führt Uhr und Partie und räumt jede geschlagene Figur weg.</translation>
        </message>
        <message>
            <source>Kirin would play %1.</source>
            <translation>Kirin würde %1 spielen.</translation>
        </message>
        <message>
            <source>Your Kirin rating stays as it is: a hint was given.</source>
            <translation>Deine Kirin-Wertung bleibt, wie sie ist: Ein Zug wurde gezeigt.</translation>
        </message>
    </context>
    <context>
        <name>PlayerPlate</name>
        <message>
            <source>%1, to move</source>
            <translation>%1, am Zug</translation>
        </message>
        <message>
            <source>White's clock</source>
            <translation>Uhr von Weiß</translation>
        </message>
        <message>
            <source>Black's clock</source>
            <translation>Uhr von Schwarz</translation>
        </message>
    </context>
    <context>
        <name>PreparingPage</name>
        <message>
            <source>All pieces are placed</source>
            <translation>Alle Figuren stehen</translation>
        </message>
        <message>
            <source>%1 of %2 carried</source>
            <translation>%1 von %2 getragen</translation>
        </message>
        <message>
            <source>Setting up the board</source>
            <translation>Das Brett wird aufgestellt</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Halt</translation>
        </message>
    </context>
    <context>
        <name>PromotionChooser</name>
        <message>
            <source>Promote to a queen</source>
            <translation>In eine Dame verwandeln</translation>
        </message>
        <message>
            <source>Promote to a knight</source>
            <translation>In einen Springer verwandeln</translation>
        </message>
        <message>
            <source>Promote to a rook</source>
            <translation>In einen Turm verwandeln</translation>
        </message>
        <message>
            <source>Promote to a bishop</source>
            <translation>In einen Läufer verwandeln</translation>
        </message>
    </context>
    <context>
        <name>QrSheet</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>A QR code</source>
            <translation>Ein QR-Code</translation>
        </message>
    </context>
    <context>
        <name>Questions</name>
        <message>
            <source>Take the last moves back?</source>
            <translation>Die letzten Züge zurücknehmen?</translation>
        </message>
        <message>
            <source>The pieces stand as before them already.</source>
            <translation>Die Figuren stehen schon wieder wie davor.</translation>
        </message>
        <message>
            <source>Take them back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Is the game over?</source>
            <translation>Ist die Partie zu Ende?</translation>
        </message>
        <message>
            <source>Otherwise put the kings back and play on.</source>
            <translation>Sonst stell die Könige zurück und spiel weiter.</translation>
        </message>
        <message>
            <source>White has won</source>
            <translation>Weiß hat gewonnen</translation>
        </message>
        <message>
            <source>Black has won</source>
            <translation>Schwarz hat gewonnen</translation>
        </message>
        <message>
            <source>It is a draw</source>
            <translation>Es ist remis</translation>
        </message>
        <message>
            <source>Which move was it?</source>
            <translation>Welcher Zug war es?</translation>
        </message>
        <message>
            <source>The board could not tell.</source>
            <translation>Das Brett konnte es nicht erkennen.</translation>
        </message>
        <message>
            <source>Resign this game?</source>
            <translation>Diese Partie aufgeben?</translation>
        </message>
        <message>
            <source>%1 wins then.</source>
            <translation>Dann gewinnt %1.</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Resign</source>
            <translation>Aufgeben</translation>
        </message>
        <message>
            <source>Who sets the board up?</source>
            <translation>Wer stellt das Brett auf?</translation>
        </message>
        <message>
            <source>The same opponent, colours, odds and time.</source>
            <translation>Derselbe Gegner, dieselben Farben, Vorgabe und Bedenkzeit.</translation>
        </message>
        <message>
            <source>Kirin sets it up</source>
            <translation>Kirin stellt auf</translation>
        </message>
        <message>
            <source>I have set it up by hand</source>
            <translation>Ich habe selbst aufgestellt</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Who puts the pieces back?</source>
            <translation>Wer stellt die Figuren zurück?</translation>
        </message>
        <message>
            <source>The board goes back to the starting position; no game begins.</source>
            <translation>Das Brett kommt in die Grundstellung; es beginnt keine Partie.</translation>
        </message>
        <message>
            <source>Kirin puts them back</source>
            <translation>Kirin stellt sie zurück</translation>
        </message>
        <message>
            <source>I have put them back by hand</source>
            <translation>Ich habe sie selbst zurückgestellt</translation>
        </message>
        <message>
            <source>The game ends then, and nobody wins.</source>
            <translation>Dann endet die Partie, und niemand gewinnt.</translation>
        </message>
        <message>
            <source>Claim the draw</source>
            <translation>Remis fordern</translation>
        </message>
        <message>
            <source>Offer a draw?</source>
            <translation>Remis anbieten?</translation>
        </message>
        <message>
            <source>%1 accepts, or plays on.</source>
            <translation>%1 nimmt an oder spielt weiter.</translation>
        </message>
        <message>
            <source>Offer a draw</source>
            <translation>Remis anbieten</translation>
        </message>
        <message>
            <source>%1 offers a draw.</source>
            <translation>%1 bietet Remis.</translation>
        </message>
        <message>
            <source>Accept the draw</source>
            <translation>Remis annehmen</translation>
        </message>
        <message>
            <source>Put it right by hand, then say so.</source>
            <translation>Bring es von Hand in Ordnung und sag es dann.</translation>
        </message>
        <message>
            <source>I have put it right</source>
            <translation>Es ist in Ordnung gebracht</translation>
        </message>
        <message>
            <source>Look at the board again</source>
            <translation>Noch einmal aufs Brett sehen</translation>
        </message>
        <message>
            <source>Take your move back?</source>
            <translation>Deinen Zug zurücknehmen?</translation>
        </message>
        <message>
            <source>This game then doesn&apos;t count for your Kirin rating.</source>
            <translation>Diese Partie zählt dann nicht für deine Kirin-Wertung.</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Bring back what is in this backup?</source>
            <translation>Zurückholen, was diese Sicherung enthält?</translation>
        </message>
        <message>
            <source>%1 takes the place of everything here: games, ratings, settings. What is here now is kept as a backup too.</source>
            <translation>%1 ersetzt alles hier: Partien, Wertungen, Einstellungen. Was jetzt hier ist, bleibt als Sicherung erhalten.</translation>
        </message>
        <message>
            <source>Bring it back</source>
            <translation>Zurückholen</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Delete the game</source>
            <translation>Partie löschen</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Analyse</translation>
        </message>
        <message>
            <source>Show a move?</source>
            <translation>Einen Zug zeigen?</translation>
        </message>
        <message>
            <source>Show it</source>
            <translation>Zeigen</translation>
        </message>
    </context>
    <context>
        <name>ReviewExports</name>
        <message>
            <source>The game is copied.</source>
            <translation>Die Partie ist kopiert.</translation>
        </message>
        <message>
            <source>The position is copied.</source>
            <translation>Die Stellung ist kopiert.</translation>
        </message>
    </context>
    <context>
        <name>ReviewMoreSheet</name>
        <message>
            <source>Turn the board</source>
            <translation>Brett drehen</translation>
        </message>
        <message>
            <source>Game as QR code</source>
            <translation>Partie als QR-Code</translation>
        </message>
        <message>
            <source>Save as PGN</source>
            <translation>Als PGN speichern</translation>
        </message>
        <message>
            <source>Copy as PGN</source>
            <translation>Als PGN kopieren</translation>
        </message>
        <message>
            <source>Copy position as FEN</source>
            <translation>Stellung als FEN kopieren</translation>
        </message>
        <message>
            <source>Stop judging</source>
            <translation>Bewerten anhalten</translation>
        </message>
        <message>
            <source>Judge to the end</source>
            <translation>Zu Ende bewerten</translation>
        </message>
    </context>
    <context>
        <name>ReviewPage</name>
        <message>
            <source>The game is being read.</source>
            <translation>Die Partie wird gelesen.</translation>
        </message>
        <message>
            <source>%1 – %2, %3</source>
            <translation>%1 – %2, %3</translation>
        </message>
        <message>
            <source>Kirin looks at the game: %1 %</source>
            <translation>Kirin sieht sich die Partie an: %1 %</translation>
        </message>
        <message>
            <source>The position before the first move.</source>
            <translation>Die Stellung vor dem ersten Zug.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>What is shown</source>
            <translation>Was gezeigt wird</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>Übersicht</translation>
        </message>
        <message>
            <source>To the start</source>
            <translation>Zum Anfang</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>Einen Zug zurück</translation>
        </message>
        <message>
            <source>One move on</source>
            <translation>Einen Zug weiter</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>Zum Ende</translation>
        </message>
        <message>
            <source>Show the summary</source>
            <translation>Übersicht zeigen</translation>
        </message>
        <message>
            <source>Show the moves</source>
            <translation>Züge zeigen</translation>
        </message>
        <message>
            <source>Enough</source>
            <translation>Genug</translation>
        </message>
        <message>
            <source>Retry errors</source>
            <translation>Fehler üben</translation>
        </message>
        <message>
            <source>Show it</source>
            <translation>Zeig es</translation>
        </message>
        <message>
            <source>Play from here</source>
            <translation>Ab hier spielen</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
    </context>
    <context>
        <name>ReviewSheet</name>
        <message>
            <source>Moves</source>
            <translation>Züge</translation>
        </message>
    </context>
    <context>
        <name>ReviewSummary</name>
        <message>
            <source>Summary</source>
            <translation>Übersicht</translation>
        </message>
        <message>
            <source>%1: White %2, Black %3</source>
            <translation>%1: Weiß %2, Schwarz %3</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Weiß</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Schwarz</translation>
        </message>
    </context>
    <context>
        <name>ReviewWords</name>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Opening theory</source>
            <translation>Theorie</translation>
        </message>
        <message>
            <source>Best moves</source>
            <translation>Beste Züge</translation>
        </message>
        <message>
            <source>Only moves found</source>
            <translation>Einzige Züge gefunden</translation>
        </message>
        <message>
            <source>Good moves</source>
            <translation>Gute Züge</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <translation>Ungenaue Züge</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>Blunders</source>
            <translation>Grobe Fehler</translation>
        </message>
        <message>
            <source>Missed wins</source>
            <translation>Verpasste Gewinne</translation>
        </message>
        <message>
            <source>%1 is opening theory.</source>
            <translation>%1 ist Eröffnungstheorie.</translation>
        </message>
        <message>
            <source>%1 was the best move.</source>
            <translation>%1 war der beste Zug.</translation>
        </message>
        <message>
            <source>%1 was the only good move.</source>
            <translation>%1 war der einzige gute Zug.</translation>
        </message>
        <message>
            <source>%1 was a good move.</source>
            <translation>%1 war ein guter Zug.</translation>
        </message>
        <message>
            <source>%1 was inaccurate and cost %2 of the chances. %3 was best.</source>
            <translation>%1 war ungenau und kostete %2 der Aussichten. Am besten war %3.</translation>
        </message>
        <message>
            <source>%1 was a mistake and cost %2 of the chances. %3 was best.</source>
            <translation>%1 war ein Fehler und kostete %2 der Aussichten. Am besten war %3.</translation>
        </message>
        <message>
            <source>%1 was a blunder and cost %2 of the chances. %3 was best.</source>
            <translation>%1 war ein grober Fehler und kostete %2 der Aussichten. Am besten war %3.</translation>
        </message>
        <message>
            <source>%1 let the win slip and cost %2 of the chances. %3 was best.</source>
            <translation>%1 ließ den Gewinn entgleiten und kostete %2 der Aussichten. Am besten war %3.</translation>
        </message>
        <message>
            <source>You try %1: %2.</source>
            <translation>Du versuchst %1: %2.</translation>
        </message>
        <message>
            <source>You try %1.</source>
            <translation>Du versuchst %1.</translation>
        </message>
        <message>
            <source>There is no error to do better.</source>
            <translation>Es gibt keinen Fehler zu verbessern.</translation>
        </message>
        <message>
            <source>That was all. You solved %1 of %2 at the first try.</source>
            <translation>Das waren alle. Du hast %1 von %2 beim ersten Versuch gelöst.</translation>
        </message>
        <message>
            <source>%1 of %2: find something better than %3.</source>
            <translation>%1 von %2: Finde etwas Besseres als %3.</translation>
        </message>
        <message>
            <source>Kirin looks at your move.</source>
            <translation>Kirin prüft deinen Zug.</translation>
        </message>
        <message>
            <source>Right, that is better.</source>
            <translation>Richtig, das ist besser.</translation>
        </message>
        <message>
            <source>That is not better. Try again, or have it shown.</source>
            <translation>Das ist nicht besser. Versuch es noch einmal, oder lass es dir zeigen.</translation>
        </message>
        <message>
            <source>%1 was best.</source>
            <translation>Am besten war %1.</translation>
        </message>
        <message>
            <source>Accuracy</source>
            <translation>Genauigkeit</translation>
        </message>
        <message>
            <source>in the opening</source>
            <translation>in der Eröffnung</translation>
        </message>
        <message>
            <source>in the middlegame</source>
            <translation>im Mittelspiel</translation>
        </message>
        <message>
            <source>in the endgame</source>
            <translation>im Endspiel</translation>
        </message>
        <message>
            <source>The game is saved as %1.</source>
            <translation>Die Partie ist gespeichert als %1.</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Colours</source>
            <translation>Farben</translation>
        </message>
        <message>
            <source>Walnut</source>
            <translation>Nussbaum</translation>
        </message>
        <message>
            <source>Maple</source>
            <translation>Ahorn</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Textgröße</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>System</source>
            <translation>System</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Töne</translation>
        </message>
        <message>
            <source>Letters and numbers on the board</source>
            <translation>Buchstaben und Zahlen am Brett</translation>
        </message>
        <message>
            <source>Pieces glide</source>
            <translation>Figuren gleiten</translation>
        </message>
        <message>
            <source>Live page: the game in a browser</source>
            <translation>Live-Seite: die Partie im Browser</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>This computer</source>
            <translation>Dieser Rechner</translation>
        </message>
        <message>
            <source>Home network</source>
            <translation>Heimnetz</translation>
        </message>
        <message>
            <source>No port is free for the live page.</source>
            <translation>Für die Live-Seite ist kein Port frei.</translation>
        </message>
        <message>
            <source>Who has this link can watch, and nothing else.</source>
            <translation>Wer diesen Link hat, kann zusehen, sonst nichts.</translation>
        </message>
        <message>
            <source>QR code</source>
            <translation>QR-Code</translation>
        </message>
        <message>
            <source>New link</source>
            <translation>Neuer Link</translation>
        </message>
        <message>
            <source>The machine under the board</source>
            <translation>Die Maschine unter dem Brett</translation>
        </message>
        <message>
            <source>Diagnostics</source>
            <translation>Diagnose</translation>
        </message>
    </context>
    <context>
        <name>SetupPage</name>
        <message>
            <source>Bullet</source>
            <translation>Bullet</translation>
        </message>
        <message>
            <source>Blitz</source>
            <translation>Blitz</translation>
        </message>
        <message>
            <source>Rapid</source>
            <translation>Rapid</translation>
        </message>
        <message>
            <source>Classical</source>
            <translation>Klassisch</translation>
        </message>
        <message>
            <source>%1, without the queen</source>
            <translation>%1, ohne Dame</translation>
        </message>
        <message>
            <source>%1, without the rook on the a-file</source>
            <translation>%1, ohne den Turm auf der a-Linie</translation>
        </message>
        <message>
            <source>%1, without the knight on the b-file</source>
            <translation>%1, ohne den Springer auf der b-Linie</translation>
        </message>
        <message>
            <source>You play</source>
            <translation>Du spielst</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Weiß</translation>
        </message>
        <message>
            <source>Either</source>
            <translation>Zufall</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Schwarz</translation>
        </message>
        <message>
            <source>Clock</source>
            <translation>Uhr</translation>
        </message>
        <message>
            <source>No clock</source>
            <translation>Ohne Uhr</translation>
        </message>
        <message>
            <source>Your own</source>
            <translation>Eigene</translation>
        </message>
        <message>
            <source>Take all the time you like; nobody loses by the clock.</source>
            <translation>Lass dir Zeit; niemand verliert durch die Uhr.</translation>
        </message>
        <message>
            <source>Minutes and seconds a move</source>
            <translation>Minuten und Sekunden je Zug</translation>
        </message>
        <message>
            <source>Start the game</source>
            <translation>Partie beginnen</translation>
        </message>
        <message>
            <source>%1 min</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 s a move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I watch</source>
            <translation>Ich sehe zu</translation>
        </message>
    </context>
    <context>
        <name>SleepCover</name>
        <message>
            <source>A game waits: %1</source>
            <translation>Eine Partie wartet: %1</translation>
        </message>
        <message>
            <source>Touch the board&apos;s screen for a game of chess.</source>
            <translation>Berühre den Bildschirm für eine Partie Schach.</translation>
        </message>
    </context>
    <context>
        <name>StateStrip</name>
        <message>
            <source>The pieces are put back: take the move back?</source>
            <translation>Die Figuren stehen wieder wie zuvor: Zug zurücknehmen?</translation>
        </message>
        <message>
            <source>Both kings stand in the centre: is the game over?</source>
            <translation>Beide Könige stehen in der Mitte: Ist die Partie zu Ende?</translation>
        </message>
        <message>
            <source>Which move was it?</source>
            <translation>Welcher Zug war es?</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Turn the sound off</source>
            <translation>Ton ausschalten</translation>
        </message>
        <message>
            <source>Turn the sound on</source>
            <translation>Ton einschalten</translation>
        </message>
        <message>
            <source>The game is paused</source>
            <translation>Die Partie ist angehalten</translation>
        </message>
        <message>
            <source>Ready for a game</source>
            <translation>Bereit für eine Partie</translation>
        </message>
        <message>
            <source>The board is being set up</source>
            <translation>Das Brett wird aufgestellt</translation>
        </message>
        <message>
            <source>%1 is thinking</source>
            <translation>%1 denkt nach</translation>
        </message>
        <message>
            <source>The board needs you</source>
            <translation>Das Brett braucht dich</translation>
        </message>
        <message>
            <source>Choose what the pawn becomes</source>
            <translation>Wähle, was aus dem Bauern wird</translation>
        </message>
        <message>
            <source>%1 offers a draw</source>
            <translation>%1 bietet Remis</translation>
        </message>
        <message>
            <source>Your turn: play a move</source>
            <translation>Du bist am Zug</translation>
        </message>
        <message>
            <source>%1 to move</source>
            <translation>%1 am Zug</translation>
        </message>
        <message>
            <source>Your turn: %1 played %2</source>
            <translation>Du bist am Zug: %1 spielte %2</translation>
        </message>
        <message>
            <source>%1 to move: %2 played %3</source>
            <translation>%1 am Zug: %2 spielte %3</translation>
        </message>
        <message>
            <source>The pieces are being put back, hands off please</source>
            <translation>Die Figuren werden zurückgestellt, bitte nicht anfassen</translation>
        </message>
        <message>
            <source>The pieces are being moved, hands off please</source>
            <translation>Die Figuren werden bewegt, bitte nicht anfassen</translation>
        </message>
        <message>
            <source>Your %1 is being moved, hands off please</source>
            <translation>Deine Figur wird bewegt (%1), bitte nicht anfassen</translation>
        </message>
        <message>
            <source>%1 is moving its %2, hands off please</source>
            <translation>%1 zieht (%2), bitte nicht anfassen</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>Less</source>
            <translation>Weniger</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
    </context>
    <context>
        <name>MachinePage</name>
        <message>
            <source>%1 of %2 carried</source>
            <translation>%1 von %2 getragen</translation>
        </message>
        <message>
            <source>Magnet on</source>
            <translation>Magnet an</translation>
        </message>
        <message>
            <source>Magnet off</source>
            <translation>Magnet aus</translation>
        </message>
        <message>
            <source>Check the board</source>
            <translation>Brett prüfen</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Halt</translation>
        </message>
        <message>
            <source>Test and teach</source>
            <translation>Prüfen und einrichten</translation>
        </message>
    </context>
    <context>
        <name>MachineTable</name>
        <message>
            <source>The table from above: the machine&apos;s head and all pieces</source>
            <translation>Der Tisch von oben: der Kopf der Maschine und alle Figuren</translation>
        </message>
    </context>
    <context>
        <name>kirin::MachineBridge</name>
        <message>
            <source>The machine doesn&apos;t answer</source>
            <translation>Die Maschine antwortet nicht</translation>
        </message>
        <message>
            <source>Connecting</source>
            <translation>Verbindet sich</translation>
        </message>
        <message>
            <source>Waiting to look for its home position</source>
            <translation>Wartet auf die Suche nach der Grundstellung</translation>
        </message>
        <message>
            <source>Looking for its home position</source>
            <translation>Sucht ihre Grundstellung</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Bereit</translation>
        </message>
        <message>
            <source>Moving</source>
            <translation>In Bewegung</translation>
        </message>
        <message>
            <source>Held: something moved on the board</source>
            <translation>Angehalten: Auf dem Brett hat sich etwas bewegt</translation>
        </message>
        <message>
            <source>Alarm: it has stopped and must look for its home position again</source>
            <translation>Alarm: Sie steht und muss ihre Grundstellung neu suchen</translation>
        </message>
        <message>
            <source>The %1 goes into storage</source>
            <translation>Ins Lager: %1</translation>
        </message>
        <message>
            <source>The %1 goes to %2</source>
            <translation>%1 nach %2</translation>
        </message>
        <message>
            <source>Sensors that can&apos;t be relied on: %1</source>
            <translation>Unzuverlässige Sensoren: %1</translation>
        </message>
    </context>
    <context>
        <name>RatingGraph</name>
        <message>
            <source>From %1 to %2 in the games that counted</source>
            <translation>Von %1 auf %2 in den Partien, die zählten</translation>
        </message>
    </context>
    <context>
        <name>RatingCard</name>
        <message>
            <source>%1, give or take %2</source>
            <translation>%1, plus oder minus %2</translation>
        </message>
        <message>
            <source>Most likely between %1 and %2. Counted so far: %3.</source>
            <translation>Am ehesten zwischen %1 und %2. Bisher gezählt: %3.</translation>
        </message>
    </context>
    <context>
        <name>YouPage</name>
        <message>
            <source>Kirin rating</source>
            <translation>Kirin-Wertung</translation>
        </message>
        <message>
            <source>Your Kirin rating is a number of this board&apos;s own, from games against its opponents. It stays here, and no other board or account knows it.</source>
            <translation>Deine Kirin-Wertung ist eine Zahl dieses Bretts, aus Partien gegen seine Gegner. Sie bleibt hier; kein anderes Brett und kein Konto kennt sie.</translation>
        </message>
        <message>
            <source>Playing</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Play one of the seven, without odds and without taking back, and a number appears here.</source>
            <translation>Spiel gegen einen der sieben, ohne Vorgabe und ohne zurückzunehmen, dann erscheint hier eine Zahl.</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Aufgaben</translation>
        </message>
        <message>
            <source>Solve a puzzle, and a number appears here. A good eye for tactics is another thing than good play.</source>
            <translation>Löse eine Aufgabe, dann erscheint hier eine Zahl. Ein gutes Auge für Taktik ist etwas anderes als gutes Spiel.</translation>
        </message>
        <message>
            <source>Against whom</source>
            <translation>Gegen wen</translation>
        </message>
        <message>
            <source>not played yet</source>
            <translation>noch nicht gespielt</translation>
        </message>
    </context>
    <context>
        <name>StrengthPage</name>
        <message>
            <source>I have just learned how the pieces move</source>
            <translation>Ich habe gerade gelernt, wie die Figuren ziehen</translation>
        </message>
        <message>
            <source>I know the rules and play now and then</source>
            <translation>Ich kenne die Regeln und spiele ab und zu</translation>
        </message>
        <message>
            <source>I play often, and seldom leave a piece hanging</source>
            <translation>Ich spiele oft und stelle selten eine Figur ein</translation>
        </message>
        <message>
            <source>I play in a club, or would do well in one</source>
            <translation>Ich spiele im Verein oder könnte dort mithalten</translation>
        </message>
        <message>
            <source>I win tournaments</source>
            <translation>Ich gewinne Turniere</translation>
        </message>
        <message>
            <source>Then the first opponent you are offered is a fair one. A few games will correct it, whatever you say.</source>
            <translation>Dann passt schon der erste Gegner, der dir angeboten wird. Ein paar Partien berichtigen es, was du auch sagst.</translation>
        </message>
        <message>
            <source>Find out as I play</source>
            <translation>Das zeigt sich beim Spielen</translation>
        </message>
    </context>
    <context>
        <name>CountsNote</name>
        <message>
            <source>Doesn&apos;t count for your Kirin rating: nobody knows how strong this opponent really is.</source>
            <translation>Zählt nicht für deine Kirin-Wertung: Niemand weiß, wie stark dieser Gegner wirklich ist.</translation>
        </message>
        <message>
            <source>Doesn&apos;t count for your Kirin rating: games with odds don&apos;t.</source>
            <translation>Zählt nicht für deine Kirin-Wertung: Partien mit Vorgabe tun das nicht.</translation>
        </message>
        <message>
            <source>Counts for your Kirin rating, as long as you take nothing back.</source>
            <translation>Zählt für deine Kirin-Wertung, solange du nichts zurücknimmst.</translation>
        </message>
    </context>
    <context>
        <name>LibraryPage</name>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Opening</source>
            <translation>Eröffnung</translation>
        </message>
        <message>
            <source>Position (FEN)</source>
            <translation>Stellung (FEN)</translation>
        </message>
        <message>
            <source>In and out</source>
            <translation>Rein und raus</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Offen</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <translation>%1 – %2</translation>
        </message>
        <message>
            <source>after move %1</source>
            <translation>nach Zug %1</translation>
        </message>
        <message>
            <source>open</source>
            <translation>offen</translation>
        </message>
        <message>
            <source>Looking through the games…</source>
            <translation>Die Partien werden durchgesehen …</translation>
        </message>
        <message>
            <source>No game is like that.</source>
            <translation>So eine Partie gibt es nicht.</translation>
        </message>
        <message>
            <source>No games yet. Those you play appear here by themselves, and others can be brought in.</source>
            <translation>Noch keine Partien. Was du spielst, erscheint hier von selbst, andere lassen sich hereinholen.</translation>
        </message>
        <message>
            <source>Show all games</source>
            <translation>Alle Partien zeigen</translation>
        </message>
        <message>
            <source>Bring games in</source>
            <translation>Partien hereinholen</translation>
        </message>
        <message>
            <source>A game was deleted.</source>
            <translation>Eine Partie wurde gelöscht.</translation>
        </message>
        <message>
            <source>%1 games were deleted.</source>
            <translation>%1 Partien wurden gelöscht.</translation>
        </message>
        <message>
            <source>Bring it back</source>
            <translation>Zurückholen</translation>
        </message>
    </context>
    <context>
        <name>DataPage</name>
        <message>
            <source>In and out</source>
            <translation>Rein und raus</translation>
        </message>
        <message>
            <source>Bring in</source>
            <translation>Hereinholen</translation>
        </message>
        <message>
            <source>Take out</source>
            <translation>Ausgeben</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Sicherung</translation>
        </message>
        <message>
            <source>Names</source>
            <translation>Namen</translation>
        </message>
        <message>
            <source>Games in PGN, from a file or from the clipboard. What is there already stays out.</source>
            <translation>Partien als PGN, aus einer Datei oder der Zwischenablage. Was schon da ist, bleibt draußen.</translation>
        </message>
        <message>
            <source>All games, as one PGN file.</source>
            <translation>Alle Partien in einer PGN-Datei.</translation>
        </message>
        <message>
            <source>Games, ratings, settings and opponents of your own, in one file. Choose one below to bring back what it holds.</source>
            <translation>Partien, Wertungen, Einstellungen und eigene Gegner in einer Datei. Wähl unten eine aus, um zurückzuholen, was sie enthält.</translation>
        </message>
        <message>
            <source>Choose a name to change it in all games.</source>
            <translation>Wähl einen Namen, um ihn in allen Partien zu ändern.</translation>
        </message>
        <message>
            <source>“%1” is from now on called:</source>
            <translation>„%1“ heißt von nun an:</translation>
        </message>
        <message>
            <source>New name</source>
            <translation>Neuer Name</translation>
        </message>
        <message>
            <source>Path of the file</source>
            <translation>Pfad der Datei</translation>
        </message>
        <message>
            <source>From the clipboard</source>
            <translation>Zwischenablage</translation>
        </message>
        <message>
            <source>Back up</source>
            <translation>Sichern</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Ändern</translation>
        </message>
        <message>
            <source>Games are coming in…</source>
            <translation>Partien werden hereingeholt …</translation>
        </message>
        <message>
            <source>Games are being written…</source>
            <translation>Partien werden geschrieben …</translation>
        </message>
        <message>
            <source>Everything is being written…</source>
            <translation>Alles wird geschrieben …</translation>
        </message>
        <message>
            <source>Everything is being brought back…</source>
            <translation>Alles wird zurückgeholt …</translation>
        </message>
        <message>
            <source>%1 percent</source>
            <translation>%1 Prozent</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Halt</translation>
        </message>
        <message>
            <source>Left out</source>
            <translation>Ausgelassen</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>Dateien</translation>
        </message>
        <message>
            <source>No backup was found in your folders or on a USB stick.</source>
            <translation>In deinen Ordnern und auf USB-Sticks liegt keine Sicherung.</translation>
        </message>
        <message>
            <source>No PGN file was found in your folders or on a USB stick. Write the path of one above.</source>
            <translation>In deinen Ordnern und auf USB-Sticks liegt keine PGN-Datei. Schreib oben den Pfad einer Datei.</translation>
        </message>
        <message>
            <source>There is nobody to rename yet.</source>
            <translation>Es gibt noch niemanden umzubenennen.</translation>
        </message>
    </context>
    <context>
        <name>kirin::LiveFeed</name>
        <message>
            <source>en</source>
            <comment>the language these words are in, as its code</comment>
            <translation>de</translation>
        </message>
        <message>
            <source>No game is being played.</source>
            <translation>Gerade wird nicht gespielt.</translation>
        </message>
        <message>
            <source>Connection lost; trying again</source>
            <translation>Verbindung verloren; neuer Versuch</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Chess board</source>
            <translation>Schachbrett</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>The game is over: %1</source>
            <translation>Die Partie ist zu Ende: %1</translation>
        </message>
        <message>
            <source>The game is paused</source>
            <translation>Die Partie ist angehalten</translation>
        </message>
        <message>
            <source>%1 to move</source>
            <translation>%1 ist am Zug</translation>
        </message>
    </context>
    <context>
        <name>ServicePage</name>
        <message>
            <source>Finish or leave the game first.</source>
            <translation>Beende oder verlasse zuerst die Partie.</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Grundstellung</translation>
        </message>
        <message>
            <source>Magnet, 2 s</source>
            <translation>Magnet, 2 s</translation>
        </message>
        <message>
            <source>Move the head</source>
            <translation>Den Kopf bewegen</translation>
        </message>
        <message>
            <source>How far it goes, in millimetres</source>
            <translation>Wie weit er fährt, in Millimetern</translation>
        </message>
        <message>
            <source>Towards the a-file</source>
            <translation>Zur a-Linie</translation>
        </message>
        <message>
            <source>Towards the first rank</source>
            <translation>Zur ersten Reihe</translation>
        </message>
        <message>
            <source>Towards the eighth rank</source>
            <translation>Zur achten Reihe</translation>
        </message>
        <message>
            <source>Towards the h-file</source>
            <translation>Zur h-Linie</translation>
        </message>
        <message>
            <source>Carry</source>
            <translation>Tragen</translation>
        </message>
        <message>
            <source>%1 of %2 carried</source>
            <translation>%1 von %2 getragen</translation>
        </message>
        <message>
            <source>Choose a piece on the board, then where it goes. Or let it carry twenty about.</source>
            <translation>Wähle eine Figur auf dem Brett, dann ihr Ziel. Oder lass zwanzig umhertragen.</translation>
        </message>
        <message>
            <source>Carry twenty</source>
            <translation>Zwanzig tragen</translation>
        </message>
        <message>
            <source>The corners of the board</source>
            <translation>Die Ecken des Bretts</translation>
        </message>
        <message>
            <source>For each: move the head to the middle of the square, then keep it.</source>
            <translation>Für jede: den Kopf auf die Mitte des Felds fahren, dann merken.</translation>
        </message>
        <message>
            <source>Corner</source>
            <translation>Ecke</translation>
        </message>
        <message>
            <source>Go there</source>
            <translation>Hinfahren</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Merken</translation>
        </message>
        <message>
            <source>Saved. Kirin uses it from its next start.</source>
            <translation>Gespeichert. Kirin nutzt es ab dem nächsten Start.</translation>
        </message>
        <message>
            <source>These four make a board.</source>
            <translation>Diese vier ergeben ein Brett.</translation>
        </message>
        <message>
            <source>Forget these</source>
            <translation>Vergessen</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
    </context>
    <context>
        <name>BoardPages</name>
        <message>
            <source>A phone's camera finds the live page from here.</source>
            <translation>Die Kamera eines Telefons findet von hier die Live-Seite.</translation>
        </message>
    </context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Your Kirin rating for puzzles begins with the first one.</source>
        <translation>Deine Kirin-Wertung für Aufgaben beginnt mit der ersten.</translation>
    </message>
    <message>
        <source>Kirin rating for puzzles: %1</source>
        <translation>Kirin-Wertung für Aufgaben: %1</translation>
    </message>
    <message>
        <source>At your level</source>
        <translation>Auf deinem Niveau</translation>
    </message>
    <message>
        <source>Streak · best %1</source>
        <translation>Serie · beste %1</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Ever harder, until the first one you miss. It does not count for the rating.</source>
        <translation>Immer schwerer, bis zur ersten verfehlten. Zählt nicht für die Wertung.</translation>
    </message>
    <message>
        <source>Three minutes · best %1</source>
        <translation>Drei Minuten · beste %1</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Drei Minuten</translation>
    </message>
    <message>
        <source>As many as you can in three minutes. It does not count for the rating.</source>
        <translation>So viele du in drei Minuten schaffst. Zählt nicht für die Wertung.</translation>
    </message>
    <message>
        <source>The puzzles are being fetched…</source>
        <translation>Die Aufgaben werden geholt …</translation>
    </message>
    <message>
        <source>There are no puzzles here.</source>
        <translation>Hier gibt es keine Aufgaben.</translation>
    </message>
    <message>
        <source>%1 puzzles, %2 of them solved.</source>
        <translation>%1 Aufgaben, davon %2 gelöst.</translation>
    </message>
    <message>
        <source>%1 puzzles.</source>
        <translation>%1 Aufgaben.</translation>
    </message>
    <message>
        <source>Back to the themes</source>
        <translation>Zurück zu den Themen</translation>
    </message>
    <message>
        <source>Bring in a table of puzzles</source>
        <translation>Tabelle mit Aufgaben einlesen</translation>
    </message>
    <message>
        <source>Which of these is a table of puzzles, as Lichess gives it out?</source>
        <translation>Welche davon ist eine Aufgabentabelle, wie Lichess sie herausgibt?</translation>
    </message>
    <message>
        <source>No table was found. Put one, a file that ends in .csv as Lichess gives it out, on a USB stick or into the downloads.</source>
        <translation>Keine Tabelle gefunden. Lege eine, eine Datei mit der Endung .csv, wie Lichess sie herausgibt, auf einen USB-Stick oder zu den Downloads.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>%1 solved</source>
        <translation>%1 gelöst</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>one more miss ends it</source>
        <translation>der nächste Fehler beendet es</translation>
    </message>
    <message>
        <source>%1 misses left</source>
        <translation>noch %1 Fehler frei</translation>
    </message>
    <message>
        <source>The next puzzle comes…</source>
        <translation>Die nächste Aufgabe kommt …</translation>
    </message>
    <message>
        <source>There is no puzzle of this kind.</source>
        <translation>Eine solche Aufgabe gibt es nicht.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächste</translation>
    </message>
</context>
<context>
    <name>PuzzlePhrases</name>
    <message>
        <source>Mate in 1</source>
        <translation>Matt in 1</translation>
    </message>
    <message>
        <source>Mate in 2</source>
        <translation>Matt in 2</translation>
    </message>
    <message>
        <source>Mate in 3</source>
        <translation>Matt in 3</translation>
    </message>
    <message>
        <source>Mate in 4</source>
        <translation>Matt in 4</translation>
    </message>
    <message>
        <source>Mate in 5</source>
        <translation>Matt in 5</translation>
    </message>
    <message>
        <source>Back rank mate</source>
        <translation>Grundreihenmatt</translation>
    </message>
    <message>
        <source>Smothered mate</source>
        <translation>Ersticktes Matt</translation>
    </message>
    <message>
        <source>Double check</source>
        <translation>Doppelschach</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Gabel</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fesselung</translation>
    </message>
    <message>
        <source>Skewer</source>
        <translation>Spieß</translation>
    </message>
    <message>
        <source>Discovered attack</source>
        <translation>Abzug</translation>
    </message>
    <message>
        <source>Hanging piece</source>
        <translation>Ungedeckte Figur</translation>
    </message>
    <message>
        <source>Trapped piece</source>
        <translation>Gefangene Figur</translation>
    </message>
    <message>
        <source>Deflection</source>
        <translation>Ablenkung</translation>
    </message>
    <message>
        <source>Attraction</source>
        <translation>Hinlenkung</translation>
    </message>
    <message>
        <source>In-between move</source>
        <translation>Zwischenzug</translation>
    </message>
    <message>
        <source>Sacrifice</source>
        <translation>Opfer</translation>
    </message>
    <message>
        <source>Quiet move</source>
        <translation>Stiller Zug</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Umwandlung</translation>
    </message>
    <message>
        <source>Underpromotion</source>
        <translation>Unterverwandlung</translation>
    </message>
    <message>
        <source>Advanced pawn</source>
        <translation>Vorgerückter Bauer</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>En passant</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Middlegame</source>
        <translation>Mittelspiel</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>Pawn endgame</source>
        <translation>Bauernendspiel</translation>
    </message>
    <message>
        <source>Rook endgame</source>
        <translation>Turmendspiel</translation>
    </message>
    <message>
        <source>White to move. Mate in %1.</source>
        <translation>Weiß am Zug. Matt in %1.</translation>
    </message>
    <message>
        <source>Black to move. Mate in %1.</source>
        <translation>Schwarz am Zug. Matt in %1.</translation>
    </message>
    <message>
        <source>White to move. Find the only move that holds.</source>
        <translation>Weiß am Zug. Finde den einzigen Zug, der hält.</translation>
    </message>
    <message>
        <source>Black to move. Find the only move that holds.</source>
        <translation>Schwarz am Zug. Finde den einzigen Zug, der hält.</translation>
    </message>
    <message>
        <source>White to move. Find the winning move.</source>
        <translation>Weiß am Zug. Finde den Gewinnzug.</translation>
    </message>
    <message>
        <source>Black to move. Find the winning move.</source>
        <translation>Schwarz am Zug. Finde den Gewinnzug.</translation>
    </message>
    <message>
        <source>Not this one: it is stalemate.</source>
        <translation>Der nicht: Das ist Patt.</translation>
    </message>
    <message>
        <source>That is good too, but there is a mate.</source>
        <translation>Auch gut, aber es gibt ein Matt.</translation>
    </message>
    <message>
        <source>That is good, but there is better. The answer is %1.</source>
        <translation>Gut, aber es gibt Besseres. Die Antwort ist %1.</translation>
    </message>
    <message>
        <source>Not this one. The answer is %1.</source>
        <translation>Der nicht. Die Antwort ist %1.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>That was it.</source>
        <translation>Das war er.</translation>
    </message>
    <message>
        <source>This puzzle is rated about %1.</source>
        <translation>Diese Aufgabe ist mit etwa %1 bewertet.</translation>
    </message>
    <message>
        <source>Kirin rating for puzzles: %1 (%2)</source>
        <translation>Kirin-Wertung für Aufgaben: %1 (%2)</translation>
    </message>
    <message>
        <source>Solved in a row: %1. Your best: %2.</source>
        <translation>In Folge gelöst: %1. Dein Bestwert: %2.</translation>
    </message>
    <message>
        <source>Solved in three minutes: %1. Your best: %2.</source>
        <translation>In drei Minuten gelöst: %1. Dein Bestwert: %2.</translation>
    </message>
    <message>
        <source>Puzzles added: %1.</source>
        <translation>Aufgaben hinzugefügt: %1.</translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>Schon vorhanden: %1.</translation>
    </message>
    <message>
        <source>Rows that could not be read: %1, the first in line %2 (%3).</source>
        <translation>Nicht lesbare Zeilen: %1, die erste ist Zeile %2 (%3).</translation>
    </message>
    <message>
        <source>Reading the table…</source>
        <translation>Die Tabelle wird gelesen …</translation>
    </message>
    <message>
        <source>%1 rows read…</source>
        <translation>%1 Zeilen gelesen …</translation>
    </message>
    <message>
        <source>Right. Go on.</source>
        <translation>Richtig. Weiter.</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>Das ist die Lösung.</translation>
    </message>
</context>
</TS>
