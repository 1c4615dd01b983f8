import type { Book } from '../../vocabulary'

/** Introduction, setting up and stock rounds (1 to 3.6). */
export const stock = {
  '1.1': {
    heading: 'Runden und Spielzüge',
    text: 'Aktienrunden und Betriebsrunden wechseln sich ab. In einer Aktienrunde kaufen und verkaufen die Spieler reihum im Uhrzeigersinn, bis alle nacheinander passen. In einer Betriebsrunde zahlt jede Privatgesellschaft an ihren Besitzer, und jede Gesellschaft, die den Betrieb aufgenommen hat, hat einen Spielzug. Auf jede Aktienrunde folgt anfangs eine Betriebsrunde, nach dem Kauf eines 3er-Zugs sind es zwei, nach dem Kauf eines 5er-Zugs drei; eine Änderung gilt ab der nächsten Aktienrunde.',
    example:
      'Der erste 3er-Zug wird in Betriebsrunde 2.1 gekauft. Als Nächstes kommt Aktienrunde 3, danach die Betriebsrunden 3.1 und 3.2, dann Aktienrunde 4.',
  },
  '1.2': {
    heading: 'Spielphasen',
    text: 'Das Spiel beginnt in Phase 1. Der erste Zug jedes neuen Typs eröffnet die Phase mit seiner Nummer, und zwar sofort, auch mitten in einem Spielzug; Spielzug und Runde gehen danach weiter. Was sich mit jeder Phase ändert, steht in Tabelle I.',
    example:
      'WRA kauft den ersten 4er-Zug: Phase 4 beginnt sofort, und WRA darf im selben Spielzug noch einen Zug kaufen.',
  },
  '1.3.1': {
    heading: 'Privatgesellschaften',
    text: 'Eine Privatgesellschaft ist ein einziges Zertifikat und gehört einem Spieler oder einer Gesellschaft. In jeder Betriebsrunde zahlt die Bank dem Besitzer einen festen Ertrag. Eine Privatgesellschaft hat kein eigenes Geld, baut keine Gleise und lässt keine Züge fahren. Manche haben Sonderrechte; nutzen kann sie nur eine Gesellschaft, der die Privatgesellschaft gehört, im eigenen Spielzug.',
    example: 'Die Memphis & Charleston bringt ihrem Besitzer in jeder Betriebsrunde 20 $.',
  },
  '1.3.2': {
    heading: 'Gesellschaften',
    text: 'Jede Gesellschaft hat neun Zertifikate: die Direktorenaktie mit 20 % und acht mit 10 %. Nur Spieler und die Bank halten sie. Ein Anteil sind 10 %, ein Zertifikat also ein oder zwei Anteile. Nach Anteilen richtet sich, wer Direktor ist und was eine Dividende bringt; für das Limit eines Spielers zählen Zertifikate. Der Direktor entscheidet für die Gesellschaft und verwahrt ihre Gesellschaftstafel mit Geld, Zügen, Bahnhöfen und Privatgesellschaften. Zwischen der Gesellschaftstafel und dem eigenen Besitz des Direktors wird nichts verschoben, es sei denn, eine Regel sagt es.',
    example:
      'Ann hält die Direktorenaktie von L&N und zwei weitere Zertifikate: 3 Zertifikate, 4 Anteile, 40 % jeder Dividende.',
  },
  '1.4': {
    heading: 'Die Bank und der Offene Markt',
    text: 'Der Bank gehört alles, was keinem Spieler und keiner Gesellschaft gehört. Neue Zertifikate und Züge liegen im Startangebot, gebrauchte im Offenen Markt. Im Startangebot kostet ein Zertifikat seinen Nennwert; der Offene Markt kauft und verkauft zum Kurs. Für die Aufnahme des Betriebs zählt, was das Startangebot verlassen hat, egal, wo es jetzt liegt. Die Dividende für Anteile im Offenen Markt geht in die Kasse, die für Anteile im Startangebot an niemanden. Neue Züge werden in der Reihenfolge ihrer Typen verkauft; gebrauchte halten diese Reihenfolge nicht auf. Privatgesellschaften nimmt die Bank nicht zurück. Im Spiel sind insgesamt 8.000 $.',
    example:
      'L&N hat einen Nennwert von 75 $ und einen Kurs von 90 $: Ein Zertifikat kostet im Startangebot 75 $ und im Offenen Markt 90 $.',
  },
  '1.5': {
    heading: 'Kurstabelle und Nennwerte',
    text: 'Eine Gesellschaft hat einen Nennwert und einen Kurs, beide für einen Anteil. Wer die Direktorenaktie kauft, legt den Nennwert fest, und er ändert sich nie. Der Kurs beginnt dort und bewegt sich auf der Kurstabelle mit Verkäufen, Dividenden und Ausverkauf. Privatgesellschaften haben einen Nennwert, der auf dem Zertifikat steht, und keinen Kurs.',
    example:
      'Bei einem Nennwert von 90 $ kostet die Direktorenaktie 180 $ und jedes andere Zertifikat im Startangebot bis zum Spielende 90 $.',
  },
  '2': {
    heading: 'Spielbeginn',
    text: 'Sitzplätze und Vorrangkarte werden ausgelost oder vereinbart. Jeder Spieler erhält das Startgeld aus Tabelle II; der Rest der 8.000 $ ist die Bank. Spielplan und Kurstabelle sind leer, und alle Züge und alle Zertifikate der Gesellschaften liegen im Startangebot. Das Spiel beginnt mit einer Aktienrunde.',
    example: 'Vier Spieler beginnen mit je 500 $ und die Bank mit 6.000 $.',
  },
  '3': {
    heading: 'Aktienrunde',
    text: 'Wer die Vorrangkarte hat, beginnt. Dann geht es im Uhrzeigersinn um den Tisch.',
    example:
      'Vier Spieler, und Bo hat die Vorrangkarte: Spielzug 1 gehört Bo, Spielzug 2, 3 und 4 den Spielern links von Bo, und Spielzug 5 wieder Bo.',
  },
  '3.1': {
    heading: 'Spielzug, solange Privatgesellschaften unverkauft sind',
    text: 'Solange die Bank eine Privatgesellschaft zu verkaufen hat, gibt es in einem Spielzug drei Möglichkeiten: die günstigste kaufen, auf eine andere bieten oder passen. Anteile von Gesellschaften werden weder gekauft noch verkauft. Das gilt bis zum Ende des Spielzugs, in dem die letzte verkauft wird.',
    example:
      'Cy kauft für 120 $ die letzte Privatgesellschaft: Der Spielzug ist vorbei, und der nächste Spieler darf eine Gesellschaft starten.',
  },
  '3.1(a)': {
    heading: 'Die günstigste Privatgesellschaft kaufen',
    text: 'Die nach Nennwert günstigste unverkaufte Privatgesellschaft kauft man zum Nennwert oder zum Preis nach 3.1.2. Liegen auf der dann günstigsten Gebote, wird sie sofort versteigert, und so weiter, bis auf der günstigsten keine Gebote liegen oder alle verkauft sind. Die Aktienrunde geht mit dem Spieler nach dem Käufer weiter, wer auch immer die Versteigerungen gewonnen hat.',
    example:
      'Ann kauft die Tuscumbia für 20 $. Auf die South & North Alabama hat nur Bo geboten und zahlt die 45 $. Auf die nächste hat niemand geboten, also ist der Spieler nach Ann an der Reihe.',
  },
  '3.1(b)': {
    heading: 'Auf eine andere Privatgesellschaft bieten',
    text: 'Ein Gebot auf eine unverkaufte Privatgesellschaft außer der günstigsten verbraucht den Spielzug. Es lautet auf ganze Dollar und liegt mindestens 5 $ über dem vorigen Gebot oder, wenn es keines gibt, über dem Nennwert. Der Betrag wird zurückgelegt und ist für nichts anderes da, bis diese Privatgesellschaft versteigert wird; bieten kann man nur mit Bargeld, das nicht zurückgelegt ist. Ein Gebot kann nicht zurückgenommen werden und bleibt über Betriebsrunden hinweg bestehen.',
    example:
      'Der Nennwert ist 40 $: Das erste Gebot beträgt mindestens 45 $, das nächste dann mindestens 50 $. Wer 150 $ hat und davon 45 $ zurückgelegt, kann anderswo bis zu 105 $ bieten.',
  },
  '3.1.1': {
    heading: 'Ablauf einer Versteigerung',
    text: 'Nur wer auf die Privatgesellschaft geboten hat, nimmt teil. Ein einziger Bieter zahlt sein Gebot und erhält sie. Sonst gilt das höchste Gebot, und die Bieter werden im Uhrzeigersinn gefragt, angefangen links vom Höchstbietenden: Jeder erhöht um mindestens 5 $ oder passt. Wer gepasst hat, darf erhöhen, wenn er wieder gefragt wird. Haben alle außer dem Höchstbietenden nacheinander gepasst, zahlt dieser und erhält die Privatgesellschaft. Geld, das für sie zurückgelegt ist, kann verwendet werden, das für andere nicht.',
    example:
      'Ann hat 45 $ geboten, Bo 50 $ und Cy 55 $, und sie sitzen in dieser Reihenfolge. Ann wird zuerst gefragt und müsste 60 $ bieten. Ann und Bo passen: Cy zahlt 55 $.',
  },
  '3.1.2': {
    heading: 'Nachlass und Zwangskauf der ersten Privatgesellschaft',
    text: 'Jede Aktienrunde, die ohne Verkauf der Tuscumbia endet, senkt ihren Preis um 5 $: auf 15 $ in der zweiten Aktienrunde, 10 $ in der dritten, 5 $ in der vierten. Im ersten Spielzug der fünften muss der Spieler mit der Vorrangkarte sie umsonst nehmen. Das gilt als Kauf, verbraucht den Spielzug und kann Versteigerungen auslösen. Keine andere Privatgesellschaft wird billiger oder muss genommen werden.',
    example: 'In zwei Aktienrunden hat niemand die Tuscumbia gekauft: In der dritten kostet sie 10 $.',
  },
  '3.2': {
    heading: 'Gewöhnlicher Spielzug der Aktienrunde',
    text: 'Sobald die Bank alle Privatgesellschaften verkauft hat, darf man Anteile an die Bank und Privatgesellschaften an andere Spieler verkaufen und ein Zertifikat kaufen, oder man passt. Der eine Kauf kommt vor allen Verkäufen des Spielzugs oder nach allen. Wer in dieser Aktienrunde Anteile einer Gesellschaft verkauft hat, kann bis zur nächsten keine davon kaufen.',
    example:
      'Ann verkauft 2 Anteile von L&N für 150 $ und 1 von WRA für 70 $ und kauft dann TAG zu 65 $. Zuerst zu kaufen wäre ebenso erlaubt, nach dem Kauf noch einmal zu verkaufen nicht.',
  },
  '3.2(a)': {
    heading: 'Anteile verkaufen',
    text: 'Zertifikate einer Gesellschaft werden zum Kurs an die Bank verkauft und liegen dann im Offenen Markt. Alle, die auf einmal verkauft werden, bringen denselben Preis. Danach fällt der Kursmarker für jeden verkauften Anteil um ein Feld, höchstens bis zur untersten Zeile, und liegt unter den Markern, die schon dort sind. Verkauft werden darf auch, bevor die Gesellschaft den Betrieb aufgenommen oder einen Spielzug gehabt hat.',
    example:
      'L&N steht bei 75 $, und Ann verkauft 2 Anteile: 150 $ für Ann, und der Kursmarker fällt über 70 $ auf 65 $.',
  },
  '3.2(a)(1)': {
    heading: 'Keine Verkäufe in der ersten Aktienrunde',
    text: 'In der ersten Aktienrunde des Spiels darf niemand Zertifikate an die Bank verkaufen.',
    example:
      'Ann hält 2 Zertifikate von WRA zu 70 $: Ab Aktienrunde 2 können sie 140 $ bringen, in Aktienrunde 1 nichts.',
  },
  '3.2(a)(2)': {
    heading: 'Höchstens die Hälfte im Offenen Markt',
    text: 'Kein Verkauf darf mehr als 50 % einer Gesellschaft in den Offenen Markt bringen. Genau 50 % sind erlaubt. Was im Startangebot liegt, zählt nicht.',
    example: 'Liegen 40 % von TAG im Offenen Markt, kann noch 1 Anteil verkauft werden, 2 können es nicht.',
  },
  '3.2(a)(3)': {
    heading: 'Eine Direktorenaktie verkaufen',
    text: 'Die Direktorenaktie kann nur verkauft werden, wenn ein anderer Spieler mindestens 20 % der Gesellschaft hält, und nur mit so vielen Anteilen, dass der Direktor wechselt.',
    example:
      'Ann ist Direktor mit 30 %. Bo hält 20 %: Ann darf 20 % verkaufen, behält 10 %, und Bo ist Direktor. Hielte Bo 10 %, könnte Ann nur 10 % verkaufen.',
  },
  '3.2(a)(4)': {
    heading: 'Eine halbe Direktorenaktie verkaufen',
    text: 'Wer von einer Gesellschaft nichts als die Direktorenaktie hält, darf unter den beiden Bedingungen von 3.2(a)(3) 10 % verkaufen und 10 % behalten. Der neue Direktor gibt zuerst zwei Zertifikate zu 10 % dafür, und eines davon kommt in den Offenen Markt.',
    example:
      'Ann und Bo halten je 20 %, und Ann ist Direktor. Ann verkauft 10 %: Bo nimmt die Direktorenaktie, und Ann behält ein Zertifikat zu 10 %.',
  },
  '3.2(b)': {
    heading: 'Eine Privatgesellschaft an einen Spieler verkaufen',
    text: 'Eine Privatgesellschaft darf zu jedem vereinbarten Preis in ganzen Dollar, mindestens 1 $, an einen anderen Spieler verkauft werden. Das geht im Spielzug des Verkäufers oder des Käufers. Im Spielzug des Käufers zählt das als dessen einer Kauf. Die Bank nimmt keine zurück.',
    example:
      'Bo kauft die New Decatur Yards von Ann für 130 $. Geschieht das in Anns Spielzug, bleibt Bos nächster Kauf frei.',
  },
  '3.2(c)': {
    heading: 'Ein Zertifikat kaufen',
    text: 'In einem Spielzug darf ein Zertifikat gekauft werden: eine Direktorenaktie, ein Zertifikat zu 10 % aus dem Startangebot oder aus dem Offenen Markt oder eine Privatgesellschaft von einem anderen Spieler. Die Grenzen von 3.3 gelten, das Bargeld muss reichen, und Anteile einer Gesellschaft, von der man in dieser Aktienrunde verkauft hat, sind ausgeschlossen.',
    example:
      'Cy hat 140 $ und darf ein Zertifikat kaufen: L&N zu 75 $ aus dem Startangebot oder TAG zu 65 $ aus dem Offenen Markt, nicht beide.',
  },
  '3.2(c)(1)': {
    heading: 'Eine Direktorenaktie kaufen',
    text: 'Der Käufer einer Direktorenaktie legt den Nennwert fest, 60 $, 70 $, 75 $, 90 $ oder 105 $, und zahlt für 20 % das Doppelte. Der Kursmarker kommt auf der Kurstabelle auf das Startfeld mit diesem Wert, unter die Marker, die schon dort sind.',
    example: 'Ann startet L&N zu 75 $ und zahlt 150 $ für die Direktorenaktie. Der Kurs ist ebenfalls 75 $.',
  },
  '3.2(c)(2)': {
    heading: 'Aus dem Startangebot kaufen',
    text: 'Ein Zertifikat zu 10 % aus dem Startangebot kostet den Nennwert. Zuerst muss die Direktorenaktie verkauft sein. Bleiben nach einem Kauf dort 40 %, nimmt die Gesellschaft den Betrieb auf.',
    example:
      'L&N hat einen Nennwert von 75 $. Das vierte Zertifikat zu 10 % wird für 75 $ gekauft, und L&N nimmt den Betrieb auf.',
  },
  '3.2(c)(3)': {
    heading: 'Aus dem Offenen Markt kaufen',
    text: 'Ein Zertifikat zu 10 % aus dem Offenen Markt kostet den Kurs. Ein Kauf bewegt den Kursmarker nicht. Eine Direktorenaktie liegt dort nie.',
    example: 'Der Kurs von TAG ist 65 $: Ein Zertifikat aus dem Offenen Markt kostet 65 $.',
  },
  '3.2(c)(4)': {
    heading: 'Eine Privatgesellschaft von einem Spieler kaufen',
    text: 'Eine Privatgesellschaft darf zu jedem vereinbarten Preis in ganzen Dollar, mindestens 1 $, von einem anderen Spieler gekauft werden. Im Spielzug des Käufers zählt das als dessen einer Kauf.',
    example:
      'Im eigenen Spielzug zahlt Bo an Ann 130 $ für die New Decatur Yards: Das war der Kauf, und Anteile kann Bo in diesem Spielzug nicht mehr kaufen.',
  },
  '3.3(a)': {
    heading: 'Besitzgrenzen: 60 %',
    text: 'Kein Kauf darf einen Spieler über 60 % einer Gesellschaft bringen.',
    example: 'Mit 50 % von WRA darf ein Spieler noch ein Zertifikat davon kaufen, mit 60 % keines mehr.',
  },
  '3.3(b)': {
    heading: 'Besitzgrenzen: Zertifikate',
    text: 'Tabelle II begrenzt die Zertifikate eines Spielers, Privatgesellschaften und Anteile zusammen. Eine Direktorenaktie zählt als eines. Zertifikate einer Gesellschaft in der gelben Zone zählen nicht, ebenso wenig Privatgesellschaften, die Gesellschaften gehören. Wer am Limit ist, darf nur noch Zertifikate in der gelben Zone kaufen, auch wenn ein Direktorenposten die Zahl wieder senken würde. Wer über dem Limit ist, weil ein Direktorenposten verloren ging oder ein Kursmarker die gelbe Zone verließ, behält alles bis zum nächsten eigenen Spielzug einer Aktienrunde und muss dann bis zum Limit verkaufen. Auch ein Verkauf, der einen Kursmarker in die gelbe Zone fallen lässt, hilft.',
    example:
      'Zu viert ist das Limit 12. Ann hält 12 und darf nur Zertifikate in der gelben Zone kaufen. Bo hält 14 und muss 2 loswerden.',
  },
  '3.4': {
    heading: 'Aufnahme des Betriebs',
    text: 'Eine Gesellschaft nimmt den Betrieb auf, sobald höchstens 40 % von ihr im Startangebot übrig sind. Die Bank zahlt sofort das Zehnfache des Nennwerts in ihre Kasse, und der Direktor erhält die Gesellschaftstafel und die Bahnhöfe. Das geschieht einmal. Eine Gesellschaft, die den Betrieb nicht aufgenommen hat, hat in Betriebsrunden keinen Spielzug.',
    example: 'L&N nimmt bei einem Nennwert von 75 $ den Betrieb auf: In die Kasse kommen 750 $.',
  },
  '3.5': {
    heading: 'Direktorwechsel',
    text: 'Wer nach einem Kauf oder Verkauf mehr Anteile hat als der Direktor, wird sofort Direktor. Gleich viele Anteile genügen nicht, und Anteile im Offenen Markt spielen keine Rolle. Haben mehrere die meisten, übernimmt der Erste im Uhrzeigersinn nach dem alten Direktor. Der neue Direktor gibt zwei Zertifikate zu 10 % für die Direktorenaktie und nimmt die Gesellschaftstafel mit allem, was darauf liegt.',
    example:
      'Ann ist Direktor mit 30 %, und Bo hält 30 %: Ann bleibt es. Ann verkauft 10 %: Bo hält mehr und ist Direktor.',
  },
  '3.6': {
    heading: 'Ende der Aktienrunde',
    text: 'Die Aktienrunde endet, wenn alle Spieler nacheinander passen. Die Vorrangkarte erhält der Spieler nach dem, der zuletzt etwas getan hat; hat niemand etwas getan, bleibt sie, wo sie ist. Dann steigt der Kursmarker jeder Gesellschaft, deren Zertifikate alle bei Spielern sind, um ein Feld, vom höchsten Kurs abwärts, und liegt unter den Markern, die schon dort sind. Am oberen Rand der Kurstabelle bleibt er stehen.',
    example:
      'Bo hat das letzte Zertifikat gekauft, und alle haben gepasst: Die Vorrangkarte hat der Spieler nach Bo. L&N ist bei 75 $ ausverkauft und steigt auf 80 $.',
  },
} as const satisfies Partial<Book>
