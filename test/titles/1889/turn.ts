import type { AnyRailway, Corporation } from '../../../src/families/railway/table'
import { freshOperatingTurn } from '../../../src/families/railway/turns'
import type { Action1889 } from '../../../src/titles/1889/law'
import { acquire as acquireBy, run as runOf } from '../../families/railway/entries'
import { sold } from './tables'

export interface Given {
  readonly cash?: Readonly<Record<string, number>>
  readonly trains?: Readonly<Record<string, readonly string[]>>
  readonly phase?: string
  readonly offering?: Readonly<Record<string, number>>
  readonly held?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly privates?: Readonly<Record<string, string>>
  readonly pool?: readonly string[]
}

/** An operating turn of the AR, presided over by p1, at ¥100; the KO of p2 follows. */
export function turn({
  cash,
  trains,
  phase = '2',
  offering,
  held,
  privates,
  pool = [],
}: Given = {}): AnyRailway {
  const state = sold(4)
  const running: Corporation = { ...(state.corporations.AR as Corporation), par: 100, floated: true }
  return {
    ...state,
    fresh: false,
    phase,
    round: { stock: 1, operating: 1, of: 1 },
    cash: { ...state.cash, AR: 500, KO: 500, ...cash },
    held: { ...state.held, AR: { p1: 5, ipo: 5 }, KO: { p2: 5, ipo: 5 }, ...held },
    chart: [
      { corporation: 'AR', at: [0, 3] },
      { corporation: 'KO', at: [0, 3] },
    ],
    corporations: {
      ...state.corporations,
      AR: { ...running, president: 'p1' },
      KO: { ...running, president: 'p2' },
    },
    depot: {
      ...state.depot,
      market: pool,
      offering: { ...state.depot.offering, ...offering },
      owned: { ...state.depot.owned, ...trains },
    },
    privates: { ...state.privates, ...privates },
    turn: [freshOperatingTurn('AR', 'build', [])],
  }
}

const AR = { corporation: 'AR' } as const
export const tile = (hex?: string, cost = 80): Action1889 => ({
  type: 'layTile',
  ...AR,
  cost,
  ...(hex === undefined ? {} : { hex }),
})
export const station: Action1889 = { type: 'placeToken', ...AR }
export const run = (revenue: number, pay = revenue > 0): Action1889 => runOf('AR', revenue, pay)
export const train = (type: string, from = 'ipo', more: object = {}): Action1889 =>
  ({ type: 'buyTrain', ...AR, train: type, from, ...more }) as Action1889
export const end = (more: object = {}): Action1889 => ({ type: 'endTurn', ...AR, ...more })
export const acquire = (company: string, price: number): Action1889 => acquireBy('AR', company, price)
