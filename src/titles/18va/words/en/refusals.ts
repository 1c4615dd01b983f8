import { commonRefusals } from '../../../../families/words/en/refusals'
import type { RefusalWords } from '../vocabulary'
import { operatingRefusals } from './operatingRefusals'
import { positionRefusals } from './positionRefusals'
import { list, many, name, say, sentence, train, type } from './say'
import { stockRefusals } from './stockRefusals'
import { trainRefusals } from './trainRefusals'

/** What ends the game. */
export const ENDS: Readonly<Record<string, string>> = {
  bank: 'The bank has run out',
  bankruptcy: 'All players but one are bankrupt',
  stopped: 'The table has ended the game',
}

const KINDS: Readonly<Record<string, string>> = {
  money: 'money',
  shares: 'shares of corporations',
  train: 'trains',
  private: 'private companies',
  priority: 'the Priority Deal',
  power: 'that power',
}

/** Refusals about whose turn it is, the end of the game and rulings. */
const otherRefusals = {
  ...commonRefusals({
    name,
    train,
    shares: count => many(count, 'share'),
    already: {
      convert: of => `${of} has ten shares already`,
      express: () => 'That is so already',
      extraStation: () => 'That is so already',
      certificateLimit: of => `The certificate limit is ${of} already`,
      trainLimit: of => `The train limit of ${of} is that already`,
    },
  }),
  gameOver: ({ by }) => {
    const why = ENDS[by] ?? by
    return say`The game is over: ${why.charAt(0).toLowerCase()}${why.slice(1)}`
  },
  discardFirst: ({ owners, power }, v) => {
    const who = list(owners.map(owner => name(owner, v)))
    if (power)
      return say`Paymaster reads the rule so that what a new phase requires comes first, before the Potomac Yards’ extra train: ${who} ${owners.length === 1 ? 'has' : 'have'} to discard, and the power would have been used before the purchase`
    return owners.length === 1
      ? say`${who} owns more trains than its limit allows and has to discard first`
      : say`${who} own more trains than their limits allow and have to discard first`
  },
  noSuchHolder: ({ holder, kind }, v) => {
    const what = KINDS[kind] ?? kind
    if (holder === 'closed')
      return sentence(`${what.charAt(0).toUpperCase()}${what.slice(1)} cannot be put out of play`)
    return say`${name(holder, v)} cannot hold ${what}`
  },
  presidentsTwo: ({ holder, corporation }, v) =>
    holder === 'ipo'
      ? say`The unsold president’s certificate of ${name(corporation, v)} is two shares, and fewer would be left`
      : say`The president’s certificate of ${name(corporation, v)} is two shares and is not split, but ${name(holder, v)} would have fewer`,
  wrongPhase: ({ phase, latest }) => say`It is phase ${phase}, but the latest train is a ${type(latest)}`,
} satisfies Partial<RefusalWords>

/** Why something is refused, in English. */
export const refusals: RefusalWords = {
  ...otherRefusals,
  ...stockRefusals,
  ...operatingRefusals,
  ...trainRefusals,
  ...positionRefusals,
}
