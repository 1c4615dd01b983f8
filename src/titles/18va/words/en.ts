import { englishOf } from '../../../families/railway/words/en'
import { saidOtherwise } from '../../../families/railway/words/vocabulary'
import { list, many, say } from '../../../families/words/en/say'
import type { Voice } from '../../../rules/rule'
import { PARAGRAPHS } from '../book'
import { entries, happenings } from './en/entries'
import { refusals } from './en/refusals'
import { screensOf } from './en/screens'
import { asked } from './en/screens/joining'
import { t, terms } from './en/terms'
import { type RuledWords, type TurningWords, type VaWords, vaWords } from './vocabulary'

const { name, type } = t

/** What the rulings say that only 18VA has. */
const ruled: RuledWords = {
  convert: (corporation, v) => `${name(corporation, v)} has ten shares`,
  express: (to, v) => `${to === 'closed' ? 'nobody' : name(to, v)} has the +$10 of the REA`,
  extraStation: (to, v) => `${to === 'closed' ? 'nobody' : name(to, v)} has the extra station of the PY`,
  certificateLimit: limit => `a player may own ${many(limit, 'certificate')}`,
  trainLimit: ({ corporation, extra }, v) =>
    `${name(corporation, v)} ${extra === 1 ? 'may' : 'may not'} own one more train`,
}

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
  notes: {
    outvoted: (of, v) =>
      say`By this ruling the president of ${name(of, v)} holds fewer shares than another player and stays president`,
  },
  refusals,
  entries,
  ruled,
  already: {
    convert: of => `${of} has ten shares already`,
    express: () => 'That is so already',
    extraStation: () => 'That is so already',
    certificateLimit: of => `The certificate limit is ${of} already`,
    trainLimit: of => `The train limit of ${of} is that already`,
  },
  labels: {
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
    limit1and3: 'train limits 1 and 3',
    mustConvert: 'all Five-Share Companies convert',
    brownTiles: 'brown tiles',
    secondValues: 'second values of Off-Map Cities',
    '4DOnSale': '4D trains are sold, too',
    severalOfAType: 'several trains of a type in a turn',
    coalEnds: 'coal no longer brings anything into treasuries',
    grayTiles: 'gray tiles of Richmond and Washington',
  },
  joining: asked,
  paragraphs: PARAGRAPHS,
  book: async () => (await import('./en/book')).book,
})

/** The turning points of the story that other railway games lack, or tell less of. */
const turnings: TurningWords = {
  phase: ({ phase, by, lost, converted }, v: Voice) => {
    const begun =
      by === null
        ? `Phase ${phase} began.`
        : `${name(by, v)} bought the first ${type(phase)}: phase ${phase}.`
    const gone = lost.length > 0 ? [`Gone: ${lost.join(', ')}.`] : []
    const ten = converted.length > 0 ? [`Converted: ${list(converted.map(id => name(id, v)))}.`] : []
    return [begun, ...gone, ...ten].join(' ')
  },
  converted: ({ corporation }, v) => say`${name(corporation, v)} became a Ten-Share Company`,
  bankrupt: ({ player }, v) => say`${name(player, v)} went bankrupt`,
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
      ipo: 'shares in the treasury',
      market: 'shares in the Pool',
      trainLimit: 'train limit',
    },
    fields: {
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
