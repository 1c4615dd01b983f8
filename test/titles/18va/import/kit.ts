import type { Imported } from '../../../../src/interop/eighteenxx'
import { begin, now } from '../../../../src/session/session'
import type { VaState } from '../../../../src/titles/18va/state'
import { loadTitle } from '../../../../src/titles/registry'
import { bid, by, importedText, of, pass, plain, company as power } from '../../../interop/eighteenxxKit'
import { entered } from '../../../session/games'
import { type Raw, rawFile } from './record'

const title = await loadTitle('18VA')

/** Imports the entries of a game of this many players. */
export const imported = (entries: readonly Raw[], more: Raw = {}, seats = 3) =>
  importedText(rawFile(entries, more, seats))

/** The table after everything that was imported. */
export const stateOf = ({ file }: Imported): VaState =>
  now(entered(begin(title, file.setup), file.actions)) as VaState

/** The report of that table. */
export const tableOf = (result: Imported) => title.report(stateOf(result))

export { bid, by, importedText, of, pass, plain, power }
export const passes = (...entities: number[]) => entities.map(pass)
export const par = (entity: number, corporation: string, price: number) =>
  by(entity, 'par', { corporation, share_price: `${price},0,0` })
export const buy = (entity: number, share: string, percent: number) =>
  by(entity, 'buy_shares', { shares: [share], percent })
export const tile = (corporation: string) =>
  of(corporation, 'lay_tile', { hex: 'E10', tile: '9-0', rotation: 0 })
export const train = (corporation: string, id: string, price: number, variant: string) =>
  of(corporation, 'buy_train', { train: id, price, variant })

/** A run of one train, with its dividend. */
export const runs = (
  corporation: string,
  revenue: number,
  run: Raw = {},
  route: Raw = {},
  kind = 'withhold',
) => [
  of(corporation, 'run_routes', { routes: [{ train: '2-0', connections: [], revenue, ...route }], ...run }),
  of(corporation, 'dividend', { kind }),
]

/** The first auction: the first player gets the REA and the B&O, the second the TIW, the third the PY; the second player then acts first. */
export const AUCTION = [
  bid(1, 'P1', 40),
  bid(2, 'P2', 60),
  bid(3, 'P3', 80),
  bid(1, 'P4', 140),
  ...passes(2, 3, 1),
  par(1, 'B&O', 100),
]

/** To follow: the second player starts the VR with three shares, everybody passes, and both corporations buy a train and the VR a station at Roanoke. */
export const STARTED = [
  ...AUCTION,
  par(2, 'VR', 70),
  ...passes(3, 1),
  buy(2, 'VR_1', 20),
  ...passes(3, 1, 2),
  train('B&O', '2-0', 100, '2'),
  of('VR', 'place_token', { city: 'A12-0-0', slot: 0 }),
]

/** To follow: the VR buys a freight train, everybody passes, and the B&O has run. */
export const SECOND = [
  ...STARTED,
  train('VR', '2-1', 100, '1G'),
  ...passes(3, 1, 2),
  ...runs('B&O', 60, {}, {}, 'payout'),
]
