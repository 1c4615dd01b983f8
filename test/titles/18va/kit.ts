import type { Space } from '../../../src/bank/chart'
import { totalCash } from '../../../src/bank/money'
import type { Bid } from '../../../src/families/railway/table'
import { freshOperatingTurn, freshStockTurn } from '../../../src/families/railway/turns'
import { recordOf } from '../../../src/rules/state'
import {
  BANK,
  type CardId,
  CORPORATIONS,
  type CorporationId,
  FACES,
  LOTS,
  type LotId,
  PAPERS,
  PHASES,
  type PhaseId,
  type PlaceId,
  PRIVATES,
  type PrivateId,
  SET_ASIDE,
  type Size,
  STATIONS,
  TRAIN_CARDS,
  TRAINS,
  type TrainId,
} from '../../../src/titles/18va/data'
import { law, rest, type VaAction } from '../../../src/titles/18va/law'
import { freshCorporation, start } from '../../../src/titles/18va/start'
import {
  type Corporation,
  game,
  overTrainLimit,
  STEPS,
  type Step,
  type VaState,
  type VaTurn,
} from '../../../src/titles/18va/state'
import { report } from '../../../src/titles/18va/table/report'
import { cash, seated, shares, space, tried } from '../tried'

// Tests also try what most games are played without.
await rest.load()

export type { CorporationId, VaAction, VaState }

/** A table of this many players, called p1 to p5, before the first entry. */
export function table(players = 3, options: { readonly seventyPercent?: true } = {}): VaState {
  const all = seated(players)
  return start({ players: all, options: { ...options } })
}

/** A corporation in a made-up table; what is left out is as if it had completed its first turn at its starting value. */
interface Charter extends Partial<Pick<Corporation, 'operated' | 'extraTrain' | 'stations'>> {
  /** By default ten for the B&O and from phase 5 on, otherwise five. */
  size?: Size
  value?: number
  /** Its space on the chart; by default that of its starting value. */
  at?: Space
  president: string
  /** Shares outside its treasury; `market` is the Pool. */
  shares: Record<string, number>
  treasury?: number
  trains?: CardId[]
}

/** A table in mid-game. By default money stays with the bank, shares in the treasury, and trains where the phase puts them. */
export interface Place {
  players?: number
  options?: { readonly seventyPercent?: true }
  cash?: Record<string, number>
  /** Listed in the order in which their tokens reached the chart. */
  corporations?: Partial<Record<CorporationId, Charter>>
  /** Those that are not named are closed. */
  privates?: Partial<Record<PrivateId, string>>
  market?: TrainId[]
  /** Trains left in the bank, if not as many as possible. */
  left?: Partial<Record<TrainId, number>>
  phase?: PhaseId
  round?: readonly [stock: number, operating: number]
  of?: number
  priority?: string
  order?: string[]
  bankrupt?: string[]
  ending?: 'bank'
  /** A player's stock turn or a corporation's operating turn. */
  turn: string
  operated?: CorporationId[]
  step?: Step
}

const isCorporation = (id: string): id is CorporationId => (CORPORATIONS as readonly string[]).includes(id)

function depotOf(base: VaState, at: Place): VaState['depot'] {
  const owned = recordOf<CorporationId, readonly CardId[]>(
    CORPORATIONS,
    id => at.corporations?.[id]?.trains ?? [],
  )
  const market = at.market ?? []
  const offering = { ...base.depot.offering }
  const gone: TrainId[] = []
  const phase = PHASES.indexOf(at.phase ?? '2')
  for (const type of TRAINS) {
    const all = [...CORPORATIONS.flatMap(id => owned[id]), ...market]
    const rest = TRAIN_CARDS[type].number - all.filter(card => game.typeOf(card) === type).length
    if (rest < 0) throw new Error(`too many trains ${type}`)
    const left = at.left?.[type] ?? (TRAINS.indexOf(type) < phase ? 0 : rest)
    offering[type] = left
    for (let i = left; i < rest; i++) gone.push(type)
  }
  return { offering, market, gone, owned }
}

/** Sets a table up in mid-game; money, certificates and trains are conserved. */
export function place(at: Place): VaState {
  const base = table(at.players ?? 3, at.options)
  const phase = at.phase ?? '2'
  const late = PHASES.indexOf(phase) >= PHASES.indexOf('5')
  const cash: Record<string, number> = { ...base.cash, ...at.cash }
  const held = { ...base.held }
  const corporations = { ...base.corporations }
  const chart: { corporation: CorporationId; at: Space }[] = []
  for (const id of CORPORATIONS) {
    const charter = at.corporations?.[id]
    const size = charter?.size ?? (late || id === 'B&O' ? 10 : 5)
    corporations[id] = freshCorporation(size)
    const all = PAPERS[size].shares
    const outside = Object.values(charter?.shares ?? {}).reduce((sum, n) => sum + n, 0)
    held[id] = {
      ...(outside < all ? { ipo: all - outside } : {}),
      ...(size === 5 ? { aside: SET_ASIDE } : {}),
      ...charter?.shares,
    }
    if (!charter) continue
    const { value = 75, president, treasury = 0, operated = true, extraTrain = false } = charter
    corporations[id] = {
      ...corporations[id],
      par: value,
      floated: true,
      president,
      operated,
      extraTrain,
      stations: charter.stations ?? STATIONS[size],
    }
    cash[id] = treasury
  }
  for (const [id, charter] of Object.entries(at.corporations ?? {}) as [CorporationId, Charter][]) {
    const space = charter.at ?? game.parSpaces.get(charter.value ?? 75)
    if (!space) throw new Error(`no starting value ${charter.value}`)
    chart.push({ corporation: id, at: space })
  }
  cash.bank = (cash.bank ?? 0) + BANK - totalCash(cash)
  const turn: VaTurn = isCorporation(at.turn)
    ? { ...freshOperatingTurn(at.turn, STEPS[0], at.operated ?? []), ...(at.step ? { step: at.step } : {}) }
    : freshStockTurn(at.turn)
  const [stock, operating] = at.round ?? (isCorporation(at.turn) ? [2, 1] : [2, 0])
  const state: VaState = {
    ...base,
    cash,
    held,
    corporations,
    chart,
    depot: depotOf(base, at),
    privates: recordOf<PrivateId, string>(PRIVATES, id => at.privates?.[id] ?? 'closed'),
    phase,
    order: at.order ?? base.order,
    bankrupt: at.bankrupt ?? [],
    round: { stock, operating, of: at.of ?? Math.max(operating, operating === 0 ? 0 : 1) },
    priorityDeal: at.priority ?? 'p1',
    ending: at.ending ?? null,
    turn: [turn],
  }
  return overTrainLimit(state).length > 0 ? { ...state, turn: [{ at: 'discard' }, turn] } : state
}

/** A table in the first auction, by what differs from its beginning. */
export function auction(
  player: string,
  lots: Partial<Record<LotId, { face?: number; bid?: Bid | null }>> = {},
  more: { players?: number; passed?: string[] } = {},
): VaState {
  return {
    ...table(more.players ?? 3),
    own: { faces: recordOf(LOTS, lot => lots[lot]?.face ?? FACES[lot]) },
    bids: recordOf(LOTS, lot => [lots[lot]?.bid ?? []].flat()),
    turn: [{ at: 'lots', player, passed: more.passed ?? [] }],
  }
}

export const { play, happened, expectRefused, expectAllowed, now } = tried({ law, report })
export { cash, shares, space }

type Of<T extends VaAction['type']> = Extract<VaAction, { type: T }>

export const pass = (player: string): VaAction => ({ type: 'pass', player })
export const bid = (player: string, lot: LotId, amount: number): VaAction => ({
  type: 'bid',
  player,
  private: lot,
  amount,
})
export const par = (player: string, corporation: CorporationId, price: number): VaAction => ({
  type: 'par',
  player,
  corporation,
  price,
})
export const buyShare = (
  player: string,
  corporation: CorporationId,
  from: 'ipo' | 'market' = 'ipo',
): VaAction => ({ type: 'buyShare', player, corporation, from })
export const sellShares = (player: string, corporation: CorporationId, shares = 1): VaAction => ({
  type: 'sellShares',
  player,
  corporation,
  shares,
})
export const convert = (corporation: CorporationId): VaAction => ({ type: 'convert', corporation })
export const placeToken = (corporation: CorporationId, city?: PlaceId): VaAction => ({
  type: 'placeToken',
  corporation,
  ...(city ? { city } : {}),
})
export const usePrivate = (
  corporation: CorporationId,
  company: 'REA' | 'PY',
  more: Partial<Pick<Of<'usePrivate'>, 'use' | 'city'>> = {},
): VaAction => ({ type: 'usePrivate', corporation, private: company, ...more })
export const run = (
  corporation: CorporationId,
  revenue: number,
  more: { pay?: boolean; coal?: number } = {},
): VaAction => ({ type: 'run', corporation, revenue, pay: revenue > 0, ...more })
export const buyTrain = (
  corporation: CorporationId,
  train: CardId,
  from: Of<'buyTrain'>['from'] = 'ipo',
  more: { price?: number; private?: 'TIW' } = {},
): VaAction => ({ type: 'buyTrain', corporation, train, from, ...more })
export const discard = (corporation: CorporationId, train: CardId): VaAction => ({
  type: 'discardTrain',
  corporation,
  train,
})
export const acquire = (corporation: CorporationId, company: PrivateId, price: number): VaAction => ({
  type: 'acquirePrivate',
  corporation,
  private: company,
  price,
})
export const endTurn = (corporation: CorporationId): VaAction => ({ type: 'endTurn', corporation })
export const bankrupt = (player: string): VaAction => ({ type: 'declareBankruptcy', player })
export const correct = (what: Partial<Omit<Of<'correct'>, 'type' | 'reason'>>): VaAction => ({
  type: 'correct',
  reason: 'as on the table',
  ...what,
})
export const stop: VaAction = { type: 'stop' }

/** All items of the first auction are sold at face value: p1 has the three private companies, p2 the B&O, which is at $90. */
export function afterAuction(players = 3): VaState {
  const ids = table(players).order
  const fill = auction(
    'p1',
    {
      REA: { bid: { player: 'p1', amount: 40 } },
      TIW: { bid: { player: 'p1', amount: 60 } },
      PY: { bid: { player: 'p1', amount: 80 } },
      'B&O': { bid: { player: 'p2', amount: 140 } },
    },
    { players },
  )
  return play(fill, ...ids.map(pass), par('p2', 'B&O', 90))
}
