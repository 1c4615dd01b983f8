import type * as v from 'valibot'
import { action, oneOf } from '../../../rules/schema'
import { CITIES, COAL_CITIES, CORPORATIONS } from '../data'
import type { AlRule } from '../ledger'
import { refuse } from '../refusals'
import { frame } from '../state'
import { refuseOperatingTurn } from '../turns'

const schema = action('placeCoalToken', { corporation: oneOf(CORPORATIONS), city: oneOf(CITIES) })
export type PlaceCoalToken = v.InferOutput<typeof schema>

/** Places the S&NA's Warrior Coal Field token, at any time on its owner's turn: +$10 there for that corporation (Table III). */
export const placeCoalToken: AlRule<PlaceCoalToken> = {
  cite: 'Table III',
  schema,
  offers(state) {
    const corporation = frame(state, 'operate')?.corporation
    if (!corporation || state.privates['S&NA'] !== corporation) return []
    return COAL_CITIES.map(city => ({ slot: 'coal', draft: { type: 'placeCoalToken', corporation, city } }))
  },
  check(state, { corporation, city }) {
    const turn = refuseOperatingTurn(state, corporation)
    if (turn) return turn
    const { coal } = state.extra.abilities
    if (coal.at !== 'charter') return refuse('Table III', 'coalGone', { at: coal.at })
    const owner = state.privates['S&NA']
    if (owner !== corporation) return refuse('Table III', 'coalNotOwned', { corporation, owner })
    if (!(COAL_CITIES as readonly string[]).includes(city)) return refuse('Table III', 'coalCity', { city })
    if (state.depot.owned[corporation].length === 0)
      return refuse('Table III', 'coalNoTrain', { corporation, city })
    return undefined
  },
  play(ledger, { corporation, city }) {
    ledger.setExtra({ abilities: { ...ledger.state.extra.abilities, coal: { at: city, corporation } } })
    ledger.tell({ is: 'noted', code: 'coalPlaced', of: city })
  },
}
