import type { RailEntry, Recording } from '../../../families/railway/import/desk'
import { type AnyRailway, frame } from '../../../families/railway/table'
import { check } from '../../../rules/apply'
import { law } from '../law'

/** The law, for entries as an import makes them: it checks each of them. */
const rules: Recording['law'] = law

/** The S&NA's coal token if it was placed out of turn on 18xx.games: it waits for its owner's turn. */
export interface Coal {
  waiting: { readonly corporation: string; readonly city: string } | null
}

/** Places the coal token; of a corporation without a train by a ruling that says so (Table III). */
export function placing(state: AnyRailway, corporation: string, city: string): RailEntry {
  const place: RailEntry = { type: 'placeCoalToken', corporation, city }
  if (check(rules, state, place)?.code !== 'coalNoTrain') return place
  const reason = '18xx.games lets a corporation without a train place the coal token'
  return { type: 'correct', reason, coal: city }
}

/** The entries, after the coal token if it waits for the turn in which they are made; the first 5 takes it out of play, placed or not. */
export function coalFirst({ waiting }: Coal, state: AnyRailway, entries: readonly RailEntry[]) {
  if (!waiting || frame(state, 'operate')?.corporation !== waiting.corporation) return entries
  const place = placing(state, waiting.corporation, waiting.city)
  return check(rules, state, place)?.code === 'coalGone' ? entries : [place, ...entries]
}
