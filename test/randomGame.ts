import * as v from 'valibot'
import { apply, choices } from '../src/rules/apply'
import type { Action, Setup } from '../src/rules/rule'
import type { RulingField, RulingKind } from '../src/rules/rulings'
import type { FieldKind } from '../src/rules/schema'
import type { AnyState } from '../src/rules/state'
import type { AnyTitle } from '../src/rules/title'
import type { ShellView } from '../src/rules/view'
import { type Chance, chanceOf, deepFrozen, oneOf, varied } from './random'
import type { Kit } from './titles/kits'

/** A game played at random: what was entered, and the table after each entry. */
export interface RandomGame {
  readonly setup: Setup
  readonly start: AnyState
  readonly actions: readonly Action[]
  readonly states: readonly AnyState[]
}

/** A setup for a random number of players, with random options. */
export function randomSetup({ title, setupFor }: Kit, chance: Chance): Setup {
  const { least, most } = title.seats
  const seats = least + chance(most - least + 1)
  const flags = title.setup.flags.filter(flag => flag.seats?.includes(seats) !== false && chance(3) === 0)
  return { ...setupFor(seats), options: Object.fromEntries(flags.map(({ id }) => [id, true as const])) }
}

/** The schema of a value within an entry; of an optional one, the schema that it wraps. */
function schemaAt(schema: v.GenericSchema, key: string): v.GenericSchema | undefined {
  const inner = (schema as { readonly entries?: v.ObjectEntries }).entries?.[key]
  return (inner as { readonly wrapped?: v.GenericSchema } | undefined)?.wrapped ?? inner
}

/** Whether this field may hold any holder, not just one of those that the form offers. */
function takesAnyHolder({ law }: AnyTitle, { id, bare }: RulingKind, field: string): boolean {
  const { schema } = law.rules.correct ?? {}
  const kind = schema && schemaAt(schema, id)
  const value = bare ? kind : kind && schemaAt(kind, field)
  return value !== undefined && v.getMetadata(value).kind === ('holder' satisfies FieldKind)
}

/** A value for a field of a ruling: one that the form offers, sometimes any holder, or a space off the chart. */
function ruled(
  chance: Chance,
  title: AnyTitle,
  view: ShellView,
  kind: RulingKind,
  field: RulingField,
): unknown {
  const { id, is, least = 0, most = 10 } = field
  if (is === 'money') return 1 + chance(300)
  if (is === 'number') return least + chance(most - least + 1)
  const { grid } = view.chart
  if (is === 'space') return [chance(grid.length + 1), chance(Math.max(...grid.map(row => row.length)) + 1)]
  const offered = title.rulings.options(view, kind.id, id)
  const odd = takesAnyHolder(title, kind, id) && (offered.length === 0 || chance(2) === 0)
  return oneOf(chance, odd ? [...title.places, ...view.purses.map(({ holder }) => holder)] : offered)
}

/** A random ruling, which may lead to a table that play alone would never reach. */
export function ruling(chance: Chance, title: AnyTitle, state: AnyState): Action {
  const view = title.view(state)
  const kind = oneOf(chance, title.rulings.kinds)
  const { id, bare, fields } = kind
  const values = fields.map(field => [field.id, ruled(chance, title, view, kind, field)] as const)
  const what = bare ? values[0]?.[1] : Object.fromEntries(values)
  const action: Action & Record<string, unknown> = { type: 'correct', reason: 'chance', [id]: what }
  return action
}

function pick(chance: Chance, { title, urges, likely }: Kit, state: AnyState): Action | undefined {
  const open = choices(title.law, state).filter(choice => !choice.refusal)
  const types = [...new Set(open.map(choice => choice.draft.type))]
  const urged = types.flatMap(type => Array.from({ length: urges[type] ?? 2 }, () => type))
  if (urged.length === 0) return undefined
  const type = oneOf(chance, urged)
  const alike = open.filter(choice => choice.draft.type === type)
  const action = varied(chance, oneOf(chance, alike))
  return likely ? likely(chance, action) : action
}

/** A game of at most this many entries; each state is frozen before the next entry. */
export function randomGame(kit: Kit, seed: number, length: number, rulings = false): RandomGame {
  const chance = chanceOf(seed)
  const { title } = kit
  const setup = randomSetup(kit, chance)
  const start = deepFrozen(title.start(setup))
  const actions: Action[] = []
  const states: AnyState[] = []
  let state = start
  for (let n = 0; n < length; n++) {
    const action = rulings && chance(6) === 0 ? ruling(chance, title, state) : pick(chance, kit, state)
    if (!action) break
    const outcome = apply(title.law, state, action)
    if ('refusal' in outcome) continue
    state = deepFrozen(outcome.state)
    actions.push(action)
    states.push(state)
  }
  return { setup, start, actions, states }
}

/**
 * Of games that were played to their end at random, the first for each number of players, and each with a type of entry that none
 * before it has. So many are tried for each number of players, of at most so many entries.
 */
export function firstGames(kit: Kit, tried: number, longest: number): readonly RandomGame[] {
  const { least, most } = kit.title.seats
  const types = new Set<string>()
  const games: RandomGame[] = []
  for (let seats = least; seats <= most; seats++) {
    const seated = { ...kit, title: { ...kit.title, seats: { least: seats, most: seats } } }
    let none = true
    for (let seed = 1; seed <= tried; seed++) {
      const game = randomGame(seated, seed, longest)
      const fresh = game.actions.filter(({ type }) => !types.has(type))
      if (game.states.at(-1)?.turn[0].at !== 'over' || !(none || fresh.length > 0)) continue
      none = false
      for (const { type } of fresh) types.add(type)
      games.push(game)
    }
  }
  return games
}
