import { germanOf } from '../../../../families/railway/words/de'
import { railEntries } from '../../../../families/railway/words/de/entries'
import { type Spoken, spoken } from '../../../../families/railway/words/de/terms'
import { wordsOf } from '../../../../families/railway/words/vocabulary'
import { costing } from '../../../../families/words/de/entries'
import { say } from '../../../../families/words/de/say'
import { sum } from '../../../../families/words/entries'
import { late } from '../../../../rules/late'
import { PARAGRAPHS } from '../../book'
import { OBJECTIVES } from '../../data'
import type { AlWords, OwnEntries } from '../vocabulary'
import { terms } from './terms'

/** The log of what only 18AL has, in German. */
function entriesOf(t: Spoken): OwnEntries {
  const rail = railEntries(t)
  return {
    layTile: (act, happened, v) =>
      act.private
        ? say`${v.name(act.corporation)} legt das Lumber Terminal${act.hex === undefined ? '' : ` auf ${act.hex}`}`
        : rail.layTile(act, happened, v),
    buyTrain: (act, happened, v) =>
      `${rail.buyTrain(act, happened, v)}${act.private ? ' Die New Decatur Yards halbieren den Preis und schließen.' : ''}`,
    placeToken: ({ corporation, city, objective }, happened, v) => {
      const where = city ?? (objective && happened.length > 0 ? OBJECTIVES[corporation] : undefined)
      const bonus = objective
        ? ` und erhält ${v.money(sum(happened, 'objective'))} für das historische Ziel`
        : ''
      return say`${v.name(corporation)} setzt${costing(happened, 'station', v)} einen Bahnhof${where ? ` in ${where}` : ''}${bonus}`
    },
    placeCoalToken: ({ corporation, city }, _, v) =>
      say`${v.name(corporation)} legt den Warrior-Coal-Field-Marker nach ${city}, das für ${v.name(corporation)} ab jetzt ${v.money(10)} mehr wert ist`,
    extraRound: () => 'Der Tisch spielt noch eine Betriebsrunde, um den Gleichstand aufzulösen.',
  }
}

const rail = germanOf({
  terms,
  cites: {
    ruling: 'Entscheidung',
    'Table I': 'Tabelle I',
    'Table II': 'Tabelle II',
    'Table III': 'Tabelle III',
  },
  phases: {
    '2': 'Phase 2 beginnt.',
    '3': 'Phase 3 beginnt: grüne Gleisplättchen, Gesellschaften dürfen Privatgesellschaften kaufen, und ab der nächsten Aktienrunde folgen jeweils zwei Betriebsrunden.',
    '4': 'Phase 4 beginnt: Das Zuglimit ist 3, und in einem Spielzug dürfen mehrere Züge von der Bank gekauft werden.',
    '5': 'Phase 5 beginnt: Zuglimit 2, braune Gleisplättchen, zweite Werte der roten Gebiete und von Meridian, und ab der nächsten Aktienrunde folgen jeweils drei Betriebsrunden.',
    '6': 'Phase 6 beginnt.',
    '7': 'Phase 7 beginnt: Ein 4er-Zug, der noch im Spiel ist, ist veraltet; er verfällt, sobald sein Besitzer im nächsten Spielzug gefahren ist.',
    '4D': 'Phase 4D beginnt: Das graue Birmingham-Plättchen ist verfügbar.',
  },
  notes: {
    chitsLost: (of, v) =>
      say`${v.name(of)} hat einen neuen Direktor, und beide Namensmarker kommen aus dem Spiel`,
    coalRemoved: () => 'Die Warrior-Coal-Field-Marker kommen aus dem Spiel.',
  },
  acquired: {
    'M&C': (to, v) => say`${v.name(to)} erhält die beiden Namensmarker`,
    'S&NA': (to, v) => say`${v.name(to)} erhält die beiden Warrior-Coal-Field-Marker`,
  },
  endings: {
    'bank operating': 'Die Bank ist gesprengt: Die laufende Betriebsrunde ist die letzte.',
    'bank stock':
      'Die Bank ist gesprengt: Auf diese Aktienrunde folgt noch eine Betriebsrunde, dann endet das Spiel.',
    market:
      'Ein Kurs hat das Ende der Kurstabelle erreicht: Das Spiel endet nach der laufenden Betriebsrunde.',
  },
  overs: { market: 'Das Spiel ist zu Ende: Ein Kurs hat das Ende der Kurstabelle erreicht.' },
  entries: entriesOf(spoken(terms)),
  labels: { market: 'Ein Kurs hat 300 $ erreicht', 'ending market': 'das Ende: 300 $ sind erreicht' },
  zones: { yellow: 'gelbe Zone' },
  setsOff: {
    severalTrains: 'mehrere Züge je Spielzug von der Bank',
    offBoardHigher: 'zweite Werte der roten Gebiete und von Meridian',
    coalGoes: 'der Warrior-Coal-Field-Marker kommt aus dem Spiel',
    goes4Later:
      '4er-Züge verfallen: die des Käufers und die im Offenen Markt sofort, andere nach ihrer nächsten Fahrt',
    grayTile: 'das graue Birmingham-Plättchen',
  },
  paragraphs: PARAGRAPHS,
  book: async () => (await import('./book')).book,
})

const pieces: AlWords['screens']['pieces'] = {
  lumber: 'Lumber Terminal, umsonst',
  objectiveSign: 'historisches Ziel',
  objectiveBonus: bonus => (bonus === '' ? 'Ziel' : `+${bonus}`),
  objectiveLabel: (price, bonus, city) => `${price} ${bonus} für einen Bahnhof am historischen Ziel, ${city}`,
  coal: 'Kohlemarker, +10 $',
  coalLabel: city => `${city} erhält den Kohlemarker`,
  coalNotNow: 'Kohlemarker: jetzt nicht',
  extraRound: 'Noch eine Betriebsrunde spielen',
  tied: 'Ein Gleichstand auf dem ersten Platz bleibt bestehen, es sei denn, der Tisch spielt noch eine Betriebsrunde.',
}

/** 18AL in German. */
export const words: AlWords = wordsOf(
  {
    ...rail,
    screens: { ...rail.screens, pieces },
  },
  late(async () => (await import('./rest')).rest),
  ['map', 'best'],
)
