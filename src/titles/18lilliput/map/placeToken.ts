import * as v from 'valibot'
import { action, maybe, oneOf, text } from '../../../rules/schema'
import { CORPORATIONS } from '../data'
import type { LilRule } from '../ledger'
import { refuse } from '../refusals'
import { directedBy, frame } from '../state'
import { allowanceOf, refuseWithoutCard } from '../stock/shares'
import { playerAt, refuseOthers, whyNotNow, withCard } from '../turns'
import { refuseStation, stationPrice } from './stations'

const schema = action('placeToken', {
  corporation: oneOf(CORPORATIONS),
  city: maybe(v.pipe(text, v.regex(/\S/, 'Maputo'))),
})
export type PlaceToken = v.InferOutput<typeof schema>

/**
 * Places the next station of a company at its price, half with the General; where it may go is for the table to judge
 * (stations).
 */
export const placeToken: LilRule<PlaceToken> = {
  cite: 'stations',
  schema,
  offers(state) {
    const turn = frame(state, 'card')
    if (!turn?.card || !allowanceOf(turn.card).station) return []
    return directedBy(state, playerAt(state, turn.nth)).map(corporation => ({
      slot: 'station',
      draft: { type: 'placeToken', corporation },
    }))
  },
  check(state, { corporation, city }) {
    const turn = frame(state, 'card')
    if (!turn) return whyNotNow(state)
    const player = playerAt(state, turn.nth)
    const refusal = refuseOthers(state, player, corporation) ?? refuseWithoutCard(state, player, 'station')
    if (refusal) return refusal
    if (turn.card?.station) return refuse('stations', 'oneStation', { corporation })
    return refuseStation(state, corporation, city)
  },
  play(ledger, { corporation, city }) {
    const { stations, cities } = ledger.state.companies[corporation]
    ledger.pay(corporation, 'bank', stationPrice(ledger.state, corporation), 'station', city)
    ledger.company(corporation, {
      stations: stations - 1,
      ...(city === undefined ? {} : { cities: [...cities, city] }),
    })
    withCard(ledger, { station: true })
  },
}
