import type { Holder } from '../../../bank/money'
import type { Frame } from '../../../rules/state'
import { alreadySo, noSuchHolder, refuseRuling } from '../../rulings/refusals'
import type { Game } from '../game'
import { corporationIn } from '../ledger'
import { enterPhase } from '../operating/phases'
import { type AnyRailway, frame, operatingTurnIn, type RailwayTurn } from '../table'
import { freshOperatingTurn, freshStockTurn, refuseOver, roundAfter, roundName } from '../turns'
import { plays, type RulingOn, type RulingPolicy } from './policy'

/** The frame that gives somebody the turn; `undefined` if they cannot have it. */
type TurnOf = (state: AnyRailway, to: Holder) => Frame | undefined

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
    const turn = operatingTurnIn(state)
    if (!turn || !game.corporations.includes(to) || !corporationIn(state, to).floated) return undefined
    const operated = turn.operated.filter(corporation => corporation !== to)
    return freshOperatingTurn(to, first, operated)
  }

/** Rules which phase it is. */
const phase = (game: Game): RulingOn<'phase'> => ({
  check: (state, to) => (state.phase === to ? alreadySo('phase', to) : undefined),
  play: (ledger, to) => enterPhase(game, ledger, to),
})

/** Rules whether a corporation has had a turn in the operating round. */
const operated: RulingOn<'operated'> = {
  check(state, { corporation, turns }) {
    const now = operatingTurnIn(state)
    if (!now) return refuseOver(state) ?? refuseRuling('notOperating', { round: roundName(state) })
    if (!corporationIn(state, corporation).floated) return refuseRuling('notStarted', { corporation })
    if (now.corporation === corporation) return refuseRuling('itsTurn', { corporation })
    return now.operated.includes(corporation) === turns > 0 ? alreadySo('operated', corporation) : undefined
  },
  play(ledger, { corporation, turns }) {
    const others = (operatingTurnIn(ledger.state)?.operated ?? []).filter(id => id !== corporation)
    const now = turns > 0 ? [...others, corporation] : others
    const [top, ...below] = ledger.state.turn.map(it => (it.at === 'operate' ? { ...it, operated: now } : it))
    if (top) ledger.setTurns([top, ...below])
    ledger.tell({ is: 'noted', code: 'operatedCorrected', of: corporation })
  },
}

/** Rules how many operating rounds the set in progress has. */
const rounds: RulingOn<'rounds'> = {
  check(state, number) {
    const { operating, of } = state.round
    if (operating === 0 || !operatingTurnIn(state))
      return refuseOver(state) ?? refuseRuling('notOperating', { round: roundName(state) })
    if (number < operating) return refuseRuling('roundsBegun', { rounds: number, begun: operating })
    return number === of ? alreadySo('rounds', String(of)) : undefined
  },
  play(ledger, number) {
    ledger.set({ round: { ...ledger.state.round, of: number } })
    ledger.tell({ is: 'noted', code: 'roundsCorrected', of: String(number) })
  },
}

/** Rules who has the Priority Deal. */
const priority: RulingOn<'priority'> = {
  check(state, player) {
    if (!plays(state, player)) return noSuchHolder(player, 'priority')
    return state.priorityDeal === player ? alreadySo('priority', player) : undefined
  },
  play: (ledger, player) => ledger.priority(player),
}

/** Rules whose turn it is. */
const turn = (turnOf: TurnOf): RulingOn<'turn'> => ({
  check: (state, to) =>
    turnOf(state, to)
      ? undefined
      : (refuseOver(state) ?? refuseRuling('wrongTurn', { turn: to, round: roundName(state) })),
  play(ledger, to) {
    const [top, ...below] = ledger.state.turn
    const next = turnOf(ledger.state, to)
    if (!next) throw new Error(`no turn for ${to}`)
    // Pending discards still come first.
    ledger.setTurns(top.at === 'discard' ? [top, next] : [next, ...below])
    ledger.tell({ is: 'noted', code: 'turnCorrected', of: to })
  },
})

/** The banker's rulings on the round: the phase, whose turn it is and was, the set's rounds, the Priority Deal. */
export const roundRulings = (game: Game, firstStep: string, own: RulingPolicy<never>['turnOf']) => ({
  phase: phase(game),
  operated,
  rounds,
  priority,
  turn: turn((state, to) => own?.(state, to) ?? turnOf(game, firstStep)(state, to)),
})
