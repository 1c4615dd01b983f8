import * as v from 'valibot'
import {
  dealPrice,
  dollars,
  forCorporation,
  label,
  priceHitch,
  reading,
  refused,
  stranger,
  typeOf,
} from '../../../families/recorded/entry'
import type { ForeignEntry, Hitch } from '../../../rules/intake'
import type { PlayerId } from '../../../rules/state'
import {
  type CardId,
  CHARTERS,
  COAL_REVENUE,
  type CorporationId,
  DECLARED_TRAINS,
  FIRST_CORPORATION,
  type PlaceId,
  type PrivateId,
  TYPE_OF,
} from '../data'
import type { VaAction } from '../law'
import { frame, operatingTurn, type VaState } from '../state'
import { newPrice } from '../stock/forced'
import { type ImportDesk, notRun, STAGE, turnOf } from './desk'
import { CORPORATION_IDS, LOT_IDS, PLACE_HEXES } from './tables'

const hexId = v.pipe(v.string(), v.regex(/^[A-I][1-9]\d?$/))

/** The private company that an entry names or whose power it uses. */
function companyOf(named: unknown): PrivateId | undefined {
  const lot = LOT_IDS.get(named)
  return lot === FIRST_CORPORATION ? undefined : lot
}

/** The corporation of an entry: the acting one, or the owner of the private company whose power is used. */
function corporationOf(desk: ImportDesk, { fields }: ForeignEntry): CorporationId | undefined {
  if (fields.entity_type !== 'company') return CORPORATION_IDS.get(fields.entity)
  const company = companyOf(fields.entity)
  const owner = company && desk.state.privates[company]
  return [...CORPORATION_IDS.values()].find(id => id === owner)
}

/** Takes an entry for its corporation, or returns why there is none. */
const asCorporation = forCorporation(corporationOf)

/** A Five-Share Company converts (4.5.1). */
export function takeConversion(desk: ImportDesk, entry: ForeignEntry): Hitch | undefined {
  return asCorporation(desk, entry, corporation =>
    desk.act(corporation, () => [{ type: 'convert', corporation }], STAGE.convert),
  )
}

/** A tile: it costs nothing on this map, but shows how far the turn has come. */
export const takeTile = reading(
  v.looseObject({ hex: hexId, tile: label }),
  (desk: ImportDesk, fields, entry) =>
    asCorporation(desk, entry, corporation => {
      desk.reach(corporation, STAGE.tile)
      if (turnOf(desk.state) !== corporation) return refusedTurn(desk, corporation)
      desk.hear(STAGE.tile)
      desk.memory.tiles.set(fields.hex, fields.tile)
      return undefined
    }),
)

/** The engine's own refusal, for an operating turn that is not this corporation's. */
function refusedTurn(desk: ImportDesk, corporation: CorporationId): Hitch | undefined {
  const refusal = desk.enter([{ type: 'endTurn', corporation }])
  return refusal && refused(refusal)
}

/** The place of a city circle, named by its tile (`15-1-0`) or, if printed on the map, by its hex (`H1-0-0`). */
function placeOf(desk: ImportDesk, circle: string): PlaceId | undefined {
  const tile = typeOf(circle)
  for (const [hex, laid] of desk.memory.tiles) if (laid === tile) return PLACE_HEXES.get(hex)
  return PLACE_HEXES.get(typeOf(tile))
}

/** A station; the home station needs no entry. Placed by the Potomac Yards, it is the extra one (4.2, 4.5.3). */
export const takeToken = reading(v.looseObject({ city: label }), (desk: ImportDesk, fields, entry) =>
  asCorporation(desk, entry, corporation => {
    const city = placeOf(desk, fields.city)
    if (!city) return stranger(fields.city)
    if (entry.fields.entity_type === 'company')
      return desk.act(
        corporation,
        () => [{ type: 'usePrivate', corporation, private: 'PY', use: 'token', city }],
        STAGE.token,
      )
    if (city === CHARTERS[corporation].home) return undefined
    return desk.act(corporation, () => [{ type: 'placeToken', corporation, city }], STAGE.token)
  }),
)

/** The +10 of the Railway Express Agency (4.2). */
export const takeAssignment = reading(
  v.looseObject({ target: hexId }),
  (desk: ImportDesk, { target }, entry) =>
    asCorporation(desk, entry, corporation => {
      const place = PLACE_HEXES.get(target)
      if (!place || companyOf(entry.fields.entity) !== 'REA') return stranger(target)
      return desk.act(
        corporation,
        () => [{ type: 'usePrivate', corporation, private: 'REA', city: place }],
        STAGE.token,
      )
    }),
)

const route = v.looseObject({ train: label, revenue: dollars })

/** A run; it is entered together with its dividend. Its subsidy is what stations in coal districts earn the treasury (4.5.4.3). */
export const takeRun = reading(
  v.looseObject({
    routes: v.pipe(v.array(route), v.maxLength(10)),
    extra_revenue: v.optional(v.nullable(dollars)),
    subsidy: v.optional(v.nullable(dollars)),
  }),
  (desk: ImportDesk, fields, entry) =>
    asCorporation(desk, entry, corporation => {
      desk.reach(corporation, STAGE.run)
      if (turnOf(desk.state) !== corporation) return refusedTurn(desk, corporation)
      const revenue = fields.routes.reduce((sum, it) => sum + it.revenue, fields.extra_revenue ?? 0)
      const coal = fields.subsidy ?? 0
      if (revenue === 0) return desk.act(corporation, () => [notRun(corporation)], STAGE.trains)
      desk.memory.run = { corporation, revenue, coal }
      desk.hear(STAGE.dividend)
      return undefined
    }),
)

/**
 * Pays out or withholds the earnings of the run (4.5.6). 18xx.games goes on paying coal to treasuries in phase 4D,
 * where the book ends it; that money is booked by a ruling that says so.
 */
export const takeDividend = reading(v.looseObject({ kind: label }), (desk: ImportDesk, { kind }, entry) =>
  asCorporation(desk, entry, corporation => {
    const { run } = desk.memory
    if (kind !== 'payout' && kind !== 'withhold') return { code: 'dividendKind', facts: { kind } }
    if (run?.corporation !== corporation) return { code: 'noRun', facts: { corporation } }
    desk.memory.run = null
    const { revenue, coal } = run
    const over = desk.state.phase === '4D' && coal > 0
    const paid: VaAction = {
      ...{ type: 'run', corporation, revenue, pay: kind === 'payout' },
      ...(coal > 0 && !over ? { coal } : {}),
    }
    const ruling: VaAction = {
      type: 'correct',
      reason: `18xx.games pays $${COAL_REVENUE} a number of a freight train in phase 4D too`,
      money: { from: 'bank', to: corporation, amount: coal },
    }
    const refusal = desk.enter(over ? [paid, ruling] : [paid], STAGE.trains)
    return refusal && refused(refusal)
  }),
)

/** The run of $0 that 18xx.games omits when the trains have no route. */
function unrun(state: VaState, corporation: CorporationId): readonly VaAction[] {
  const turn = frame(state, 'operate')
  const idle = turn?.corporation === corporation && turn.step !== 'trains'
  return idle && state.depot.owned[corporation].length > 0 ? [notRun(corporation)] : []
}

function cardOf(named: unknown): CardId | undefined {
  return DECLARED_TRAINS.find(card => card === named)
}

/**
 * A train purchase: new, from the Pool or from another corporation; $200 less if made with the Tredegar Iron Works
 * (4.2, 4.5.8).
 */
export const takeTrain = reading(
  v.looseObject({ train: label, price: dollars, variant: v.nullish(label) }),
  (desk: ImportDesk, fields, entry) =>
    asCorporation(desk, entry, corporation => {
      const known = desk.memory.trains.get(fields.train)
      const owned = known && known.at !== 'market'
      // A train bought from another corporation keeps that corporation's declaration.
      const train = owned ? known.card : cardOf(fields.variant ?? typeOf(fields.train))
      if (!train) return stranger(fields.variant ?? fields.train)
      const tredegar = entry.fields.entity_type === 'company'
      const buy: VaAction = {
        ...{ type: 'buyTrain', corporation, train, from: known?.at ?? 'ipo' },
        ...(owned ? { price: fields.price } : {}),
        ...(tredegar ? { private: 'TIW' as const } : {}),
      }
      const wrong = owned ? undefined : priceHitch(train, fields.price, newPrice(TYPE_OF[train], tredegar))
      const hitch = wrong ?? desk.act(corporation, state => [...unrun(state, corporation), buy], STAGE.trains)
      if (!hitch) desk.memory.trains.set(fields.train, { at: corporation, card: train })
      return hitch
    }),
)

/** A discarded train; in the Pool only its type counts (4.5.8). */
export const takeDiscard = reading(v.looseObject({ train: label }), (desk: ImportDesk, fields, entry) =>
  asCorporation(desk, entry, corporation => {
    const train = desk.memory.trains.get(fields.train)?.card
    if (!train) return stranger(fields.train)
    const refusal = desk.enter([{ type: 'discardTrain', corporation, train }])
    if (!refusal) desk.memory.trains.set(fields.train, { at: 'market', card: train })
    return refusal && refused(refusal)
  }),
)

/** A private company bought from a player (4.2). */
export const takeCompany = reading(
  v.looseObject({ company: label, price: dealPrice }),
  (desk: ImportDesk, fields, entry) =>
    asCorporation(desk, entry, corporation => {
      const company = companyOf(fields.company)
      if (!company) return stranger(fields.company)
      const { price } = fields
      // A company may be bought at any time in the turn, so the purchase does not show how far the turn has come.
      return desk.act(
        corporation,
        () => [{ type: 'acquirePrivate', corporation, private: company, price }],
        turnOf(desk.state) === corporation ? STAGE.over : STAGE.convert,
      )
    }),
)

/** A bankruptcy, declared by the corporation that cannot buy or by its president (4.6.3). */
export function takeBankruptcy(desk: ImportDesk, entry: ForeignEntry): Hitch | undefined {
  const corporation = corporationOf(desk, entry) ?? operatingTurn(desk.state)?.corporation
  if (!corporation) return stranger(entry.fields.entity)
  const player: PlayerId = entry.player ?? desk.state.corporations[corporation].president ?? ''
  return desk.act(corporation, () => [{ type: 'declareBankruptcy', player }], STAGE.trains)
}
