import type { Space } from '../../../src/bank/chart'
import { totalCash } from '../../../src/bank/money'
import type { Action } from '../../../src/rules/rule'
import {
  BANK,
  type CityId,
  CORPORATIONS,
  type CorporationId,
  PAR_SPACES,
  type PhaseId,
  PRIVATES,
  type PrivateId,
  TABLE_I,
  TRAIN_CARDS,
  TRAINS,
  type TrainId,
} from '../../../src/titles/18al/data'
import { type AlAction, law } from '../../../src/titles/18al/law'
import { start } from '../../../src/titles/18al/setup'
import type { AlExtra, AlOptions, AlState, AlTurn } from '../../../src/titles/18al/state'
import { report } from '../../../src/titles/18al/table/report'
import { freshOperatingTurn, freshStockTurn } from '../../../src/titles/18al/turns'
import { cash, seated, shares, space, tried } from '../tried'

export type { AlAction, AlState, CorporationId, PrivateId, TrainId }

/** A table of this many players, called p1 to p5, before the first entry. */
export function table(players = 3, options: AlOptions = {}): AlState {
  const all = seated(players)
  return start({ players: all, options: options as Record<string, true> })
}

/** A corporation in a made-up table; what is left out is as if it had just been started at its par value. */
interface Charter {
  par?: number
  /** Its space on the chart; by default its par space. */
  at?: Space
  president: string
  /** Shares outside the Initial Offering; `market` is the Open Market. */
  shares: Record<string, number>
  floated?: boolean
  treasury?: number
  trains?: TrainId[]
  stations?: number
}

/**
 * A table in mid-game. By default money stays with the bank, shares in the Initial Offering, and trains where the phase
 * puts them.
 */
export interface Position {
  players?: number
  options?: AlOptions
  cash?: Record<string, number>
  /** Listed in the order in which their tokens reached the chart. */
  corporations?: Partial<Record<CorporationId, Charter>>
  /** Those that are not named are closed. */
  privates?: Partial<Record<PrivateId, string>>
  market?: TrainId[]
  /** Trains left in the Initial Offering, if not as many as possible. */
  left?: Partial<Record<TrainId, number>>
  phase?: PhaseId
  round?: readonly [stock: number, operating: number]
  priority?: string
  /** A player's stock turn or a corporation's operating turn. */
  turn: string
  operated?: CorporationId[]
  extra?: Partial<AlExtra>
}

const isCorporation = (id: string): id is CorporationId => (CORPORATIONS as readonly string[]).includes(id)

function depotOf(base: AlState, at: Position): AlState['depot'] {
  const owned = { ...base.depot.owned }
  for (const id of CORPORATIONS) owned[id] = at.corporations?.[id]?.trains ?? []
  const market = at.market ?? []
  const offering = { ...base.depot.offering }
  const gone: TrainId[] = []
  const phase = TRAINS.indexOf((at.phase ?? '2') as TrainId)
  for (const type of TRAINS) {
    if (offering[type] === null) continue
    const spread = [...CORPORATIONS.flatMap(id => owned[id]), ...market].filter(card => card === type).length
    const rest = TRAIN_CARDS[type].number - spread
    if (rest < 0) throw new Error(`too many trains ${type}`)
    const left = at.left?.[type] ?? (TRAINS.indexOf(type) < phase ? 0 : rest)
    offering[type] = left
    for (let i = left; i < rest; i++) gone.push(type)
  }
  return { offering, market, gone, owned }
}

/** Sets a table up in mid-game; money, certificates and trains are conserved. */
export function place(at: Position): AlState {
  const base = table(at.players ?? 3, at.options)
  const cash: Record<string, number> = { ...base.cash }
  const held = { ...base.held }
  const corporations = { ...base.corporations }
  const chart: { corporation: CorporationId; at: Space }[] = []
  for (const [id, charter] of Object.entries(at.corporations ?? {}) as [CorporationId, Charter][]) {
    const par = charter.par ?? 75
    const space = charter.at ?? PAR_SPACES.get(par)
    if (!space) throw new Error(`no par ${par}`)
    const outside = Object.values(charter.shares).reduce((sum, n) => sum + n, 0)
    held[id] = { ...(outside < 10 ? { ipo: 10 - outside } : {}), ...charter.shares }
    chart.push({ corporation: id, at: space })
    cash[id] = charter.treasury ?? 0
    corporations[id] = {
      ...corporations[id],
      par,
      president: charter.president,
      floated: charter.floated ?? outside >= 6,
      ...(charter.stations === undefined ? {} : { stations: charter.stations }),
    }
  }
  for (const [id, amount] of Object.entries(at.cash ?? {})) cash[id] = amount
  cash.bank = BANK - (totalCash(cash) - (cash.bank ?? 0))
  const privates = { ...base.privates }
  for (const id of PRIVATES) privates[id] = at.privates?.[id] ?? 'closed'
  const phase = at.phase ?? '2'
  const operating = isCorporation(at.turn)
  const [stock, or] = at.round ?? [2, operating ? 1 : 0]
  const top: AlTurn = isCorporation(at.turn)
    ? freshOperatingTurn(at.turn, at.operated ?? [])
    : freshStockTurn(at.turn, { passed: [], last: null, soldInRound: {} })
  return {
    ...base,
    cash,
    held,
    corporations,
    chart,
    depot: depotOf(base, at),
    privates,
    phase,
    turn: [top],
    extra: {
      ...base.extra,
      round: { stock, operating: or, of: operating ? TABLE_I[phase].rounds : 0 },
      priorityDeal: at.priority ?? 'p1',
      ...at.extra,
    },
  }
}

export const { play, happened, expectRefused, expectAllowed, now } = tried({ law, report })
export { cash, shares, space }

type Of<T extends Action['type']> = Extract<AlAction, { type: T }>

export const pass = (player: string): AlAction => ({ type: 'pass', player })
export const buyPrivate = (player: string, company: PrivateId): AlAction => ({
  type: 'buyPrivate',
  player,
  private: company,
})
export const bid = (player: string, company: PrivateId, amount: number): AlAction => ({
  type: 'bid',
  player,
  private: company,
  amount,
})
export const par = (player: string, corporation: CorporationId, price: number): AlAction => ({
  type: 'par',
  player,
  corporation,
  price,
})
export const buyShare = (
  player: string,
  corporation: CorporationId,
  from: 'ipo' | 'market' = 'ipo',
): AlAction => ({ type: 'buyShare', player, corporation, from })
export const sellShares = (player: string, corporation: CorporationId, shares = 1): AlAction => ({
  type: 'sellShares',
  player,
  corporation,
  shares,
})
export const sellPrivate = (player: string, company: PrivateId, to: string, price: number): AlAction => ({
  type: 'sellPrivate',
  player,
  private: company,
  to,
  price,
})
export const layTile = (
  corporation: CorporationId,
  cost: number,
  more: { hex?: string; private?: 'B&SLC' } = {},
): AlAction => ({ type: 'layTile', corporation, cost, ...more })
export const placeToken = (
  corporation: CorporationId,
  more: { city?: CityId; objective?: true } = {},
): AlAction => ({ type: 'placeToken', corporation, ...more })
export const placeCoal = (corporation: CorporationId, city: CityId): AlAction => ({
  type: 'placeCoalToken',
  corporation,
  city,
})
export const run = (corporation: CorporationId, revenue: number, pay = revenue > 0): AlAction => ({
  type: 'run',
  corporation,
  revenue,
  pay,
})
export const buyTrain = (
  corporation: CorporationId,
  train: TrainId,
  from: Of<'buyTrain'>['from'] = 'ipo',
  more: { price?: number; private?: 'NDY' } = {},
): AlAction => ({ type: 'buyTrain', corporation, train, from, ...more })
export const discard = (corporation: CorporationId, train: TrainId): AlAction => ({
  type: 'discardTrain',
  corporation,
  train,
})
export const acquire = (corporation: CorporationId, company: PrivateId, price: number): AlAction => ({
  type: 'acquirePrivate',
  corporation,
  private: company,
  price,
})
export const endTurn = (corporation: CorporationId, noRoute?: true): AlAction => ({
  type: 'endTurn',
  corporation,
  ...(noRoute ? { noRoute } : {}),
})
export const bankrupt = (player: string): AlAction => ({ type: 'declareBankruptcy', player })
export const correct = (what: Partial<Omit<Of<'correct'>, 'type' | 'reason'>>): AlAction => ({
  type: 'correct',
  reason: 'as on the table',
  ...what,
})
export const stop: AlAction = { type: 'stop' }
export const extraRound: AlAction = { type: 'extraRound' }

/** The table with the private companies sold at par to p1 (the two cheapest) and p2, in the first stock round. */
export function afterPrivates(players = 3, options: AlOptions = {}): AlState {
  const order = table(players, options).players
  const buys = PRIVATES.map((company, i) => buyPrivate(order[i % players] ?? 'p1', company))
  return play(table(players, options), ...buys)
}
