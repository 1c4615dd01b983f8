import { railNewcomer } from '../../../../../families/railway/words/de/newcomer'
import { hintsWith, type NewcomerWords } from '../../../../../families/words/newcomer'

const { steps, options, instead } = railNewcomer

/** Hints for first-time players: what can be done now, and why one would do it. */
export const newcomer: NewcomerWords = {
  ...railNewcomer,
  steps: {
    ...steps,
    tile: steps.build ?? '',
    station: 'Die Gleise sind gelegt. Ein Bahnhof kommt vor der Fahrt.',
  },
  options: {
    ...hintsWith(options, {
      pass: {
        sellPrivate: [
          'Privatgesellschaft handeln',
          'Zwei Spieler einigen sich auf einen Preis; gut, wenn beide dabei gewinnen.',
        ],
      },
      run: {
        placeCoalToken: ['Kohlemarker setzen', 'Erhöht jede Fahrt, die dort hält.'],
      },
    }),
    layTile: ['Gleise legen', 'Längere und reichere Strecken für spätere Fahrten.'],
    discardTrain: ['Zug abgeben', 'Am besten den, der am wenigsten einfährt oder am ehesten verfällt.'],
    extraRound: ['Noch eine Runde', 'Um einen Gleichstand aufzulösen.'],
  },
  instead: {
    unsold: {
      pass: ['Passen', 'Spart Geld. Passen alle nacheinander, zahlen die verkauften ihren Besitzern.'],
    },
    auction: {
      bid: [
        'Erhöhen',
        'Mindestens 5 $ mehr als das höchste Gebot. Was nicht geboten wird, bleibt für Anteile.',
      ],
      pass: [
        'Passen',
        'Überlässt sie dem Höchstbietenden, es sei denn, jemand erhöht und man wird noch einmal gefragt.',
      ],
    },
    forced: {
      ...instead.forced,
      sellPrivate: [
        'Privatgesellschaft verkaufen',
        'Bringt Geld von einem anderen Spieler, und kein Kurs fällt.',
      ],
      endTurn: ['Keine zulässige Fahrt', 'Wer ohnehin nicht fahren könnte, muss nicht kaufen.'],
    },
  },
}
