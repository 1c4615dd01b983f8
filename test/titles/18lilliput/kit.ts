import type { Space } from '../../../src/bank/chart'
import { totalCash } from '../../../src/bank/money'
import {
  type CardId,
  type CardUse,
  type CharacterId,
  CORPORATIONS,
  type CorporationId,
  PHASE_TABLE,
  PHASES,
  type PhaseId,
  TRAIN_TYPES,
  TRAINS,
  type TrainCard,
  type TrainId,
  TYPE_OF,
} from '../../../src/titles/18lilliput/data'
import { type LilAction, law, rest } from '../../../src/titles/18lilliput/law'
import { start } from '../../../src/titles/18lilliput/setup'
import type {
  CardInHand,
  LilOptions,
  LilState,
  LilTurn,
  RunTurn,
  Taken,
} from '../../../src/titles/18lilliput/state'
import { report } from '../../../src/titles/18lilliput/table/report'
import { seated, tried } from '../tried'

// Tests also try what most games are played without.
await rest.load()

export type { CardId, CardUse, CorporationId, LilAction, LilState, TrainCard, TrainId }

/** A plausible index: ten spaces in each row, the bottom row a little cheaper. */
export const INDEX = {
  top: [50, 55, 60, 65, 70, 80, 90, 100, 110, 120],
  bottom: [40, 45, 50, 56, 62, 70, 75, 85, 95, 105],
}

/** Three companies of the banker's own. */
export const OTHERS = [
  { id: 'c5', name: 'Blefuscu Coast', color: '#7a4b12' },
  { id: 'c6', name: 'Lagado Central', color: '#f0e62b' },
  { id: 'c7', name: 'Balnibarbi Western', color: '#8a2f8f' },
]

/** A setup for this many players, called p1 to p4. */
export const setupFor = (players = 4, options: LilOptions = {}, others = OTHERS) => ({
  players: seated(players),
  options: options as Record<string, true>,
  own: { index: INDEX, others },
})

/** A table of this many players before the first entry. */
export function table(players = 4, options: LilOptions = {}, others = OTHERS): LilState {
  return start(setupFor(players, options, others))
}

/** A company in a made-up table. */
interface Company {
  director: string
  /** Shares besides the director's certificate; the bank has the rest. */
  shares?: Record<string, number>
  at?: Space
  treasury?: number
  trains?: TrainCard[]
  stations?: number
  lastRun?: number
}

/** A table in mid-game. By default everything is as at the start: no cash, no characters, one copy card each. */
export interface Position {
  players?: number
  options?: LilOptions
  cash?: Record<string, number>
  /** Listed in the order in which their markers reached the index. */
  companies?: Partial<Record<CorporationId, Company>>
  characters?: Partial<Record<CharacterId, string>>
  copies?: Record<string, number>
  scrapped?: TrainCard[]
  /** Trains left in the stack, if not as many as possible. */
  left?: Partial<Record<TrainId, number>>
  phase?: PhaseId
  round?: number
  starting?: string
  taken?: Taken[]
  /** A company's turn to run, or the index of a turn with a card, from 0. */
  turn?: CorporationId | number
  card?: Partial<CardInHand> & { id: CardId; use?: CardUse }
  run?: Partial<RunTurn>
}

function depotOf(base: LilState, at: Position): LilState['depot'] {
  const owned = { ...base.depot.owned }
  for (const id of base.corporations) owned[id] = at.companies?.[id]?.trains ?? []
  const market = at.scrapped ?? []
  const inPlay = [...market, ...Object.values(owned).flat()]
  const now = PHASES.indexOf(at.phase ?? '2')
  const offering = { ...base.depot.offering }
  const gone: TrainId[] = []
  for (const type of TRAINS) {
    const all = offering[type]
    if (all === null) continue
    // The four companies start with their 2s.
    const begun = base.corporations.filter(id => at.companies?.[id]).flatMap(id => base.depot.owned[id])
    const brought = begun.filter(card => card === type).length
    const rest = Math.max(0, all + brought - inPlay.filter(card => TYPE_OF[card] === type).length)
    const sold = PHASES.indexOf(TRAIN_TYPES[type].phase) < now
    const left = at.left?.[type] ?? (sold ? 0 : rest)
    offering[type] = left
    for (let i = left; i < rest; i++) gone.push(type)
  }
  return { offering, market, gone, owned }
}

function turnOf(at: Position): LilTurn {
  const { turn = 0, card, run } = at
  if (typeof turn !== 'number')
    return { at: 'run', corporation: turn, ran: null, equipped: false, done: [], ...run }
  const use = card?.use ?? 'action'
  const funds = card?.id === 'money' && use === 'alternative' ? PHASE_TABLE[at.phase ?? '2'].funds : 0
  const fresh = { yellow: 0, trains: 0, station: false, bought: false, founded: null, equipped: false, funds }
  return { at: 'card', nth: turn, card: card ? { ...fresh, ...card, use } : null }
}

/** Sets a table up in mid-game; the bank has what the others do not. */
export function place(at: Position): LilState {
  const base = table(at.players ?? 4, at.options)
  const cash: Record<string, number> = { ...base.cash }
  for (const id of base.players) cash[id] = at.cash?.[id] ?? 0
  const held = { ...base.held }
  const companies = { ...base.companies }
  const chart: { corporation: CorporationId; at: Space }[] = []
  for (const [id, company] of Object.entries(at.companies ?? {}) as [CorporationId, Company][]) {
    const { director, shares = {}, at: space = [0, 4], treasury = 0, stations = 2, lastRun = null } = company
    const given = Object.values(shares).reduce((sum, n) => sum + n, 0)
    const all: Record<string, number> = { ...shares, [director]: 5 + (shares[director] ?? 0) }
    held[id] = given < 3 ? { ...all, market: 3 - given } : all
    chart.push({ corporation: id, at: space })
    cash[id] = treasury
    companies[id] = { director, stations, cities: [], lastRun }
  }
  cash.bank = 0 - (totalCash(cash) - (cash.bank ?? 0))
  return {
    ...base,
    cash,
    held,
    companies,
    chart,
    depot: depotOf(base, at),
    phase: at.phase ?? '2',
    round: { ...base.round, number: at.round ?? 2 },
    starting: at.starting ?? 'p1',
    taken: at.taken ?? (at.card ? [{ card: at.card.id, use: at.card.use ?? 'action', player: 'p1' }] : []),
    characters: { ...base.characters, ...at.characters },
    copies: { ...base.copies, ...at.copies },
    turn: [turnOf(at)],
  }
}

export const { play, happened, expectRefused, expectAllowed, now } = tried({ law, report })

type Of<T extends LilAction['type']> = Extract<LilAction, { type: T }>

export const chooseCorporation = (
  player: string,
  corporation: Of<'chooseCorporation'>['corporation'],
): LilAction => ({ type: 'chooseCorporation', player, corporation })
export const chooseCharacter = (player: string, character: CharacterId): LilAction => ({
  type: 'chooseCharacter',
  player,
  character,
})
export const justiciary = (player: string, corporation?: CorporationId): LilAction => ({
  type: 'justiciary',
  player,
  ...(corporation ? { corporation } : {}),
})
export const takeCard = (player: string, card: CardId, use: CardUse = 'action', copy?: true): LilAction => ({
  type: 'takeCard',
  player,
  card,
  use,
  ...(copy ? { copy } : {}),
})
export const layY = (corporation: CorporationId): LilAction => ({ type: 'layY', corporation })
export const fund = (corporation: CorporationId, amount: number): LilAction => ({
  type: 'fund',
  corporation,
  amount,
})
export const sellShares = (player: string, corporation: CorporationId, shares = 1): LilAction => ({
  type: 'sellShares',
  player,
  corporation,
  shares,
})
export const buyShare = (player: string, corporation: CorporationId): LilAction => ({
  type: 'buyShare',
  player,
  corporation,
})
export const found = (player: string, corporation: CorporationId, cell: [number, number]): LilAction => ({
  type: 'found',
  player,
  corporation,
  cell,
})
export const buyTrain = (
  corporation: CorporationId,
  train: TrainCard,
  from: Of<'buyTrain'>['from'] = 'ipo',
  price?: number,
): LilAction => ({ type: 'buyTrain', corporation, train, from, ...(price === undefined ? {} : { price }) })
export const scrapTrain = (corporation: CorporationId, train: TrainCard): LilAction => ({
  type: 'scrapTrain',
  corporation,
  train,
})
export const discard = (corporation: CorporationId, train: TrainCard): LilAction => ({
  type: 'discardTrain',
  corporation,
  train,
})
export const placeToken = (corporation: CorporationId, city?: string): LilAction => ({
  type: 'placeToken',
  corporation,
  ...(city === undefined ? {} : { city }),
})
export const tradeIn = (player: string): LilAction => ({ type: 'tradeIn', player })
export const endTurn = (player: string): LilAction => ({ type: 'endTurn', player })
export const run = (corporation: CorporationId, revenue: number, pay = revenue > 0): LilAction => ({
  type: 'run',
  corporation,
  revenue,
  pay,
})
export const endRun = (corporation: CorporationId): LilAction => ({ type: 'endRun', corporation })
export const correct = (what: Partial<Omit<Of<'correct'>, 'type' | 'reason'>>): LilAction => ({
  type: 'correct',
  reason: 'as on the table',
  ...what,
})
export const stop: LilAction = { type: 'stop' }

/** The trains of some places: a company, `scrapped` or `gone`. */
export const trains = (state: LilState, at: CorporationId | 'scrapped' | 'gone'): readonly string[] =>
  (at === 'scrapped'
    ? state.depot.market
    : at === 'gone'
      ? state.depot.gone
      : state.depot.owned[at]
  ).toSorted()

/** The four companies, directed by p1 to p4, with a treasury of $500 each. */
export const four = (
  more: Partial<Record<CorporationId, Partial<Company>>> = {},
): NonNullable<Position['companies']> => {
  const ids = ['red', 'blue', 'green', 'yellow'] as const
  const rows: Partial<Record<CorporationId, Company>> = {}
  for (const [i, id] of ids.entries())
    rows[id] = {
      director: `p${i + 1}`,
      at: [0, 4 - i],
      treasury: 500,
      trains: id === 'yellow' ? ['2', '2'] : ['2'],
      ...more[id],
    }
  for (const id of CORPORATIONS) {
    const company = more[id]
    if (company && !rows[id]) rows[id] = { director: 'p1', ...company }
  }
  return rows
}
