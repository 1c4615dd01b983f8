import { englishOf } from '../../../families/railway/words/en'
import { saidOtherwise } from '../../../families/railway/words/vocabulary'
import { list, many, say } from '../../../families/words/en/say'
import type { Voice } from '../../../rules/rule'
import { PARAGRAPHS } from '../book'
import { game } from '../state'
import { entries } from './en/entries'
import { happenings, phases } from './en/happenings'
import { ENDS, refusals } from './en/refusals'
import { item, name, PLACES, train, type } from './en/say'
import { screensOf } from './en/screens'
import { type TurningWords, type VaWords, vaWords } from './vocabulary'

const base = englishOf({
  terms: { game, places: PLACES, offering: 'Treasury', market: 'Pool', company: item, train },
  phases,
  notes: {
    outvoted: (of, v) =>
      say`By this ruling the president of ${name(of, v)} holds fewer shares than another player and stays president`,
  },
  refusals,
  entries,
  labels: {
    ...ENDS,
    convert: 'Convert',
    station: 'Place a station',
    seventyPercent: 'Up to 70% of a corporation (3.1, two players)',
    'seventyPercent what': 'One player may own seven tenths of a corporation; otherwise six tenths.',
    coal: 'coal',
  },
  zones: {},
  legend:
    'Pays: with a dividend of at least its current value; with less, the token stays. Framed: starting values.',
  setsOff: {
    greenTiles: 'green tiles',
    privatesToCorporations: 'corporations may buy private companies',
    mayConvert: 'Five-Share Companies may convert',
    goes2: 'all 2/1G trains go',
    goes3: 'all 3/2G trains go',
    goes4: 'all 4/3G trains go',
    limit1and3: 'train limits 1 and 3',
    mustConvert: 'all Five-Share Companies convert',
    brownTiles: 'brown tiles',
    secondValues: 'second values of Off-Map Cities',
    '4DOnSale': '4D trains are sold, too',
    severalOfAType: 'several trains of a type in a turn',
    coalEnds: 'coal no longer brings anything into treasuries',
    grayTiles: 'gray tiles of Richmond and Washington',
  },
  paragraphs: PARAGRAPHS,
  book: async () => (await import('./en/book')).book,
})

/** The turning points of the story that other railway games lack, or tell less of. */
const turnings: Partial<TurningWords> = {
  phase: ({ phase, by, lost, converted }, v) => {
    const begun =
      by === null
        ? `Phase ${phase} began.`
        : `${name(by, v)} bought the first ${type(phase)}: phase ${phase}.`
    const gone = lost.length > 0 ? `Gone: ${lost.join(', ')}.` : ''
    const ten = converted.length > 0 ? `Converted: ${list(converted.map(id => name(id, v)))}.` : ''
    return [begun, gone, ten].join(' ').replace(/ +/g, ' ').trim()
  },
  converted: ({ corporation }, v) => say`${name(corporation, v)} became a Ten-Share Company`,
  bankrupt: ({ player }, v: Voice) => say`${name(player, v)} went bankrupt`,
  closed: ({ corporation }, v) => say`${name(corporation, v)} closed`,
}

/** 18VA in English. */
export const words: VaWords = vaWords({
  vocabulary: saidOtherwise(base, {
    happenings,
    turnings,
    places: { 'train ipo': 'Bank', aside: 'Set aside' },
    figures: {
      order: 'move order',
      bankrupt: 'bankrupt',
      size: 'shares in all',
      par: 'starting value',
      price: 'value',
      ipo: 'shares in the treasury',
      market: 'shares in the Pool',
      trainLimit: 'train limit',
    },
    fields: {
      revenue: 'Earnings',
      coal: 'Coal for the treasury',
      use: 'What for',
      extra: 'One more train',
      convert: 'Corporation',
      express: 'Who has it',
      extraStation: 'Who has it',
      certificateLimit: 'Certificates in one hand',
    },
    rulings: {
      convert: 'Conversion',
      trainLimit: 'Train limit',
      express: 'Its +$10 (REA)',
      extraStation: 'Extra station (PY)',
      certificateLimit: 'Certificate limit',
    },
    cite: (rule: string) => (rule === 'ruling' ? 'Ruling' : rule),
    mayStill: (who: string) => `Back to ${who}`,
  }),
  screens: screensOf(base.screens),
  setKeeps: (rounds, phase, next) =>
    `This set keeps its ${many(rounds, 'operating round')}, although phase ${phase} has ${next}: the number at its beginning applies. The book can be read otherwise.`,
})
