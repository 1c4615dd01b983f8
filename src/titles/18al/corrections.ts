import { cellAt, placeToken, type Space, sameSpace, spaceOf } from '../../bank/chart'
import { type Holder, hasPurse } from '../../bank/money'
import type { Refusal } from '../../rules/rule'
import { clearBids } from './auction'
import type { Correct, CorrectionKind } from './correctionKinds'
import { CHARTERS, CORPORATIONS, type CorporationId, GRID, PAPER, type TrainId } from './data'
import { setPresident } from './presidency'
import { refuse } from './refusals'
import { float } from './rules/buyShare'
import { type AlLedger, type AlState, type AlTurn, frame, freeCash, operatingTurn, shares } from './state'
import { freshOperatingTurn, freshStockTurn, roundAfter, roundName } from './turns'

interface Correction {
  check(state: AlState, action: Correct): Refusal | undefined
  play(ledger: AlLedger, action: Correct): void
}

/** Makes a correction of one kind from what its own key holds. */
function correction<K extends CorrectionKind>(
  kind: K,
  check: (state: AlState, what: NonNullable<Correct[K]>) => Refusal | undefined,
  play: (ledger: AlLedger, what: NonNullable<Correct[K]>) => void,
): Correction {
  const of = (action: Correct): NonNullable<Correct[K]> => {
    const what = action[kind]
    if (what === undefined) throw new Error(`a correction without ${kind}`)
    return what as NonNullable<Correct[K]>
  }
  return {
    check: (state, action) => check(state, of(action)),
    play: (ledger, action) => play(ledger, of(action)),
  }
}

const isCorporation = (id: Holder): id is CorporationId => (CORPORATIONS as readonly string[]).includes(id)
const noSuchHolder = (holder: Holder, kind: string) => refuse('ruling', 'noSuchHolder', { holder, kind })
const lacks = (holder: Holder, what: string, has: number, wants: number) =>
  refuse('ruling', 'holderLacks', { holder, what, has, wants })
const alreadySo = (what: string, of: string) => refuse('ruling', 'alreadySo', { what, of })

const money = correction(
  'money',
  (state, { from, to, amount }) => {
    const stranger = [from, to].find(holder => !hasPurse(state.cash, holder))
    if (stranger !== undefined) return noSuchHolder(stranger, 'money')
    if (from === to) return alreadySo('money', to)
    const has = state.players.includes(from) ? freeCash(state, from) : (state.cash[from] ?? 0)
    return from !== 'bank' && has < amount ? lacks(from, 'money', has, amount) : undefined
  },
  (ledger, { from, to, amount }) => ledger.pay(from, to, amount, 'correction'),
)

/** Shares that a holder may part with: a president's certificate is not split, nor taken from where it lies unsold. */
function spareShares(state: AlState, corporation: CorporationId, holder: Holder): number {
  const { president } = state.corporations[corporation]
  const keeps = holder === (president ?? 'ipo') ? PAPER.presidentShares : 0
  return shares(state, corporation, holder) - keeps
}

const sharesBetween = correction(
  'shares',
  (state, { corporation, from, to, shares: number }) => {
    const stranger = [from, to].find(
      holder => holder !== 'ipo' && holder !== 'market' && !state.players.includes(holder),
    )
    if (stranger !== undefined) return noSuchHolder(stranger, 'shares')
    if (from === to) return alreadySo('shares', to)
    const has = shares(state, corporation, from)
    if (has < number) return lacks(from, 'shares', has, number)
    if (spareShares(state, corporation, from) < number)
      return refuse('ruling', 'presidentsTwo', { holder: from, corporation })
    return undefined
  },
  (ledger, { corporation, from, to, shares: number }) => ledger.shares(corporation, from, to, number),
)

const president = correction(
  'president',
  (state, { corporation, player }) => {
    const now = state.corporations[corporation].president
    if (now === null) return refuse('ruling', 'notStarted', { corporation })
    if (now === player) return alreadySo('president', player)
    return shares(state, corporation, player) < PAPER.presidentShares
      ? refuse('ruling', 'presidentsTwo', { holder: player, corporation })
      : undefined
  },
  (ledger, { corporation, player }) => setPresident(ledger, corporation, player),
)

/** Is a token the lowest of those in its space, or alone there? */
function lowest(state: AlState, corporation: CorporationId, at: Space): boolean {
  return state.chart.findLast(token => sameSpace(token.at, at))?.corporation === corporation
}

const price = correction(
  'price',
  (state, { corporation, cell }) => {
    const at = spaceOf(state.chart, corporation)
    if (!at) return refuse('ruling', 'notStarted', { corporation })
    if (!cellAt(GRID, cell)) return refuse('ruling', 'noSuchSpace', { row: cell[0], column: cell[1] })
    return sameSpace(at, cell) && lowest(state, corporation, at) ? alreadySo('price', corporation) : undefined
  },
  (ledger, { corporation, cell }) => {
    const { chart } = ledger.state
    const from = spaceOf(chart, corporation)
    if (!from || !sameSpace(from, cell)) return ledger.token(corporation, cell, 'correction')
    // Who lies on top of whom is put right: it goes under the stack in which it lies.
    const others = chart.filter(token => token.corporation !== corporation)
    ledger.set({ chart: placeToken(others, corporation, cell) })
    ledger.tell({ is: 'token', corporation, from, to: cell, why: 'correction' })
  },
)

/** Trains call their places as other holders are called: `closed` is out of play. */
const trainPlace = (holder: Holder) => (holder === 'closed' ? 'gone' : holder)

function trainsAt(state: AlState, train: TrainId, holder: Holder): number {
  if (holder === 'ipo') return state.depot.offering[train] ?? 1
  const place = trainPlace(holder)
  const cards =
    place === 'gone' || place === 'market'
      ? state.depot[place]
      : isCorporation(place)
        ? state.depot.owned[place]
        : []
  return cards.filter(card => card === train).length
}

const train = correction(
  'train',
  (state, { train, from, to }) => {
    const known = (holder: Holder) => ['ipo', 'market', 'closed'].includes(holder) || isCorporation(holder)
    const stranger = [from, to].find(holder => !known(holder))
    if (stranger !== undefined) return noSuchHolder(stranger, 'train')
    if (from === to) return alreadySo('train', to)
    return trainsAt(state, train, from) === 0 ? lacks(from, `train ${train}`, 0, 1) : undefined
  },
  (ledger, { train, from, to }) => ledger.train(train, trainPlace(from), trainPlace(to), 'correction'),
)

const privateTo = correction(
  'private',
  (state, { private: company, to }) => {
    const known = ['bank', 'closed'].includes(to) || state.players.includes(to) || isCorporation(to)
    if (!known) return noSuchHolder(to, 'private')
    if (frame(state, 'auction')?.private === company) return refuse('ruling', 'bidOn', { private: company })
    return state.privates[company] === to ? alreadySo('private', to) : undefined
  },
  (ledger, { private: company, to }) => {
    clearBids(ledger, company)
    ledger.private(company, to, 'correction')
    if (company === 'M&C') {
      const { abilities } = ledger.state.extra
      ledger.setExtra({
        abilities: { ...abilities, chits: isCorporation(to) ? to : to === 'closed' ? abilities.chits : null },
      })
    }
  },
)

const station = correction(
  'station',
  (state, { corporation, left }) => {
    const most = CHARTERS[corporation].stations - 1
    if (left > most) return refuse('ruling', 'stationsLeft', { corporation, most })
    return state.corporations[corporation].stations === left ? alreadySo('station', corporation) : undefined
  },
  (ledger, { corporation, left }) => {
    ledger.setCorporation(corporation, { stations: left })
    ledger.tell({ is: 'noted', code: 'stationCorrected', of: corporation })
  },
)

const phase = correction(
  'phase',
  (state, phase) => (state.phase === phase ? alreadySo('phase', phase) : undefined),
  (ledger, phase) => {
    ledger.set({ phase })
    ledger.tell({ is: 'phase', phase })
  },
)

const floats = correction(
  'float',
  (state, corporation) => {
    const { par, floated } = state.corporations[corporation]
    if (par === null) return refuse('ruling', 'notStarted', { corporation })
    return floated ? alreadySo('float', corporation) : undefined
  },
  (ledger, corporation) => float(ledger, corporation),
)

/** The frame that gives somebody the turn: a player's in a stock round or an auction, a corporation's in an operating round. */
function turnOf(state: AlState, to: Holder): AlTurn | undefined {
  const top = state.turn[0]
  if (top.at === 'stock' && state.players.includes(to)) return freshStockTurn(to, roundAfter(top))
  if (top.at === 'auction')
    return state.extra.bids[top.private].some(bid => bid.player === to) ? { ...top, player: to } : undefined
  const turn = operatingTurn(state)
  if (!turn || !isCorporation(to) || !state.corporations[to].floated) return undefined
  return freshOperatingTurn(
    to,
    turn.operated.filter(corporation => corporation !== to),
  )
}

const turn = correction(
  'turn',
  (state, to) =>
    turnOf(state, to) ? undefined : refuse('ruling', 'wrongTurn', { turn: to, round: roundName(state) }),
  (ledger, to) => {
    const next = turnOf(ledger.state, to)
    if (!next) throw new Error(`no turn for ${to}`)
    const discard = ledger.state.turn[0].at === 'discard'
    if (discard) ledger.set({ turn: [ledger.state.turn[0], next] })
    else ledger.setTurn(next)
    ledger.tell({ is: 'noted', code: 'turnCorrected', of: to })
  },
)

/** The banker's rulings by kind: each conserves money, certificates and trains, and sets off nothing by itself. */
export const corrections: Readonly<Record<CorrectionKind, Correction>> = {
  money,
  shares: sharesBetween,
  president,
  price,
  train,
  private: privateTo,
  station,
  phase,
  float: floats,
  turn,
}
