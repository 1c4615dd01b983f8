import { cellAt, type Space, sameSpace, spaceOf } from '../../../bank/chart'
import { type Holder, hasPurse } from '../../../bank/money'
import type { Refusal } from '../../../rules/rule'
import { type CorporationId, SEATS, STATIONS, type TrainCard, TYPE_OF } from '../data'
import { refuse } from '../refusals'
import { frame, type LilState, roundName, sharesBy, spareShares, trainsOf } from '../state'
import { refuseUnfounded, turnFor } from '../turns'
import { alreadySo, type Correction, correction } from './correction'
import type { CorrectionKind } from './correctionKinds'
import { roundCorrections } from './roundCorrections'

const isCorporation = ({ corporations }: LilState, id: Holder): id is CorporationId =>
  (corporations as readonly string[]).includes(id)
/** Refuses to give anything to an unfounded company or take anything from it: no report lists its holdings. */
function refuseUnfoundedOf(state: LilState, ...holders: Holder[]): Refusal | undefined {
  for (const holder of holders) {
    const refusal = isCorporation(state, holder) ? refuseUnfounded(state, holder) : undefined
    if (refusal) return refusal
  }
  return undefined
}

const noSuchHolder = (holder: Holder, kind: string) => refuse('ruling', 'noSuchHolder', { holder, kind })
const lacks = (holder: Holder, what: string, has: number, wants: number) =>
  refuse('ruling', 'holderLacks', { holder, what, has, wants })

const money = correction(
  'money',
  (state, { from, to, amount }) => {
    const stranger = [from, to].find(holder => !hasPurse(state.cash, holder))
    if (stranger !== undefined) return noSuchHolder(stranger, 'money')
    if (from === to) return alreadySo('money', to)
    const unfounded = refuseUnfoundedOf(state, from, to)
    if (unfounded) return unfounded
    const has = state.cash[from] ?? 0
    return from !== 'bank' && has < amount ? lacks(from, 'money', has, amount) : undefined
  },
  (ledger, { from, to, amount }) => ledger.pay(from, to, amount, 'correction'),
)

const shares = correction(
  'shares',
  (state, { corporation, from, to, shares: number }) => {
    const unfounded = refuseUnfounded(state, corporation)
    if (unfounded) return unfounded
    const stranger = [from, to].find(holder => holder !== 'market' && !state.players.includes(holder))
    if (stranger !== undefined) return noSuchHolder(stranger, 'shares')
    if (from === to) return alreadySo('shares', to)
    const has = sharesBy(state, corporation, from)
    if (has < number) return lacks(from, 'shares', has, number)
    const spare = spareShares(state, corporation, from)
    return spare < number
      ? refuse('ruling', 'directorStays', { player: from, corporation, spare, shares: number })
      : undefined
  },
  (ledger, { corporation, from, to, shares: number }) => ledger.shares(corporation, from, to, number),
)

/** Is this marker the lowest in its space, or the only one there? */
function lowest(state: LilState, corporation: CorporationId, at: Space): boolean {
  return state.chart.findLast(token => sameSpace(token.at, at))?.corporation === corporation
}

const price = correction(
  'price',
  (state, { corporation, cell }) => {
    const at = spaceOf(state.chart, corporation)
    if (!at) return refuseUnfounded(state, corporation)
    if (!cellAt(state.grid, cell)) {
      const spaces = state.grid[0]?.length ?? 0
      return refuse('ruling', 'noSuchSpace', { row: cell[0], column: cell[1], spaces })
    }
    return sameSpace(at, cell) && lowest(state, corporation, at) ? alreadySo('price', corporation) : undefined
  },
  // In its own space it goes under the others there.
  (ledger, { corporation, cell }) => ledger.tokenUnder(ledger.state.grid, corporation, cell, 'correction'),
)

/** Trains out of play are at `closed` in entries, at `gone` in the depot. */
const trainPlace = (holder: Holder) => (holder === 'closed' ? 'gone' : holder)

/** The number of these cards at a place. The stack holds plain cards only; of the endless type it always has one. */
function trainsAt(state: LilState, train: TrainCard, holder: Holder): number {
  const { depot } = state
  if (holder === 'ipo') return TYPE_OF[train] === train ? (depot.offering[TYPE_OF[train]] ?? 1) : 0
  const cards =
    holder === 'scrapped'
      ? depot.market
      : holder === 'closed'
        ? depot.gone
        : trainsOf(state, holder as CorporationId)
  return cards.filter(card => card === train).length
}

const train = correction(
  'train',
  (state, { train, from, to }) => {
    const known = (holder: Holder) =>
      ['ipo', 'scrapped', 'closed'].includes(holder) || isCorporation(state, holder)
    const stranger = [from, to].find(holder => !known(holder))
    if (stranger !== undefined) return noSuchHolder(stranger, 'train')
    const unfounded = refuseUnfoundedOf(state, from, to)
    if (unfounded) return unfounded
    if (from === to) return alreadySo('train', to)
    return trainsAt(state, train, from) === 0 ? lacks(from, `train ${train}`, 0, 1) : undefined
  },
  (ledger, { train, from, to }) => {
    const as = to === 'ipo' ? TYPE_OF[train] : train
    ledger.train(train, trainPlace(from), trainPlace(to), 'correction', as)
  },
)

const station = correction(
  'station',
  (state, { corporation, left }) => {
    const unfounded = refuseUnfounded(state, corporation)
    if (unfounded) return unfounded
    if (left > STATIONS) return refuse('ruling', 'stationsMost', { corporation, most: STATIONS })
    return state.companies[corporation].stations === left ? alreadySo('station', corporation) : undefined
  },
  (ledger, { corporation, left }) => {
    ledger.company(corporation, { stations: left })
    ledger.tell({ is: 'noted', code: 'stationCorrected', of: corporation })
  },
)

const character = correction(
  'character',
  (state, { character, to }) => {
    if (to !== 'closed' && !state.players.includes(to)) return noSuchHolder(to, 'character')
    return (state.characters[character] ?? 'closed') === to ? alreadySo('character', to) : undefined
  },
  (ledger, { character, to }) => ledger.character(character, to === 'closed' ? null : to),
)

const copies = correction(
  'copies',
  (state, { player, left }) => {
    const most = SEATS[state.players.length]?.copies ?? 0
    if (left > most) return refuse('ruling', 'copiesMost', { player, most })
    return state.copies[player] === left ? alreadySo('copies', player) : undefined
  },
  (ledger, { player, left }) => ledger.copies(player, left),
)

const phase = correction(
  'phase',
  (state, phase) => (state.phase === phase ? alreadySo('phase', phase) : undefined),
  (ledger, phase) => {
    ledger.set({ phase })
    ledger.tell({ is: 'phase', phase })
  },
)

const turn = correction(
  'turn',
  (state, to) =>
    turnFor(state, to) ? undefined : refuse('ruling', 'wrongTurn', { turn: to, round: roundName(state) }),
  (ledger, to) => {
    const next = turnFor(ledger.state, to)
    if (!next) throw new Error(`no turn for ${to}`)
    // Whatever has to come first stays due: discards, and the Grand Justiciary's payment.
    if (frame(ledger.state, 'discard')) ledger.setTurns([{ at: 'discard' }, next])
    else if (frame(ledger.state, 'justiciary')) ledger.setTurns([{ at: 'justiciary' }, next])
    else ledger.setTurns([next])
    ledger.tell({ is: 'noted', code: 'turnCorrected', of: to })
  },
)

/** The banker's rulings by kind. Each conserves money, shares and trains, and triggers nothing by itself. */
export const corrections: Readonly<Record<CorrectionKind, Correction>> = {
  money,
  shares,
  price,
  train,
  station,
  character,
  copies,
  ...roundCorrections,
  phase,
  turn,
}
