import type * as v from 'valibot'
import type { Check, RailRule, Why } from '../../../families/railway/law'
import {
  placeToken as placeStation,
  stationLeft,
  stationPaid,
} from '../../../families/railway/operating/placeToken'
import type { OperatingPolicy, StationPlaced } from '../../../families/railway/operating/policy'
import { untilStep } from '../../../families/railway/operating/steps'
import { why } from '../../../families/railway/reasons'
import type { Needs } from '../../../families/railway/stock/policy'
import { frame, trainsOf } from '../../../families/railway/table'
import { refuseOperatingTurn } from '../../../families/railway/turns'
import { action, flag, maybe, oneOf } from '../../../rules/schema'
import { CITIES, COAL_CITIES, CORPORATIONS, game, OBJECTIVE_PAYS, OBJECTIVES } from '../data'
import { type Own, ownOf, setAbilities } from '../own'
import { own } from '../reasons'
import { keeping } from './late'

const schema = action('placeToken', {
  corporation: oneOf(CORPORATIONS),
  city: maybe(oneOf(CITIES)),
  objective: maybe(flag),
})
export type PlaceToken = v.InferOutput<typeof schema>

const goalOf = (corporation: string) => OBJECTIVES[corporation] ?? ''

/**
 * The objective and the named city must agree, the $100 is paid once, and a corporation has at most one station in a
 * city (4.2.2(b), 4.2.2.1).
 */
const refuseCity: Check<StationPlaced & { readonly objective?: true }> = (state, act): Why | undefined => {
  const { corporation, objective } = act
  const goal = goalOf(corporation)
  const city = act.city ?? (objective ? goal : undefined)
  const { objectives, cities } = ownOf(state)
  const reached = objectives.includes(corporation)
  if (objective && reached) return own('objectivePaid', { corporation })
  if (city === undefined) return undefined
  const there = city === game.home(state, corporation) || cities[corporation]?.includes(city)
  if (there || (city === goal && reached)) return own('stationThere', { corporation, city })
  if (objective && city !== goal) return own('notObjective', { corporation, objective: goal, city })
  return !objective && city === goal ? own('objectiveUnsaid', { corporation, objective: goal }) : undefined
}

/** One station a turn; once the turn has gone on, that is what is told. */
const secondStation: Needs<StationPlaced> =
  () =>
  (state, { corporation }) =>
    frame(state, 'operate')?.step === 'station' ? why('secondStation', { corporation }) : undefined

/** Places the next station at its price; a historical objective then pays $100, once (4.2.2, 4.2.2.1). */
export function placeToken(policy: Pick<OperatingPolicy, 'steps' | 'stationIn'>): RailRule<PlaceToken> {
  const station = placeStation(game, {
    ...policy,
    cities: CITIES,
    stations: [secondStation, untilStep(policy.steps, 'station'), stationLeft, () => refuseCity, stationPaid],
  })
  return {
    schema,
    offers(state) {
      const corporation = frame(state, 'operate')?.corporation
      if (corporation === undefined) return []
      const draft = { type: 'placeToken' as const, corporation }
      return [
        { slot: 'station', draft },
        { slot: 'station', draft: { ...draft, objective: true as const } },
      ]
    },
    why: station.why,
    play(ledger, act) {
      station.play(ledger, act)
      const { corporation, city, objective } = act
      const goal = goalOf(corporation)
      const { cities, objectives, map } = ownOf(ledger.state)
      const named = city ?? (objective && goal)
      if (named) {
        if (map) keeping().markStation(ledger, corporation, named)
        ledger.setOwn<Own>({ cities: { ...cities, [corporation]: [...(cities[corporation] ?? []), named] } })
      }
      if (!objective) return
      ledger.setOwn<Own>({ objectives: [...objectives, corporation] })
      ledger.pay('bank', corporation, OBJECTIVE_PAYS, 'objective', goal)
    },
  }
}

const coalSchema = action('placeCoalToken', { corporation: oneOf(CORPORATIONS), city: oneOf(CITIES) })
export type PlaceCoalToken = v.InferOutput<typeof coalSchema>

/** Places the S&NA's Warrior Coal Field token, at any time on its owner's turn: +$10 there for that corporation (Table III). */
export const placeCoalToken: RailRule<PlaceCoalToken> = {
  schema: coalSchema,
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
    // The table decides whether its track is enough; what its map is against is only marked.
    if (ownOf(ledger.state).map) keeping().markPiece(ledger, corporation, city)
    ledger.tell({ is: 'noted', code: 'coalPlaced', of: city })
  },
}
