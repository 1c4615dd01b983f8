import type { Book } from '../vocabulary'

/** The rule book in German. */
export const book: Book = {
  '1.1': {
    heading: 'Was zum Spiel gehört',
    text: 'Sieben Gesellschaften mit je neun Zertifikaten, die zusammen zehn Anteile sind, drei Privatgesellschaften, dreißig Züge, Gleisplättchen, Marker und 8.000 $. Was die Spieler am Anfang bekommen, ist Teil dieser 8.000 $; der Rest ist die Bank.',
    example: 'Vier Spieler bekommen je 300 $, und die Bank beginnt mit 6.800 $.',
  },
  '1.2': {
    heading: 'Der Aufbau',
    text: 'Jeder Spieler bekommt 600 $ zu zweit, 400 $ zu dritt, 300 $ zu viert, 240 $ zu fünft. Die Züge bilden einen Stapel, die günstigsten oben. Die B&O hat ihre acht einzelnen Anteile in der Kasse; ihre Direktorenaktie kommt in die erste Versteigerung. Von jeder anderen Gesellschaft liegen fünf Anteile in der Kasse, die Direktorenaktie und drei einzelne, und fünf weitere beiseite. Die erste Spielreihenfolge wird ausgelost, und wer vorn ist, hat die Vorrangkarte.',
    example: 'Drei Spieler haben am Anfang zusammen 1.200 $, und die Bank hat 6.800 $.',
  },
  '1.3': {
    heading: 'Wer gewinnt',
    text: 'Das größte Vermögen am Ende gewinnt: Bargeld, Anteile und eigene Privatgesellschaften. Geld und Züge der Gesellschaften zählen für niemanden.',
    example:
      'Ann hat 400 $, 3 Anteile zu 110 $ und die Potomac Yards: Das sind 400 $ + 330 $ + 80 $ = 810 $, egal, was in den Kassen von Anns Gesellschaften liegt.',
  },
  '1.4': {
    heading: 'Alles ist offen',
    text: 'Bargeld, Kassen, Zertifikate und Züge sind für alle offen. Die Spieler dürfen offen reden und sich verabreden; gebunden ist daran niemand.',
    example: 'Bo fragt, was in der Kasse der C&O liegt, und deren Direktor sagt 240 $.',
  },
  '2': {
    heading: 'Phasen',
    text: 'Der erste Zug eines Typs eröffnet sofort die Phase, die so heißt.\nPhase 2: Zuglimit 2 bei fünf und 4 bei zehn Anteilen, gelbe Gleisplättchen, eine Betriebsrunde.\nPhase 3: grüne Gleisplättchen, zwei Betriebsrunden, Gesellschaften dürfen Privatgesellschaften kaufen und sich umwandeln.\nPhase 4: Limit 1 und 3, alle 2/1G-Züge verfallen.\nPhase 5: Limit 2, alle Gesellschaften haben zehn Anteile, alle 3/2G-Züge verfallen, braune Gleisplättchen, drei Betriebsrunden, die zweiten Werte außerhalb.\nPhase 6: 4D-Züge stehen zum Verkauf.\nPhase 4D: alle 4/3G-Züge verfallen, graue Gleisplättchen, keine Kohle mehr für die Kassen.',
    example:
      'Sechs 2/1G-Züge zu 100 $, fünf 3/2G zu 200 $, vier 4/3G zu 300 $, drei 5/4G zu 500 $, zwei 6/5G zu 600 $ und zehn 4D zu 800 $: Der siebte verkaufte Zug eröffnet Phase 3.',
  },
  '3': {
    heading: 'Die Kurstabelle',
    text: 'Das Feld des Kursmarkers ist der Kurs, der Wert eines Anteils. Eine Gesellschaft beginnt auf einem von fünf Feldern, bei 70 $, 75 $, 82 $, 90 $ oder 100 $. Marker auf demselben Feld liegen gestapelt, und wer später kommt, liegt tiefer.',
    example:
      'Die SR startet bei 82 $: Ihr Direktor zahlt 164 $, und jeder einzelne Anteil kostet 82 $, bis der Marker sich bewegt.',
  },
  '3.1': {
    heading: 'Anteile und Limits',
    text: 'Ein Anteil ist 20 % einer Gesellschaft mit fünf und 10 % einer mit zehn Anteilen; die Direktorenaktie umfasst immer zwei. Ein Spieler besitzt höchstens 60 % einer Gesellschaft, zu zweit 70 %, wenn das vereinbart ist. Privatgesellschaften und Zertifikate jeder Art zählen je als ein Zertifikat, und 27, 18, 13 oder 10 sind das Limit zu zweit, zu dritt, zu viert oder zu fünft. Kein Verkauf darf mehr als 50 % einer Gesellschaft in den Pool bringen: zwei von fünf Anteilen, fünf von zehn. Eine Direktorenaktie liegt dort nie; durch einen Verkauf geht sie nur weiter, wenn ein anderer Spieler zwei Anteile hat. Wer nach dem Verlust eines Direktorenpostens über dem Limit liegt, muss im nächsten Spielzug verkaufen, soweit der Pool Anteile nimmt.',
    example:
      'Ann hat die Direktorenaktie der WM und einen einzelnen Anteil, 60 % von fünf Anteilen: Mehr geht nicht. Hat die WM zehn Anteile, sind dieselben Zertifikate 30 %.',
  },
  '3.2': {
    heading: 'Wie sich Kurse bewegen',
    text: 'Für jeden auf einmal verkauften Anteil fällt der Marker eine Zeile, höchstens bis ans Ende der Spalte. Am Ende einer Aktienrunde steigt eine Gesellschaft mit zehn Anteilen, die ganz den Spielern gehört, um eine Zeile. Eine Dividende, die insgesamt mindestens den Kurs erreicht, bewegt den Marker nach rechts; eine kleinere lässt ihn liegen; einbehaltene oder fehlende Einnahmen bewegen ihn nach links. Am rechten Ende einer Zeile geht er nach oben statt nach rechts, in der Spalte ganz links nach unten statt nach links. Wo kein Feld ist, bleibt er und behält seinen Platz im Stapel; ein Marker, der sich bewegt, kommt unter die anderen.',
    example:
      'Bei 90 $ bewegt eine Dividende von insgesamt 90 $ oder mehr den Marker nach rechts auf 100 $; eine von 80 $ lässt ihn bei 90 $; Einbehalten bewegt ihn nach links auf 82 $.',
  },
  '4.1': {
    heading: 'Die erste Versteigerung',
    text: 'Zuerst werden die drei Privatgesellschaften und die Direktorenaktie der B&O verkauft, alle zugleich. Wer an der Reihe ist, bietet auf eines davon oder passt. Gebote sind Vielfache von 5 $ und betragen mindestens den aufgedruckten Wert (40 $, 60 $, 80 $, bei der B&O 140 $), danach mindestens 5 $ mehr als das bisher höchste. Vom Bargeld der Bieter wird das jeweils höchste Gebot zurückgelegt; wer überboten ist, hat das Geld wieder frei. Passen alle hintereinander, bekommt der Erste von ihnen die Vorrangkarte. Liegt auf allem ein Gebot, ist alles verkauft; sonst wird alles ohne Gebot um 10 $ günstiger, und es wird weiter geboten. Ist etwas auf 0 $ gefallen, muss darauf bieten, wer die Vorrangkarte hat, mindestens 0 $. Der Käufer der B&O legt dann ihren Startwert fest, und die Bank zahlt das Doppelte in ihre Kasse. Von da an richtet sich die Spielreihenfolge nach dem Bargeld, bei Gleichstand gilt die alte, und wer am meisten hat, bekommt die Vorrangkarte und beginnt.',
    example:
      'Niemand bietet auf die Tredegar Iron Works: Ihr Wert fällt von 60 $ auf 50 $. Bo hat die B&O für 165 $ gekauft und setzt sie auf 90 $: Die Bank zahlt 180 $ in die Kasse.',
  },
  '4.2': {
    heading: 'Privatgesellschaften',
    text: 'Eine Privatgesellschaft bringt in jeder Betriebsrunde Geld: 10 $ die Railway Express Agency, 15 $ die Tredegar Iron Works, 20 $ die Potomac Yards. Ab Phase 3 darf eine Gesellschaft sie einem Spieler für die Hälfte bis zum Anderthalbfachen des aufgedruckten Werts abkaufen. Diese darf dann das Sonderrecht einmal nutzen, womit die Privatgesellschaft schließt: 10 $ mehr in einer Stadt für diese Gesellschaft; 200 $ weniger für einen neuen Zug der Bank; ein weiterer Bahnhof, egal wo, oder für immer ein Zug mehr. Wird das Sonderrecht nicht genutzt, zahlt die Privatgesellschaft bis zum Ende.',
    example:
      'Die SR kauft die Tredegar Iron Works für 30 $ bis 90 $. Ein 4/3G-Zug der Bank kostet sie damit 100 $ statt 300 $ und ein 2/1G-Zug nichts; einer aus dem Pool behält seinen Preis.',
  },
  '4.3': {
    heading: 'Aktienrunde',
    text: 'Wer die Vorrangkarte hat, beginnt, und es geht in der Spielreihenfolge weiter, bis alle hintereinander passen. In einem Spielzug darf man verkaufen und danach ein Zertifikat kaufen.',
    example: 'In AR 2 passen alle 4 Spieler nacheinander: Die Runde ist zu Ende, und BR 2.1 beginnt.',
  },
  '4.3.1': {
    heading: 'Verkaufen',
    text: 'Anteile gehen zum Kurs in den Pool, und alle Anteile einer Gesellschaft, die man in einem Spielzug verkauft, gehen auf einmal und bringen gleich viel. Danach fällt der Marker für jeden eine Zeile. Anteile einer Gesellschaft, die in keiner Betriebsrunde einen Spielzug beendet hat, darf man nicht verkaufen. Wer Anteile einer Gesellschaft verkauft hat, darf in derselben Aktienrunde keine davon kaufen.',
    example:
      'Ann verkauft 2 Anteile der C&O zu 90 $: Ann bekommt 180 $, und der Marker fällt in seiner Spalte zwei Zeilen.',
  },
  '4.3.2': {
    heading: 'Kaufen',
    text: 'Nach allen Verkäufen eines Spielzugs darf man ein Zertifikat zum Kurs kaufen: aus einer Kasse, die das Geld bekommt, oder aus dem Pool, wo es die Bank bekommt. Die Direktorenaktie einer Gesellschaft kommt zuerst. Die Limits von 3.1 gelten im Augenblick des Kaufs, auch wenn ein Direktorenposten wechseln würde. Nach dem Kauf verkauft man in diesem Spielzug nichts mehr.',
    example:
      'Die N&W steht bei 82 $. Ein Anteil aus ihrer Kasse bringt ihr 82 $; einer aus dem Pool kostet dasselbe und bringt ihr nichts.',
  },
  '4.3.3': {
    heading: 'Eine Gesellschaft starten',
    text: 'Wer eine Direktorenaktie kauft, wählt den Startwert, 70 $, 75 $, 82 $, 90 $ oder 100 $, legt den Kursmarker unter die auf diesem Feld und zahlt das Doppelte in die Kasse. Bei der B&O zahlt das die Bank, egal, was die Direktorenaktie in der Versteigerung gekostet hat.',
    example: 'Cy startet die VGN bei 100 $: Cy zahlt 200 $, und die VGN beginnt mit 200 $.',
  },
  '4.3.4': {
    heading: 'Das Ende einer Aktienrunde',
    text: 'Haben alle hintereinander gepasst, geht die Vorrangkarte an den Spieler nach dem, der zuletzt gekauft oder verkauft hat; hat das niemand getan, bleibt sie. Gesellschaften mit zehn Anteilen, die ganz den Spielern gehören, steigen, die mit dem höchsten Kurs zuerst, und die Betriebsrunden beginnen.',
    example:
      'Bo kauft zuletzt, für 90 $, dann passen Cy, Ann und Bo: Cy kommt nach Bo und hat die Vorrangkarte.',
  },
  '4.4': {
    heading: 'Gesellschaften',
    text: 'Die B&O hat immer zehn Anteile und vier Bahnhöfe; die anderen beginnen vor Phase 5 mit fünf Anteilen und zwei Bahnhöfen. Der Kauf der Direktorenaktie startet eine Gesellschaft: In der nächsten Betriebsrunde ist sie an der Reihe. Eine Gesellschaft mit fünf Anteilen bekommt das Geld jedes Anteils, wenn er verkauft wird. Verlässt der sechste Anteil einer Gesellschaft mit zehn ihre Kasse, bezahlt die Bank vier weitere zum Kurs, und diese kommen in den Pool, egal, wie viele dort schon liegen.',
    example:
      'Die B&O steht bei 90 $, und ihr sechster Anteil wird aus der Kasse gekauft: Die Kasse bekommt 90 $ vom Käufer und 360 $ von der Bank, und vier Anteile liegen im Pool.',
  },
  '4.4.1': {
    heading: 'Gesellschaften, die spät starten',
    text: 'Ab Phase 5 beginnt jede Gesellschaft mit zehn Anteilen und vier Bahnhöfen. Die letzten vier Anteile übernimmt wie immer die Bank.',
    example:
      'Die WM startet in Phase 5 bei 70 $: 140 $ für 20 %, und acht Anteile von 10 % liegen in der Kasse.',
  },
  '4.4.2': {
    heading: 'Wechsel des Direktors',
    text: 'Direktor ist, wer die meisten Anteile hat, bei Gleichstand, wer es schon ist. Wer mehr hat, bekommt die Direktorenaktie für zwei einzelne Anteile, dazu die Gesellschaftstafel mit allem, was darauf liegt. Haben mehrere gleich viele, ist es der Erste in der Spielreihenfolge nach dem bisherigen Direktor.',
    example:
      'Ann ist mit 3 Anteilen Direktor. Bo kauft einen vierten und übernimmt; mit drei ginge das nicht.',
  },
  '4.5': {
    heading: 'Betriebsrunde',
    text: 'Zuerst zahlen die Privatgesellschaften. Dann hat jede Gesellschaft einen Spielzug, in der Reihenfolge der Kurse; bei gleichem Kurs kommt zuerst, wer weiter rechts liegt, auf demselben Feld, wer oben liegt. Nach jedem Spielzug wird neu nachgesehen. Ein Spielzug läuft so ab: umwandeln, ein Gleisplättchen legen, einen Bahnhof setzen, fahren, Dividende, Kursmarker bewegen, Züge kaufen. Eine Privatgesellschaft darf einem Spieler jederzeit im Spielzug abgekauft werden, aber eine Umwandlung kommt auch davor.\nEin Set hat in Phase 2 eine Betriebsrunde, in Phase 3 und 4 zwei und ab Phase 5 drei. Wechselt in einem Set die Phase, lässt sich die Regel so oder so lesen: nach der Phase am Beginn des Sets oder nach der neuen. Paymaster spielt die Zahl vom Beginn, wie andere Programme auch; eine Entscheidung über die Runden des Sets ändert das.',
    example:
      'Die SR bei 100 $ ist vor der WM bei 90 $ an der Reihe, und dann kommt die C&O, die bei 90 $ weiter links liegt.',
  },
  '4.5.1': {
    heading: 'Umwandeln',
    text: 'Ab Phase 3 darf sich eine Gesellschaft mit fünf Anteilen in eine mit zehn umwandeln, vor allem anderen in ihrem Spielzug. Die fünf Anteile, die beiseite liegen, kommen in ihre Kasse, dazu zwei Bahnhöfe zu 100 $. Jeder Anteil ist von da an 10 %. Mit dem ersten 5/4G-Zug wandeln sich alle zugleich um.',
    example:
      'Bo hält 3 von 5 Anteilen, 60 %. Nach der Umwandlung sind es 3 von 10, 30 %, und Bo darf mehr kaufen.',
  },
  '4.5.2': {
    heading: 'Gleise',
    text: 'Eine Gesellschaft legt je Spielzug ein gelbes Gleisplättchen oder baut eines aus: grün ab Phase 3, braun ab Phase 5, grau für Richmond und Washington in Phase 4D. Auf diesem Plan kostet kein Gelände etwas, also hat die Bank damit nichts zu tun. Das erste Gleisplättchen liegt auf der Heimatstadt.',
    example: 'Ein Gleisplättchen kostet 0 $, auf welchem Feld es auch liegt.',
  },
  '4.5.3': {
    heading: 'Bahnhöfe',
    text: 'Je Spielzug darf ein Bahnhof gesetzt werden, auf einen freien Kreis, den die Gesellschaft erreicht und wo sie noch keinen hat. In die Heimatstadt einer anderen Gesellschaft kommt keiner, solange ihr Plättchen gelb ist; in Phase 2 lehnt Paymaster ihn also ab, außer in Richmond. Nur der Bahnhof der Potomac Yards darf dorthin. Der Heimatbahnhof ist kostenlos, der nächste kostet 40 $, jeder weitere 100 $, aus der Kasse. Der Marker +10 $ der Railway Express Agency und der Zusatzbahnhof der Potomac Yards werden zu dieser Zeit gesetzt, zusätzlich zu einem Bahnhof.',
    example:
      'Eine Gesellschaft mit fünf Anteilen setzt ihren einen weiteren Bahnhof für 40 $. Nach der Umwandlung hat sie noch zwei zu je 100 $.',
  },
  '4.5.4': {
    heading: 'Gebiete außerhalb',
    text: 'Es gibt Städte außerhalb, Häfen und Kohlereviere. Jedes ist das Ende einer Strecke, und eine Strecke hat von jeder Art höchstens eines.',
    example: 'Ein 2G-Zug darf von Grafton zu einem Hafen fahren, aber nicht von Grafton nach Roanoke.',
  },
  '4.5.4.1': {
    heading: 'Städte außerhalb',
    text: 'Philadelphia, Greensboro und Rocky Mount zählen als Städte. Ab Phase 5 gilt der zweite Wert. Ein eigener Bahnhof dort verdoppelt den Wert für die Gesellschaft.',
    example: 'Vor Phase 5 ist Philadelphia mit eigenem Bahnhof 80 $ wert.',
  },
  '4.5.4.2': {
    heading: 'Häfen',
    text: 'Wo eine Gesellschaft in einer Stadt mit Hafen einen Bahnhof hat, zählen ihre Züge den Bonus des Hafens zur Stadt dazu. Ein Güterzug, der zum Hafen fährt, zählt Stadt und Bonus doppelt. Ein Hafen ist keine eigene Stadt.',
    example: 'Eine Stadt mit 20 $ und ein Hafen mit 40 $: Ein Personenzug zählt 60 $, ein Güterzug 120 $.',
  },
  '4.5.4.3': {
    heading: 'Kohlereviere',
    text: 'Nur Güterzüge fahren zur Kohle. Sie bringt dem Zug zusätzlich 20 $ mal seine Zahl. Mit einem Bahnhof dort zahlt die Bank noch einmal so viel in die Kasse, ob ausgeschüttet wird oder nicht; für den Kursmarker zählt das nicht. Ab Phase 4D bekommen die Kassen nichts mehr.',
    example:
      'Ein 3G-Zug, der nach Roanoke fährt, nimmt 60 $ mehr ein. Mit einem Bahnhof in Roanoke bekommt die Kasse weitere 60 $ neben der Dividende.',
  },
  '4.5.5': {
    heading: 'Fahren',
    text: 'Eine Gesellschaft mit Zügen fährt mit allen zusammen so viel ein wie möglich. Eine Strecke hat einen eigenen Bahnhof, mindestens zwei Halte und höchstens so viele Städte, wie die Zahl des Zugs sagt. Personenzüge übergehen Minen und Kohle, Güterzüge zählen sie. Ein 4D zählt seine Städte doppelt. Keine zwei Züge nutzen dasselbe Gleis.',
    example:
      'Ein 3er-Zug durch Städte mit 20 $, 30 $ und 30 $ nimmt 80 $ ein; ein 4D mit 60 $ + 40 $ + 40 $ + 30 $ nimmt 340 $ ein.',
  },
  '4.5.6': {
    heading: 'Dividende',
    text: 'Einnahmen werden ganz ausgeschüttet oder ganz einbehalten. Wird ausgeschüttet, bringt jeder Anteil eines Spielers ein Fünftel bei fünf und ein Zehntel bei zehn Anteilen; Anteile im Pool zahlen in die Kasse, Anteile in der Kasse bringen nichts. Wird einbehalten, geht alles in die Kasse. Die Kohle der Kasse wird zu dieser Zeit gezahlt.',
    example:
      'Eine Gesellschaft mit fünf Anteilen schüttet 100 $ aus: 20 $ je Anteil. Ann bekommt mit 3 Anteilen 60 $, und für einen im Pool bekommt die Kasse 20 $.',
  },
  '4.5.7': {
    heading: 'Der Kurs nach einer Fahrt',
    text: 'Der Marker geht nach rechts, wenn die ganze Dividende mindestens den Kurs erreicht, bleibt liegen, wenn sie kleiner ist, und geht nach links, wenn nichts gezahlt wurde. Eine Gesellschaft ohne Zug ist nicht gefahren: Ihr Marker geht nach links, bevor sie einen kauft.',
    example:
      'Bei 110 $ bewegt eine Dividende von 110 $ den Marker nach rechts, eine von 100 $ nicht, und 0 $ bewegen ihn nach links.',
  },
  '4.5.8': {
    heading: 'Züge kaufen',
    text: 'Eine Gesellschaft unter ihrem Zuglimit darf Züge kaufen: den obersten der Bank oder einen aus dem Pool zum aufgedruckten Preis oder einen einer anderen Gesellschaft zu einem vereinbarten Preis, mindestens 1 $. Einen Zug der Bank oder aus dem Pool erklärt sie zum Personenzug oder zum Güterzug, und das bleibt er, bis er in den Pool kommt. Von der Bank kauft sie je Spielzug einen von jedem Typ, also höchstens den letzten eines Typs und den ersten des nächsten, bis der erste 6/5G-Zug gekauft ist; dann gilt das nicht mehr, und neben dem 6/5G stehen 4D-Züge zum Verkauf. Züge über einem neuen Limit kommen sofort und ohne Entschädigung in den Pool. „Sofort“ heißt für Paymaster, dass die Potomac Yards das Limit nicht dazwischen anheben: Sie werden vor dem Kauf genutzt.',
    example:
      'Ein 2/1G-Zug ist übrig: Die C&O kauft ihn für 100 $ und dann den ersten 3/2G-Zug für 200 $, der Phase 3 eröffnet. Ein zweiter 3/2G-Zug muss bis zum nächsten Spielzug warten.',
  },
  '4.6': {
    heading: 'Ein Zug muss da sein',
    text: 'Am Ende ihres Spielzugs besitzt jede Gesellschaft einen Zug, mit oder ohne Strecke, solange Bank oder Pool einen haben. Die Kasse kauft, was sie bezahlen kann; reicht sie nur für einen günstigeren, kauft sie den.',
    example:
      'In der Kasse sind 150 $, ein 3/2G-Zug kostet 200 $, und im Pool liegt ein 2/1G-Zug zu 100 $: Die Gesellschaft kauft diesen.',
  },
  '4.6.1': {
    heading: 'Von einer anderen Gesellschaft',
    text: 'Ein Zug einer anderen Gesellschaft wird aus der Kasse bezahlt. Nur wenn diese ganz leer ist, darf der Direktor zahlen, bar und höchstens den aufgedruckten Preis, ohne dafür Anteile verkauft zu haben. Die Regel nennt das eine Alternative zum Aufbringen von Geld. Paymaster liest sie so, dass ein Zug, für den Anteile verkauft wurden, von der Bank oder aus dem Pool kommt, auch wenn die Kasse allein den einer anderen Gesellschaft bezahlen könnte.',
    example:
      'Die Kasse ist leer: Für den 3G-Zug einer anderen Gesellschaft darf der Direktor bis zu 300 $ zahlen.',
  },
  '4.6.2': {
    heading: 'Geld aufbringen',
    text: 'Kann die Kasse keinen Zug von Bank und Pool bezahlen, schießt der Direktor zum günstigsten zu, was fehlt. Die Tredegar Iron Works dürfen genutzt werden, müssen es aber nicht. Reicht das Bargeld nicht, werden Anteile verkauft, nach den Regeln eines Spielzugs der Aktienrunde: keine einer Gesellschaft in ihrem ersten Spielzug, von jeder Gesellschaft alle auf einmal, nicht mehr als nötig. Der Direktorenposten der Gesellschaft, die kauft, darf nicht wechseln, der anderer schon.',
    example:
      'Ein 4/3G-Zug kostet 300 $, in der Kasse sind 80 $, und der Direktor hat 150 $: Es fehlen 70 $. Ein Anteil zu 75 $ wird verkauft; zwei wären zu viel.',
  },
  '4.6.3': {
    heading: 'Bankrott',
    text: 'Ein Direktor, der das Geld mit allen erlaubten Verkäufen nicht aufbringt, ist bankrott: Diese Verkäufe finden statt, von jeder Gesellschaft der größte erlaubte Block und kein kleinerer, alle anderen Anteile kommen in den Pool, ohne dass sich ein Marker bewegt, und die Privatgesellschaften kommen aus dem Spiel. Direktorenposten gehen an den Spieler mit den meisten Anteilen, mindestens zwei, bei Gleichstand an den nächsten in der Spielreihenfolge. Gibt es keinen, schließt die Gesellschaft: Ihr Geld geht an die Bank, ihre Züge kommen in den Pool, ihre Anteile sind wertlos, und sie kann neu gestartet werden. Wer die Gesellschaft übernimmt, die kaufen sollte, macht im selben Spielzug weiter, mit allem Aufgebrachten in der Kasse. Wer bankrott ist, scheidet aus, und die anderen spielen weiter.',
    example:
      'Ein 5/4G-Zug kostet 500 $, in der Kasse sind 30 $. Ann hat 40 $ und verkauft für 232 $: Das macht 302 $, und der neue Direktor schießt die fehlenden 198 $ zu.',
  },
  '5': {
    heading: 'Das Ende des Spiels',
    text: 'Die Bank ist gesprengt, wenn ihr nach einer Zahlung 0 $ oder weniger bleiben; sie zahlt weiter. Das Spiel endet nach der letzten Betriebsrunde des laufenden Sets, oder des nächsten, wenn es in einer Aktienrunde geschieht. Jeder zählt Bargeld, Anteile zum Kurs und Privatgesellschaften zum aufgedruckten Wert. Sind alle Spieler bis auf einen bankrott, endet das Spiel sofort, und dieser hat gewonnen.',
    example:
      'In BR 5.1, der ersten von dreien, wird die Bank gesprengt: BR 5.2 und BR 5.3 werden noch gespielt. Ann endet mit 900 $, 4 Anteilen zu 150 $ und der Railway Express Agency: 1.540 $.',
  },
  ruling: {
    heading: 'Entscheidungen des Bankhalters',
    text: 'Der Tisch steht über dem Programm. Der Bankhalter darf Geld, Zertifikate, Züge und Marker bewegen, Privatgesellschaften und Direktorenposten übergeben und die Phase, die Bahnhöfe, die Zahl der Anteile oder das Zuglimit einer Gesellschaft festsetzen und wer an der Reihe ist. Es wird nur umgebucht, und von selbst folgt nichts daraus. Wer Bargeld zählt, hält fest, was auf dem Tisch liegt, und ändert nichts.',
    example:
      'Der Kasse wurden vor einer Stunde 20 $ zu wenig gezahlt: 20 $ von der Bank an die Gesellschaft bringen es in Ordnung.',
  },
}
