import type * as v from 'valibot'
import type { RailRule } from '../../../families/railway/law'
import { trainsOf } from '../../../families/railway/operating/offers'
import { frame } from '../../../families/railway/table'
import { refuseOperatingTurn } from '../../../families/railway/turns'
import { action, oneOf } from '../../../rules/schema'
import { CITIES, COAL_CITIES, CORPORATIONS, game } from '../data'
import { setAbilities } from '../ledger'
import { ownOf } from '../own'
import { own } from '../reasons'

const schema = action('placeCoalToken', { corporation: oneOf(CORPORATIONS), city: oneOf(CITIES) })
export type PlaceCoalToken = v.InferOutput<typeof schema>

/** Places the S&NA's Warrior Coal Field token, at any time on its owner's turn: +$10 there for that corporation (Table III). */
export const placeCoalToken: RailRule<PlaceCoalToken> = {
  schema,
  offers(state) {
    const corporation = frame(state, 'operate')?.corporation
    if (corporation === undefined || state.privates['S&NA'] !== corporation) return []
    return COAL_CITIES.map(city => ({ slot: 'coal', draft: { type: 'placeCoalToken', corporation, city } }))
  },
  why(state, { corporation, city }) {
    const turn = refuseOperatingTurn(game, state, corporation)
    if (turn) return turn
    const { coal } = ownOf(state).abilities
    if (coal.at !== 'charter') return own('coalGone', { at: coal.at })
    const owner = state.privates['S&NA'] ?? 'closed'
    if (owner !== corporation) return own('coalNotOwned', { corporation, owner })
    if (!COAL_CITIES.includes(city)) return own('coalCity', { city })
    return trainsOf(state, corporation).length === 0 ? own('coalNoTrain', { corporation, city }) : undefined
  },
  play(ledger, { corporation, city }) {
    setAbilities(ledger, { coal: { at: city, corporation } })
    ledger.tell({ is: 'noted', code: 'coalPlaced', of: city })
  },
}
