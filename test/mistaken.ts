import { apply } from '../src/rules/apply'
import type { Action } from '../src/rules/rule'
import type { AnyState } from '../src/rules/state'
import type { AnyTitle } from '../src/rules/title'
import { sameEntry } from '../src/session/mend/ends'
import {
  ACTOR,
  type EntryField,
  type FieldValue,
  fieldsOf,
  otherwise,
  withField,
} from '../src/session/mend/fields'

/** How a game was entered wrongly, and what the banker then says of it. */
export interface Mistaken {
  /** The field for a wrong value, else the kind. */
  readonly kind: string
  /** The entries as they were made, as long as nobody noticed. */
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

/** So many entries are made before anybody notices. */
const UNNOTICED = 60

type Fields = Action & Readonly<Record<string, FieldValue>>

const playerOf = (action: Action | undefined) => (action as Fields | undefined)?.player as string | undefined

/** How far a list of actions can be played. */
function lasts(title: AnyTitle, from: AnyState, actions: readonly Action[]): number {
  let state = from
  for (const [i, action] of actions.entries()) {
    const outcome = apply(title.law, state, action)
    if ('refusal' in outcome) return i
    state = outcome.state
  }
  return actions.length
}

/** What a finger or an ear might have made of a sum: a neighbouring key, a digit too much or too little, ten more or less. */
const slipsOf = (sum: number): readonly number[] =>
  [sum + 10, sum - 10, sum * 10, Math.floor(sum / 100) * 10, sum + 30, sum - 30].filter(
    (slip, i, all) => slip >= 0 && slip !== sum && all.indexOf(slip) === i,
  )

function valuesOf({ options, value }: EntryField): readonly FieldValue[] {
  if (options) return options.filter(other => other !== value)
  return typeof value === 'number' ? slipsOf(value) : []
}

/** A game with its tables, in which mistakes are made. */
export interface Played {
  readonly title: AnyTitle
  readonly actions: readonly Action[]
  /** The table before each action, and the last. */
  readonly states: readonly AnyState[]
}

/** Plays a game. Throws where an action is refused. */
export function played(title: AnyTitle, start: AnyState, actions: readonly Action[]): Played {
  const states = [start]
  for (const action of actions) {
    const outcome = apply(title.law, states.at(-1) as AnyState, action)
    if ('refusal' in outcome) throw new Error(outcome.refusal.code)
    states.push(outcome.state)
  }
  return { title, actions, states }
}

/** A mistake that replaces `count` entries from a place on by others, if those and at least one entry behind them are taken. */
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
    {
      ...rest,
      wrong: [...head, ...list.slice(0, taken)],
      right: actions.slice(0, from + count + kept),
    },
  ]
}

/** Is the entry at a place the end of a turn that the app enters by itself? */
function isEnd({ title, actions, states }: Played, at: number): boolean {
  const [next] = title.implied(states[at] as AnyState)
  return next !== undefined && sameEntry(next, actions[at] as Action)
}

/** Another value in one field, each one that could have been entered. */
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

/** The place of the pass that is all a player did in the turn next to one, before or behind it. */
function lonePass(game: Played, from: number, step: 1 | -1): number | undefined {
  const { actions, title } = game
  const alone = (at: number) =>
    actions[at]?.type === title.pass &&
    !isEnd(game, at) &&
    playerOf(actions[at]) !== playerOf(actions[at - 1])
  return alone(from) && (step > 0 || from >= 0) ? from : undefined
}

/** What one player did in a turn of the next, or of the one before, who in truth passed; and who did it passed instead. */
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

/** Two players' deeds, one behind the other, each entered as the other's. */
function crossed(game: Played, at: number): readonly Mistaken[] {
  const [mistake] = swapped(game, at)
  const [mine, entered] = [playerOf(game.actions[at]), playerOf(mistake?.wrong[at])]
  const other = mistake?.wrong[at] as Fields | undefined
  if (!mistake || mine === undefined || mine !== entered) return []
  // Of a pass nobody says that it was somebody else's: what was done is named.
  if (mistake.wrong[at]?.type === game.title.pass) return []
  const behind = game.actions
    .slice(at + 1)
    .find(action => sameEntry(withField(other as Fields, 'player', playerOf(action)), action))
  const player = playerOf(behind)
  return player === undefined || player === mine
    ? []
    : [{ ...mistake, kind: 'crossed', said: { is: 'player', player } }]
}

/** Each mistake that could have been made in an entry of a game and would have been taken; none in an end that nobody enters. */
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
