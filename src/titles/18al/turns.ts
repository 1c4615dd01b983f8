import { inOrder, spaceOf, step } from '../../bank/chart'
import type { Refusal } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import { CORPORATIONS, type CorporationId, GRID, PRIVATE_CARDS, PRIVATES, TABLE_I } from './data'
import type { AlConsequence, AlLedger } from './ledger'
import { refuse } from './refusals'
import {
  type AlState,
  cellOf,
  frame,
  nextPlayer,
  type OperatingTurn,
  operatingTurn,
  overTrainLimit,
  STEPS,
  type Step,
  type StockTurn,
  shares,
} from './state'

/** The name of the round as in reports: `SR 3` or `OR 3.1`. */
export function roundName(state: AlState): string {
  const { stock, operating } = state.extra.round
  return operating === 0 ? `SR ${stock}` : `OR ${stock}.${operating}`
}

/** The player or corporation to act; during a discard or a forced sale it is still the operating corporation. */
export function actor(state: AlState): string | undefined {
  const top = state.turn[0]
  if (top.at === 'stock' || top.at === 'auction') return top.player
  return operatingTurn(state)?.corporation
}

/** Refuses if the game is over, or if somebody has to discard trains first. */
function settled(state: AlState): Refusal | undefined {
  const top = state.turn[0]
  if (top.at === 'over') return refuse('5', 'gameOver', { by: top.by })
  if (top.at === 'discard') return refuse('4.2.5(g)', 'discardFirst', { owners: overTrainLimit(state) })
  return undefined
}

function notYours(state: AlState, by: string): Refusal {
  const top = state.turn[0]
  // The player asked in an auction has the turn, but may only answer the auction.
  if (top.at === 'auction' && top.player === by)
    return refuse('3.1.1', 'auctionOn', { private: top.private, player: by })
  const rule = top.at === 'auction' ? '3.1.1' : top.at === 'stock' ? '3' : '4(b)'
  return refuse(rule, 'notYourTurn', { turn: actor(state) ?? '' })
}

/** Refuses unless it is this player's stock turn (3) and no auction is in progress. */
export function refuseStockTurn(state: AlState, player: PlayerId): Refusal | undefined {
  if (frame(state, 'stock')?.player === player) return undefined
  return settled(state) ?? notYours(state, player)
}

/** Refuses unless this player is asked in the auction in progress (3.1.1). */
export function refuseAuctionTurn(state: AlState, player: PlayerId): Refusal | undefined {
  return frame(state, 'auction')?.player === player ? undefined : notYours(state, player)
}

/** Refuses unless it is this corporation's operating turn (4(b)). */
export function refuseOperatingTurn(state: AlState, corporation: CorporationId): Refusal | undefined {
  if (frame(state, 'operate')?.corporation === corporation) return undefined
  return settled(state) ?? notYours(state, corporation)
}

/** Refuses if the turn has gone past this step (4.2). */
export function refuseStep(turn: OperatingTurn, wanted: Step): Refusal | undefined {
  if (STEPS.indexOf(turn.step) <= STEPS.indexOf(wanted)) return undefined
  return refuse('4.2', 'stepOver', { corporation: turn.corporation, step: wanted, now: turn.step })
}

/** The operating turn, for a rule whose `check` has passed. Throws if there is none. */
export function operating(ledger: AlLedger): OperatingTurn {
  const turn = frame(ledger.state, 'operate')
  if (!turn) throw new Error('no operating turn')
  return turn
}

/** The stock turn, for a rule whose `check` has passed. Throws if there is none. */
export function stockTurn(ledger: AlLedger): StockTurn {
  const turn = frame(ledger.state, 'stock')
  if (!turn) throw new Error('no stock turn')
  return turn
}

/** A fresh stock turn of a player, with what the round remembers. */
export function freshStockTurn(
  player: PlayerId,
  round: Pick<StockTurn, 'passed' | 'last' | 'soldInRound'>,
): StockTurn {
  const { passed, last, soldInRound } = round
  return {
    at: 'stock',
    player,
    acted: false,
    bought: false,
    sold: false,
    soldAfter: false,
    passed,
    last,
    soldInRound,
  }
}

/** What a stock round remembers after this turn: an action cancels all passes before it (3.6). */
export function roundAfter(turn: StockTurn): Pick<StockTurn, 'passed' | 'last' | 'soldInRound'> {
  return turn.acted ? { ...turn, passed: [], last: turn.player } : turn
}

/** Ends a stock turn (3): the next player follows, or the round ends once all have passed in a row (3.6). */
export function endStockTurn(ledger: AlLedger): void {
  const turn = stockTurn(ledger)
  const before = roundAfter(turn)
  const passed = turn.acted ? [] : [...before.passed.filter(player => player !== turn.player), turn.player]
  ledger.setTurn(freshStockTurn(nextPlayer(ledger.state, turn.player), { ...before, passed }))
  if (passed.length >= ledger.state.players.length)
    ledger.pushTurn({ at: 'between', after: 'stock', operated: [] })
}

/** A fresh operating turn of a corporation. */
export function freshOperatingTurn(
  corporation: CorporationId,
  operated: readonly CorporationId[],
): OperatingTurn {
  return {
    at: 'operate',
    corporation,
    step: 'tile',
    revenue: 0,
    tiles: 0,
    fromBank: 0,
    least: null,
    operated,
  }
}

function startStockRound(ledger: AlLedger): void {
  const { round, priorityDeal } = ledger.state.extra
  ledger.setExtra({ round: { stock: round.stock + 1, operating: 0, of: 0 } })
  ledger.setTurns([freshStockTurn(priorityDeal, { passed: [], last: null, soldInRound: {} })])
  ledger.tell({ is: 'round', round: roundName(ledger.state) })
}

/** Begins an operating round: private companies operate first, all at once (4(a), 4.1). */
export function startOperatingRound(ledger: AlLedger): void {
  const { round } = ledger.state.extra
  ledger.setExtra({
    round: { ...round, operating: round.operating + 1, of: Math.max(round.of, round.operating + 1) },
  })
  ledger.tell({ is: 'round', round: roundName(ledger.state) })
  for (const company of PRIVATES) {
    const owner = ledger.state.privates[company]
    if (owner !== 'bank' && owner !== 'closed')
      ledger.pay('bank', owner, PRIVATE_CARDS[company].income, 'income', company)
  }
  ledger.setTurns([{ at: 'between', after: 'corporation', operated: [] }])
}

/** The Priority Deal goes to the player after the last one who acted; then the tokens of sold-out corporations rise, in order (3.6). */
const endOfStockRound: AlConsequence = {
  cite: '3.6',
  due: state => frame(state, 'between')?.after === 'stock',
  play(ledger) {
    const ended = ledger.state.turn.find(turn => turn.at === 'stock')
    if (ended?.last) {
      const player = nextPlayer(ledger.state, ended.last)
      ledger.setExtra({ priorityDeal: player })
      ledger.tell({ is: 'priority', player })
    }
    const soldOut = (corporation: CorporationId) =>
      shares(ledger.state, corporation, 'ipo') + shares(ledger.state, corporation, 'market') === 0
    for (const corporation of inOrder(GRID, ledger.state.chart).filter(soldOut)) {
      const at = spaceOf(ledger.state.chart, corporation)
      if (at) ledger.token(corporation, step(GRID, at, -1, 0), 'soldOut')
    }
    const { rounds } = TABLE_I[ledger.state.phase]
    ledger.setExtra({ round: { ...ledger.state.extra.round, of: rounds } })
    startOperatingRound(ledger)
  },
}

/** The next corporation by market value that has not operated, determined again after each turn; if none is left, the round ends (4(b)). */
const nextCorporation: AlConsequence = {
  cite: '4(b)',
  due: state => frame(state, 'between')?.after === 'corporation',
  play(ledger) {
    const { state } = ledger
    const operated = frame(state, 'between')?.operated ?? []
    const next = upNext(state, operated)[0]
    ledger.set({
      turn: [next ? freshOperatingTurn(next, operated) : { at: 'between', after: 'operating', operated }],
    })
  },
}

/** Floated corporations still to operate, in the current order (4(b)). */
export function upNext(state: AlState, operated: readonly CorporationId[]): readonly CorporationId[] {
  return inOrder(GRID, state.chart).filter(c => state.corporations[c].floated && !operated.includes(c))
}

/** After an operating round: the end of the game if it was set off (5), otherwise the next operating or stock round. */
const endOfOperatingRound: AlConsequence = {
  cite: '5',
  due: state => frame(state, 'between')?.after === 'operating',
  play(ledger) {
    const { ending, round } = ledger.state.extra
    if (ending) endGame(ledger, ending)
    else if (round.operating < round.of) startOperatingRound(ledger)
    else startStockRound(ledger)
  },
}

/** Ends the game (5). */
export function endGame(ledger: AlLedger, by: 'bank' | 'market' | 'bankruptcy' | 'stopped'): void {
  ledger.setTurns([{ at: 'over', by }])
  ledger.tell({ is: 'over', by })
}

const running = (state: AlState) => state.extra.ending === null && state.turn[0].at !== 'over'

/**
 * What sets off an end: the bank has run out, which means that a payment left it with $0 or less; or a market value
 * of $300 (5(a), (b)).
 */
const CAUSES: Readonly<Record<'bank' | 'market', (state: AlState) => boolean>> = {
  bank: state => (state.cash.bank ?? 0) <= 0,
  market: state => state.chart.some(token => cellOf(state, token.corporation).end),
}

function setOff(ledger: AlLedger, by: 'bank' | 'market', endRuled: boolean): void {
  ledger.setExtra({ ending: by, endRuled })
  ledger.tell({ is: 'ending', by, during: ledger.state.extra.round.operating === 0 ? 'stock' : 'operating' })
}

/**
 * After a ruling: an end that a ruling set off is taken back if its cause is gone, and an end that this ruling sets
 * off is marked as such. A game that is over stays over.
 */
export function settleEnd(ledger: AlLedger): void {
  const { ending, endRuled } = ledger.state.extra
  if (ending && endRuled && !CAUSES[ending](ledger.state)) {
    ledger.setExtra({ ending: null, endRuled: false })
    ledger.tell({ is: 'noted', code: 'endTakenBack', of: ending })
  }
  for (const by of ['bank', 'market'] as const)
    if (running(ledger.state) && CAUSES[by](ledger.state)) setOff(ledger, by, true)
}

/** The bank goes on paying after it has run out. */
const bankOut: AlConsequence = {
  cite: '5(a)',
  due: state => running(state) && CAUSES.bank(state),
  play: ledger => setOff(ledger, 'bank', false),
}

const topOfChart: AlConsequence = {
  cite: '5(b)',
  due: state => running(state) && CAUSES.market(state),
  play: ledger => setOff(ledger, 'market', false),
}

/** Ends the discards once no corporation has excess trains (4.2.5(g)). */
const discarded: AlConsequence = {
  cite: '4.2.5(g)',
  due: state => state.turn[0].at === 'discard' && overTrainLimit(state).length === 0,
  play: ledger => ledger.popTurn(),
}

/** What follows from an action by itself, tried in this order until nothing more does. */
export const consequences: readonly AlConsequence[] = [
  bankOut,
  topOfChart,
  discarded,
  endOfStockRound,
  nextCorporation,
  endOfOperatingRound,
]

/** Corporations whose par value is set, in the printed order. */
export function startedCorporations(state: AlState): readonly CorporationId[] {
  return CORPORATIONS.filter(corporation => state.corporations[corporation].par !== null)
}
