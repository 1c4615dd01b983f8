import type { Player, Setup } from '../../../rules/rule'
import { plain, tidyName } from '../../../rules/setup'

/** The first name that occurs twice; `undefined` if none does. */
export function twiceIn(names: readonly string[]): string | undefined {
  const found = names.find((name, i) => names.findIndex(other => plain(other) === plain(name)) < i)
  return found === undefined ? undefined : tidyName(found)
}

/** The names for a number of seats; typed names are kept. */
export function seatsOf(names: readonly string[], seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, i) => names[i] ?? '')
}

/** The names as a game takes them: a player without a name is named by seat number. */
export function namesFor(names: readonly string[], numbered: (n: number) => string): readonly string[] {
  return names.map((name, i) => tidyName(name) || numbered(i + 1))
}

/** The names with one moved a place up or down; unchanged if there is no such place. */
export function movedBy(names: readonly string[], from: number, by: -1 | 1): readonly string[] {
  const to = from + by
  const [one, other] = [names[from], names[to]]
  if (one === undefined || other === undefined) return names
  return names.with(from, other).with(to, one)
}

/** The set-up of a game: players clockwise from the one who begins; `own` is what else the title asks for. */
export function setupOf(
  names: readonly string[],
  first: number,
  options: readonly string[],
  own?: Setup['own'],
): Setup {
  const around = [...names.slice(first), ...names.slice(0, first)]
  const players = around.map((name, i): Player => ({ id: `p${i + 1}`, name: tidyName(name) }))
  const on = Object.fromEntries(options.map(option => [option, true as const]))
  return { players, options: on, ...(own ? { own } : {}) }
}

/** Names from earlier games, latest first, each once; names that only number a seat are left out. */
export function earlierNames(
  games: readonly { readonly players: readonly Player[] }[],
  numbers: (name: string) => boolean,
): readonly string[] {
  const seen = new Map<string, string>()
  for (const { players } of games)
    for (const { name } of players) if (!numbers(name) && !seen.has(plain(name))) seen.set(plain(name), name)
  return [...seen.values()]
}
