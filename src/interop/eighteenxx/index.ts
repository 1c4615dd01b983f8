import type { ForeignEntry, Hitch } from '../../rules/intake'
import type { Action } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import type { AnyTitle } from '../../rules/title'
import { isTree } from '../../rules/tree'
import { actionsFault, type GameFile, MOST_ACTIONS } from '../gameFile'
import { type Problem, problemAt, readJson } from '../json'
import {
  endOf,
  misfit,
  optionsOf,
  type RawGame,
  rawEntries,
  readHead,
  recordedScores,
  type Seat,
  seatsOf,
} from './head'
import { entriesInForce, type RawEntry } from './inForce'

/** Where an import stopped: the id and type of the 18xx.games entry, the reason, and the number of our entries before it. */
export interface ImportStop extends Hitch {
  readonly entry: number
  readonly type: string
  readonly kept: number
}

/** A game imported as far as possible. `recorded` holds the totals of a finished game as 18xx.games has them. */
export interface Imported {
  readonly file: GameFile
  readonly stopped?: ImportStop
  readonly recorded?: Readonly<Record<PlayerId, number>>
}

/** A step of the game: an entry, or one that a program made automatically after the entry `raw`. */
interface RecordedEntry {
  readonly raw: RawEntry
  readonly fields: Readonly<Record<string, unknown>>
  readonly type: string
}

/** Programs and messages only say what may follow; whatever did follow has an entry of its own. */
const SILENT = /^(message|log|program_[a-z_]*)$/

/** Where an entry keeps those that were made automatically after it. */
const FOLLOWERS = 'auto_actions'

/** An entry and all that was made automatically after it; what is no entry has the name of the place where it stands. */
function stepsFrom(raw: RawEntry, value: unknown): readonly RecordedEntry[] {
  const fields = isTree(value) ? value : {}
  const step = { raw, fields, type: typeof fields.type === 'string' ? fields.type : FOLLOWERS }
  const followers = [fields[FOLLOWERS] ?? []].flat()
  return [step, ...followers.flatMap(follower => stepsFrom(raw, follower))]
}

/** The steps of an entry that say what was done. */
const stepsOf = (raw: RawEntry): readonly RecordedEntry[] =>
  stepsFrom(raw, raw.fields).filter(({ type }) => !SILENT.test(type))

/** The player who made an entry, by id, or by name in games played on one screen; `undefined` if it was not a player. */
function playerOf({ fields }: RecordedEntry, seats: readonly Seat[]): PlayerId | undefined {
  const { entity, entity_type: kind } = fields
  if (kind !== undefined && kind !== 'player') return undefined
  return seats.find(({ ids }) => ids.some(known => known === entity))?.player.id
}

/** The time of an entry, converted from seconds to the form of our game files. */
function timeOf({ fields, raw }: RecordedEntry): { at?: string } {
  const seconds = fields.created_at ?? raw.fields.created_at
  const sensible = typeof seconds === 'number' && seconds > 0 && seconds < 4_000_000_000
  return sensible ? { at: new Date(Math.floor(seconds) * 1000).toISOString() } : {}
}

function firstToAct(steps: readonly RecordedEntry[]): unknown {
  const kinds = steps.filter(
    ({ fields }) => fields.entity_type === undefined || fields.entity_type === 'player',
  )
  return kinds[0]?.fields.entity
}

function foreign(
  steps: readonly RecordedEntry[],
  seats: readonly Seat[],
  at: number,
): ForeignEntry | undefined {
  const step = steps[at]
  if (!step) return undefined
  const ahead = (places: number) => foreign(steps, seats, at + places)
  return { type: step.type, fields: step.fields, player: playerOf(step, seats), ahead }
}

function stopAt({ id, type }: RawEntry, kept: number, { code, facts, refusal }: Hitch): ImportStop {
  return { entry: id, type: type.slice(0, 60), kept, code, facts, ...(refusal ? { refusal } : {}) }
}

/** The hitch for an entry here that no game file takes, such as a price of nothing: what it was made from says something odd. */
function oddHitch({ title, setup }: Omit<GameFile, 'actions'>, fresh: readonly Action[]): Hitch | undefined {
  const fault = fresh.length > 0 ? actionsFault(title, setup, fresh) : undefined
  return fault && { code: 'unreadable', facts: { key: String(fault.path.at(-1)) } }
}

/** Imports the entries one by one, and what the end of the record implies. */
async function takeIn(
  game: RawGame,
  title: AnyTitle,
  importer: Awaited<ReturnType<NonNullable<AnyTitle['imports']>>>,
): Promise<Imported> {
  const { entries, lost } = entriesInForce(rawEntries(game))
  const steps = entries.flatMap(stepsOf)
  const seats = seatsOf(game, firstToAct(steps))
  const setup = { players: seats.map(seat => seat.player), options: optionsOf(game, title, importer) }
  const intake = importer.begin(setup)
  const actions: Action[] = []
  let stopped: ImportStop | undefined
  const fresh = () => intake.actions.slice(actions.length)
  const keep = (step: RecordedEntry | undefined) => {
    actions.push(...fresh().map(action => ({ ...action, ...(step ? timeOf(step) : {}) })))
  }
  for (const [i, step] of steps.entries()) {
    const hitch = intake.take(foreign(steps, seats, i) as ForeignEntry) ?? oddHitch({ title, setup }, fresh())
    if (!hitch && intake.actions.length > MOST_ACTIONS)
      stopped = stopAt(step.raw, actions.length, { code: 'tooMany', facts: { most: MOST_ACTIONS } })
    if (hitch) stopped = stopAt({ ...step.raw, type: step.type }, actions.length, hitch)
    if (stopped) break
    keep(step)
  }
  if (!stopped && lost) stopped = stopAt(lost, actions.length, { code: 'lostUndo', facts: {} })
  const last = steps.at(-1)
  if (!stopped) {
    const hitch = intake.close(endOf(game))
    if (hitch) stopped = stopAt(last?.raw ?? { id: 0, type: '', fields: {} }, actions.length, hitch)
    keep(last)
  }
  const recorded = endOf(game) === 'open' ? undefined : recordedScores(game, seats)
  const file = { title, setup, actions }
  return { file, ...(stopped ? { stopped } : {}), ...(recorded ? { recorded } : {}) }
}

/** Imports a game recorded on 18xx.games as far as possible, and reports at which entry and why it stops. */
export async function importGame(
  text: string,
  titleOf: (id: string) => Promise<AnyTitle | undefined>,
): Promise<Imported | { readonly problem: Problem }> {
  const json = readJson(text)
  if ('problem' in json) return json
  const read = readHead(text, json.value)
  if ('problem' in read) return read
  const { game } = read
  const title = await titleOf(game.title)
  const importer = await title?.imports?.()
  if (!title || !importer)
    return { problem: problemAt(text, ['title'], 'unknownTitle', { received: game.title.slice(0, 60) }) }
  const problem = misfit(text, game, title, importer)
  return problem ? { problem } : takeIn(game, title, importer)
}
