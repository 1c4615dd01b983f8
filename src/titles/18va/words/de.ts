import { germanOf } from '../../../families/railway/words/de'
import { saidOtherwise } from '../../../families/railway/words/vocabulary'
import { many } from '../../../families/words/de/say'
import { late } from '../../../rules/late'
import { PARAGRAPHS } from '../book'
import { entries, happenings } from './de/entries'
import { play } from './de/play'
import { terms } from './de/terms'
import { type VaWords, vaWords } from './vocabulary'

/*
 * Glossary. "Zug" is always a train and never a turn.
 *
 * bankrupt bankrott · certificate Zertifikat · coal (for the treasury) Kohle · conversion Umwandlung · corporation
 * Gesellschaft · current value Kurs · discard (a train) abgeben · earnings Einnahmen · face value (of a train) aufgedruckter
 * Preis · Five-Share Company Gesellschaft mit fünf Anteilen · freight train Güterzug · home Heimatbahnhof · move order
 * Spielreihenfolge · Off-Map City Stadt außerhalb · passenger train Personenzug · Pool Pool · president Direktor ·
 * president's certificate Direktorenaktie · Priority Deal Vorrangkarte · ruling Entscheidung · scrapped verfallen · share
 * Anteil · starting value Startwert · station Bahnhof · treasury Kasse · turn Spielzug · underwrite übernehmen · withhold
 * einbehalten
 */

const base = germanOf({
  terms,
  cites: { ruling: 'Entscheidung' },
  phases: {
    '2': 'Phase 2 beginnt.',
    '3': 'Phase 3 beginnt: grüne Gleisplättchen, Gesellschaften dürfen Privatgesellschaften kaufen, Gesellschaften mit fünf Anteilen dürfen sich umwandeln, und ab der nächsten Aktienrunde folgen jeweils zwei Betriebsrunden.',
    '4': 'Phase 4 beginnt: Das Zuglimit ist 1 bei fünf und 3 bei zehn Anteilen.',
    '5': 'Phase 5 beginnt: Alle Gesellschaften müssen zehn Anteile haben, das Zuglimit ist 2, es gibt braune Gleisplättchen und zweite Werte der Städte außerhalb, und ab der nächsten Aktienrunde folgen jeweils drei Betriebsrunden.',
    '6': 'Phase 6 beginnt: Neben dem zweiten 6/5G-Zug stehen 4D-Züge zum Verkauf, und eine Gesellschaft darf je Spielzug mehrere Züge eines Typs kaufen.',
    '4D': 'Phase 4D beginnt: Kohle bringt den Kassen nichts mehr, und die grauen Gleisplättchen sind verfügbar.',
  },
  entries,
  labels: { coal: 'Kohle' },
  zones: {},
  setsOff: {
    mayConvert: 'Gesellschaften mit fünf Anteilen dürfen sich umwandeln',
    limit1and3: 'Zuglimits 1 und 3',
    mustConvert: 'alle Gesellschaften haben zehn Anteile',
    secondValues: 'zweite Werte der Städte außerhalb',
    '4DOnSale': 'auch 4D-Züge stehen zum Verkauf',
    severalOfAType: 'mehrere Züge eines Typs je Spielzug',
    coalEnds: 'Kohle bringt den Kassen nichts mehr',
    grayTiles: 'graue Gleisplättchen für Richmond und Washington',
  },
  paragraphs: PARAGRAPHS,
  book: async () => (await import('./de/book')).book,
})

/** 18VA in German. */
export const words: VaWords = vaWords({
  vocabulary: {
    ...saidOtherwise(base, {
      happenings,
      places: { aside: 'Beiseite' },
      mayStill: (who: string) => `Zurück zu ${who}: noch dran`,
    }),
    screens: { ...base.screens, play: { ...base.screens.play, ...play } },
    async stock() {
      const [rail, { lotsStock }, { stock }] = await Promise.all([
        base.stock(),
        import('../../../families/railway/words/de/lots/stock'),
        import('./de/stock'),
      ])
      return { ...rail, ...lotsStock, ...stock }
    },
  },
  rest: late(async () => (await import('./de/rest')).rest),
  setKeeps: (rounds, phase, next) =>
    `Dieses Set behält seine Zahl von ${many(rounds, 'Betriebsrunde', 'Betriebsrunden')}, obwohl Phase ${phase} ${next} hat: Es gilt die Zahl vom Beginn des Sets. Die Regel lässt sich auch anders lesen.`,
})
