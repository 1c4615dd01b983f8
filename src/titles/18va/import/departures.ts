import type { RailEntry, RecordedTitle } from '../../../families/railway/import/recording'
import type { AnyRailway } from '../../../families/railway/table'
import { check } from '../../../rules/apply'
import type { Refusal } from '../../../rules/rule'
import { COAL_REVENUE } from '../data'
import { law } from '../law'
import { game } from '../state'

type Entries = readonly RailEntry[]

/** The law of 18VA, for entries as an import makes them: it checks each of them. */
export const rules = law as unknown as RecordedTitle['law']

/** The certificate limit of 18xx.games for four players, where the book has 13 (3.1). */
const FOUR_PLAYERS = { players: 4, limit: 15 }

/** Refusals that only the certificate limit gives. */
const OVER_LIMIT = ['certificateLimit', 'overLimit', 'sellsTooFew']

const refusalOf = (state: AnyRailway, [first]: Entries): Refusal | undefined =>
  first && check(rules, state, first)

/** A run that brings coal in phase 4D too, where the book ends it: the money is booked by a ruling (4.5.4.3). */
function coalIn4D(state: AnyRailway, run: RailEntry): Entries {
  const { coal = 0, ...rest } = run
  if (state.phase !== '4D' || coal === 0) return [run]
  const reason = `18xx.games pays $${COAL_REVENUE} a number of a freight train in phase 4D too`
  const money = { from: 'bank', to: run.corporation, amount: coal }
  return [rest as RailEntry, { type: 'correct', reason, money }]
}

/** The entries as the rules take them; if they only keep the certificate limit of 18xx.games, after a ruling on that limit. */
export function adapted(state: AnyRailway, entries: Entries): Entries {
  const [first, ...rest] = entries
  if (first?.type === 'run') return [...coalIn4D(state, first), ...rest]
  const { players, limit } = FOUR_PLAYERS
  if (state.players.length !== players || game.limit(state) >= limit) return entries
  if (!OVER_LIMIT.includes(refusalOf(state, entries)?.code ?? '')) return entries
  const reason = `18xx.games counts to ${limit} certificates with ${players} players`
  return [{ type: 'correct', reason, certificateLimit: limit }, ...entries]
}

/** Rulings for one reason: where 18xx.games and the book differ. */
const ruled = (reason: string, ...whats: readonly object[]): Entries =>
  whats.map(what => ({ type: 'correct', reason, ...what }))

/**
 * A train declared anew when it passes between corporations, which the book allows only after it was discarded to the
 * Pool (4.5.8): so rulings take it there and back.
 */
export const redeclared = (corporation: string, from: string, to: string): Entries =>
  ruled(
    '18xx.games lets a train be declared anew when it passes between corporations',
    { train: { train: from, from: corporation, to: 'market' } },
    { train: { train: to, from: 'market', to: corporation } },
  )

/** The +10 of the Railway Express Agency, which 18xx.games lets a corporation place at any time in its turn (4.5.3). */
export const lateExpress = (corporation: string): Entries =>
  ruled(
    '18xx.games lets the Railway Express Agency be used at any time in the turn',
    { express: corporation },
    { private: { private: 'REA', to: 'closed' } },
  )

/** A conversion, which on 18xx.games may follow the use of the Railway Express Agency (4.5.1). */
export const lateConversion = (corporation: string): Entries =>
  ruled('18xx.games lets a corporation convert after it has used the Railway Express Agency', {
    convert: corporation,
  })

/** These entries; or others, if the rules refuse them only because they come too late in the turn. */
export function orLate(state: AnyRailway, entries: Entries, late: Entries): Entries {
  return ['stepOver', 'convertLate'].includes(refusalOf(state, entries)?.code ?? '') ? late : entries
}
