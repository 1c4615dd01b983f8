import type { Book } from '../../vocabulary'

/** What is in the box, phases, and the stock chart (1 to 3.2). */
export const start = {
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
      'Ann hat 400 $, 3 Anteile zu 110 $ und die Potomac Yards: Das sind 400 $ + 330 $ + 80 $ = 810 $, was auch immer in den Kassen ihrer Gesellschaften liegt.',
  },
  '1.4': {
    heading: 'Alles ist offen',
    text: 'Bargeld, Kassen, Zertifikate und Züge sind für alle offen. Die Spieler dürfen offen reden und sich verabreden; gebunden ist daran niemand.',
    example: 'Bo fragt, was in der Kasse der C&O liegt, und deren Direktor sagt 240 $.',
  },
  '2': {
    heading: 'Phasen',
    text: 'Der erste Zug eines Typs beginnt sofort die Phase, die so heißt.\nPhase 2: Zuglimit 2 bei fünf und 4 bei zehn Anteilen, gelbe Gleisplättchen, eine Betriebsrunde.\nPhase 3: grüne Gleisplättchen, zwei Betriebsrunden, Gesellschaften dürfen Privatgesellschaften kaufen und sich umwandeln.\nPhase 4: Limit 1 und 3, alle 2/1G-Züge verfallen.\nPhase 5: Limit 2, alle Gesellschaften haben zehn Anteile, alle 3/2G-Züge verfallen, braune Gleisplättchen, drei Betriebsrunden, die zweiten Werte außerhalb.\nPhase 6: 4D-Züge stehen zum Verkauf.\nPhase 4D: alle 4/3G-Züge verfallen, graue Gleisplättchen, keine Kohle mehr für die Kassen.',
    example:
      'Sechs 2/1G-Züge zu 100 $, fünf 3/2G zu 200 $, vier 4/3G zu 300 $, drei 5/4G zu 500 $, zwei 6/5G zu 600 $ und zehn 4D zu 800 $: Der siebte verkaufte Zug beginnt Phase 3.',
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
} as const satisfies Partial<Book>
