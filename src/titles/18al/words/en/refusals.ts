import { railRefusals } from '../../../../families/railway/words/en/refusals'
import { commonRefusals } from '../../../../families/words/en/refusals'
import type { RefusalWords } from '../vocabulary'
import { operatingRefusals } from './operatingRefusals'
import { positionRefusals } from './positionRefusals'
import { company, name, percent, say, sentence, t, train } from './say'
import { stockRefusals } from './stockRefusals'
import { trainRefusals } from './trainRefusals'

const ENDS: Readonly<Record<string, string>> = {
  bank: 'the bank has run out',
  market: 'a market value has reached $300',
  bankruptcy: 'a player is bankrupt',
  stopped: 'the table has ended the game',
}

const NO_EXTRA_ROUND: Readonly<Record<string, string>> = {
  running: 'The game is still on: an extra operating round only breaks a tie at its end.',
  bankruptcy: 'The game ended with a bankruptcy, and no extra operating round follows that.',
  stopped: 'The table ended the game, and no extra operating round follows that.',
  played: 'The extra operating round has been played, and there is only one.',
  noTie: 'First place is not tied, so no extra operating round is played.',
}

const KINDS: Readonly<Record<string, string>> = {
  money: 'money',
  chits: 'name chits',
  shares: 'certificates of corporations',
  train: 'trains',
  private: 'private companies',
  priority: 'the Priority Deal',
}

/** Said when a piece of a private company is already where a ruling would put it. */
const so = () => 'That is so already'
const SO = { chits: so, coal: so, lumber: so }

/** What must hold for the pieces and the objective of a joined table. */
const UNFIT = {
  objective: 'no station has been placed besides the home',
  coal: 'a token that has been placed belongs to a corporation that has been started',
  lumber: 'only a terminal that has been laid is in a hex',
  chits: 'only a corporation that has been started has them, and none but the owner of the company',
}

/** Refusals about whose turn it is, money, the end of the game and rulings. */
const otherRefusals = {
  ...commonRefusals({
    name,
    train,
    shares: percent,
    already: { float: of => `${of} has floated already`, ...SO },
    unfit: UNFIT,
  }),
  gameOver: ({ by }) => say`The game is over: ${ENDS[by] ?? by}`,
  noExtraRound: ({ why }) => NO_EXTRA_ROUND[why] ?? sentence(why),
  noSuchHolder: ({ holder, kind }, v) => {
    const what = KINDS[kind] ?? kind
    if (holder === 'closed')
      return `${what.charAt(0).toUpperCase()}${what.slice(1)} cannot be put out of play.`
    if (holder === 'bank')
      return say`The bank keeps its ${what} in the Initial Offering and the Open Market: name one of these`
    return say`${name(holder, v)} cannot hold ${what}`
  },
  presidentsTwo: ({ holder, corporation }, v) =>
    say`The president’s certificate of ${name(corporation, v)} is 20% and is not split, but ${name(holder, v)} would have less`,
  ...positionRefusals,
  shouldFloat: ({ corporation }, v) =>
    say`60% of ${name(corporation, v)} has left the Initial Offering, but it has not floated`,
  floatedEarly: ({ corporation, percent: left }, v) =>
    say`${name(corporation, v)} has floated, but ${left}% of it is still in the Initial Offering`,
  wrongPhase: ({ phase, latest }) =>
    latest === '1'
      ? say`It is phase ${phase}, but no train has been bought`
      : say`It is phase ${phase}, but the latest train is a ${train(latest)}`,
  privateOpen: ({ private: id }) => say`${company(id)} should have closed with the first ${train('5')}`,
  privateClosed: ({ private: id }) => say`${company(id)} should be open until the first ${train('5')}`,
} satisfies Partial<RefusalWords>

/** Why something is refused, in English. */
export const refusals: RefusalWords = {
  ...railRefusals(t),
  ...otherRefusals,
  ...stockRefusals,
  ...operatingRefusals,
  ...trainRefusals,
}
