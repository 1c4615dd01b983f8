import type { Action } from '../src/rules/rule'
import type { AnyState } from '../src/rules/state'
import type { AnyTitle } from '../src/rules/title'
import {
  ACTOR,
  type EntryField,
  type FieldValue,
  fieldsOf,
  otherwise,
  withField,
} from '../src/session/mend/fields'
import { sameEntry } from '../src/session/records'
import { playedUpTo, tablesOf } from './played'

/** How a game was entered wrongly, and what the banker then says about it. */
export interface Mistaken {
  /** The field, if its value is wrong; otherwise the kind of mistake. */
  readonly kind: string
  /** The entries as they were made until somebody noticed. */
  readonly wrong: readonly Action[]
  /** The entries as they should have been made. */
  readonly right: readonly Action[]
  /** The place in `wrong` of the entry that the banker opens. */
  readonly at: number
  readonly said:
    | { readonly is: 'instead' | 'before'; readonly actions: readonly Action[] }
    | { readonly is: 'player'; readonly player: string }
    | { readonly is: 'swapped' }
}

/** At most this many entries are made before somebody notices. */
const UNNOTICED = 60

type Fields = Action & Readonly<Record<string, FieldValue>>

const playerOf = (action: Action | undefined) => (action as Fields | undefined)?.player as string | undefined

/** How many of these actions can be played before one is refused. */
function lasts(title: AnyTitle, from: AnyState, actions: readonly Action[]): number {
  return playedUpTo(title.law, from, actions).done.length
}

/** What a slip of the finger or the ear might make of a sum: 10 or 30 more or less, a digit too many or too few. */
const slipsOf = (sum: number): readonly number[] =>
  [sum + 10, sum - 10, sum * 10, Math.floor(sum / 100) * 10, sum + 30, sum - 30].filter(
    (slip, i, all) => slip >= 0 && slip !== sum && all.indexOf(slip) === i,
  )

function valuesOf({ options, value }: EntryField): readonly FieldValue[] {
  if (options) return options.filter(other => other !== value)
  return typeof value === 'number' ? slipsOf(value) : []
}

/** A game with its tables, to make mistakes in. */
export interface Played {
  readonly title: AnyTitle
  readonly actions: readonly Action[]
  /** The table before each action, and the one after the last. */
  readonly states: readonly AnyState[]
}

/** Plays a game. Throws if an action is refused. */
export function played(title: AnyTitle, start: AnyState, actions: readonly Action[]): Played {
  return { title, actions, states: tablesOf(title.law, start, actions) }
}

/**
 * A mistake that replaces `count` entries from a place on; none unless the others and at least one entry after them are
 * accepted.
 */
function made(
  { title, actions, states }: Played,
  from: number,
  count: number,
  instead: readonly Action[],
  rest: Pick<Mistaken, 'kind' | 'at' | 'said'>,
): readonly Mistaken[] {
  const tail = actions.slice(from + count, from + count + UNNOTICED)
  const list = [...instead, ...tail]
  const taken = lasts(title, states[from] as AnyState, list)
  if (taken <= instead.length || taken <= rest.at - from) return []
  const same = (action: Action, i: number) => sameEntry(action, actions[from + i] as Action)
  if (instead.length === count && instead.every(same)) return []
  const head = actions.slice(0, from)
  const kept = taken - instead.length
  return [
    { ...rest, wrong: [...head, ...list.slice(0, taken)], right: actions.slice(0, from + count + kept) },
  ]
}

/** Whether the entry at a place is the end of a turn, which the app enters by itself. */
function isEnd({ title, actions, states }: Played, at: number): boolean {
  const [next] = title.implied(states[at] as AnyState)
  return next !== undefined && sameEntry(next, actions[at] as Action)
}

/** Mistakes in the value of one field: each that would have been accepted. */
function wrongValues(game: Played, at: number): readonly Mistaken[] {
  const { title, actions, states } = game
  const action = actions[at] as Fields
  const state = states[at] as AnyState
  const fields = fieldsOf(title, state, action).filter(({ name }) => name !== ACTOR)
  return fields.flatMap(field =>
    valuesOf(field)
      .slice(0, 3)
      .flatMap(value =>
        made(game, at, 1, [otherwise(title, state, action, field.name, value)], {
          kind: field.name,
          at,
          said: { is: 'instead', actions: [action] },
        }),
      ),
  )
}

const enteredTwice = (game: Played, at: number) => {
  const action = game.actions[at] as Action
  return made(game, at, 1, [action, action], {
    kind: 'twice',
    at: at + 1,
    said: { is: 'instead', actions: [] },
  })
}

const forgotten = (game: Played, at: number) =>
  made(game, at, 1, [], {
    kind: 'forgotten',
    at,
    said: { is: 'before', actions: [game.actions[at] as Action] },
  })

function swapped(game: Played, at: number): readonly Mistaken[] {
  let next = at + 1
  while (next < game.actions.length && isEnd(game, next)) next++
  const [one, other] = [game.actions[at] as Fields, game.actions[next] as Fields | undefined]
  if (!other || sameEntry(one, other) || game.actions.length === next) return []
  const between = game.actions.slice(at + 1, next)
  const count = next - at + 1
  const rest = { kind: 'swapped', at, said: { is: 'swapped' } } as const
  const plain = made(game, at, count, [other, ...between, one], rest)
  const [mine, others] = [one.player, other.player]
  if (plain.length > 0 || mine === undefined || others === undefined || mine === others) return plain
  return made(
    game,
    at,
    count,
    [withField(other, 'player', mine), ...between, withField(one, 'player', others)],
    rest,
  )
}

/** `from`, if the entry there is a pass that was a player's whole turn; otherwise `undefined`. */
function lonePass(game: Played, from: number, step: 1 | -1): number | undefined {
  const { actions, title } = game
  const alone = (at: number) =>
    actions[at]?.type === title.pass &&
    !isEnd(game, at) &&
    playerOf(actions[at]) !== playerOf(actions[at - 1])
  return alone(from) && (step > 0 || from >= 0) ? from : undefined
}

/** An action entered for the next player or the one before, who really passed; the one who really acted is entered as passing. */
function wrongPlayer(game: Played, at: number): readonly Mistaken[] {
  const { actions, title } = game
  const action = actions[at] as Fields
  const player = playerOf(action)
  const end = actions[at + 1]
  if (title.pass === undefined || player === undefined || action.type === title.pass) return []
  if (playerOf(actions[at - 1]) === player || end?.type !== title.pass || playerOf(end) !== player) return []
  const said = { is: 'player', player } as const
  const wrongly = (pass: number) => {
    const other = playerOf(actions[pass]) as string
    return [withField(action, 'player', other), { ...end, player: other } as Action]
  }
  const before = lonePass(game, at - 1, -1)
  const behind = lonePass(game, at + 2, 1)
  return [
    ...(before === undefined
      ? []
      : made(game, before, 3, [...wrongly(before), end], { kind: 'player', at: before, said })),
    ...(behind === undefined
      ? []
      : made(game, at, 3, [end, ...wrongly(behind)], { kind: 'player', at: at + 1, said })),
  ]
}

/** Two consecutive actions of two players, each entered as the other's. */
function crossed(game: Played, at: number): readonly Mistaken[] {
  const [mistake] = swapped(game, at)
  const [mine, entered] = [playerOf(game.actions[at]), playerOf(mistake?.wrong[at])]
  const other = mistake?.wrong[at] as Fields | undefined
  if (!mistake || mine === undefined || mine !== entered) return []
  // Nobody says that a pass was somebody else's; they name what was done.
  if (mistake.wrong[at]?.type === game.title.pass) return []
  const behind = game.actions
    .slice(at + 1)
    .find(action => sameEntry(withField(other as Fields, 'player', playerOf(action)), action))
  const player = playerOf(behind)
  return player === undefined || player === mine
    ? []
    : [{ ...mistake, kind: 'crossed', said: { is: 'player', player } }]
}

/** Every mistake in an entry of a game that would have been accepted; none in ends of turns, which nobody enters. */
export function mistakesAt(game: Played, at: number): readonly Mistaken[] {
  const { type } = game.actions[at] as Action
  if (isEnd(game, at)) return []
  const passes = type === game.title.pass
  return [
    ...wrongValues(game, at),
    ...(passes
      ? []
      : [...enteredTwice(game, at), ...forgotten(game, at), ...wrongPlayer(game, at), ...crossed(game, at)]),
    ...swapped(game, at),
  ]
}
