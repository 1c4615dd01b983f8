import { englishRest } from '../../../../families/railway/words/en/rest'
import { say } from '../../../../families/words/en/say'
import type { Voice } from '../../../../rules/rule'
import { cardboard } from './cardboard'
import { company, terms } from './terms'

interface Facts {
  readonly player: string
  readonly private: string
  readonly corporation: string
  readonly hex: string
}

/** What 1889 says in English beside play. */
export const rest = englishRest({
  terms,
  labels: {
    beginner: 'Beginner’s game',
    'beginner what': 'No auction and no powers: each player is dealt a private company. For a first game.',
  },
  refusals: {
    beginnersGame: ({ private: id }: Facts) =>
      say`Private companies such as ${company(id)} have no powers in the beginner’s game`,
    auctionFirst: ({ private: id }: Facts) =>
      say`The bank still has ${company(id)} to sell, and nothing is exchanged before the auction is over`,
    dealtOne: ({ private: id }: Facts) =>
      say`The bank still has ${company(id)}: every private company dealt is paid for before anything else`,
    noBids: () => say`Nobody bids in the beginner’s game: each player pays for the private company dealt`,
    notToCorporations: () => say`Corporations buy no private companies in the beginner’s game`,
    terrainFree: ({ corporation, hex }: Facts, v: Voice) =>
      say`${v.name(corporation)} owns ${company('SMR')} and pays nothing for the mountain of ${hex}`,
  },
  cardboard,
  legend:
    'Framed: par values. Yellow and orange: certificates of these corporations do not count; of orange ones a player may own more than 60%.',
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
  newcomer: {
    options: {
      exchangePrivate: [
        'Exchange for a share',
        'A share of IR instead of ¥15 a round; it does not use your purchase.',
      ],
    },
    instead: {
      unsold: { pass: ['Pass', 'Keeps your money. If all pass, the first gets cheaper, or those sold pay.'] },
    },
  },
})
