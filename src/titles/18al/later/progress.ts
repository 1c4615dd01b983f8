import { cellAt, type Tokens } from '../../../bank/chart'
import type { Money } from '../../../bank/money'
import { type JoinedForm, turnOf } from '../../../families/join/form'
import {
  freshMemory,
  hasBegun,
  type JoinedMemory,
  memoryFrom,
  memoryOf,
  type StockSeats,
} from '../../../families/join/memory'
import type { PlayerId } from '../../../rules/state'
import { game, PRIVATES } from '../data'
import type { StoredFrame, StoredOperating, StoredStock } from '../joining/frames'
import type { PositionTable } from '../joining/table'

/** What a player may have done in a stock turn that is joined (3.2). */
export const DEEDS = ['nothing', 'sold', 'bought', 'soldBought', 'boughtSold'] as const
export type Deed = (typeof DEEDS)[number]

const DID: Readonly<Record<Deed, Pick<StoredStock, 'acted' | 'bought' | 'sold' | 'soldAfter'>>> = {
  nothing: { acted: false, bought: false, sold: false, soldAfter: false },
  sold: { acted: true, bought: false, sold: true, soldAfter: false },
  bought: { acted: true, bought: true, sold: false, soldAfter: false },
  soldBought: { acted: true, bought: true, sold: true, soldAfter: false },
  boughtSold: { acted: true, bought: true, sold: true, soldAfter: true },
}

/** How far a corporation may have come in an operating turn that is joined (4.2). */
export const STAGES = ['nothing', 'tile', 'station', 'run'] as const
export type Stage = (typeof STAGES)[number]

const AT: Readonly<Record<Stage, Pick<StoredOperating, 'step' | 'tiles'>>> = {
  nothing: { step: 'tile', tiles: 0 },
  tile: { step: 'tile', tiles: 1 },
  station: { step: 'station', tiles: 1 },
  run: { step: 'trains', tiles: 1 },
}

/** Standing bids on private companies, by company and player. */
export type JoinedBids = Readonly<Partial<Record<string, Readonly<Record<PlayerId, Money>>>>>

/** What the round and the turn in progress remember, as far as filled in; all of it may be omitted. */
export interface Progress {
  readonly memory?: JoinedMemory
  readonly deed?: Deed
  readonly stage?: Stage
  /** Trains bought from the Bank on this turn: asked while one is the most (4.2.5(f)). */
  readonly fromBank?: number
  /** The least that the president got for a certificate sold for a train; `undefined` before one is sold (4.2.5.2(d)). */
  readonly least?: Money | undefined
  readonly bids?: JoinedBids
  /** Who has the turn once the auction is over. */
  readonly afterwards?: PlayerId | undefined
  /** What no question asks about: revenue and tiles of the turn that the table was joined in. */
  readonly keptTurn?: StoredOperating | undefined
}

type Form = JoinedForm & Progress

/** The private companies that nobody has yet, while they are being sold: in stock rounds, before a corporation starts (3.1). */
export function unsoldIn({ kind, privates, corporations }: Form): readonly string[] {
  if (kind !== 'SR' || Object.keys(corporations).length > 0) return []
  return PRIVATES.filter(id => privates[id] === '')
}

/** The standing bids on a company, lowest first. */
export function bidsOn({ bids }: Form, company: string) {
  const standing = Object.entries(bids?.[company] ?? {})
  return standing.map(([player, amount]) => ({ player, amount })).sort((a, b) => a.amount - b.amount)
}

/** The company that is being auctioned: the cheapest unsold one, once it has a bid (3.1.1). */
export function auctioned(form: Form): string | undefined {
  const [first] = unsoldIn(form)
  return first && bidsOn(form, first).length > 0 ? first : undefined
}

/**
 * The players in a stock round, who has the turn, and with whom the round began. During an auction the turn is that
 * of whoever comes after it.
 */
export function seatsOf(players: readonly PlayerId[], form: Form): StockSeats {
  const { priority = players[0] ?? '' } = form
  return {
    players,
    turn: (auctioned(form) ? afterwardsOf(players, form) : turnOf(form)) ?? priority,
    priority,
  }
}

/** Who has the turn after the auction: as was answered, otherwise the player after the owner of the company sold last. */
export function afterwardsOf(players: readonly PlayerId[], form: Form): PlayerId {
  const last = PRIVATES.findLast(id => players.includes(form.privates[id] ?? ''))
  const seat = last === undefined ? 0 : players.indexOf(form.privates[last] ?? '') + 1
  return form.afterwards ?? players[seat % players.length] ?? ''
}

function stockTurns(players: readonly PlayerId[], form: Form): readonly StoredFrame[] {
  const { memory = freshMemory, deed = 'nothing' } = form
  const seats = seatsOf(players, form)
  const company = auctioned(form)
  const did = DID[company ? 'nothing' : deed]
  if (!company && !did.acted && memory.passes === 0 && !hasBegun(seats, memory)) return []
  const round = memoryOf(seats, company ? { ...memory, passes: 0, begun: true } : memory, did.acted)
  const { passed, last, soldInRound } = round as unknown as StoredStock
  const stock: StoredStock = { at: 'stock', player: seats.turn, ...did, passed, last, soldInRound }
  return company ? [{ at: 'auction', private: company, player: turnOf(form) ?? '' }, stock] : [stock]
}

/** Whether a forced purchase may be under way: after the run of a corporation that has no train (4.2.5.2). */
export function asksLeast(form: Form): boolean {
  const row = form.kind === 'OR' && form.stage === 'run' ? form.corporations[turnOf(form) ?? ''] : undefined
  return row?.trains.length === 0
}

/**
 * What a certificate may have brought: if a corporation has shares in the market, its token was a space higher when
 * one was sold (3.2(a)).
 */
export function broughtBy(tokens: Tokens<string>, { corporations }: Form): readonly Money[] {
  const prices = tokens.flatMap(({ corporation, at: [row, column] }) => {
    const sold = (corporations[corporation]?.market ?? 0) > 0
    return sold ? (cellAt(game.grid, [Math.max(0, row - 1), column])?.price ?? []) : []
  })
  return [...new Set(prices)].sort((a, b) => a - b)
}

function operatingTurns(form: Form, phase: string, done: readonly string[]): readonly StoredFrame[] {
  const { stage = 'nothing', fromBank = 0, least, keptTurn } = form
  const corporation = turnOf(form)
  if (!corporation || (stage === 'nothing' && !keptTurn)) return []
  const same = keptTurn?.corporation === corporation && stageOf(keptTurn) === stage ? keptTurn : undefined
  const own: StoredOperating = {
    at: 'operate',
    corporation,
    revenue: 0,
    ...AT[stage],
    ...same,
    fromBank,
    operated: [...done],
    least: (asksLeast(form) ? least : null) ?? null,
  }
  const isOver = Object.values(form.corporations).some(
    ({ trains }) => trains.length > game.phase({ phase }).trainLimit,
  )
  return isOver ? [{ at: 'discard' }, own] : [own]
}

/** The turn in progress with what it remembers; empty if it is a fresh turn of a round that remembers nothing. */
export function turnsOf(
  players: readonly PlayerId[],
  form: Form,
  phase: string,
  done: readonly string[],
): readonly StoredFrame[] {
  return form.kind === 'SR' ? stockTurns(players, form) : operatingTurns(form, phase, done)
}

/** How far an operating turn has come, as an answer of the form. */
function stageOf({ step, tiles }: StoredOperating): Stage {
  if (step === 'trains' || step === 'run') return 'run'
  if (step === 'station') return 'station'
  return tiles > 0 ? 'tile' : 'nothing'
}

function deedOf({ bought, sold, soldAfter }: StoredStock): Deed {
  if (soldAfter) return 'boughtSold'
  if (sold) return bought ? 'soldBought' : 'sold'
  return bought ? 'bought' : 'nothing'
}

/** What a joined table remembers of its round and turn, in the shape of the form. */
export function progressFrom({ turns = [], bids = {} }: PositionTable): Progress {
  const frames = turns as readonly StoredFrame[]
  const stock = frames.find(it => it.at === 'stock')
  const own = frames.find(it => it.at === 'operate')
  const standing = Object.entries(bids).map(([company, list = []]) => [
    company,
    Object.fromEntries(list.map(({ player, amount }) => [player, amount])),
  ])
  return {
    bids: Object.fromEntries(standing),
    ...(stock ? { memory: memoryFrom(stock), deed: deedOf(stock) } : {}),
    ...(stock && frames[0]?.at === 'auction' ? { afterwards: stock.player } : {}),
    ...(own
      ? { stage: stageOf(own), fromBank: own.fromBank, least: own.least ?? undefined, keptTurn: own }
      : {}),
  }
}
