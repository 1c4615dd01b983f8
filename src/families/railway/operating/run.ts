import type * as v from 'valibot'
import type { Money } from '../../../bank/money'
import { action, money, oneOf, yesNo } from '../../../rules/schema'
import type { Game } from '../game'
import type { RailRule } from '../law'
import { corporationIn, type RailLedger } from '../ledger'
import { why } from '../reasons'
import { frame } from '../table'
import { operating, refuseOperatingTurn } from '../turns'
import { moveToken } from './moves'
import { trainsOf } from './offers'
import type { OperatingPolicy } from './policy'

const schemaOf = ({ corporations }: Game) =>
  action('run', { corporation: oneOf(corporations), revenue: money(0), pay: yesNo })
export type Run = v.InferOutput<ReturnType<typeof schemaOf>>

/** The pad of a run goes up to this much; it is no limit. */
const PAD: Money = 2000

/** Pays a part of the revenue for each share: to the players, and into the treasury for shares in the Open Market. */
function payOut({ printed, shares }: Game, ledger: RailLedger, corporation: string, revenue: Money): void {
  const share = revenue / printed.paper.shares
  for (const player of ledger.state.players)
    ledger.pay('bank', player, share * shares(ledger.state, corporation, player), 'dividend', corporation)
  ledger.pay(
    'bank',
    corporation,
    share * shares(ledger.state, corporation, 'market'),
    'dividend',
    corporation,
  )
}

/** The total revenue of all trains, paid out or withheld; 0 means that the corporation did not run. */
export function run(
  game: Game,
  { revenueStep, paid, withheld }: Pick<OperatingPolicy, 'revenueStep' | 'paid' | 'withheld'>,
): RailRule<Run> {
  return {
    schema: schemaOf(game),
    offers(state) {
      const corporation = frame(state, 'operate')?.corporation
      if (corporation === undefined || trainsOf(state, corporation).length === 0) return []
      const revenue = corporationIn(state, corporation).lastRun ?? 0
      const vary = { revenue: { from: 0, to: PAD, step: revenueStep } }
      const draft = { type: 'run' as const, corporation, revenue }
      const keeps = { slot: 'revenue', draft: { ...draft, pay: false }, vary }
      return revenue === 0 ? [keeps] : [{ slot: 'revenue', draft: { ...draft, pay: true }, vary }, keeps]
    },
    why(state, { corporation, revenue, pay }) {
      const turn = frame(state, 'operate')
      const refusal = refuseOperatingTurn(game, state, corporation)
      if (refusal || !turn) return refusal
      if (turn.step === 'trains') return why('hasRun', { corporation })
      if (trainsOf(state, corporation).length === 0) return why('noTrain', { corporation })
      if (revenue % revenueStep !== 0) return why('tens', { revenue })
      return revenue === 0 && pay ? why('nothingToPay', { corporation }) : undefined
    },
    play(ledger, { corporation, revenue, pay }) {
      if (pay) payOut(game, ledger, corporation, revenue)
      else ledger.pay('bank', corporation, revenue, 'withheld', corporation)
      moveToken(game, ledger, corporation, pay ? paid : withheld, pay ? 'right' : 'left')
      ledger.setCorporation(corporation, { lastRun: revenue })
      ledger.setTurn({ ...operating(ledger), step: 'trains', revenue })
    },
  }
}
