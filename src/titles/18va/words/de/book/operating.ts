import type { Book } from '../../vocabulary'

/** Operating rounds up to the stations (4.5 to 4.5.3). */
export const operating = {
  '4.5': {
    heading: 'Betriebsrunde',
    text: 'Zuerst zahlen die Privatgesellschaften. Dann hat jede Gesellschaft einen Spielzug, in der Reihenfolge der Kurse; bei gleichem Kurs kommt zuerst, wer weiter rechts liegt, auf demselben Feld, wer oben liegt. Nach jedem Spielzug wird neu nachgesehen. Ein Spielzug läuft so ab: umwandeln, ein Gleisplättchen legen, einen Bahnhof setzen, fahren, Dividende, Kursmarker bewegen, Züge kaufen. Eine Privatgesellschaft darf einem Spieler jederzeit im Spielzug abgekauft werden, und auch davor kommt eine Umwandlung.\nEin Satz hat in Phase 2 eine Betriebsrunde, in Phase 3 und 4 zwei und ab Phase 5 drei. Wechselt in einem Satz die Phase, lässt sich die Regel so und so lesen: nach der Phase am Beginn des Satzes oder nach der neuen. Paymaster spielt die Zahl vom Beginn, wie andere Programme auch; eine Entscheidung über die Runden des Satzes ändert das.',
    example:
      'Die SR bei 100 $ ist vor der WM bei 90 $ an der Reihe, und dann kommt die C&O, die bei 90 $ weiter links liegt.',
  },
  '4.5.1': {
    heading: 'Umwandeln',
    text: 'Ab Phase 3 darf eine Gesellschaft mit fünf Anteilen zehn bekommen, vor allem anderen in ihrem Spielzug. Die fünf Anteile, die beiseite liegen, kommen in ihre Kasse, dazu zwei Bahnhöfe zu 100 $. Jeder Anteil ist von da an 10 %. Mit dem ersten 5/4G-Zug wandeln sich alle zugleich um.',
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
    text: 'Je Spielzug darf ein Bahnhof gesetzt werden, auf einen freien Kreis, den die Gesellschaft erreicht und wo sie noch keinen hat. In die Heimatstadt einer anderen Gesellschaft kommt keiner, solange ihr Plättchen gelb ist; in Phase 2 lehnt Paymaster ihn also ab, außer in Richmond. Nur der Bahnhof der Potomac Yards darf dorthin. Der Heimatbahnhof ist kostenlos, der nächste kostet 40 $, jeder weitere 100 $, aus der Kasse. Der Marker +10 der Railway Express Agency und der weitere Bahnhof der Potomac Yards werden zu dieser Zeit gesetzt, zusätzlich zu einem Bahnhof.',
    example:
      'Eine Gesellschaft mit fünf Anteilen setzt ihren einen weiteren Bahnhof für 40 $. Umgewandelt hat sie noch zwei zu je 100 $.',
  },
} as const satisfies Partial<Book>
