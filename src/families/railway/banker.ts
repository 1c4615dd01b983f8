import * as v from 'valibot'
import type { Holder } from '../../bank/money'
import type { RulingField } from '../../rules/rulings'
import {
  type ActionSchema,
  added,
  holder,
  maybe,
  money,
  oneOf,
  player,
  count as shareCount,
  space,
} from '../../rules/schema'
import type { Frame } from '../../rules/state'
import type { ShellView } from '../../rules/view'
import { commonCorrections, correcting } from '../rulings/corrections'
import { MOST_ROUNDS, rulingForm } from '../rulings/form'
import { correctionOf, upTo } from '../rulings/kinds'
import { alreadySo, type Correction, refuseRuling } from '../rulings/policy'
import { railRule } from './count'
import type { Game } from './game'
import { corporationIn, type RailLedger } from './ledger'
import type { OperatingPolicy } from './operating/policy'
import { settleEnd } from './order'
import type { StockPolicy } from './stock/policy'
import { heirTo } from './stock/presidency'
import { type AnyRailway, frame, operatingTurn, type RailwayTurn } from './table'
import { freshOperatingTurn, freshStockTurn, roundAfter, roundName } from './turns'
import type { RailwayView } from './view'

/** The kinds of rulings that railway games share, in the order in which codes pack them. */
const kindsOf = ({ corporations, cards, privates, phases }: Game) => {
  const corporation = oneOf(corporations)
  return {
    money: maybe(v.strictObject({ from: holder, to: holder, amount: money(1) })),
    shares: maybe(v.strictObject({ corporation, from: holder, to: holder, shares: shareCount })),
    president: maybe(v.strictObject({ corporation, player })),
    price: maybe(v.strictObject({ corporation, cell: space })),
    train: maybe(v.strictObject({ train: oneOf(cards), from: holder, to: holder })),
    private: maybe(v.strictObject({ private: oneOf(privates), to: holder })),
    station: maybe(v.strictObject({ corporation, left: upTo(10) })),
    phase: maybe(oneOf(phases)),
    operated: added(v.strictObject({ corporation, turns: upTo(1) })),
    rounds: added(v.pipe(upTo(MOST_ROUNDS), v.minValue(1))),
    priority: added(player),
    turn: maybe(holder),
  }
}

type Common = ReturnType<typeof kindsOf>

/** What a title's banker can rule; `K` are all kinds of its rulings. */
export interface RulingPolicy<K extends v.ObjectEntries> {
  /** All kinds in the order in which the title's codes pack them. */
  kinds(common: Common): K
  /** How the kinds that only this title has are carried out. */
  readonly corrections: Readonly<Record<string, Correction<AnyRailway, RailLedger, never>>>
  /** The frame that gives somebody the turn on a kind of turn that only this title has. */
  turnOf?(state: AnyRailway, to: Holder): Frame | undefined
}

const plays = ({ players, bankrupt }: AnyRailway, id: Holder): boolean =>
  players.includes(id) && !bankrupt.includes(id)

/** The frame that gives `to` the turn: a player in a stock round or an auction, a corporation in an operating round. */
const turnOf =
  (game: Game, first: string) =>
  (state: AnyRailway, to: Holder): RailwayTurn | undefined => {
    const stock = frame(state, 'stock')
    if (stock) return plays(state, to) ? freshStockTurn(to, roundAfter(stock)) : undefined
    const auction = frame(state, 'auction')
    if (auction) {
      const bidding = state.bids[auction.private]?.some(bid => bid.player === to)
      return bidding ? { ...auction, player: to } : undefined
    }
    const turn = operatingTurn(state)
    if (!turn || !game.corporations.includes(to) || !corporationIn(state, to).floated) return undefined
    const operated = turn.operated.filter(corporation => corporation !== to)
    return freshOperatingTurn(to, first, operated)
  }

/** A ruling that a corporation floats: it gets what floating brings. */
const floating = (
  game: Game,
  { float }: Pick<StockPolicy, 'float'>,
): Correction<AnyRailway, RailLedger, string> => ({
  check(state, corporation) {
    const { par, floated } = corporationIn(state, corporation)
    if (par === null) return refuseRuling('notStarted', { corporation })
    return floated ? alreadySo('float', corporation) : undefined
  },
  play: (ledger, corporation) => float.play(game, ledger, corporation),
})

/** Rulings of a game in which corporations float, with the kind that says so. */
export const floatRulings = (game: Game, stock: Pick<StockPolicy, 'float'>) => ({
  kinds: ({ operated, rounds, priority, turn, ...common }: Common) => ({
    ...common,
    float: maybe(oneOf(game.corporations)),
    operated,
    rounds,
    priority,
    turn,
  }),
  corrections: { float: floating(game, stock) },
})

/** The rulings that all railway games share. */
const shared = (game: Game, first: string, own: RulingPolicy<v.ObjectEntries>['turnOf']) =>
  commonCorrections<string, string, string, string, string, AnyRailway, RailLedger>({
    corporations: game.corporations,
    grid: game.grid,
    presidentShares: game.printed.paper.presidentShares,
    freeCash: game.free,
    started: (state, id) => corporationIn(state, id).par !== null,
    operates: (state, id) => corporationIn(state, id).floated,
    set: ({ round }) => round,
    setRounds: (ledger, of) => ledger.set({ round: { ...ledger.state.round, of } }),
    priority: ({ priorityDeal }) => priorityDeal,
    plays,
    setPriority: (ledger, id) => ledger.priority(id),
    setPresident: (ledger, corporation, to) => ledger.president(corporation, to),
    heirTo,
    // On a charter trains keep what they are declared as; anywhere else only their type counts.
    trainName: (train, at) => (game.corporations.includes(at) ? train : game.typeOf(train)),
    onOffer: ({ depot }, train) => depot.offering[game.typeOf(train)] ?? 1,
    mostStations: game.stations,
    refusePrivate(state, company) {
      if (state.privates[company] === undefined)
        return refuseRuling('noSuchHolder', { holder: company, kind: 'private' })
      const auctioned = frame(state, 'auction')?.private === company
      return auctioned ? { rule: 'ruling', code: 'bidOn', facts: { private: company } } : undefined
    },
    beforePrivate(ledger, company) {
      ledger.set({ bids: { ...ledger.state.bids, [company]: [] } })
    },
    turnOf: (state, to) => own?.(state, to) ?? turnOf(game, first)(state, to),
    roundName,
  })

/** The rule for rulings, with the kinds that a title adds. */
export function rulingRule<K extends v.ObjectEntries>(
  game: Game,
  { steps, ends }: Pick<OperatingPolicy, 'steps' | 'ends'>,
  policy: RulingPolicy<K>,
) {
  const correction = correctionOf(policy.kinds(kindsOf(game)))
  type Correct = v.InferOutput<typeof correction.schema>
  const corrections = { ...shared(game, steps[0], policy.turnOf), ...policy.corrections }
  return railRule(
    correcting<AnyRailway, Correct, RailLedger, keyof Correct>(
      correction as { readonly schema: ActionSchema; kindOf(action: Correct): keyof Correct },
      corrections as Readonly<Record<keyof Correct, Correction<AnyRailway, RailLedger, never>>>,
      settleEnd(ends),
    ),
  )
}

/** What the form for the banker's rulings has of a title's own: its kinds, and those of them that are one bare field. */
export interface OwnRulings<V> {
  readonly own: Readonly<Record<string, readonly RulingField[]>>
  readonly bare: readonly string[]
  readonly lists?: Readonly<Record<string, readonly string[]>>
  readonly mostStations?: number
  /** What else the form begins with, from the table. */
  follows?(view: V, kind: string, value: unknown): Readonly<Record<string, number>>
}

const FLOAT: OwnRulings<object> = { own: { float: [{ id: 'corporation', is: 'holder' }] }, bare: ['float'] }

/** The form for the banker's rulings; without kinds of the title, a corporation can be made to float. */
export const rulingsOf = <
  V extends Pick<RailwayView, 'round' | 'corporations' | 'players'> & ShellView = RailwayView,
>(
  game: Game,
  title: OwnRulings<V> = FLOAT,
) =>
  rulingForm<V>({
    corporations: game.corporations,
    trains: game.cards,
    privates: game.privates,
    phases: game.phases,
    mostStations: 10,
    ...title,
    started: ({ corporations }) => corporations.filter(({ par }) => par !== null).map(({ id }) => id),
    operating: ({ corporations }) => corporations.filter(({ floated }) => floated).map(({ id }) => id),
    active: ({ players, out }) => players.map(({ id }) => id).filter(id => !out?.includes(id)),
    // Fills in how many stations the corporation has now.
    follows(view, kind, value) {
      const of = kind === 'station' ? view.corporations.find(({ id }) => id === value) : undefined
      return of ? { left: of.stations } : (title.follows?.(view, kind, value) ?? {})
    },
  })
