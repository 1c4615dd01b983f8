import type * as v from 'valibot'
import { action, flag, maybe, oneOf } from '../../../rules/schema'
import type { Game } from '../game'
import type { RailRule } from '../law'
import { why } from '../reasons'
import { frame, trainsOf } from '../table'
import { operatingTurn, refuseOperatingTurn } from '../turns'
import { refuseAfterSale } from './need'
import type { Forced } from './policy'
import { refuseBeforeRun } from './sellShares'

const schemaOf = ({ corporations }: Game) =>
  action('endTurn', { corporation: oneOf(corporations), noRoute: maybe(flag) })
export type EndTurn = v.InferOutput<ReturnType<typeof schemaOf>>

/**
 * Ends an operating turn; a corporation without a train must buy one, unless the bank has none or, in most games
 * (`routeless`), it has no route.
 */
export function endTurn(game: Game, forced: Forced, routeless = true): RailRule<EndTurn> {
  return {
    schema: routeless ? schemaOf(game) : action('endTurn', { corporation: oneOf(game.corporations) }),
    offers(state) {
      const corporation = frame(state, 'operate')?.corporation
      if (corporation === undefined) return []
      const end = { slot: 'end', draft: { type: 'endTurn' as const, corporation } }
      const trainless =
        routeless && trainsOf(state, corporation).length === 0 && forced.cheapest(state, corporation)
      return trainless ? [end, { slot: 'end', draft: { ...end.draft, noRoute: true } }] : [end]
    },
    why(state, { corporation, noRoute }) {
      const refusal = refuseOperatingTurn(game, state, corporation) ?? refuseBeforeRun(state)
      if (refusal) return refusal
      if (trainsOf(state, corporation).length > 0)
        return noRoute && why('noRouteOwnsTrain', { corporation }, 'forced')
      if (!forced.cheapest(state, corporation)) return undefined
      // Whether there is a route decides nothing once shares have been sold for a train.
      const sold = routeless ? refuseAfterSale(state) : undefined
      return sold || noRoute ? sold : why('trainNeeded', { corporation }, 'forced')
    },
    play(ledger, { corporation }) {
      forced.skip(ledger)
      ledger.setCorporation(corporation, { operated: true })
      const operated = [...operatingTurn(ledger).operated, corporation]
      ledger.setTurns([{ at: 'between', after: 'corporation', operated }])
    },
  }
}
