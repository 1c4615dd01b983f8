import type { Space } from '../../../src/bank/chart'
import { totalCash } from '../../../src/bank/money'
import { corporationIn } from '../../../src/families/railway/ledger'
import type { AnyRailway, RailwayTurn } from '../../../src/families/railway/table'
import { freshOperatingTurn, freshStockTurn } from '../../../src/families/railway/turns'
import type { Action, Options } from '../../../src/rules/rule'
import { CORPORATIONS, game, PRIVATES, TRAINS } from '../../../src/titles/18al/data'
import { type AlAction, law, rest } from '../../../src/titles/18al/law'
import type { Own } from '../../../src/titles/18al/own'
import { report, start } from '../../../src/titles/18al/start'
import { cash, seated, shares, space, tried } from '../tried'

// Tests also try what most games are played without.
await rest.load()

export type { AlAction, AnyRailway }
/** A table, as the tests of 18AL call it. */
export type AlState = AnyRailway

/** A table of this many players, called p1 to p5, before the first entry. */
export function table(players = 3, options: Options = {}): AnyRailway {
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
  trains?: string[]
  stations?: number
}

/**
 * A table in mid-game. By default money stays with the bank, shares in the Initial Offering, and trains where the phase
 * puts them.
 */
export interface Position {
  players?: number
  options?: Options
  cash?: Record<string, number>
  /** Listed in the order in which their tokens reached the chart. */
  corporations?: Partial<Record<string, Charter>>
  /** Those that are not named are closed. */
  privates?: Partial<Record<string, string>>
  market?: string[]
  /** Trains left in the Initial Offering, if not as many as possible. */
  left?: Partial<Record<string, number>>
  phase?: string
  round?: readonly [stock: number, operating: number]
  priority?: string
  /** A player's stock turn or a corporation's operating turn. */
  turn: string
  operated?: string[]
  extra?: Partial<Own & Pick<AnyRailway, 'ending' | 'endRuled' | 'bids'>> & {
    operatedOnce?: readonly string[]
  }
}

const isCorporation = (id: string) => CORPORATIONS.includes(id)

function depotOf(base: AnyRailway, at: Position): AnyRailway['depot'] {
  const owned = { ...base.depot.owned }
  for (const id of CORPORATIONS) owned[id] = at.corporations?.[id]?.trains ?? []
  const market = at.market ?? []
  const offering = { ...base.depot.offering }
  const gone: string[] = []
  const phase = TRAINS.indexOf(at.phase ?? '2')
  for (const type of TRAINS) {
    if (offering[type] === null) continue
    const spread = [...CORPORATIONS.flatMap(id => owned[id]), ...market].filter(card => card === type).length
    const rest = (game.train(type).number ?? 0) - spread
    if (rest < 0) throw new Error(`too many trains ${type}`)
    const left = at.left?.[type] ?? (TRAINS.indexOf(type) < phase ? 0 : rest)
    offering[type] = left
    for (let i = left; i < rest; i++) gone.push(type)
  }
  return { offering, market, gone, owned }
}

/** Sets a table up in mid-game; money, certificates and trains are conserved. */
export function place(at: Position): AnyRailway {
  const base = table(at.players ?? 3, at.options)
  const cash: Record<string, number> = { ...base.cash }
  const held = { ...base.held }
  const corporations = { ...base.corporations }
  const chart: { corporation: string; at: Space }[] = []
  for (const [id, charter] of Object.entries(at.corporations ?? {}) as [string, Charter][]) {
    const par = charter.par ?? 75
    const space = charter.at ?? game.parSpaces.get(par)
    if (!space) throw new Error(`no par ${par}`)
    const outside = Object.values(charter.shares).reduce((sum, n) => sum + n, 0)
    held[id] = { ...(outside < 10 ? { ipo: 10 - outside } : {}), ...charter.shares }
    chart.push({ corporation: id, at: space })
    cash[id] = charter.treasury ?? 0
    corporations[id] = {
      ...corporationIn(base, id),
      par,
      president: charter.president,
      floated: charter.floated ?? outside >= 6,
      ...(charter.stations === undefined ? {} : { stations: charter.stations }),
    }
  }
  for (const [id, amount] of Object.entries(at.cash ?? {})) cash[id] = amount
  cash.bank = game.printed.bank - (totalCash(cash) - (cash.bank ?? 0))
  const privates = { ...base.privates }
  for (const id of PRIVATES) privates[id] = at.privates?.[id] ?? 'closed'
  const phase = at.phase ?? '2'
  const { bids, ending, endRuled, operatedOnce = [], ...own } = at.extra ?? {}
  for (const id of operatedOnce)
    corporations[id] = { ...corporationIn(base, id), ...corporations[id], operated: true }
  const operating = isCorporation(at.turn)
  const [stock, or] = at.round ?? [2, operating ? 1 : 0]
  const top: RailwayTurn = isCorporation(at.turn)
    ? freshOperatingTurn(at.turn, 'tile', at.operated ?? [])
    : freshStockTurn(at.turn)
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
    round: { stock, operating: or, of: operating ? game.phase({ phase }).rounds : 0 },
    priorityDeal: at.priority ?? 'p1',
    bids: bids ?? base.bids,
    ending: ending ?? null,
    endRuled: endRuled ?? false,
    own: { ...base.own, ...own },
  }
}

export const { play, happened, expectRefused, expectAllowed, now } = tried({ law, report })
export { cash, shares, space }

type Of<T extends Action['type']> = Extract<AlAction, { type: T }>

export const pass = (player: string): AlAction => ({ type: 'pass', player })
export const buyPrivate = (player: string, company: string): AlAction => ({
  type: 'buyPrivate',
  player,
  private: company,
})
export const bid = (player: string, company: string, amount: number): AlAction => ({
  type: 'bid',
  player,
  private: company,
  amount,
})
export const par = (player: string, corporation: string, price: number): AlAction => ({
  type: 'par',
  player,
  corporation,
  price,
})
export const buyShare = (player: string, corporation: string, from: 'ipo' | 'market' = 'ipo'): AlAction => ({
  type: 'buyShare',
  player,
  corporation,
  from,
})
export const sellShares = (player: string, corporation: string, shares = 1): AlAction => ({
  type: 'sellShares',
  player,
  corporation,
  shares,
})
export const sellPrivate = (player: string, company: string, to: string, price: number): AlAction => ({
  type: 'sellPrivate',
  player,
  private: company,
  to,
  price,
})
export const layTile = (
  corporation: string,
  cost: number,
  more: { hex?: string; private?: 'B&SLC' } = {},
): AlAction => ({ type: 'layTile', corporation, cost, ...more })
export const placeToken = (
  corporation: string,
  more: { city?: string; objective?: true } = {},
): AlAction => ({ type: 'placeToken', corporation, ...more })
export const placeCoal = (corporation: string, city: string): AlAction => ({
  type: 'placeCoalToken',
  corporation,
  city,
})
export const run = (corporation: string, revenue: number, pay = revenue > 0): AlAction => ({
  type: 'run',
  corporation,
  revenue,
  pay,
})
export const buyTrain = (
  corporation: string,
  train: string,
  from: Of<'buyTrain'>['from'] = 'ipo',
  more: { price?: number; private?: 'NDY' } = {},
): AlAction => ({ type: 'buyTrain', corporation, train, from, ...more })
export const discard = (corporation: string, train: string): AlAction => ({
  type: 'discardTrain',
  corporation,
  train,
})
export const acquire = (corporation: string, company: string, price: number): AlAction => ({
  type: 'acquirePrivate',
  corporation,
  private: company,
  price,
})
export const endTurn = (corporation: string, noRoute?: true): AlAction => ({
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
export function afterPrivates(players = 3, options: Options = {}): AnyRailway {
  const order = table(players, options).players
  const buys = PRIVATES.map((company, i) => buyPrivate(order[i % players] ?? 'p1', company))
  return play(table(players, options), ...buys)
}
