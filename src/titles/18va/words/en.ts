import { englishOf } from '../../../families/railway/words/en'
import { saidOtherwise } from '../../../families/railway/words/vocabulary'
import { many } from '../../../families/words/en/say'
import { late } from '../../../rules/late'
import { PARAGRAPHS } from '../book'
import { entries, happenings } from './en/entries'
import { play } from './en/play'
import { terms } from './en/terms'
import { type VaWords, vaWords } from './vocabulary'

const base = englishOf({
  terms,
  phases: {
    '2': 'Phase 2 begins.',
    '3': 'Phase 3 begins: green tiles, corporations may buy private companies, Five-Share Companies may convert, and two operating rounds follow each stock round from the next one on.',
    '4': 'Phase 4 begins: the train limit is 1 for Five-Share and 3 for Ten-Share Companies.',
    '5': 'Phase 5 begins: all corporations must have ten shares, the train limit is 2, brown tiles, second values of Off-Map Cities, and three operating rounds follow each stock round from the next one on.',
    '6': 'Phase 6 begins: 4D trains are sold alongside the second 6/5G, and a corporation may buy several trains of a type in a turn.',
    '4D': 'Phase 4D begins: coal no longer brings anything into treasuries, and the gray tiles are available.',
  },
  entries,
  labels: { coal: 'coal' },
  zones: {},
  setsOff: {
    mayConvert: 'Five-Share Companies may convert',
    limit1and3: 'train limits 1 and 3',
    mustConvert: 'all Five-Share Companies convert',
    secondValues: 'second values of Off-Map Cities',
    '4DOnSale': '4D trains are sold, too',
    severalOfAType: 'several trains of a type in a turn',
    coalEnds: 'coal no longer brings anything into treasuries',
    grayTiles: 'gray tiles of Richmond and Washington',
  },
  paragraphs: PARAGRAPHS,
  book: async () => (await import('./en/book')).book,
})

/** 18VA in English. */
export const words: VaWords = vaWords({
  vocabulary: {
    ...saidOtherwise(base, {
      happenings,
      places: { aside: 'Set aside' },
      mayStill: (who: string) => `Back to ${who}`,
    }),
    screens: { ...base.screens, play: { ...base.screens.play, ...play } },
    async stock() {
      const [rail, { lotsStock }, { stock }] = await Promise.all([
        base.stock(),
        import('../../../families/railway/words/en/lots/stock'),
        import('./en/stock'),
      ])
      return { ...rail, ...lotsStock, ...stock }
    },
  },
  rest: late(async () => (await import('./en/rest')).rest),
  setKeeps: (rounds, phase, next) =>
    `This set keeps its ${many(rounds, 'operating round')}, although phase ${phase} has ${next}: the number at its beginning applies. The book can be read otherwise.`,
})
