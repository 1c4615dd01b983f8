import type { Player, Setup } from '../../rules/rule'
import { plain } from '../../rules/setup'

/** What is wrong with the names: one is missing, or is there twice. */
export type NameFault =
  | { readonly is: 'empty'; readonly seat: number }
  | { readonly is: 'twice'; readonly name: string }

/** The first thing wrong with the names in their order, or nothing. */
export function faultOf(names: readonly string[]): NameFault | undefined {
  const empty = names.findIndex(name => name.trim() === '')
  if (empty >= 0) return { is: 'empty', seat: empty + 1 }
  const twice = names.find((name, i) => names.findIndex(other => plain(other) === plain(name)) < i)
  return twice === undefined ? undefined : { is: 'twice', name: twice.trim() }
}

/** The names with one moved a place up or down; the same where there is no such place. */
export function movedBy(names: readonly string[], from: number, by: -1 | 1): readonly string[] {
  const to = from + by
  const [one, other] = [names[from], names[to]]
  if (one === undefined || other === undefined) return names
  return names.with(from, other).with(to, one)
}

/** The set-up of a game: clockwise from the player who begins; `own` is what else the title asks for. */
export function setupOf(
  names: readonly string[],
  first: number,
  options: readonly string[],
  own?: Setup['own'],
): Setup {
  const around = [...names.slice(first), ...names.slice(0, first)]
  const players = around.map((name, i): Player => ({ id: `p${i + 1}`, name: name.trim() }))
  const on = Object.fromEntries(options.map(option => [option, true as const]))
  return { players, options: on, ...(own ? { own } : {}) }
}

/** Names of earlier games, the latest first, each once. */
export function earlierNames(games: readonly { readonly players: readonly Player[] }[]): readonly string[] {
  const seen = new Map<string, string>()
  for (const { players } of games)
    for (const { name } of players) if (!seen.has(plain(name))) seen.set(plain(name), name)
  return [...seen.values()]
}
