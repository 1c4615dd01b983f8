import type * as v from 'valibot'
import { spaceOf } from '../../bank/chart'
import { cashOf } from '../../bank/money'
import type { RailRule } from '../../families/railway/law'
import type { RailLedger } from '../../families/railway/ledger'
import { type AnyRailway, frame } from '../../families/railway/table'
import { operatingTurn, refuseOperatingTurn } from '../../families/railway/turns'
import { action, oneOf } from '../../rules/schema'
import { CORPORATIONS, type CorporationId, FIRST_CORPORATION, PRIVATES, SET_ASIDE, STATIONS } from './data'
import { freshCorporation } from './start'
import { game, setCorporation, va, why } from './state'

/**
 * Turns a Five-Share into a Ten-Share Company: the shares set aside go to its treasury, and it gets two more stations
 * (4.5.1).
 */
export function convertTo10(ledger: RailLedger, corporation: CorporationId): void {
  const { stations } = va(ledger.state).corporations[corporation]
  ledger.shares(corporation, 'aside', 'ipo', SET_ASIDE)
  setCorporation(ledger, corporation, { size: 10, stations: stations + STATIONS[10] - STATIONS[5] })
  ledger.report({ is: 'converted', corporation })
}

/**
 * Closes a corporation (4.6.3): its money goes to the bank, its trains to the Pool, its private companies and tokens
 * out of play, and all its shares back to it without compensation. It may be started again.
 */
export function close(ledger: RailLedger, id: string): void {
  const corporation = id as CorporationId
  const before = va(ledger.state)
  ledger.pay(corporation, 'bank', cashOf(before.cash, corporation), 'closed', corporation)
  for (const train of before.depot.owned[corporation])
    ledger.train(train, corporation, 'market', 'closed', game.typeOf(train))
  for (const company of PRIVATES)
    if (before.privates[company] === corporation) ledger.private(company, 'closed', 'closed')
  for (const [holder, shares] of Object.entries(before.held[corporation]))
    if (holder !== 'ipo' && holder !== 'aside') ledger.shares(corporation, holder, 'ipo', shares)
  const ten = corporation === FIRST_CORPORATION || game.reached(before, '5')
  const { size } = before.corporations[corporation]
  if (!ten && size === 10) ledger.shares(corporation, 'ipo', 'aside', SET_ASIDE)
  if (ten && size === 5) ledger.shares(corporation, 'aside', 'ipo', SET_ASIDE)
  const { chart } = ledger.state
  setCorporation(ledger, corporation, freshCorporation(ten ? 10 : 5))
  if (spaceOf(chart, corporation))
    ledger.set({ chart: chart.filter(token => token.corporation !== corporation) })
  ledger.report({ is: 'closed', corporation })
}

const schema = action('convert', { corporation: oneOf(CORPORATIONS) })
export type Convert = v.InferOutput<typeof schema>

const hasTen = (state: AnyRailway, corporation: CorporationId): boolean =>
  va(state).corporations[corporation].size === 10

/** A Five-Share Company becomes a Ten-Share Company, at the beginning of its turn, from phase 3 on (4.5.1). */
export const convert: RailRule<Convert> = {
  schema,
  offers(state) {
    const corporation = frame(state, 'operate')?.corporation as CorporationId | undefined
    if (!corporation || hasTen(state, corporation)) return []
    return [{ slot: 'convert', draft: { type: 'convert', corporation } }]
  },
  why(state, { corporation }) {
    const refusal = refuseOperatingTurn(game, state, corporation)
    if (refusal) return refusal
    if (hasTen(state, corporation)) return why('tenShares', { corporation })
    if (!game.reached(state, '3')) return why('convertNotYet', { phase: state.phase })
    const now = frame(state, 'operate')?.step ?? ''
    return now === 'convert' ? undefined : why('convertLate', { corporation, now })
  },
  play(ledger, { corporation }) {
    convertTo10(ledger, corporation)
    ledger.setTurn({ ...operatingTurn(ledger), step: 'station' })
  },
}
