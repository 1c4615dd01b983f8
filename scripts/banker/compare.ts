import { isDeepStrictEqual } from 'node:util'
import type { TableReport } from '../../src/rules/report'
import { type Game, isLay, keepsMap, type Step } from './game'
import { needsNone } from './titles'

/** Fields that the screen does not ask for. */
const UNASKED: ReadonlySet<string> = new Set(['at', 'note'])

/** Does the screen not ask for this field? Only a map tells the hex of a tile and the city of a station. */
function unasked(step: Step, field: string, mapped: boolean): boolean {
  if (field === 'hex') return !isLay(step)
  return UNASKED.has(field) || (field === 'city' && step.type === 'placeToken' && !mapped)
}

function plain(step: Step, mapped: boolean): string {
  const fields = Object.entries(step).filter(
    ([field, value]) => value !== undefined && !unasked(step, field, mapped),
  )
  return JSON.stringify(Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1))))
}

type Read = Pick<Game, 'title' | 'steps'>

const asked = (game: Read, steps: readonly Step[]) =>
  steps.filter(step => !needsNone(game, step)).map(step => plain(step, keepsMap(game)))

/** The entries to be made, and those of an exported game. */
const both = (game: Game, exported: string) =>
  [asked(game, game.steps), asked(game, (JSON.parse(exported) as { actions: Step[] }).actions)] as const

/**
 * Describes the first entry of an exported game, finished or not, that differs from the one to be made; `undefined` if
 * there is none.
 */
export function firstDifference(game: Game, exported: string): string | undefined {
  const [want, is] = both(game, exported)
  const at = is.findIndex((step, i) => step !== want[i])
  return at < 0 ? undefined : `entry ${at + 1} became ${is[at]} instead of ${want[at]}`
}

/** Throws if an exported game is not exactly the whole game that was to be entered. */
export function assertSame(game: Game, exported: string): void {
  const difference = firstDifference(game, exported)
  if (difference) throw new Error(difference)
  const [want, is] = both(game, exported)
  if (is.length < want.length) throw new Error(`entry ${is.length + 1} is missing: ${want[is.length]}`)
}

/** The index of the step that follows what has been entered. Throws if something else was entered. */
export function nextStep(game: Game, entered: readonly Step[]): number {
  const is = asked(game, entered)
  let at = 0
  for (const [i, step] of game.steps.entries()) {
    if (at === is.length) return i
    if (needsNone(game, step)) continue
    const want = plain(step, keepsMap(game))
    if (want !== is[at]) throw new Error(`entry ${at + 1} became ${is[at]} instead of ${want}`)
    at++
  }
  return game.steps.length
}

/** The owners in a table. Their fields are compared one by one: a recording may lack some, such as the net worth. */
const OWNERS = ['players', 'corporations'] as const

type Owners = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A table as a list of named facts. */
function factsOf(table: Readonly<Record<string, unknown>>): ReadonlyMap<string, unknown> {
  const facts = Object.entries(table).filter(([part]) => !OWNERS.some(it => it === part))
  const owned = OWNERS.flatMap(part =>
    Object.entries((table[part] ?? {}) as Owners).flatMap(([id, fields]) =>
      Object.entries(fields).map(([field, value]) => [`${field} of ${id}`, value] as const),
    ),
  )
  return new Map([...facts, ...owned])
}

/** A recording without its counts of unlimited trains, which a table does not have. */
function counted(recorded: Readonly<Record<string, unknown>>, table: TableReport) {
  const { trainsLeft = {} } = { ...table } as { trainsLeft?: Readonly<Record<string, number | null>> }
  const endless = (type: string) => trainsLeft[type] === null
  const left = Object.entries(recorded.trainsLeft ?? {}).filter(([type]) => !endless(type))
  return { ...recorded, ...(recorded.trainsLeft ? { trainsLeft: Object.fromEntries(left) } : {}) }
}

/** Throws if a table differs from the recorded one in anything that the recording contains. */
export function assertTable(table: TableReport, recorded: Readonly<Record<string, unknown>>): void {
  const is = factsOf(counted({ ...table }, table))
  for (const [fact, want] of factsOf(counted(recorded, table)))
    if (!isDeepStrictEqual(is.get(fact), want))
      throw new Error(`${fact} is ${JSON.stringify(is.get(fact))}, recorded ${JSON.stringify(want)}`)
}
