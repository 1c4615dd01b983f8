import type * as v from 'valibot'
import type { Offer, Refusal } from '../../../rules/rule'
import { action, maybe, oneOf } from '../../../rules/schema'
import { CITIES, CORPORATIONS, PLACES } from '../data'
import type { VaRule } from '../ledger'
import { refuse } from '../refusals'
import { frame, type OperatingTurn, type VaState } from '../state'
import { refuseBeforeRun, skipRun } from '../stock/forced'
import { operating, refuseOperatingTurn } from '../turns'
import { refuseAfterStations } from './placeToken'

const schema = action('usePrivate', {
  corporation: oneOf(CORPORATIONS),
  private: oneOf(['REA', 'PY']),
  use: maybe(oneOf(['token', 'trainLimit'])),
  city: maybe(oneOf(PLACES)),
})
export type UsePrivate = v.InferOutput<typeof schema>

const isCity = (place: string) => (CITIES as readonly string[]).includes(place)

/** The Potomac Yards need a use, the Railway Express Agency takes none; the city must fit the use (4.2). */
function refuseUse({ private: company, use, city }: UsePrivate): Refusal | undefined {
  if (company === 'REA') {
    if (use !== undefined) return refuse('4.2', 'useNotAsked', { private: company })
    return city === undefined || isCity(city) ? undefined : refuse('4.2', 'notInCity', { city })
  }
  if (use === undefined) return refuse('4.2', 'useNeeded', { private: company })
  // It may go to any hex with a circle (4.2): the ban on a second station in a hex is only for normal ones (4.5.3).
  if (use === 'token') return undefined
  return city === undefined ? undefined : refuse('4.2', 'noCityNeeded', { city })
}

/** Tokens are placed in the token phase; the train limit is raised in the train-buying phase (4.2, 4.5.3, 4.5.8). */
function refuseWhen(state: VaState, turn: OperatingTurn, { use }: UsePrivate): Refusal | undefined {
  return use === 'trainLimit' ? refuseBeforeRun(state, turn) : refuseAfterStations(turn)
}

/**
 * Discards that a new phase requires come before everything else, the Potomac Yards' train limit included:
 * the book has what a phase requires done first, and purchases go on after it (4.5.8).
 */
function withPower(refusal: Refusal | undefined, { use }: UsePrivate): Refusal | undefined {
  if (use !== 'trainLimit' || refusal?.code !== 'discardFirst') return refusal
  return { ...refusal, facts: { ...refusal.facts, power: true } }
}

/** Uses the power of the Railway Express Agency or the Potomac Yards, which closes the company (4.2). */
export const usePrivate: VaRule<UsePrivate> = {
  cite: '4.2',
  schema,
  offers(state) {
    const corporation = frame(state, 'operate')?.corporation
    if (!corporation) return []
    const offers: Offer<UsePrivate>[] = []
    const draft = { type: 'usePrivate' as const, corporation }
    if (state.privates.REA === corporation)
      offers.push({ slot: 'powers', draft: { ...draft, private: 'REA' } })
    if (state.privates.PY === corporation)
      for (const use of ['token', 'trainLimit'] as const)
        offers.push({ slot: 'powers', draft: { ...draft, private: 'PY', use } })
    return offers
  },
  check(state, action) {
    const { corporation, private: company } = action
    const turn = frame(state, 'operate')
    const refusal = refuseOperatingTurn(state, corporation)
    if (refusal || !turn) return withPower(refusal, action)
    const owner = state.privates[company]
    if (owner !== corporation) return refuse('4.2', 'notOwned', { corporation, private: company, owner })
    return refuseUse(action) ?? refuseWhen(state, turn, action)
  },
  play(ledger, { corporation, private: company, use, city }) {
    const { places } = ledger.state.corporations[corporation]
    if (use === 'trainLimit') {
      skipRun(ledger)
      ledger.setCorporation(corporation, { extraTrain: true })
    } else {
      if (company === 'REA') ledger.setCorporation(corporation, { express: true })
      else
        ledger.setCorporation(corporation, {
          extraStation: true,
          ...(city === undefined ? {} : { places: [...places, city] }),
        })
      ledger.setTurn({ ...operating(ledger), step: 'station' })
    }
    ledger.private(company, 'closed', 'used')
  },
}
