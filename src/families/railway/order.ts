import { inOrder } from '../../bank/chart'
import type { AuctionPolicy } from './auction/auctions'
import type { Game } from './game'
import { corporationIn, type RailConsequence, type RailLedger } from './ledger'
import { moveToken } from './operating/moves'
import type { OperatingPolicy } from './operating/policy'
import { type AnyRailway, frame, nextPlayer, stockTurnIn } from './table'
import { endGame, freshOperatingTurn, freshStockTurn, roundName, upNext } from './turns'

/** What the order of play depends on. */
type Policy = Pick<OperatingPolicy, 'steps' | 'income' | 'ends'>

/** Pays the owners of private companies, in printed order. */
export function payIncome(game: Game, income: OperatingPolicy['income'], ledger: RailLedger): void {
  for (const company of game.privates) {
    const owner = ledger.state.privates[company]
    if (owner !== undefined && owner !== 'bank' && owner !== 'closed')
      ledger.pay('bank', owner, income(game, ledger.state, company), 'income', company)
  }
}

function beginStockRound(ledger: RailLedger): void {
  const { round, priorityDeal } = ledger.state
  ledger.set({ round: { stock: round.stock + 1, operating: 0, of: 0 } })
  ledger.setTurns([freshStockTurn(priorityDeal)])
  ledger.tell({ is: 'round', round: roundName(ledger.state) })
}

/** Begins an operating round: the private companies pay, then the corporations operate. */
export function beginOperatingRound(
  game: Game,
  { income }: Pick<OperatingPolicy, 'income'>,
  ledger: RailLedger,
): void {
  const { round } = ledger.state
  const operating = round.operating + 1
  ledger.set({ round: { ...round, operating, of: Math.max(round.of, operating) } })
  ledger.tell({ is: 'round', round: roundName(ledger.state) })
  payIncome(game, income, ledger)
  ledger.setTurns([{ at: 'between', after: 'corporation', operated: [] }])
}

/** Is all stock of this floated corporation that is printed in players' hands? */
const soldOut = ({ printed, shares }: Game, state: AnyRailway, corporation: string): boolean =>
  corporationIn(state, corporation).floated &&
  state.players.reduce((sum, player) => sum + shares(state, corporation, player), 0) === printed.paper.shares

/**
 * The Priority Deal goes to the player after the last one who did something; the tokens of sold-out corporations rise, in
 * order; a set of operating rounds begins.
 */
const endOfStockRound = (game: Game, policy: Policy): RailConsequence => ({
  due: state => frame(state, 'between')?.after === 'stock',
  play(ledger) {
    const ended = stockTurnIn(ledger.state)
    if (ended?.last) ledger.priority(nextPlayer(ledger.state, ended.last))
    for (const corporation of inOrder(game.grid, ledger.state.chart))
      if (soldOut(game, ledger.state, corporation)) moveToken(game, ledger, corporation, 'soldOut')
    const { round } = ledger.state
    ledger.set({ round: { ...round, of: game.phase(ledger.state).rounds } })
    beginOperatingRound(game, policy, ledger)
  },
})

/** All have passed in a row while private companies are for sale: what the title makes of it, instead of the round's end. */
const allPassed = (game: Game, passed: NonNullable<AuctionPolicy['allPassed']>): RailConsequence => ({
  due: state => frame(state, 'between')?.after === 'stock' && game.unsold(state) !== undefined,
  play(ledger) {
    ledger.popTurn()
    const turn = frame(ledger.state, 'stock')
    if (turn) ledger.setTurn(freshStockTurn(turn.player))
    passed(game, ledger)
  },
})

/** The next corporation that has not operated, looked up again after each turn; if none is left, the round ends. */
const nextCorporation = (game: Game, { steps }: Policy): RailConsequence => ({
  due: state => frame(state, 'between')?.after === 'corporation',
  play(ledger) {
    const operated = frame(ledger.state, 'between')?.operated ?? []
    const [next] = upNext(game, ledger.state, operated)
    ledger.setTurns([
      next === undefined
        ? { at: 'between', after: 'operating', operated }
        : freshOperatingTurn(next, steps[0], operated),
    ])
  },
})

/** Is this the last operating round of its set? */
export const isLast = ({ round }: AnyRailway): boolean => round.operating >= round.of

/** What ends the game with the present operating round; `null` if it goes on. */
export const endsNow = ({ ends }: Pick<OperatingPolicy, 'ends'>, state: AnyRailway): string | null =>
  state.ending && (isLast(state) || ends[state.ending]?.after === 'round') ? state.ending : null

/** After an operating round: the end if it was set off and is due now, otherwise the next operating or stock round. */
const endOfOperatingRound = (game: Game, policy: Policy): RailConsequence => ({
  due: state => frame(state, 'between')?.after === 'operating',
  play(ledger) {
    const by = endsNow(policy, ledger.state)
    if (by !== null) endGame(ledger, by)
    else if (isLast(ledger.state)) beginStockRound(ledger)
    else beginOperatingRound(game, policy, ledger)
  },
})

const running = ({ ending, turn }: AnyRailway) => ending === null && turn[0].at !== 'over'

function setOff(ledger: RailLedger, by: string, endRuled: boolean): void {
  ledger.set({ ending: by, endRuled })
  ledger.tell({ is: 'ending', by, during: ledger.state.round.operating === 0 ? 'stock' : 'operating' })
}

/**
 * After a ruling: an end that a ruling set off is taken back if its cause is gone, and an end that this ruling sets off is
 * marked as such. A game that is over stays over.
 */
export const settleEnd =
  (ends: OperatingPolicy['ends']) =>
  (ledger: RailLedger): void => {
    const { ending, endRuled } = ledger.state
    if (ending && endRuled && !ends[ending]?.due(ledger.state)) {
      ledger.set({ ending: null, endRuled: false })
      ledger.tell({ is: 'noted', code: 'endTakenBack', of: ending })
    }
    for (const [by, { due }] of Object.entries(ends))
      if (running(ledger.state) && due(ledger.state)) setOff(ledger, by, true)
  }

/** Something that ends the game has happened. */
const endsBy = (by: string, { due }: OperatingPolicy['ends'][string]): RailConsequence => ({
  due: state => running(state) && due(state),
  play: ledger => setOff(ledger, by, false),
})

/** Ends the discards once no corporation has excess trains. */
const discarded = (game: Game): RailConsequence => ({
  due: state => frame(state, 'discard') !== undefined && game.overTrainLimit(state).length === 0,
  play: ledger => ledger.popTurn(),
})

/** What follows from an entry by itself, tried in this order until nothing more does. */
export function orderOfPlay(
  game: Game,
  policy: Policy,
  { allPassed: passed }: Pick<AuctionPolicy, 'allPassed'>,
): readonly RailConsequence[] {
  return [
    ...Object.entries(policy.ends).map(([by, end]) => endsBy(by, end)),
    discarded(game),
    ...(passed ? [allPassed(game, passed)] : []),
    endOfStockRound(game, policy),
    nextCorporation(game, policy),
    endOfOperatingRound(game, policy),
  ]
}

/** The bank has run out when a payment leaves it with nothing or less; it goes on paying. */
export const bankIsOut = ({ cash }: AnyRailway): boolean => (cash.bank ?? 0) <= 0
