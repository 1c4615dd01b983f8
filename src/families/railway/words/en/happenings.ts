import type { Happening } from '../../../../rules/happening'
import type { Voice } from '../../../../rules/rule'
import { list, roundInFull, say, sentence } from '../../../words/en/say'
import type { HappeningWords } from '../../../words/vocabulary'
import type { RailHappening } from '../../ledger'
import { timesEach } from '../happened'
import type { Voiced } from '../terms'

type Says = HappeningWords<Happening | RailHappening>

/** What a title says of its phases, and of what only it notes. */
export interface OwnHappenings {
  /** What each phase brings, by phase; by `<phase> powerless` in a game whose private companies have no powers. */
  readonly phases: Readonly<Record<string, string>>
  readonly notes?: Readonly<Record<string, (of: string, voice: Voice) => string>>
  /** What comes to a corporation with a private company, by company. */
  readonly acquired?: Readonly<Record<string, (to: string, voice: Voice) => string>>
  /** What sets off the end of the game, and what then ended it, where that differs from other games. */
  readonly endings?: Readonly<Record<string, string>>
  readonly overs?: Readonly<Record<string, string>>
}

const ENDINGS: Readonly<Record<string, string>> = {
  'bank operating': 'The bank has run out: this set of operating rounds is the last.',
  'bank stock': 'The bank has run out: the operating rounds that follow this stock round are the last.',
}

const ENDS: Readonly<Record<string, string>> = {
  bank: 'The game is over: the bank has run out.',
  stopped: 'The game is over: the table has ended it.',
}

/** What follows by itself in a railway game, in English. */
export function railHappenings(
  { name, company, train, type: typed, bankrupt }: Voiced,
  { phases, notes = {}, acquired, endings, overs }: OwnHappenings,
): Says {
  const [sets, ends] = [
    { ...ENDINGS, ...endings },
    { ...ENDS, ...overs },
  ]
  const told: OwnHappenings['notes'] = {
    endTakenBack: () => 'The end of the game that a ruling had set off is taken back.',
    outvoted: (of, v) =>
      say`By this ruling the president of ${name(of, v)} holds fewer shares than another player and stays president`,
    ...notes,
  }
  return {
    paid: ({ to, amount, why, of }, v) => {
      if (why === 'income') return say`${company(of ?? '')} pays ${name(to, v)} ${v.money(amount)}`
      return why === 'float'
        ? say`The bank pays ${v.money(amount)} into the treasury of ${name(to, v)}`
        : undefined
    },
    shares: () => undefined,
    run: () => undefined,
    president: ({ corporation, from, to }, v) =>
      from === null
        ? undefined
        : say`${name(to, v)} becomes president of ${name(corporation, v)} in place of ${name(from, v)}`,
    // Moves after a dividend or a sale are in the entry.
    token: ({ corporation, was: before, value, why }, v) => {
      const [was, is] = [v.money(before ?? 0), v.money(value)]
      if (why === 'soldOut')
        return say`${name(corporation, v)} is sold out, and its market value rises from ${was} to ${is}`
      return why === 'left'
        ? say`${name(corporation, v)} pays no dividend, and its market value falls from ${was} to ${is}`
        : undefined
    },
    floated: ({ corporation }, v) => say`${name(corporation, v)} floats`,
    train: ({ train: type, from, why }, v, count = 1) => {
      if (why === 'tradedIn') return say`The ${train(type)} of ${name(from, v)} goes to ${name('market', v)}`
      if (why !== 'obsolete') return undefined
      if (count === 1) return say`${name(from, v)} loses its obsolete ${train(type)}`
      return say`${name(from, v)} loses its ${count === 2 ? 'two' : count} obsolete ${train(type)}s`
    },
    removed: ({ type, trains, why }, v) => {
      const gone = why === 'rusted' ? 'removed from play' : 'scrapped'
      const [first, more] = trains
      const holders = list(timesEach(trains.map(([, from]) => name(from, v))))
      if (!first || more) return say`${typed(type)}s are ${gone}: ${holders}`
      const [card, from] = first
      return say`A ${from === 'ipo' || from === 'market' ? `${typed(type)} in` : `${train(card)} of`} ${holders} is ${gone}`
    },
    private: ({ private: id, to, why }, v) => (why === 'acquired' ? acquired?.[id]?.(to, v) : undefined),
    closing: ({ privates }, v) =>
      say`${list(privates.map(([id, owner]) => `${company(id)} (${name(owner, v)})`))} ${privates[1] ? 'close' : 'closes'}`,
    phase: ({ phase, powerless }) =>
      (powerless ? phases[`${phase} powerless`] : undefined) ?? phases[phase] ?? say`Phase ${phase}`,
    round: ({ round }) => say`${roundInFull(round, true)} begins`,
    priority: ({ player }, v) => say`${name(player, v)} has the Priority Deal`,
    auction: ({ private: id, player }, v) =>
      say`${company(id)} is auctioned among its bidders; ${name(player, v)} is asked first`,
    ending: ({ by, during }) => sets[`${by} ${during}`] ?? sets[by] ?? sentence(by),
    over: ({ by }) => ends[by] ?? say`The game is over: ${by === 'bankruptcy' ? bankrupt : by}`,
    counted: () => undefined,
    noted: ({ code, of }, v) => told[code]?.(of, v),
  }
}
