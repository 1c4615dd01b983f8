import type { Holder } from '../../../bank/money'
import type { Voice } from '../../../rules/rule'
import type { CommonRefusals } from '../refusals'
import { many, say, sentence } from './say'

/** How a title calls what these sentences are about. */
interface Calls {
  name(id: Holder, voice: Voice): string
  train(type: string): string
  /** So many shares, in the unit that the title counts them in. */
  shares(count: number): string
  /** What is as a ruling would have it, by the kinds of rulings that only the title has. */
  readonly already: Readonly<Record<string, (of: string) => string>>
}

/** What is as the ruling would have it. */
const ALREADY: Calls['already'] = {
  president: of => `${of} is the president already`,
  price: of => `The token of ${of} lies on that space already, with none under it`,
  private: of => (of === 'out of play' ? 'It is closed already' : `It belongs to ${of} already`),
  station: of => `${of} has that many stations left already`,
  operated: of => `That is known of ${of} already`,
  rounds: of => `This set has ${of} operating rounds already`,
  priority: of => `${of} has the Priority Deal already`,
  phase: of => `It is phase ${of} already`,
}

/** What the rest of a table must say for what it tells besides, by key. */
const UNFIT: Readonly<Record<string, string>> = {
  stacks: 'it names each corporation with a token on the chart once',
  rounds: 'a set has at least as many operating rounds as have begun, and a stock round is in no set',
  operated:
    'it names, in an operating round, corporations that may operate, but not the one whose turn it is',
  objective: 'no station has been placed besides the home',
  cities: 'it names each city once, and no more than stations have been placed',
  bids: 'bids rise, stand on what the bank still sells, and each player has the money for theirs',
  turns: 'it begins with whoever has the turn, fits the round, and names only who plays',
  coal: 'a token that is placed belongs to a corporation that has been started',
  lumber: 'only a terminal that is laid lies in a hex',
  chits: 'only a corporation that has been started, and nobody beside the owner of the company, has them',
  closed: 'nobody has a private company that is out of play',
  unstarted:
    'only a table that rulings have made has these, of corporations that have not started, their president’s certificate still there',
  gone: 'only a type that never runs out is named there',
}

/** Says in English why rulings, a joined table and an entry out of turn are refused. */
export function commonRefusals({ name, train, shares, already }: Calls): CommonRefusals {
  const kinds = { ...ALREADY, ...already }
  const trainIn = (what: string) => train(what.replace(/^train /, ''))
  return {
    notYourTurn: ({ turn }, v) =>
      turn === '' ? say`It is nobody’s turn now` : say`It is the turn of ${name(turn, v)}`,
    holderLacks({ holder, what, has, wants }, v) {
      const who = name(holder, v)
      if (holder === 'closed') return say`No ${trainIn(what)} is out of play`
      if (what === 'money') return say`${who} has ${v.money(has)} to give, not ${v.money(wants)}`
      if (what === 'shares') return say`${who} has ${shares(has)} to give, not ${shares(wants)}`
      return say`${who} has no ${trainIn(what)}`
    },
    noSuchSpace: ({ row, column }) =>
      say`The stock chart has no space in row ${row + 1}, column ${column + 1}`,
    alreadySo({ what, of }, v) {
      const who = what === 'phase' ? of : name(of, v)
      return sentence(kinds[what]?.(who) ?? `From and to are both ${who}, so nothing would change`)
    },
    stationsLeft: ({ corporation, most }, v) =>
      say`${name(corporation, v)} has ${many(most, 'station')} besides its home, so no more can be left`,
    wrongTurn: ({ turn, round }, v) => say`${name(turn, v)} cannot have the turn in ${round}`,
    outvoted: ({ corporation, president, player }, v) =>
      say`${name(player, v)} holds more of ${name(corporation, v)} than its president ${name(president, v)}`,
    notOperating: ({ round }) => say`Only an operating round has turns of corporations, and this is ${round}`,
    itsTurn: ({ corporation }, v) =>
      say`It is the turn of ${name(corporation, v)} now, so it has not had it yet`,
    roundsBegun: ({ rounds, begun }) =>
      say`${many(begun, 'operating round')} of this set ${begun === 1 ? 'has' : 'have'} begun, so it cannot have ${rounds}`,
    positionUnfit: ({ key }) =>
      say`What the table says under “${key}” contradicts the rest of it: ${UNFIT[key] ?? key}`,
    positionLate: () => say`A game is joined before its first entry, and this one has begun`,
    positionMoney: ({ sum, bank, missing }, v) =>
      say`Players, treasuries and bank hold ${v.money(sum)} together, and the game has ${v.money(bank)}: ${v.money(Math.abs(missing))} ${missing > 0 ? 'are missing' : 'too much'}`,
    positionShares: ({ corporation, percent }, v) =>
      say`${percent}% of ${name(corporation, v)} are accounted for, and there must be 100%`,
  }
}
