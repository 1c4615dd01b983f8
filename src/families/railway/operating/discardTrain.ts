import type * as v from 'valibot'
import { action, oneOf } from '../../../rules/schema'
import type { Game } from '../game'
import type { RailRule } from '../law'
import { why } from '../reasons'
import { frame, trainsOf } from '../table'
import { refuseOver } from '../turns'

const schemaOf = ({ corporations, cards }: Game) =>
  action('discardTrain', { corporation: oneOf(corporations), train: oneOf(cards) })
export type DiscardTrain = v.InferOutput<ReturnType<typeof schemaOf>>

/**
 * A corporation over its train limit discards a train into the Open Market (an obsolete one goes out of play), in any order among several, once a new phase has
 * brought the limit down; a corporation that a ruling put over the limit keeps its trains until then.
 */
export function discardTrain(game: Game): RailRule<DiscardTrain> {
  return {
    schema: schemaOf(game),
    offers(state) {
      if (!frame(state, 'discard')) return []
      return game.overTrainLimit(state).flatMap(corporation =>
        [...new Set(trainsOf(state, corporation))].map(train => ({
          slot: `discard:${corporation}`,
          draft: { type: 'discardTrain', corporation, train },
        })),
      )
    },
    why(state, { corporation, train }) {
      const over = refuseOver(state)
      if (over) return over
      const trains = trainsOf(state, corporation)
      const facts = { corporation, owned: trains.length, limit: game.trainLimit(state, corporation) }
      if (!game.overTrainLimit(state).includes(corporation)) return why('nothingToDiscard', facts)
      if (!frame(state, 'discard')) return why('overByRuling', facts)
      return trains.includes(train) ? undefined : why('notThere', { train, from: corporation })
    },
    play(ledger, { corporation, train }) {
      const to = game.obsolete(ledger.state, train) ? 'gone' : 'market'
      ledger.train(train, corporation, to, 'discarded', game.typeOf(train))
    },
  }
}
