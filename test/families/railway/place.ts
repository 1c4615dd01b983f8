import type { Space } from '../../../src/bank/chart'
import { totalCash } from '../../../src/bank/money'
import type { Game } from '../../../src/families/railway/game'
import { corporationIn } from '../../../src/families/railway/ledger'
import type { AnyRailway } from '../../../src/families/railway/table'
import { freshOperatingTurn, freshStockTurn } from '../../../src/families/railway/turns'
import type { Options } from '../../../src/rules/rule'

/** A corporation in a made-up table; what is left out is as if it had just been started at its par value. */
export interface Charter {
  /** By default $75, or what is nearest to it. */
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
}

/** The highest price that a corporation can start at up to this one, otherwise the lowest: games print different ones. */
export function parOf({ parSpaces }: Pick<Game, 'parSpaces'>, most: number): number {
  const prices = [...parSpaces.keys()]
  return prices.findLast(price => price <= most) ?? prices[0] ?? 0
}

function depotOf(
  { corporations, trains, train, typeOf }: Game,
  base: AnyRailway,
  at: Position,
): AnyRailway['depot'] {
  const owned = { ...base.depot.owned }
  for (const id of corporations) owned[id] = at.corporations?.[id]?.trains ?? []
  const market = at.market ?? []
  const offering = { ...base.depot.offering }
  const gone: string[] = []
  const phase = trains.indexOf(at.phase ?? '2')
  for (const type of trains) {
    if (offering[type] === null) continue
    const spread = [...corporations.flatMap(id => owned[id] ?? []), ...market]
    const rest = (train(type).number ?? 0) - spread.filter(card => typeOf(card) === type).length
    if (rest < 0) throw new Error(`too many trains ${type}`)
    const left = at.left?.[type] ?? (trains.indexOf(type) < phase ? 0 : rest)
    offering[type] = left
    for (let i = left; i < rest; i++) gone.push(type)
  }
  return { offering, market, gone, owned }
}

/** Sets a table up in mid-game, from one before its first entry; money, certificates and trains are conserved. */
export function placeOn(game: Game, base: AnyRailway, at: Position, first: string): AnyRailway {
  const cash: Record<string, number> = { ...base.cash }
  const held = { ...base.held }
  const corporations = { ...base.corporations }
  const chart: { corporation: string; at: Space }[] = []
  for (const [id, charter] of Object.entries(at.corporations ?? {}) as [string, Charter][]) {
    const par = charter.par ?? parOf(game, 75)
    const space = charter.at ?? game.parSpaces.get(par)
    if (!space) throw new Error(`no par ${par}`)
    const outside = Object.values(charter.shares).reduce((sum, n) => sum + n, 0)
    const { ipo: all = 0, ...aside } = base.held[id] ?? {}
    held[id] = { ...(outside < all ? { ipo: all - outside } : {}), ...aside, ...charter.shares }
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
  cash.bank = (cash.bank ?? 0) + game.printed.bank - totalCash(cash)
  const privates = { ...base.privates }
  for (const id of game.privates) privates[id] = at.privates?.[id] ?? 'closed'
  const phase = at.phase ?? '2'
  const operating = game.corporations.includes(at.turn)
  const [stock, or] = at.round ?? [2, operating ? 1 : 0]
  return {
    ...base,
    cash,
    held,
    corporations,
    chart,
    depot: depotOf(game, base, at),
    privates,
    phase,
    turn: [operating ? freshOperatingTurn(at.turn, first, at.operated ?? []) : freshStockTurn(at.turn)],
    round: { stock, operating: or, of: operating ? game.phase({ phase }).rounds : 0 },
    priorityDeal: at.priority ?? 'p1',
    ending: null,
    endRuled: false,
  }
}
