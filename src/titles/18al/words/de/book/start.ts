import type { Book } from '../../vocabulary'

/** Introduction and setting up (1, 2). */
export const start = {
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
} as const satisfies Partial<Book>
