import type { Money } from '../../bank/money'
import type { PlayerId } from '../../rules/state'
import type { Session } from '../../session/session'

/** What each player was worth when a round ended; the first is the start, the last the table now. */
export interface WorthAt {
  readonly round: string
  readonly worth: Readonly<Record<PlayerId, Money>>
}

/** Net worth by round. */
export function worthByRound({ title, start, entries }: Session): readonly WorthAt[] {
  const at = (state: typeof start, round: string): WorthAt => ({
    round,
    worth: Object.fromEntries(title.view(state).players.map(player => [player.id, player.netWorth])),
  })
  let round = title.view(start).round
  const points = [at(start, '')]
  for (const { state, happened } of entries)
    for (const happening of happened) {
      if (happening.is !== 'round') continue
      points.push(at(state, round))
      round = happening.round
    }
  const last = entries.at(-1)
  return last ? [...points, at(last.state, round)] : points
}

/** A round figure above `most`, and the step of a scale up to it with at most five lines. */
export function scaleTo(most: number): { readonly top: number; readonly step: number } {
  const steps = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000]
  const step = steps.find(it => most / it <= 5) ?? 100000
  return { top: Math.max(step, Math.ceil(most / step) * step), step }
}
