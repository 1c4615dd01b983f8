import type { PageOfBook } from '../../../../rules/title'
import { BEGINNERS, type Paragraph } from '../../book'

/** The rule book of 1889 in German, in our own words. */
export const book: Readonly<Record<Paragraph, PageOfBook>> = {
  'Setting up': {
    heading: 'Spielbeginn',
    text: 'Jeder Spieler beginnt mit 420 ¥, zu fünft oder sechst mit 390 ¥. Im Spiel sind damit insgesamt 7.000 ¥; der Rest ist die Bank. Das Zertifikatslimit ist 25, 19, 14, 12 oder 11 bei 2 bis 6 Spielern. Die South Iyo Railway ist ab drei Spielern dabei, die Uno-Takamatsu Ferry ab vier. Der erste Spieler beginnt und hat die Vorrangkarte.',
    example: 'Vier Spieler nehmen je 420 ¥, und der Bank bleiben 5.320 ¥; jeder darf 14 Zertifikate halten.',
  },
  Auction: {
    heading: 'Die Versteigerung',
    text: 'Vor den Anteilen werden die Privatgesellschaften verkauft. Wer an der Reihe ist, kauft die günstigste zu ihrem Preis, bietet auf eine andere oder passt. Ein Gebot liegt mindestens 5 ¥ über dem Nennwert und über jedem Gebot auf sie; das Geld wird zurückgelegt. Wird eine Privatgesellschaft die günstigste und liegt ein einziges Gebot auf ihr, geht sie dafür an den Bieter. Bei mehreren Geboten geht es unter den Bietern weiter: Wer gerade am wenigsten bietet, erhöht auf mindestens 5 ¥ über dem höchsten Gebot oder steigt aus. Passen alle nacheinander, wird die Takamatsu E-Railroad 5 ¥ billiger, solange sie unverkauft ist; kostet sie nichts mehr, muss der Nächste sie nehmen. Ist sie verkauft, zahlen stattdessen alle verkauften Privatgesellschaften ihren Besitzern. Ist die letzte verkauft, erhält der Spieler, der dann an der Reihe wäre, die Vorrangkarte und beginnt die Aktienrunde.',
    example:
      'Ann hat 45 ¥ auf die Ehime Railway geboten, Bo 50 ¥. Die Mitsubishi Ferry wird verkauft: Ann erhöht auf 55 ¥, Bo steigt aus, und Ann zahlt 55 ¥.',
  },
  'Starting a corporation': {
    heading: 'Gründung einer Gesellschaft',
    text: 'Zuerst wird die Direktorenaktie gekauft, 20 %. Wer sie kauft, legt den Nennwert fest, 65, 70, 75, 80, 90 oder 100 ¥, und zahlt das Doppelte. Der Kursmarker kommt auf diesen Wert.',
    example: 'Bo startet die IR zu 90 ¥ und zahlt 180 ¥.',
  },
  'Stock turn': {
    heading: 'Spielzug der Aktienrunde',
    text: 'In einem Spielzug darf ein Spieler ein Zertifikat kaufen und beliebig viele verkaufen: erst alle Verkäufe und dann den Kauf oder umgekehrt, aber nicht Verkäufe davor und danach. Ein Anteil kostet im Startangebot den Nennwert, im Pool den Kurs. Was man in dieser Runde verkauft hat, kann man in ihr nicht zurückkaufen. Der Spielzug endet damit, dass man passt, auch wenn man etwas getan hat.',
    example:
      'Cy verkauft zwei TR und kauft dann eine KO zum Nennwert. Verkaufen darf Cy in diesem Spielzug nichts mehr.',
  },
  Selling: {
    heading: 'Anteile verkaufen',
    text: 'In der ersten Aktienrunde wird nichts verkauft. Was man in einem Spielzug von einer Gesellschaft verkauft, geht auf einmal und zum Kurs weg; danach fällt der Kursmarker für jeden Anteil um eine Zeile. Im Pool dürfen höchstens 50 % einer Gesellschaft liegen. Verkauft werden darf auch, bevor eine Gesellschaft den Betrieb aufgenommen oder einen Spielzug gehabt hat.',
    example: 'Dee verkauft drei SR zu 90 ¥ für 270 ¥, und der Kursmarker fällt um drei Zeilen.',
  },
  '7.6': {
    heading: 'Zertifikatslimit',
    text: 'Privatgesellschaften und Zertifikate zählen, eine Direktorenaktie als eines. Für einen Kauf muss vorher ein Platz frei sein. Zertifikate einer Gesellschaft, deren Kursmarker auf einem gelben oder orangen Feld liegt, zählen nicht; von einer auf einem orangen Feld darf ein Spieler auch mehr als 60 % besitzen. Wer über einem Limit ist, verkauft im nächsten Spielzug einer Aktienrunde, bis es eingehalten ist, soweit das geht; vorher darf man weder kaufen noch den Spielzug beenden.',
    example:
      'Zu viert ist das Limit 14. Ann hält 14, darunter zwei der KU im gelben Bereich, die nicht zählen: Zwei Plätze sind frei.',
  },
  Presidency: {
    heading: 'Der Direktorenposten',
    text: 'Wer mehr von einer Gesellschaft hält als ihr Direktor und mindestens 20 %, übernimmt sofort; bei Gleichstand der Nächste im Uhrzeigersinn nach dem alten Direktor. Für die Direktorenaktie gibt es zwei Anteile zurück, und geteilt wird sie nie: Unter 20 % verkauft ein Direktor nur, wenn jemand anderes 20 % hält.',
    example: 'Bo ist Direktor mit 30 %. Cy kauft einen vierten Anteil und wird Direktor.',
  },
  Floating: {
    heading: 'Aufnahme des Betriebs',
    text: 'Eine Gesellschaft nimmt den Betrieb auf, sobald fünf ihrer Anteile das Startangebot verlassen haben. Die Bank zahlt dann das Zehnfache des Nennwerts in ihre Kasse. Der Heimatbahnhof ist kostenlos.',
    example: 'Die KO ist zu 75 ¥ gestartet: Mit dem fünften verkauften Anteil erhält sie 750 ¥.',
  },
  'End of a stock round': {
    heading: 'Ende der Aktienrunde',
    text: 'Die Aktienrunde endet, wenn nacheinander so viele Spielzüge ohne Kauf und Verkauf vergangen sind, wie Spieler dabei sind. Die Vorrangkarte erhält der Spieler nach dem, der zuletzt gekauft oder verkauft hat. Die Kursmarker von Gesellschaften in Betrieb, die ganz den Spielern gehören, steigen um eine Zeile, in der Reihenfolge der Betriebsrunde.',
    example: 'Ann hat zuletzt verkauft, also beginnt Bo die nächste Aktienrunde.',
  },
  'Private companies': {
    heading: 'Privatgesellschaften',
    text: 'Zu Beginn jeder Betriebsrunde zahlen sie ihren Besitzern. In den Phasen 3 und 4 darf eine Gesellschaft jederzeit in ihrem Spielzug eine von einem Spieler kaufen, zum halben bis doppelten Nennwert. Mit dem ersten 5er-Zug schließen sie. Nur die Uno-Takamatsu Ferry bleibt, wenn sie dann einem Spieler gehört: Von da an zahlt sie 50 ¥ und kann nicht mehr verkauft werden. Am Ende zählen die der Spieler mit ihrem Nennwert.',
    example: 'Die AR kauft die Dougo Railway, Nennwert 60 ¥, für 30 ¥ bis 120 ¥.',
  },
  'Private powers': {
    heading: 'Sonderrechte der Privatgesellschaften',
    text: 'Takamatsu E-Railroad: Solange sie einem Spieler gehört, legt niemand ein Gleisplättchen in Takamatsu. Mitsubishi Ferry: Der Spieler, dem sie gehört, darf das Hafenplättchen auf eine Kleinstadt an der Küste legen. Ehime Railway: Wird sie an eine Gesellschaft verkauft, darf der Verkäufer ein grünes Gleisplättchen in Ohzu legen. Sumitomo Mines Railway: Die Gesellschaft, der sie gehört, zahlt nichts für Berge ohne Fluss. Dougo Railway: Der Spieler, dem sie gehört, darf sie gegen einen Anteil der IR aus dem Startangebot tauschen, im eigenen Spielzug einer Aktienrunde oder nach der Versteigerung zwischen zwei Spielzügen; das kostet nichts, ist kein Kauf und braucht keinen freien Platz im Zertifikatslimit, aber die 60 % gelten. Das Programm wacht nur über das Geld.',
    example:
      'Ann hält 20 % der IR und die Dougo Railway. Mit dem Tausch sind es 30 %, und Ann darf noch einen Anteil kaufen.',
  },
  'Operating turn': {
    heading: 'Spielzug der Betriebsrunde',
    text: 'An der Reihe sind die Gesellschaften, die zu Beginn der Runde in Betrieb waren, die mit dem höchsten Kurs zuerst; bei gleichem Kurs die weiter rechts, auf demselben Feld die zuoberst. Gleisplättchen legen und Bahnhof setzen, fahren, ausschütten oder einbehalten, Züge kaufen. Privatgesellschaften dürfen jederzeit gekauft werden. Notverkäufe ändern die Reihenfolge derer, die noch kommen.',
    example: 'KO und UR stehen beide bei 80 ¥, die KO weiter rechts: Sie ist zuerst an der Reihe.',
  },
  Terrain: {
    heading: 'Gelände',
    text: 'Das erste Gleisplättchen auf einem Berg- oder Flussfeld kostet 80 ¥; ebenso das braune von Kouchi, und in Kotohira kostet jedes der drei 80 ¥. Ein Eintrag je Spielzug, vor der Fahrt. Ein Plättchen, das nichts kostet, braucht keinen Eintrag.',
    example: 'Die UR legt ein Gleisplättchen auf C6 und zahlt 80 ¥ an die Bank.',
  },
  Stations: {
    heading: 'Bahnhöfe',
    text: 'Ein Bahnhof je Spielzug, vor der Fahrt, für 40 ¥. AR, IR, SR und KO haben einen außer dem Heimatbahnhof, TR und UR zwei, die KU keinen.',
    example: 'Die TR setzt ihren zweiten Bahnhof und zahlt 40 ¥.',
  },
  Running: {
    heading: 'Die Fahrt',
    text: 'Ein Zug hält an so vielen Orten, wie seine Zahl sagt, ein D-Zug an allen; nichts zählt doppelt. Alle Züge zusammen ergeben die Einnahmen, ein Vielfaches von 10 ¥. Welche Strecken es sind, sagt der Tisch.',
    example: 'Ein 2er-Zug fährt von Kouchi (30 ¥) nach Nangoku (10 ¥): 40 ¥.',
  },
  Dividend: {
    heading: 'Die Dividende',
    text: 'Wird ausgeschüttet, bringt jeder Anteil ein Zehntel: den Spielern, und für Anteile im Pool der Gesellschaft; Anteile im Startangebot bringen nichts. Der Kursmarker geht nach rechts, am Ende der Zeile nach oben. Wird einbehalten, gehen die Einnahmen in die Kasse, und der Kursmarker geht nach links, in der ersten Spalte nach unten. Das tut er auch bei einer Gesellschaft, die nicht gefahren ist.',
    example:
      'Die SR schüttet 150 ¥ aus: 15 ¥ je Anteil. Zwei Anteile liegen im Pool, also gehen 30 ¥ in ihre Kasse.',
  },
  Trains: {
    heading: 'Züge',
    text: 'Neue Züge werden der Reihe nach verkauft, gebrauchte aus dem Pool zum aufgedruckten Preis, die anderer Gesellschaften zu einem vereinbarten, mindestens 1 ¥. Das Zuglimit ist 4, ab Phase 4 ist es 3, ab Phase 5 ist es 2; wer darüber liegt, gibt Züge in den Pool ab. Ist ein 6er-Zug gekauft, stehen neben den 6er-Zügen D-Züge zum Verkauf: für 1.100 ¥ oder für 800 ¥, wenn ein 4er-, 5er- oder 6er-Zug in Zahlung gegeben wird, der in den Pool geht.',
    example:
      'Die KO gibt ihren 4er-Zug in Zahlung und kauft den ersten D-Zug für 800 ¥. Alle 4er-Züge verfallen, auch der im Pool.',
  },
  '10.6': {
    heading: 'Womit Züge bezahlt werden',
    text: 'Eine Gesellschaft mit einer Strecke muss am Ende ihres Spielzugs einen Zug besitzen, es sei denn, weder Bank noch Pool hat einen. Reicht ihre Kasse nicht für den günstigsten davon, schießt ihr Direktor zu, was dafür fehlt. Einen Zug einer anderen Gesellschaft bezahlt die Kasse allein, und nicht mehr, sobald für den Kauf Anteile verkauft sind. Zu einem D-Zug, für den ein Zug in Zahlung gegeben wird, schießt der Direktor nichts zu.',
    example: 'Der günstigste Zug kostet 300 ¥, in der Kasse sind 120 ¥: Der Direktor schießt 180 ¥ zu.',
  },
  'Forced sales': {
    heading: 'Notverkäufe',
    text: 'Ein Direktor, dem das Geld fehlt, verkauft Anteile: von jeder Gesellschaft einmal, nicht mehr als nötig, höchstens 50 % liegen dann im Pool, und kein Direktorenposten darf dadurch wechseln.',
    example: 'Es fehlen 100 ¥, und ein Anteil bringt 60 ¥: Zwei werden verkauft, nicht drei.',
  },
  '12.1': {
    heading: 'Bankrott',
    text: 'Reichen Kasse, Bargeld und alles, was noch verkauft werden darf, nicht für den günstigsten Zug, ist der Direktor bankrott: Was verkauft werden darf, wird verkauft, alles Bargeld geht an die Bank, und das Spiel ist sofort zu Ende. Gewertet wird der Stand dieses Augenblicks.',
    example: 'Der günstigste Zug kostet 630 ¥, und zusammen sind es 510 ¥: Das Spiel ist zu Ende.',
  },
  Phases: {
    heading: 'Phasen',
    text: 'Der erste Zug jedes Typs eröffnet eine Phase. Phase 3: grüne Gleisplättchen, zwei Betriebsrunden, Gesellschaften dürfen Privatgesellschaften kaufen. Phase 4: Alle 2er-Züge verfallen, Zuglimit 3. Phase 5: braune Gleisplättchen, die Privatgesellschaften schließen bis auf die Fähre eines Spielers, Zuglimit 2, drei Betriebsrunden. Phase 6: Alle 3er-Züge verfallen, D-Züge stehen zum Verkauf. Phase D: Alle 4er-Züge verfallen.',
    example: 'Die AR kauft den ersten 4er-Zug: Alle 2er-Züge verfallen sofort.',
  },
  'End of the game': {
    heading: 'Spielende',
    text: 'Bleiben der Bank nach einer Zahlung 0 ¥ oder weniger, ist sie gesprengt: Das laufende Set von Betriebsrunden ist das letzte, in einer Aktienrunde das nächste; die Bank zahlt weiter. Zusammengezählt werden Bargeld, Anteile zum Kurs und Privatgesellschaften zum Nennwert.',
    example: 'Ann hat 900 ¥, 4 Anteile zu 200 ¥ und die Fähre zu 150 ¥: 1.850 ¥.',
  },
  [BEGINNERS]: {
    heading: 'Das Einsteigerspiel',
    text: 'Ohne Versteigerung und ohne Sonderrechte: Jeder Spieler bekommt eine Privatgesellschaft zugeteilt und bezahlt ihren Nennwert, der Reihe nach; dann beginnt der erste Spieler die erste Aktienrunde. Es sind so viele Privatgesellschaften dabei wie Spieler. Wem nach einer Entscheidung das Geld fehlt, der passt; andere können kaufen, was übrig ist, und passen alle, geht es weiter wie in der Versteigerung, nur ohne Gebote. Gesellschaften können sie nicht kaufen, und alle schließen mit dem ersten 5er-Zug.',
    example: 'Drei Spieler: Zugeteilt werden die Dougo, die South Iyo und die Ehime Railway.',
  },
  Ruling: {
    heading: 'Was der Tisch entscheidet',
    text: 'Der Tisch steht über dem Programm. Eine Entscheidung bewegt Geld, Zertifikate, Züge oder Kursmarker oder bestimmt, wer an der Reihe ist, wie der Tisch es sagt. Es wird nur umgebucht; alles andere bleibt.',
    example:
      'Der Tisch ist sich einig, dass Bo 20 ¥ zu viel bekommen hat: Eine Entscheidung bringt 20 ¥ von Bo an die Bank.',
  },
}
