import type { Book } from '../../vocabulary'

/** Bankruptcy, the end, and rulings (4.6.3, 5). */
export const end = {
  '4.6.3': {
    heading: 'Bankrott',
    text: 'Ein Direktor, der das Geld mit allen erlaubten Verkäufen nicht aufbringt, ist bankrott: Diese Verkäufe finden statt, von jeder Gesellschaft der größte erlaubte Block und kein kleinerer, alle anderen Anteile kommen in den Pool, ohne dass sich ein Marker bewegt, und die Privatgesellschaften kommen aus dem Spiel. Direktorenposten gehen an den größten Besitzer von zwei oder mehr Anteilen, bei Gleichstand an den nächsten in der Spielreihenfolge. Gibt es keinen, schließt die Gesellschaft: Ihr Geld geht an die Bank, ihre Züge kommen in den Pool, ihre Anteile sind wertlos, und sie kann neu gestartet werden. Wer die Gesellschaft übernimmt, die kaufen sollte, macht im selben Spielzug weiter, mit allem Aufgebrachten in der Kasse. Wer bankrott ist, scheidet aus, und die anderen spielen weiter.',
    example:
      'Ein 5/4G-Zug kostet 500 $, in der Kasse sind 30 $. Ann hat 40 $ und verkauft für 232 $: Das macht 302 $, und der neue Direktor schießt die fehlenden 198 $ zu.',
  },
  '5': {
    heading: 'Das Ende des Spiels',
    text: 'Die Bank ist gesprengt, wenn eine Zahlung ihr 0 $ oder weniger lässt; sie zahlt weiter. Das Spiel endet nach der letzten Betriebsrunde der laufenden Folge, oder der nächsten Folge, wenn es in einer Aktienrunde geschieht. Jeder zählt Bargeld, Anteile zum Kurs und Privatgesellschaften zum aufgedruckten Wert. Sind alle Spieler bis auf einen bankrott, endet das Spiel sofort, und dieser hat gewonnen.',
    example:
      'In BR 5.1, der ersten von dreien, wird die Bank gesprengt: BR 5.2 und BR 5.3 werden noch gespielt. Ann endet mit 900 $, 4 Anteilen zu 150 $ und der Railway Express Agency: 1.540 $.',
  },
  ruling: {
    heading: 'Entscheidungen des Bankhalters',
    text: 'Der Tisch geht vor. Der Bankhalter darf Geld, Zertifikate, Züge und Marker bewegen, Privatgesellschaften und Direktorenposten übergeben und die Phase, die Bahnhöfe, die Zahl der Anteile oder das Zuglimit einer Gesellschaft festsetzen und wer an der Reihe ist. Eine Entscheidung schafft nichts und vernichtet nichts und löst von selbst nichts aus. Gezähltes Bargeld hält fest, was auf dem Tisch liegt, und ändert nichts.',
    example:
      'Der Kasse wurden vor einer Stunde 20 $ zu wenig gezahlt: 20 $ von der Bank an die Gesellschaft bringen es in Ordnung.',
  },
} as const satisfies Partial<Book>
