import { type Terms, voiced } from '../../../../families/railway/words/terms'
import { many } from '../../../../families/words/en/say'
import { FIRST_CORPORATION } from '../../data'
import { game } from '../../state'

/** A private company, or the other item of the first auction. */
const item = (id: string) =>
  id === FIRST_CORPORATION ? 'the presidency of the B&O' : `the ${game.printed.privates[id]?.name ?? id}`

/** How 18VA calls things in English: `ipo` is the bank, except for shares. */
export const terms: Terms = {
  game,
  places: {
    bank: 'the bank',
    ipo: 'the bank',
    market: 'the Pool',
    closed: 'out of play',
    aside: 'the shares set aside',
    '': 'nobody',
  },
  stock: 'its treasury',
  offering: 'Treasury',
  market: 'Pool',
  company: item,
  train: card => `${card} train`,
  type: card => `${game.typeName(card)} train`,
  par: 'starting value',
  shares: count => many(count, 'share'),
  bankrupt: 'all players but one are bankrupt',
}

/** The same with what follows from them. */
export const t = voiced(terms)
