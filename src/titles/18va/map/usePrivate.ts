import type * as v from 'valibot'
import type { RailRule, Why } from '../../../families/railway/law'
import type { RailLedger } from '../../../families/railway/ledger'
import type { Forced, StationPlaced } from '../../../families/railway/operating/policy'
import { refuseBeforeRun } from '../../../families/railway/operating/sellShares'
import { untilStep } from '../../../families/railway/operating/steps'
import type { Needs } from '../../../families/railway/stock/policy'
import { type AnyRailway, frame } from '../../../families/railway/table'
import { operatingTurn, refuseOperatingTurn } from '../../../families/railway/turns'
import type { Offer } from '../../../rules/rule'
import { action, maybe, oneOf } from '../../../rules/schema'
import { CHARTERS, CITIES, CORPORATIONS, type CorporationId, PLACES } from '../data'
import { game, STEPS, setCorporation, va, why } from '../state'

const schema = action('usePrivate', {
  corporation: oneOf(CORPORATIONS),
  private: oneOf(['REA', 'PY']),
  use: maybe(oneOf(['token', 'trainLimit'])),
  city: maybe(oneOf(PLACES)),
})
export type UsePrivate = v.InferOutput<typeof schema>

const isCity = (place: string) => (CITIES as readonly string[]).includes(place)

/** The Potomac Yards need a use, the Railway Express Agency takes none; the city must fit the use (4.2). */
function refuseUse({ private: company, use, city }: UsePrivate): Why | undefined {
  if (company === 'REA') {
    if (use !== undefined) return why('useNotAsked', { private: company })
    return city === undefined || isCity(city) ? undefined : why('notInCity', { city })
  }
  if (use === undefined) return why('useNeeded', { private: company })
  // It may go to any hex with a circle (4.2): the ban on a second station in a hex is only for normal ones (4.5.3).
  if (use === 'token') return undefined
  return city === undefined ? undefined : why('noCityNeeded', { city })
}

/** Tokens are placed in the token phase; the train limit is raised in the train-buying phase (4.2, 4.5.3, 4.5.8). */
const beforeTrains = untilStep(STEPS, 'station')(game)
const refuseWhen = (state: AnyRailway, act: UsePrivate): Why | undefined =>
  act.use === 'trainLimit' ? refuseBeforeRun(state) : beforeTrains(state, act)

/**
 * Discards that a new phase requires come before everything else, the Potomac Yards' train limit included:
 * the book has what a phase requires done first, and purchases go on after it (4.5.8).
 */
function withPower(refusal: Why, { use }: UsePrivate): Why {
  if (use !== 'trainLimit' || refusal.code !== 'discardFirst') return refusal
  return { ...refusal, code: 'powerLate' }
}

/** Uses the power of the Railway Express Agency or the Potomac Yards, which closes the company (4.2). */
export const usePrivate = (forced: Forced): RailRule<UsePrivate> => ({
  schema,
  offers(state) {
    const corporation = frame(state, 'operate')?.corporation
    if (corporation === undefined) return []
    const offers: Offer<UsePrivate>[] = []
    const draft = { type: 'usePrivate', corporation } as Pick<UsePrivate, 'type' | 'corporation'>
    if (state.privates.REA === corporation)
      offers.push({ slot: 'powers', draft: { ...draft, private: 'REA' } })
    if (state.privates.PY === corporation)
      for (const use of ['token', 'trainLimit'] as const)
        offers.push({ slot: 'powers', draft: { ...draft, private: 'PY', use } })
    return offers
  },
  why(state, act) {
    const { corporation, private: company } = act
    const refusal = refuseOperatingTurn(game, state, corporation)
    if (refusal) return withPower(refusal, act)
    const owner = va(state).privates[company]
    if (owner !== corporation) return why('notOwned', { corporation, private: company, owner })
    return refuseUse(act) ?? refuseWhen(state, act)
  },
  play(ledger, { corporation, private: company, use, city }) {
    if (use === 'trainLimit') {
      forced.skip(ledger)
      setCorporation(ledger, corporation, { extraTrain: true })
    } else {
      setCorporation(ledger, corporation, company === 'REA' ? { express: true } : { extraStation: true })
      if (company === 'PY') remembersPlace(ledger, { corporation, city })
      ledger.setTurn({ ...operatingTurn(ledger), step: 'station' })
    }
    ledger.private(company, 'closed', 'used')
  },
})

/** The base city that may be gray (4.5.2.1), unlike all others: what lies there is the table's matter. */
const GRAY_BASE: string = 'Richmond'

/** Refuses the base city of another corporation while all tiles are yellow, whether that has started or not (4.5.3). */
export function refuseYellowBase(
  table: Parameters<typeof game.reached>[0],
  corporation: CorporationId,
  city: string,
): Why | undefined {
  const owner = CORPORATIONS.find(id => id !== corporation && CHARTERS[id].home === city)
  return owner && city !== GRAY_BASE && !game.reached(table, '3')
    ? why('yellowBase', { corporation, city, owner })
    : undefined
}

/** Refuses a city in which the corporation is known to have a station, and one that is still another's alone (4.5.3). */
export const cityFree: Needs<StationPlaced> = () => (state, station) => {
  const { city } = station
  if (city === undefined) return undefined
  const corporation = station.corporation as CorporationId
  const there = [CHARTERS[corporation].home, ...va(state).corporations[corporation].places]
  if (there.includes(city)) return why('stationThere', { corporation, city: city })
  return refuseYellowBase(state, corporation, city)
}

/** The table remembers where a station is, if that was said (4.5.3). */
export function remembersPlace(ledger: RailLedger, { corporation, city }: StationPlaced): void {
  if (city === undefined) return
  const { places } = va(ledger.state).corporations[corporation as CorporationId]
  setCorporation(ledger, corporation, { places: [...places, city] })
}
