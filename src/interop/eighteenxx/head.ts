import * as v from 'valibot'
import type { ForeignEnd, Importer } from '../../rules/intake'
import type { Options, Player } from '../../rules/rule'
import { plain, tidyName } from '../../rules/setup'
import type { AnyTitle } from '../../rules/title'
import { type Problem, problemAt } from '../json'
import type { Path } from '../jsonPlace'
import type { RawEntry } from './inForce'

/** At most this many entries are processed, including those undone. */
const MOST_ENTRIES = 20_000

const id = v.union([v.number(), v.string()])
const file = v.looseObject({
  title: v.string(),
  players: v.array(v.looseObject({ id: v.nullish(id), name: v.nullish(v.string()) })),
  actions: v.array(v.looseObject({ type: v.string(), id: v.nullish(v.number()) })),
  settings: v.nullish(
    v.looseObject({ player_order: v.nullish(v.array(id)), optional_rules: v.nullish(v.array(v.string())) }),
  ),
  status: v.optional(v.unknown()),
  manually_ended: v.optional(v.unknown()),
  game_end_reason: v.optional(v.unknown()),
  result: v.nullish(v.record(v.string(), v.unknown())),
})

/** An 18xx.games file, checked for what all of its games have in common. */
export type RawGame = v.InferOutput<typeof file>

/** A player there: the ids that their entries may carry, and the player here. */
export interface Seat {
  readonly player: Player
  readonly ids: readonly (string | number)[]
}

/** Checks that a value is a game of 18xx.games. */
export function readHead(text: string, value: unknown): { game: RawGame } | { problem: Problem } {
  const parsed = v.safeParse(file, value, { abortEarly: true })
  if (parsed.success) return { game: parsed.output }
  const [issue] = parsed.issues
  const path = (issue.path ?? []).map(item => item.key as string | number)
  const facts = { expected: String(issue.expected).slice(0, 200), received: issue.received.slice(0, 60) }
  const missing = issue.received === 'undefined'
  return { problem: problemAt(text, path, missing ? 'missingKey' : 'wrongValue', missing ? {} : facts) }
}

/** The entries of a game with their ids; an entry without one gets its place. */
export function rawEntries({ actions }: RawGame): readonly RawEntry[] {
  return actions.map((fields, i) => ({ id: fields.id ?? i + 1, type: fields.type, fields }))
}

/** The beginning of a name, without splitting a character. */
function shortened(name: string, most: number): string {
  return name
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

/** A name that game files accept: one line of at most 40 characters, different from all others. */
function nameFor(name: string | null | undefined, seat: number, taken: readonly string[]): string {
  const line = tidyName((name ?? '').replace(/[\s\p{Cc}]+/gu, ' '))
  const given = shortened(line, 40) || `Player ${seat + 1}`
  const used = (wanted: string) => taken.some(other => plain(other) === plain(wanted))
  for (let n = 2, wanted = given; ; wanted = `${shortened(given, 36)} ${n++}`)
    if (!used(wanted)) return wanted
}

type RawPlayer = RawGame['players'][number]

const idOf = (player: RawPlayer) => player.id ?? player.name ?? ''

/** Clockwise from the first player to act. The file lists players that way already, unless only its settings give the order. */
function seating({ players, settings }: RawGame, first: unknown): readonly RawPlayer[] {
  const is = (player: RawPlayer) => player.id === first || player.name === first
  const at = players.findIndex(is)
  if (at <= 0) return players
  const order = settings?.player_order ?? []
  const ordered = order.flatMap(wanted => players.filter(player => idOf(player) === wanted))
  const [head] = ordered
  if (head && is(head) && new Set(ordered).size === players.length) return ordered
  return [...players.slice(at), ...players.slice(0, at)]
}

/** The players in seat order, beginning with the first to act. */
export function seatsOf(game: RawGame, first: unknown): readonly Seat[] {
  const names: string[] = []
  return seating(game, first).map((raw, i) => {
    const name = nameFor(raw.name, i, names)
    names.push(name)
    const ids = [raw.id, raw.name].filter(known => known !== undefined && known !== null)
    return { player: { id: `p${i + 1}`, name }, ids }
  })
}

/** What does not fit the title or the import: the number of players or entries, a player listed twice, or an unknown option. */
export function misfit(
  text: string,
  game: RawGame,
  title: AnyTitle,
  importer: Importer,
): Problem | undefined {
  const { least, most } = title.seats
  const players = game.players.length
  if (players < least || players > most)
    return problemAt(text, ['players'], 'seats', { players, least, most })
  const actions = game.actions.length
  if (actions > MOST_ENTRIES) return problemAt(text, ['actions'], 'tooMany', { actions, most: MOST_ENTRIES })
  const ids = game.players.map(idOf)
  const twice = ids.findIndex((known, i) => ids.indexOf(known) !== i)
  if (twice >= 0)
    return problemAt(text, ['players', twice], 'twice', { received: String(ids[twice]).slice(0, 60) })
  const rules = game.settings?.optional_rules ?? []
  const strange = rules.findIndex(rule => !Object.hasOwn(importer.options, rule))
  if (strange < 0) return undefined
  const path: Path = ['settings', 'optional_rules', strange]
  return problemAt(text, path, 'unknownId', { received: String(rules[strange]).slice(0, 60) })
}

/** The options that are on, by our ids; 18xx.games ignores one that is not for this number of players. */
export function optionsOf(game: RawGame, { setup }: AnyTitle, importer: Importer): Options {
  const ours = (game.settings?.optional_rules ?? []).map(rule => importer.options[rule])
  const here = setup.flags.filter(({ seats }) => seats?.includes(game.players.length) ?? true)
  return Object.fromEntries(here.flatMap(({ id }) => (ours.includes(id) ? [[id, true as const]] : [])))
}

/** How the game ended there. */
export function endOf({ status, manually_ended, game_end_reason }: RawGame): ForeignEnd {
  if (status !== 'finished') return 'open'
  return manually_ended || game_end_reason === 'manually_ended' ? 'stopped' : 'played'
}

/** The totals that 18xx.games recorded, by our players; `undefined` unless all of them are there. */
export function recordedScores(
  { result }: RawGame,
  seats: readonly Seat[],
): Readonly<Record<string, number>> | undefined {
  const scores = new Map(Object.entries(result ?? {}))
  const rows = seats.flatMap(({ player, ids }) => {
    const score = ids.map(known => scores.get(String(known))).find(found => typeof found === 'number')
    return score === undefined ? [] : [[player.id, score] as const]
  })
  return rows.length === seats.length && seats.length > 0 ? Object.fromEntries(rows) : undefined
}
