import * as v from 'valibot'
import { frame, operatingTurn } from '../../../families/railway/table'
import {
  dealPrice,
  label,
  priceHitch,
  reading,
  refused,
  stranger,
  sum,
  typeOf,
} from '../../../families/recorded/entry'
import type { ForeignEntry, Hitch } from '../../../rules/intake'
import type { PlayerId } from '../../../rules/state'
import { type CardId, CHARTERS, type CorporationId, DECLARED_TRAINS, type PlaceId, TYPE_OF } from '../data'
import type { VaAction } from '../law'
import type { VaState } from '../state'
import { newPrice } from '../stock/forced'
import { acceptable, coalIn4D, lateConversion, lateExpress, redeclared } from './departures'
import { type ImportDesk, notRun, STAGE, turnOf } from './desk'
import { actingIn, asCorporation, companyOf } from './entry'
import { PLACE_HEXES } from './tables'

const hexId = v.pipe(v.string(), v.regex(/^[A-I][1-9]\d?$/))

/** A Five-Share Company converts (4.5.1). */
export function takeConversion(desk: ImportDesk, entry: ForeignEntry): Hitch | undefined {
  return asCorporation(desk, entry, corporation => {
    const hitch = desk.arrive(corporation, STAGE.convert)
    if (hitch) return hitch
    const convert: VaAction = { type: 'convert', corporation }
    const first = desk.reached === STAGE.convert
    const make = (state: VaState) =>
      first ? acceptable(state, [convert], [lateConversion(corporation)]) : [convert]
    return desk.act(corporation, make, STAGE.convert)
  })
}

/** A tile: it costs nothing on this map, but shows how far the turn has come. */
export const takeTile = reading(
  v.looseObject({ hex: hexId, tile: label }),
  (desk: ImportDesk, fields, entry) =>
    asCorporation(desk, entry, corporation => {
      const hitch = desk.arrive(corporation, STAGE.tile)
      if (hitch) return hitch
      // One tile a turn (4.5.2): another one of the same corporation belongs to its next turn.
      desk.hear(STAGE.token)
      desk.memory.tiles.set(fields.hex, fields.tile)
      return undefined
    }),
)

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
      const use: VaAction = { type: 'usePrivate', corporation, private: 'REA', city: place }
      // It may come at any time there, so it does not show how far the turn has come.
      return desk.act(
        corporation,
        state =>
          frame(state, 'operate')?.step === 'trains'
            ? acceptable(state, [use], lateExpress(corporation))
            : [use],
        STAGE.over,
        STAGE.convert,
      )
    }),
)

/** What is asked for with one train's run; files before September 2024 have coal only here. */
const route = v.looseObject({ train: label, revenue: sum, subsidy: v.nullish(sum) })
const runEntry = v.looseObject({
  routes: v.pipe(v.array(route), v.maxLength(10)),
  extra_revenue: v.nullish(sum),
  subsidy: v.nullish(sum),
})

/** What stations in coal districts earn the treasury (4.5.4.3), by the run and by its routes; a file may have either, or both. */
function coalOf({ routes, subsidy }: v.InferOutput<typeof runEntry>) {
  const said = routes.flatMap(it => (typeof it.subsidy === 'number' ? [it.subsidy] : []))
  const onRoutes = said.length > 0 ? said.reduce((sum, coal) => sum + coal, 0) : undefined
  return { onRun: subsidy ?? undefined, onRoutes }
}

/** A run; it is entered together with its dividend. */
export const takeRun = reading(runEntry, (desk: ImportDesk, fields, entry) =>
  asCorporation(desk, entry, corporation => {
    const { onRun, onRoutes } = coalOf(fields)
    const coal = onRun ?? onRoutes ?? 0
    if (onRoutes !== undefined && onRoutes !== coal)
      return { code: 'coalDiffers', facts: { onRun: coal, onRoutes } }
    const hitch = desk.arrive(corporation, STAGE.run)
    if (hitch) return hitch
    const revenue = fields.routes.reduce((sum, it) => sum + it.revenue, fields.extra_revenue ?? 0)
    if (revenue === 0 && coal === 0) return desk.act(corporation, () => [notRun(corporation)], STAGE.trains)
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
    // Older files also record a dividend for a run that earned nothing.
    const turn = frame(desk.state, 'operate')
    const earned = turn?.corporation === corporation && turn.step === 'trains' ? turn.revenue : undefined
    if (!run && earned === 0) return undefined
    if (run?.corporation !== corporation) return { code: 'noRun', facts: { corporation } }
    desk.memory.run = null
    const { revenue, coal } = run
    const over = desk.state.phase === '4D' && coal > 0
    const paid: VaAction = {
      ...{ type: 'run', corporation, revenue, pay: kind === 'payout' },
      ...(coal > 0 && !over ? { coal } : {}),
    }
    const refusal = desk.enter(over ? [paid, coalIn4D(corporation, coal)] : [paid], STAGE.trains)
    return refusal && refused(refusal)
  }),
)

/** The run of $0 that 18xx.games omits when the trains have no route. */
function unrun(state: VaState, corporation: CorporationId): readonly VaAction[] {
  const turn = frame(state, 'operate')
  const idle = turn?.corporation === corporation && turn.step !== 'trains'
  return idle && state.depot.owned[corporation].length > 0 ? [notRun(corporation)] : []
}

/** The train that an entry buys as it is declared, if its type can be; without a word on that, it stays what it was. */
function cardOf(desk: ImportDesk, id: string, variant: string | null | undefined): CardId | undefined {
  const type = typeOf(id)
  const named = variant ?? desk.memory.trains.get(id)?.card ?? type
  return DECLARED_TRAINS.find(card => card === named && TYPE_OF[card] === type)
}

/**
 * A train purchase: new, from the Pool or from another corporation; $200 less if made with the Tredegar Iron Works
 * (4.2, 4.5.8).
 */
export const takeTrain = reading(
  v.looseObject({ train: label, price: sum, variant: v.nullish(label), exchange: v.nullish(v.null()) }),
  (desk: ImportDesk, fields, entry) =>
    asCorporation(desk, entry, corporation => {
      const card = cardOf(desk, fields.train, fields.variant)
      if (!card) return stranger(fields.variant ?? fields.train)
      const known = desk.memory.trains.get(fields.train)
      const owned = known && known.at !== 'market'
      const train = owned ? known.card : card
      const tredegar = entry.fields.entity_type === 'company'
      const buy: VaAction = {
        ...{ type: 'buyTrain', corporation, train, from: known?.at ?? 'ipo' },
        ...(owned ? { price: fields.price } : {}),
        ...(tredegar ? { private: 'TIW' as const } : {}),
      }
      const wrong = owned ? undefined : priceHitch(train, fields.price, newPrice(TYPE_OF[train], tredegar))
      const anew = card === train ? [] : redeclared(corporation, train, card)
      const hitch =
        wrong ?? desk.act(corporation, state => [...unrun(state, corporation), buy, ...anew], STAGE.trains)
      if (!hitch) desk.memory.trains.set(fields.train, { at: corporation, card })
      return hitch
    }),
)

/** The power of the Potomac Yards that raises the train limit of their corporation (4.2, 4.5.8). */
export const takeAbility = reading(v.looseObject({ choice: label }), (desk: ImportDesk, { choice }, entry) =>
  asCorporation(desk, entry, corporation => {
    if (companyOf(entry.fields.entity) !== 'PY' || choice !== 'close') return stranger(choice)
    const use: VaAction = { type: 'usePrivate', corporation, private: 'PY', use: 'trainLimit' }
    return desk.act(corporation, state => [...unrun(state, corporation), use], STAGE.trains)
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
        STAGE.convert,
      )
    }),
)

/** A bankruptcy, declared by the corporation that cannot buy or by its president (4.6.3). */
export function takeBankruptcy(desk: ImportDesk, entry: ForeignEntry): Hitch | undefined {
  const corporation =
    actingIn(desk, entry) ?? (operatingTurn(desk.state)?.corporation as CorporationId | undefined)
  if (!corporation) return stranger(entry.fields.entity)
  const player: PlayerId = entry.player ?? desk.state.corporations[corporation].president ?? ''
  const hitch = desk.act(corporation, () => [{ type: 'declareBankruptcy', player }], STAGE.trains)
  if (!hitch) desk.forgetClosed()
  return hitch
}
