import type { RailLedger } from '../ledger'
import type { AnyRailway } from '../table'
import { layOn, refuseLaid } from './lays'
import { doubtsOf, mapReport, refuseMap, takeMap } from './lies'
import type { Laying, MapPolicy } from './policy'
import { markPiece } from './reached'
import { markStation } from './stations'

type Lies = Parameters<typeof refuseMap>[2]

/** What a law asks of the map of a table that keeps it, and what it does to that. */
export const keepingOf = (it: MapPolicy) => ({
  refuseLaid: (state: AnyRailway, act: Laying) => refuseLaid(it, state, act),
  layOn: (ledger: RailLedger, act: Laying) => layOn(it, ledger, act),
  markStation: (ledger: RailLedger, corporation: string, city: string) =>
    markStation(it, ledger, corporation, city),
  markPiece: (ledger: RailLedger, corporation: string, city: string) =>
    markPiece(it, ledger, corporation, city),
  refuseMap: (state: AnyRailway, lies: Lies) => refuseMap(it, state, lies),
  takeMap: (ledger: RailLedger, lies: Lies) => takeMap(it, ledger, lies),
  mapReport: (state: AnyRailway) => mapReport(it, state),
  doubtsOf: (state: AnyRailway) => doubtsOf(it, state),
})
export type Keeping = ReturnType<typeof keepingOf>
