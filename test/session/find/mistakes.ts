import { choices } from '../../../src/rules/apply'
import type { Action } from '../../../src/rules/rule'
import { schemaFields } from '../../../src/rules/schema'
import type { AnyState } from '../../../src/rules/state'
import type { AnyTitle } from '../../../src/rules/title'
import type { Cause, Mistaken } from '../../../src/session/find/finding'
import { begin, type Entry, type Session } from '../../../src/session/session'
import { actionsOf, type Recorded } from '../../games/recorded'
import { doneBy, playedUpTo } from '../../played'
import { type Chance, oneOf } from '../../random'

type Fields = Action & Readonly<Record<string, unknown>>

/** A game with a mistake that is noticed later: the session as it is, and the list and table as they should be. */
export interface Seeded {
  readonly kind: string
  readonly session: Session
  readonly right: readonly Action[]
  readonly should: AnyState
}

/** A mistake is noticed after at most this many entries. */
const NOTICED = 60

/** The table before each of these actions and after the last; `undefined` if one is refused. */
function played(
  title: AnyTitle,
  from: AnyState,
  actions: readonly Action[],
): readonly AnyState[] | undefined {
  const { done, refusal } = playedUpTo(title.law, from, actions)
  return refusal ? undefined : [from, ...done.map(({ state }) => state)]
}

/** A session in which each of these actions was entered as a change of its own. */
export function sessionFrom(open: Session, actions: readonly Action[]): Session {
  const entries = doneBy(open.title.law, open.start, actions).map(
    (done, i): Entry => ({ id: i + 1, action: actions[i] as Action, record: i + 1, ...done }),
  )
  return { ...open, entries, lastId: entries.length }
}

const PAD = ['123456', '7890']
const near = (key: string) => {
  const row = PAD.findIndex(keys => keys.includes(key))
  const at = PAD[row]?.indexOf(key) ?? 0
  return [PAD[row]?.[at - 1], PAD[row]?.[at + 1], PAD[1 - row]?.[at]].filter(it => it !== undefined)
}

/** What a slip of the thumb makes of a figure. */
const FIGURES: Readonly<Record<string, (figure: number, chance: Chance) => number>> = {
  step: (figure, chance) => figure + oneOf(chance, [-10, 10, -10, 10, -10, 10, -20, 20, -30, 30]),
  key(figure, chance) {
    const digits = [...`${figure}`]
    const at = chance(digits.length)
    return Number(digits.with(at, oneOf(chance, near(digits[at] ?? '1'))).join(''))
  },
  digit(figure, chance) {
    const digits = [...`${figure}`]
    const at = chance(digits.length)
    return Number(digits.toSpliced(at, chance(2), ...(chance(2) ? [digits[at] ?? ''] : [])).join(''))
  },
  misread: (_, chance) => 10 * (1 + chance(40)),
  swapped(figure, chance) {
    const digits = [...`${figure}`]
    const at = chance(Math.max(1, digits.length - 1))
    return Number(
      digits
        .with(at, digits[at + 1] ?? '')
        .with(at + 1, digits[at] ?? '')
        .join(''),
    )
  },
}

/** The right entries from a place on, and those entered instead; after them both lists are the same. */
interface Mistake {
  readonly index: number
  /** How many of the right entries were replaced. */
  readonly right: number
  readonly wrong: readonly Action[]
}

/** Makes a mistake at a place of a game; `undefined` if the entry there allows no such mistake. */
type Maker = (
  title: AnyTitle,
  states: readonly AnyState[],
  list: readonly Action[],
  index: number,
  chance: Chance,
) => Mistake | undefined

const fieldsBy = (title: AnyTitle, action: Action, kind: string) =>
  schemaFields((title.law.rules[action.type] as (typeof title.law.rules)[string]).schema).filter(
    field => field.kind === kind && (action as Fields)[field.name] !== undefined,
  )

const changed = (index: number, action: Action, name: string, value: unknown): Mistake => ({
  index,
  right: 1,
  wrong: [{ ...action, [name]: value } as Action],
})

const figure =
  (how: string, only: (name: string, type: string) => boolean): Maker =>
  (title, _, list, index, chance) => {
    const action = list[index] as Fields
    const [field] = fieldsBy(title, action, 'money').filter(({ name }) => only(name, action.type))
    const held = field && Number(action[field.name])
    if (!field || !held) return undefined
    const value = (FIGURES[how] as (typeof FIGURES)[string])(held, chance)
    return value === held || value < 0 ? undefined : changed(index, action, field.name, value)
  }

const listed =
  (only: (name: string) => boolean): Maker =>
  (title, _, list, index, chance) => {
    const action = list[index] as Fields
    const fields = fieldsBy(title, action, 'list').filter(({ name }) => only(name))
    if (fields.length === 0) return undefined
    const { name, options } = oneOf(chance, fields)
    const others = options.filter(it => it !== action[name])
    return others.length === 0 ? undefined : changed(index, action, name, oneOf(chance, others))
  }

/** The kinds of mistakes by name, each made from an entry of a game. */
const MAKERS: Readonly<Record<string, Maker>> = {
  'revenue, some tens off': figure('step', name => name === 'revenue'),
  'revenue, neighbouring key': figure('key', name => name === 'revenue'),
  'revenue, a digit more or less': figure('digit', name => name === 'revenue'),
  'revenue, digits swapped': figure('swapped', name => name === 'revenue'),
  'revenue, misread altogether': figure('misread', name => name === 'revenue'),
  'price, some tens off': figure('step', (name, type) => name !== 'revenue' && type !== 'par'),
  'price, neighbouring key': figure('key', (name, type) => name !== 'revenue' && type !== 'par'),
  'paid or withheld': (title, _, list, index) => {
    const action = list[index] as Fields
    const field = fieldsBy(title, action, 'flag').find(({ name }) => typeof action[name] === 'boolean')
    return field && changed(index, action, field.name, !action[field.name])
  },
  'wrong corporation': listed(name => name === 'corporation'),
  'Offering or Market': listed(name => name === 'from'),
  'wrong train': listed(name => name === 'train'),
  'wrong par': (title, states, list, index, chance) => {
    const action = list[index] as Fields
    const held = action.price ?? action.cell
    if (action.type !== 'par' && action.type !== 'found') return undefined
    const others = choices(title.law, states[index] as AnyState, [action.type])
      .map(({ draft }) => draft as Fields)
      .filter(
        it =>
          it.corporation === action.corporation &&
          JSON.stringify(it.price ?? it.cell) !== JSON.stringify(held),
      )
    return others.length === 0 ? undefined : { index, right: 1, wrong: [oneOf(chance, others)] }
  },
  'wrong number': (title, _, list, index, chance) => {
    const action = list[index] as Fields
    const [field] = fieldsBy(title, action, 'count')
    const held = field && Number(action[field.name])
    const value = Number(held) + oneOf(chance, [-1, 1, 1, 2])
    return field && value > 0 ? changed(index, action, field.name, value) : undefined
  },
  'wrong player': (_, states, list, index, chance) => {
    const action = list[index] as Fields
    const { player } = action
    const players = states[0]?.players ?? []
    if (typeof player !== 'string' || action.type === 'pass' || action.type === 'endTurn') return undefined
    const other = oneOf(
      chance,
      players.filter(it => it !== player),
    )
    const of = (at: number) => (list[at] as Fields | undefined)?.player
    // In the other player's own turn: the nearest one before or after this.
    const step = oneOf(chance, [-1, 1])
    let at = index + step
    while (list[at] && Math.abs(at - index) < 30 && !(of(at) === other && of(at - 1) !== other)) at += step
    if (of(at) !== other) return undefined
    const moved = { ...action, player: other } as Action
    return at < index
      ? { index: at, right: index - at + 1, wrong: [moved, ...list.slice(at, index)] }
      : { index, right: at - index, wrong: [...list.slice(index + 1, at), moved] }
  },
  'entered twice': (_, __, list, index) => {
    const action = list[index] as Action
    return { index, right: 1, wrong: [action, action] }
  },
  forgotten: (_, __, ___, index) => ({ index, right: 1, wrong: [] }),
  'in the wrong order': (_, __, list, index) => {
    const [one, two] = [list[index], list[index + 1]]
    return one && two && { index, right: 2, wrong: [two, one] }
  },
}

/** The kinds of mistakes of entries. */
export const KINDS = Object.keys(MAKERS)

/** The entries of one list, as JSON, that the other lacks; repeats count. */
function different(one: readonly Action[], other: readonly Action[]) {
  const rest = other.map(it => JSON.stringify(it))
  return one
    .map(it => JSON.stringify(it))
    .filter(it => {
      const at = rest.indexOf(it)
      if (at >= 0) rest.splice(at, 1)
      return at < 0
    })
}

/** The list of a game as it would be if a cause were put right. */
function mended({ entries }: Session, { mends }: Mistaken): readonly Action[] {
  return mends.toReversed().reduce<readonly Action[]>(
    (list, { index, remove, insert }) => list.toSpliced(index, remove, ...insert),
    entries.map(({ action }) => action),
  )
}

/** Whether two places of a game are in the same round. */
const sameRound = ({ entries }: Session, one: number, other: number) =>
  !entries
    .slice(Math.min(one, other), Math.max(one, other))
    .some(({ happened }) => happened.some(it => it.is === 'round'))

/**
 * Whether a cause that was found is the one that was seeded: the same entries go, the same come in, at the same place.
 * Only an entry that is moved to another turn may go to any turn of the same round.
 */
export function names({ session, right }: Seeded, cause: Cause): boolean {
  if (cause.is !== 'entry') return false
  const is = mended(session, cause)
  if (JSON.stringify(is) === JSON.stringify(right)) return true
  if (cause.slip !== 'forgotten' && cause.slip !== 'player') return false
  const entered = session.entries.map(({ action }) => action)
  const same = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b)
  const at = (list: readonly Action[]) =>
    list.findIndex((it, i) => JSON.stringify(it) !== JSON.stringify(entered[i]))
  return (
    same(different(is, entered), different(right, entered)) &&
    same(different(entered, is), different(entered, right)) &&
    sameRound(session, at(is), at(right))
  )
}

const cashOf = (state: AnyState) => JSON.stringify(state.cash)

/**
 * A mistake of a kind at a random place of a game. It could be entered, the game went on as recorded, and some purse
 * held another sum when it was counted up to 60 entries later. `undefined` if this many tries find none.
 */
export function seeded(
  title: AnyTitle,
  game: Recorded,
  kind: string,
  chance: Chance,
  tries = 300,
): Seeded | undefined {
  const list = actionsOf(game)
  const states = played(title, title.start(game), list)
  const make = MAKERS[kind]
  if (!states || !make) throw new Error(`no ${kind} in ${game.title}`)
  for (let i = 0; i < tries; i++) {
    const index = chance(list.length - 1)
    const mistake = make(title, states, list, index, chance)
    if (!mistake) continue
    const behind = mistake.index + mistake.right
    const until = Math.min(list.length, behind + chance(NOTICED))
    const wrong = [...mistake.wrong, ...list.slice(behind, until)]
    const came = played(title, states[mistake.index] as AnyState, wrong)
    const [is, should] = [came?.at(-1), states[until]]
    if (!is || !should || cashOf(is) === cashOf(should)) continue
    const session = sessionFrom(begin(title, game), [...list.slice(0, mistake.index), ...wrong])
    return { kind, session, right: list.slice(0, until), should }
  }
  return undefined
}
