import { inOrder, spaceOf, step } from '../../bank/chart'
import type { Refusal } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import {
  CORPORATIONS,
  type CorporationId,
  GRID,
  type PhaseId,
  PRIVATE_CARDS,
  PRIVATES,
  TABLE_I,
} from './data'
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

/** `SR 3` or `OR 3.1` as reports say it. */
export function roundName(state: AlState): string {
  const { stock, operating } = state.extra.round
  return operating === 0 ? `SR ${stock}` : `OR ${stock}.${operating}`
}

/** The player or corporation to act; the operating corporation also during a discard or a forced sale. */
export function actor(state: AlState): string | undefined {
  const top = state.turn[0]
  if (top.at === 'stock' || top.at === 'auction') return top.player
  return operatingTurn(state)?.corporation
}

/** Refused unless the game is on and nobody has to discard trains first. */
function settled(state: AlState): Refusal | undefined {
  const top = state.turn[0]
  if (top.at === 'over') return refuse('5', 'gameOver', { by: top.by })
  if (top.at === 'discard') return refuse('4.2.5(g)', 'discardFirst', { owners: overTrainLimit(state) })
  return undefined
}

function notYours(state: AlState, by: string): Refusal {
  const top = state.turn[0]
  // Whoever is asked in an auction has the turn, and something else to do with it.
  if (top.at === 'auction' && top.player === by)
    return refuse('3.1.1', 'auctionOn', { private: top.private, player: by })
  const rule = top.at === 'auction' ? '3.1.1' : top.at === 'stock' ? '3' : '4(b)'
  return refuse(rule, 'notYourTurn', { turn: actor(state) ?? '' })
}

/** Refused unless it is this player's stock turn (3) and no auction is running. */
export function refuseStockTurn(state: AlState, player: PlayerId): Refusal | undefined {
  if (frame(state, 'stock')?.player === player) return undefined
  return settled(state) ?? notYours(state, player)
}

/** Refused unless this player is asked in the running auction (3.1.1). */
export function refuseAuctionTurn(state: AlState, player: PlayerId): Refusal | undefined {
  return frame(state, 'auction')?.player === player ? undefined : notYours(state, player)
}

/** Refused unless it is this corporation's operating turn (4(b)). */
export function refuseOperatingTurn(state: AlState, corporation: CorporationId): Refusal | undefined {
  if (frame(state, 'operate')?.corporation === corporation) return undefined
  return settled(state) ?? notYours(state, corporation)
}

/** Refused where the turn has gone past this step (4.2). */
export function refuseStep(turn: OperatingTurn, wanted: Step): Refusal | undefined {
  if (STEPS.indexOf(turn.step) <= STEPS.indexOf(wanted)) return undefined
  return refuse('4.2', 'stepOver', { corporation: turn.corporation, step: wanted, now: turn.step })
}

/** The operating turn, for a rule whose `check` has passed. */
export function operating(ledger: AlLedger): OperatingTurn {
  const turn = frame(ledger.state, 'operate')
  if (!turn) throw new Error('no operating turn')
  return turn
}

/** The stock turn, for a rule whose `check` has passed. */
export function stockTurn(ledger: AlLedger): StockTurn {
  const turn = frame(ledger.state, 'stock')
  if (!turn) throw new Error('no stock turn')
  return turn
}

/** A fresh stock turn of a player; what the round remembers goes on. */
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

/** What a stock round remembers once this turn is left: an action makes everybody's pass before it void (3.6). */
export function roundAfter(turn: StockTurn): Pick<StockTurn, 'passed' | 'last' | 'soldInRound'> {
  return turn.acted ? { ...turn, passed: [], last: turn.player } : turn
}

/** Ends a stock turn (3): the next player, or once all have passed in a row the end of the round (3.6). */
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

/** Priority Deal to the player after the last one who acted, and the rise of what is sold out, in order (3.6). */
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
    const { rounds } = TABLE_I[ledger.state.phase as PhaseId]
    ledger.setExtra({ round: { ...ledger.state.extra.round, of: rounds } })
    startOperatingRound(ledger)
  },
}

/** The next corporation by market value that has not operated, worked out anew after each turn; none left: the round ends (4(b)). */
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

/** Floated corporations still to operate, in the order that stands now (4(b)). */
export function upNext(state: AlState, operated: readonly CorporationId[]): readonly CorporationId[] {
  return inOrder(GRID, state.chart).filter(c => state.corporations[c].floated && !operated.includes(c))
}

/** After an operating round: the end of the game if it was set off (5), else the next operating or stock round. */
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

/** What sets an end off: the bank has run out, so that a payment left it with $0 or less; a market value of $300 (5(a), (b)). */
const CAUSES: Readonly<Record<'bank' | 'market', (state: AlState) => boolean>> = {
  bank: state => (state.cash.bank ?? 0) <= 0,
  market: state => state.chart.some(token => cellOf(state, token.corporation).end),
}

function setOff(ledger: AlLedger, by: 'bank' | 'market', endRuled: boolean): void {
  ledger.setExtra({ ending: by, endRuled })
  ledger.tell({ is: 'ending', by })
}

/**
 * After a ruling: an end that a ruling set off goes with its cause, and one that this ruling sets off is marked so. What is
 * over stays so.
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

/** The bank goes on paying. */
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

/** All excess trains are discarded (4.2.5(g)). */
const discarded: AlConsequence = {
  cite: '4.2.5(g)',
  due: state => state.turn[0].at === 'discard' && overTrainLimit(state).length === 0,
  play: ledger => ledger.popTurn(),
}

/** What follows from an action by itself, in this order, until nothing does. */
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
