import type { NewcomerWords } from '../../../words/newcomer'
import type { Voiced } from '../terms'

/** Hints for first-time players of a railway game: what can be done now, and why one would do it. */
export const railNewcomer = ({ par }: Pick<Voiced, 'par'>): NewcomerWords => ({
  title: 'Was jetzt möglich ist',
  off: 'Keine Hinweise mehr',
  kinds: {
    unsold:
      'Zuerst werden die Privatgesellschaften verkauft. Jede zahlt ihrem Besitzer in jeder Betriebsrunde.',
    stock:
      'In einer Aktienrunde kaufen und verkaufen die Spieler Anteile mit eigenem Geld. Am Ende zählt, was ein Spieler besitzt, nicht, was seine Gesellschaften besitzen.',
    auction:
      'Mehrere wollen diese Privatgesellschaft: Wer am meisten bietet, bekommt sie. Nicht mehr bieten, als sie einbringt.',
    operate: 'Eine Gesellschaft ist an der Reihe: Ihr Direktor entscheidet, und ihre Kasse zahlt.',
    forced:
      'Die Gesellschaft muss einen Zug besitzen, und ihre Kasse kann ihn nicht bezahlen: Den Rest zahlt ihr Direktor.',
    discard: 'Mehr Züge, als das Limit erlaubt: Der Direktor sagt, welcher abgegeben wird.',
    over: 'Das Spiel ist zu Ende.',
  },
  steps: {
    build: 'Zuerst kommen Gleise und Bahnhöfe, dann die Fahrt. Was ausgelassen wird, kostet nichts.',
    run: 'Jetzt fahren die Züge: Ihre Einnahmen werden ausgeschüttet oder einbehalten.',
    trains: 'Die Fahrt ist vorbei. Jetzt dürfen Züge gekauft werden, und der Spielzug endet.',
  },
  options: {
    buyPrivate: ['Privatgesellschaft kaufen', 'Sicherer Ertrag von der ersten Betriebsrunde an.'],
    bid: [
      'Bieten',
      'Legt Geld für eine spätere Privatgesellschaft zurück; andere können das Gebot überbieten.',
    ],
    par: [
      'Gesellschaft starten',
      `Macht zum Direktor, der für sie entscheidet. Ein hoher ${par} füllt ihre Kasse, ein niedriger lässt Geld für mehr Anteile.`,
    ],
    buyShare: [
      'Anteil kaufen',
      'Bringt bei jeder ausgeschütteten Fahrt eine Dividende und zählt mit, wenn es darum geht, wer Direktor ist.',
    ],
    sellShares: [
      'Anteile verkaufen',
      'Geld für etwas Besseres. Senkt den Kurs für alle, die behalten, und kann den Direktorenposten kosten.',
    ],
    sellPrivate: [
      'Privatgesellschaft handeln',
      'Zwei Spieler einigen sich auf einen Preis; gut, wenn beide dabei gewinnen.',
    ],
    pass: ['Passen', 'Spart Geld. Passen alle nacheinander, ist die Runde vorbei.'],
    layTile: [
      'Gelände bezahlen',
      'Berge und Flüsse kosten Geld; andere Gleise sind kostenlos und brauchen keinen Eintrag.',
    ],
    placeToken: [
      'Bahnhof setzen',
      'Hält eine Stadt für die eigenen Züge offen und sperrt vielleicht andere aus.',
    ],
    run: [
      'Ausschütten oder einbehalten',
      'Ausschütten bringt den Spielern Geld und hebt den Kurs. Einbehalten füllt die Kasse für den nächsten Zug und senkt den Kurs.',
    ],
    buyTrain: [
      'Zug kaufen',
      'Ohne Zug keine Fahrt. Der erste eines neuen Typs kann allen die älteren Züge nehmen.',
    ],
    acquirePrivate: [
      'Privatgesellschaft kaufen',
      'Bringt Geld aus der Kasse zum Besitzer; Ertrag und Sonderrechte gehen an die Gesellschaft.',
    ],
    discardTrain: ['Zug abgeben', 'Am besten den, der am wenigsten einfährt oder am ehesten verfällt.'],
    endTurn: ['Spielzug beenden', 'Was in der Kasse bleibt, ist für den nächsten Zug da.'],
    declareBankruptcy: [
      'Bankrott erklären',
      'Nur, wenn auch alle erlaubten Verkäufe nicht reichen: Das Spiel endet dann sofort.',
    ],
  },
  instead: {
    auction: {
      bid: [
        'Erhöhen',
        'Mindestens 5 mehr als das höchste Gebot. Was nicht geboten wird, bleibt für Anteile.',
      ],
      pass: ['Aussteigen', 'Das zurückgelegte Geld wird wieder frei. Gefragt wird man nicht noch einmal.'],
    },
    forced: {
      sellShares: [
        'Anteile verkaufen',
        'Nur für das Geld, das fehlt. Jeder verkaufte Anteil senkt den Kurs dessen, was bleibt.',
      ],
      buyTrain: [
        'Den Zug kaufen',
        'Es muss der günstigste der Bank sein. Einen Zug einer anderen Gesellschaft muss die Kasse allein bezahlen.',
      ],
      sellPrivate: [
        'Privatgesellschaft verkaufen',
        'Bringt Geld von einem anderen Spieler, und kein Kurs fällt.',
      ],
      endTurn: ['Keine Strecke', 'Wer ohnehin nicht fahren könnte, muss nicht kaufen.'],
    },
  },
})
