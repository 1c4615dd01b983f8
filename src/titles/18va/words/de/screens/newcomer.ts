import type { newcomer as English } from '../../en/screens/newcomer'

/** Hints for first-time players: what can be done now, and why one would do it. */
export const newcomer: typeof English = {
  kinds: {
    lots: 'Alle vier werden zugleich versteigert: drei Privatgesellschaften, die in jeder Betriebsrunde zahlen, und der Direktorenposten der B&O. Ein Spielzug ist ein Gebot, oder man passt; passen alle nacheinander, bekommt jedes Stück, wer darauf führt.',
    value:
      'Die B&O startet mit Geld der Bank: Das Doppelte des Werts kommt in ihre Kasse. Danach sind alle in der Reihenfolge ihres Geldes dran.',
    stock:
      'In einer Aktienrunde kaufen und verkaufen die Spieler Anteile mit eigenem Geld: erst verkaufen, dann einen kaufen. Am Ende zählt, was ein Spieler besitzt, nicht, was seine Gesellschaften besitzen.',
    forced:
      'Die Gesellschaft muss einen Zug besitzen, und ihre Kasse kann ihn nicht bezahlen: Den Rest zahlt ihr Direktor, und wer das nicht kann, scheidet aus.',
    discard: 'Mehr Züge, als das Limit erlaubt: Der Direktor sagt, welcher in den Pool geht.',
  },
  steps: {
    convert:
      'Umgewandelt wird zuerst, dann kommen Gleise und ein Bahnhof, dann die Fahrt. Was ausgelassen wird, kostet nichts.',
    station: 'Ein Bahnhof kommt vor der Fahrt. Was ausgelassen wird, kostet nichts.',
    run: 'Jetzt fahren die Züge: Ihre Einnahmen werden ausgeschüttet oder einbehalten. Beim Tippen darf die letzte Null wegbleiben.',
  },
  options: {
    bid: [
      'Bieten',
      'Legt das Geld zurück, bis jemand mehr bietet. Was niemand will, wird billiger, wenn alle passen.',
    ],
    par: [
      'Gesellschaft starten',
      'Macht zum Direktor, der für sie entscheidet; sie fährt schon in der nächsten Betriebsrunde. Ein hoher Wert füllt ihre Kasse, ein niedriger lässt Geld für mehr Anteile.',
    ],
    buyShare: [
      'Anteil kaufen',
      'Bringt bei jeder ausgeschütteten Fahrt eine Dividende und zählt mit, wenn es darum geht, wer Direktor ist. Aus der Kasse gekauft, geht das Geld an die Gesellschaft, aus dem Pool an die Bank.',
    ],
    sellShares: [
      'Anteile verkaufen',
      'Geld für etwas Besseres. Senkt den Kurs für alle, die behalten, und kann den Direktorenposten kosten. In dieser Runde ist kein Rückkauf möglich.',
    ],
    convert: [
      'In zehn Anteile umwandeln',
      'Fünf Anteile mehr zu verkaufen und zwei Bahnhöfe mehr. Jeder Anteil zählt bei der Dividende dann nur noch halb so viel.',
    ],
    placeToken: [
      'Bahnhof setzen',
      'Hält eine Stadt für die eigenen Züge offen, und Häfen und Kohle zahlen sich aus.',
    ],
    usePrivate: [
      'Sonderrecht nutzen',
      'Schließt die Privatgesellschaft: kein Ertrag mehr, aber was sie gibt, bleibt für immer.',
    ],
    run: [
      'Ausschütten oder einbehalten',
      'Ausschütten bringt den Spielern Geld und hebt den Kurs, wenn die Dividende ihn erreicht. Einbehalten füllt die Kasse für den nächsten Zug und senkt ihn.',
    ],
    buyTrain: [
      'Zug kaufen',
      'Ohne Zug keine Fahrt. Personenzüge erreichen mehr Städte, Güterzüge Kohle und Bergwerke. Der erste eines neuen Typs kann alle älteren verschrotten.',
    ],
    declareBankruptcy: [
      'Bankrott erklären',
      'Nur, wenn nichts mehr zu verkaufen ist. Der Spieler scheidet aus; das Spiel geht weiter, solange zwei übrig sind.',
    ],
  },
  instead: {
    lots: {
      pass: ['Passen', 'Spart Geld. Bieten bleibt möglich, solange nicht alle nacheinander gepasst haben.'],
    },
    value: {
      par: ['Wert festlegen', 'Hoch: volle Kasse, teure Anteile. Niedrig: umgekehrt.'],
    },
    forced: {
      sellShares: [
        'Anteile verkaufen',
        'Nicht mehr als das Geld, das fehlt. Jeder verkaufte Anteil senkt den Kurs dessen, was bleibt.',
      ],
      buyTrain: [
        'Den Zug kaufen',
        'Den günstigsten aus Bank und Pool, wenn die Kasse keinen zahlen kann. Der einer anderen Gesellschaft kann billiger sein.',
      ],
    },
  },
}
