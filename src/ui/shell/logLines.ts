import type { Holder, Money } from '../../bank/money'
import type { Happening } from '../../rules/happening'
import type { Entry } from '../../session/session'

/** Entries of one round of the log, oldest first, with their numbers in the game. */
export interface RoundOfLog {
  readonly round: string
  readonly lines: readonly { readonly entry: Entry; readonly number: number }[]
}

/** The log by rounds, newest round first and within it the newest entry first. A round begins behind the entry that ended the last. */
export function byRound(first: string, entries: readonly Entry[]): readonly RoundOfLog[] {
  const rounds: { round: string; lines: { entry: Entry; number: number }[] }[] = []
  let round = first
  entries.forEach((entry, index) => {
    const last = rounds.at(-1)
    const line = { entry, number: index + 1 }
    if (last?.round === round) last.lines.push(line)
    else rounds.push({ round, lines: [line] })
    for (const happening of entry.happened) if (happening.is === 'round') round = happening.round
  })
  return rounds.reverse().map(it => ({ round: it.round, lines: it.lines.reverse() }))
}

/** The newest `most` entries of a log by rounds. */
export function newest(rounds: readonly RoundOfLog[], most: number): readonly RoundOfLog[] {
  const shown: RoundOfLog[] = []
  let left = most
  for (const { round, lines } of rounds) {
    if (left <= 0) break
    shown.push({ round, lines: lines.slice(0, left) })
    left -= lines.length
  }
  return shown
}

/** What each holder gained or lost by an entry, in the order in which they first had to do with it. */
export function moved(
  happened: readonly Happening[],
): readonly { readonly holder: Holder; readonly by: Money }[] {
  const sums = new Map<Holder, Money>()
  for (const happening of happened) {
    if (happening.is !== 'paid') continue
    const { from, to, amount } = happening
    sums.set(from, (sums.get(from) ?? 0) - amount)
    sums.set(to, (sums.get(to) ?? 0) + amount)
  }
  return [...sums].flatMap(([holder, by]) => (by === 0 ? [] : [{ holder, by }]))
}
