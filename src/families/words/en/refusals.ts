import type { Holder } from '../../../bank/money'
import type { Voice } from '../../../rules/rule'
import type { CommonRefusals } from '../refusals'
import { many, roundInFull, say, sentence } from './say'

/** How a title names the things in these sentences. */
interface Calls {
  name(id: Holder, voice: Voice): string
  /** A holder of certificates. */
  stockPlace(id: Holder, voice: Voice): string
  train(type: string): string
  /** A number of shares, in the unit that the title counts in. */
  shares(count: number): string
  /** Says that a ruling would change nothing, by the kinds of rulings that only this title has. */
  readonly already: Readonly<Record<string, (of: string) => string>>
  /** What must hold for a part of a joined table that only this title has, by key. */
  readonly unfit?: Readonly<Record<string, string>>
}

/** Says that a ruling would change nothing, by kind of ruling. */
const ALREADY: Calls['already'] = {
  president: of => `${of} is the president already`,
  price: of => `The token of ${of} is on that space already, with none under it`,
  private: of => (of === 'out of play' ? 'It is closed already' : `It belongs to ${of} already`),
  station: of => `${of} has that many stations left already`,
  operated: of => `That is already in the books for ${of}`,
  rounds: of => `This set has ${of} operating rounds already`,
  priority: of => `${of} has the Priority Deal already`,
  phase: of => `It is phase ${of} already`,
}

/** What must hold for a part of a joined table to fit the rest of it, by key. */
const UNFIT: Readonly<Record<string, string>> = {
  stacks: 'it names each corporation with a token on the chart once',
  rounds: 'a set has at least as many operating rounds as have begun, and a stock round is in no set',
  operated: 'in an operating round it names corporations that may operate, but not the one whose turn it is',
  cities: 'it names each city once, and no more cities than stations placed',
  bids: 'bids rise and are for what the bank still sells, and each player has the money for theirs',
  turns: 'it begins with whoever has the turn, fits the round, and names only players in the game',
  terrain: 'no hex is named more often than its terrain is paid for',
  closed: 'nobody has a private company that is out of play',
  unstarted:
    'only rulings lead to these, for corporations that have not started and whose president’s certificate is still there',
  gone: 'it names only types that never run out',
}

/** Says in English why rulings, a joined table and an entry out of turn are refused. */
export function commonRefusals({
  name,
  stockPlace,
  train,
  shares,
  already,
  unfit = {},
}: Calls): CommonRefusals {
  const kinds = { ...ALREADY, ...already }
  const trainIn = (what: string) => train(what.replace(/^train /, ''))
  return {
    notYourTurn: ({ turn }, v) =>
      turn === '' ? say`It is nobody’s turn now` : say`It is ${name(turn, v)}’s turn`,
    holderLacks({ holder, what, has, wants }, v) {
      const who = name(holder, v)
      if (holder === 'closed') return say`No ${trainIn(what)} is out of play`
      if (what === 'money') return say`${who} has ${v.money(has)} to give, not ${v.money(wants)}`
      if (what === 'shares')
        return say`${stockPlace(holder, v)} has ${shares(has)} to give, not ${shares(wants)}`
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
    wrongTurn: ({ turn, round }, v) => say`${name(turn, v)} cannot have the turn in ${roundInFull(round)}`,
    outvoted: ({ corporation, president, player }, v) =>
      say`${name(player, v)} holds more of ${name(corporation, v)} than its president ${name(president, v)}`,
    notOperating: ({ round }) =>
      say`Only an operating round has turns of corporations, and this is ${roundInFull(round)}`,
    itsTurn: ({ corporation }, v) => say`It is ${name(corporation, v)}’s turn now, so it has not had it yet`,
    roundsBegun: ({ rounds, begun }) =>
      say`${many(begun, 'operating round')} of this set ${begun === 1 ? 'has' : 'have'} begun, so it cannot have ${rounds}`,
    positionUnfit: ({ key }) =>
      say`What the table says under “${key}” contradicts the rest of it: ${unfit[key] ?? UNFIT[key] ?? key}`,
    positionLate: () => say`A game is joined before its first entry, and this one has begun`,
    positionMoney: ({ sum, bank, missing }, v) =>
      say`Players, treasuries and bank hold ${v.money(sum)} together, but the game has ${v.money(bank)}: ${v.money(Math.abs(missing))} ${missing > 0 ? 'missing' : 'too much'}`,
    positionShares: ({ corporation, percent }, v) =>
      say`${percent}% of ${name(corporation, v)} is accounted for, but it must be 100%`,
  }
}
