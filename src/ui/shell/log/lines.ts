import type { Holder, Money } from '../../../bank/money'
import type { Happening } from '../../../rules/happening'
import { isEnd } from '../../../session/mend/ends'
import { inRounds } from '../../../session/rounds'
import type { Course, Entry } from '../../../session/session'

/** An entry that somebody made, its number in the game, and the ends of turns after it that the app entered by itself. */
export interface LineOfLog {
  readonly entry: Entry
  readonly number: number
  readonly ends: readonly Entry[]
}

/** Entries of one round of the log, newest first. */
export interface RoundOfLog {
  readonly round: string
  readonly lines: readonly LineOfLog[]
}

/**
 * The log by rounds, newest round first, and newest entry first within each. A round begins after the entry that ended
 * the previous one. An end of a turn that nobody entered belongs to the line before it.
 */
export function byRound(game: Course): readonly RoundOfLog[] {
  const rounds: { round: string; lines: (LineOfLog & { ends: Entry[] })[] }[] = []
  inRounds(game).forEach(({ entry, round }, index) => {
    const last = rounds.at(-1)
    const line = last?.lines.at(-1)
    if (line && isEnd(game, index)) line.ends.push(entry)
    else {
      const next = { entry, number: index + 1, ends: [] }
      if (last?.round === round) last.lines.push(next)
      else rounds.push({ round, lines: [next] })
    }
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

/**
 * What each holder gained or lost by an entry, in the order in which they first took part; holders who come out even are
 * left out, and so is what a joined table says that they have, which nobody was paid.
 */
export function moved(
  happened: readonly Happening[],
): readonly { readonly holder: Holder; readonly by: Money }[] {
  const sums = new Map<Holder, Money>()
  for (const happening of happened) {
    if (happening.is !== 'paid' || happening.why === 'position') continue
    const { from, to, amount } = happening
    sums.set(from, (sums.get(from) ?? 0) - amount)
    sums.set(to, (sums.get(to) ?? 0) + amount)
  }
  return [...sums].flatMap(([holder, by]) => (by === 0 ? [] : [{ holder, by }]))
}
