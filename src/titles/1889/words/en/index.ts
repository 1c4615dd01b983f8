import { englishOf, type OwnWords } from '../../../../families/railway/words/en'
import type { Terms } from '../../../../families/railway/words/terms'
import { wordsOf } from '../../../../families/railway/words/vocabulary'
import { say } from '../../../../families/words/en/say'
import type { Voice } from '../../../../rules/rule'
import { PARAGRAPHS } from '../../book'
import { game } from '../../data'

const company = (id: string) => `the ${game.printed.privates[id]?.name ?? id}`

const terms: Terms = {
  game,
  places: {
    bank: 'the bank',
    ipo: 'the Initial Offering',
    market: 'the Pool',
    closed: 'out of play',
    '': 'nobody',
  },
  offering: 'Offering',
  market: 'Pool',
  company,
  train: type => `${type} Train`,
}

interface Facts {
  readonly player: string
  readonly private: string
  readonly corporation: string
  readonly hex: string
}

const own: OwnWords = {
  terms,
  phases: {
    '3': 'Phase 3 begins: green tiles, corporations may buy private companies, and two operating rounds follow each stock round from the next one on.',
    '4': 'Phase 4 begins: all 2 Trains go, and the train limit is 3.',
    '5': 'Phase 5 begins: brown tiles, the train limit is 2, private companies close, and three operating rounds follow each stock round from the next one on.',
    '6': 'Phase 6 begins: all 3 Trains go, and D Trains can be bought.',
    D: 'Phase D begins: all 4 Trains go.',
  },
  notes: {
    cheaper: id => say`All have passed, and ${company(id)} gets ¥5 cheaper`,
  },
  entries: {
    exchangePrivate: ({ player, private: id }: Facts, _: unknown, v: Voice) =>
      say`${v.name(player)} exchanges ${company(id)} for 10% of IR`,
  },
  refusals: {
    beginnersGame: ({ private: id }: Facts) =>
      say`Private companies such as ${company(id)} have no powers in the beginner’s game`,
    auctionFirst: ({ private: id }: Facts) =>
      say`The bank still has ${company(id)} to sell, and nothing is exchanged before the auction is over`,
    dealtOne: ({ player }: Facts, v: Voice) =>
      say`${v.name(player)} has been dealt a private company and pays for it first`,
    noBids: () => say`Nobody bids in the beginner’s game: each player pays for the private company dealt`,
    terrainFree: ({ corporation, hex }: Facts, v: Voice) =>
      say`${v.name(corporation)} owns ${company('SMR')} and pays nothing for the mountain of ${hex}`,
  },
  labels: {
    beginner: 'Beginner’s game',
    'beginner what': 'No auction and no powers: each player is dealt a private company. For a first game.',
  },
  zones: { yellow: 'yellow zone', orange: 'orange zone' },
  legend:
    'Framed: par values. Yellow and orange: certificates of these corporations do not count; of orange ones a player may own more than 60%.',
  setsOff: {
    greenTiles: 'green tiles',
    privatesToCorporations: 'corporations may buy private companies',
    privatesClose: 'private companies close',
    brownTiles: 'brown tiles',
    diesels: 'D Trains are sold beside the 6s',
  },
  joining: {
    stages: {
      tile: 'terrain paid for',
      station: 'a station placed',
      both: 'terrain paid for, and a station placed',
    },
    endings: { bank: 'The bank ran out once' },
    own: {
      fallen: { line: 'Has it become cheaper?', name: 'Cheaper by' },
      terrain: { line: 'Has terrain been paid for?', name: 'Hexes with terrain paid for' },
    },
  },
  reminders: {
    MF: 'Mitsubishi Ferry: its owner may lay the port tile in a town by the sea, once and free.',
    ER: 'Ehime Railway: when it is sold to a corporation, a green tile may be laid at Ohzu, free.',
    SMR: 'Sumitomo Mines Railway: owned by a corporation, that pays nothing for mountains without a river.',
  },
  newcomer: {
    options: {
      exchangePrivate: [
        'Exchange for a share',
        'A share of IR instead of ¥15 a round; it does not use your purchase.',
      ],
    },
  },
  paragraphs: PARAGRAPHS,
  book: async () => (await import('./book')).book,
}

/** 1889 in English. */
export const words = wordsOf(englishOf(own))
