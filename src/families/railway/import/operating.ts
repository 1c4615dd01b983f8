import * as v from 'valibot'
import type { ForeignEntry, Hitch } from '../../../rules/intake'
import {
  dealPrice,
  forCorporation,
  label,
  priceHitch,
  reading,
  refused,
  stranger,
  sum,
  typeOf,
} from '../../recorded/entry'
import { corporationIn } from '../ledger'
import { notRun, type RailDesk, type RailEntry, STAGE, turnOf, unrun } from './desk'

const asCorporation = forCorporation((desk: RailDesk, entry: ForeignEntry) => desk.acting(entry))
const hexId = v.pipe(v.string(), v.regex(/^[A-Z]\d{1,2}$/))

/** A tile: what its terrain costs is worked out; one that costs nothing only shows how far the turn has come. */
export const takeTile = reading(
  v.looseObject({ hex: hexId, tile: label }),
  (desk: RailDesk, fields, entry) => {
    const { hex, tile } = fields
    const laid = desk.memory.tiles.get(hex) ?? []
    const special = entry.fields.entity_type === 'company'
    const remember = () => void desk.memory.tiles.set(hex, [...laid, tile])
    // A player's private company lays its tile at no cost, and in nobody's turn.
    if (special && desk.acting(entry) === undefined) {
      if (desk.company(entry.fields.entity) === undefined) return stranger(entry.fields.entity)
      remember()
      return undefined
    }
    return asCorporation(desk, entry, corporation => {
      const stage = special ? STAGE.over : STAGE.tile
      const before = special ? undefined : desk.arrive(corporation, stage)
      if (before) return before
      const cost = desk.recording.terrain(desk.state, corporation, hex, laid.length, special)
      const lay: RailEntry = { type: 'layTile', corporation, cost, hex }
      const hitch = cost > 0 ? desk.act(corporation, () => [lay], stage, STAGE.tile) : undefined
      if (hitch) return hitch
      if (cost === 0 && !special) desk.hear(STAGE.station)
      remember()
      return undefined
    })
  },
)

/** The city of a circle, named by its tile (`438-0-0`) or, if it is printed on the map, by its hex (`K4-0-0`). */
function cityOf({ memory, recording }: RailDesk, circle: string): string | undefined {
  const tile = typeOf(circle)
  for (const [hex, laid] of memory.tiles) if (laid.at(-1) === tile) return recording.cities[hex]
  return recording.cities[typeOf(tile)]
}

/** A station. The home station needs no entry. */
export const takeToken = reading(v.looseObject({ city: label }), (desk: RailDesk, fields, entry) =>
  asCorporation(desk, entry, corporation => {
    const city = cityOf(desk, fields.city)
    if (!city) return stranger(fields.city)
    if (city === desk.recording.game.charter(corporation).home) return undefined
    return desk.act(corporation, () => [{ type: 'placeToken', corporation, city }], STAGE.station)
  }),
)

const route = v.looseObject({ train: label, revenue: sum })

/** A run: becomes an entry together with its dividend; if nothing was earned, no dividend is asked for. */
export const takeRun = reading(
  v.looseObject({
    routes: v.pipe(v.array(route), v.maxLength(10)),
    extra_revenue: v.nullish(sum),
  }),
  (desk: RailDesk, fields, entry) =>
    asCorporation(desk, entry, corporation => {
      const hitch = desk.arrive(corporation, STAGE.run)
      if (hitch) return hitch
      const revenue = fields.routes.reduce((sum, it) => sum + it.revenue, fields.extra_revenue ?? 0)
      if (revenue === 0) return desk.act(corporation, () => [notRun(corporation)], STAGE.trains)
      desk.memory.run = { corporation, revenue }
      desk.hear(STAGE.dividend)
      return undefined
    }),
)

/** Pays out or withholds what the run earned. */
export const takeDividend = reading(v.looseObject({ kind: label }), (desk: RailDesk, { kind }, entry) =>
  asCorporation(desk, entry, corporation => {
    const { run } = desk.memory
    if (kind !== 'payout' && kind !== 'withhold') return { code: 'dividendKind', facts: { kind } }
    // Older files also record a dividend for a run that earned nothing.
    if (!run && corporationIn(desk.state, corporation).lastRun === 0) return undefined
    if (run?.corporation !== corporation) return { code: 'noRun', facts: { corporation } }
    desk.memory.run = null
    const { revenue } = run
    const refusal = desk.enter([{ type: 'run', corporation, revenue, pay: kind === 'payout' }], STAGE.trains)
    return refusal && refused(refusal)
  }),
)

const trainOf = ({ recording }: RailDesk, id: string) =>
  recording.game.trains.find(type => type === typeOf(id))

/** Buys a train: new, from the Pool or from another corporation; or for one that is handed in. */
export const takeTrain = reading(
  v.looseObject({ train: label, price: dealPrice, exchange: v.nullish(label) }),
  (desk: RailDesk, fields, entry) =>
    asCorporation(desk, entry, corporation => {
      const { trains } = desk.memory
      const train = trainOf(desk, fields.train)
      if (!train) return stranger(fields.train)
      const exchange = fields.exchange ? trainOf(desk, fields.exchange) : undefined
      if (fields.exchange && !exchange) return stranger(fields.exchange)
      const from = trains.get(fields.train) ?? 'ipo'
      const owned = from !== 'ipo' && from !== 'market'
      const card = desk.recording.game.train(train)
      const face = (exchange === undefined ? undefined : card.tradeIn?.[exchange]) ?? card.price
      const wrong = owned ? undefined : priceHitch(train, fields.price, face)
      const buy: RailEntry = {
        ...{ type: 'buyTrain', corporation, train, from },
        ...(owned ? { price: fields.price } : {}),
        ...(exchange ? { exchange } : {}),
      }
      const hitch = wrong ?? desk.act(corporation, state => [...unrun(state, corporation), buy], STAGE.trains)
      if (hitch) return hitch
      if (fields.exchange) trains.set(fields.exchange, 'market')
      trains.set(fields.train, corporation)
      return undefined
    }),
)

/** Discards a train over the limit. */
export const takeDiscard = reading(v.looseObject({ train: label }), (desk: RailDesk, fields, entry) =>
  asCorporation(desk, entry, corporation => {
    const train = trainOf(desk, fields.train)
    if (!train) return stranger(fields.train)
    const refusal = desk.enter([{ type: 'discardTrain', corporation, train }])
    if (!refusal) desk.memory.trains.set(fields.train, 'market')
    return refusal && refused(refusal)
  }),
)

/** A private company bought from a player. It may be bought at any time in the turn, so it does not show how far that has come. */
export const takeCompany = reading(
  v.looseObject({ company: label, price: dealPrice }),
  (desk: RailDesk, fields, entry) =>
    asCorporation(desk, entry, corporation => {
      const company = desk.company(fields.company)
      if (!company) return stranger(fields.company)
      const { price } = fields
      return desk.act(
        corporation,
        () => [{ type: 'acquirePrivate', corporation, private: company, price }],
        turnOf(desk.state) === corporation ? STAGE.over : STAGE.tile,
        STAGE.tile,
      )
    }),
)

/** A bankruptcy, declared by the corporation that cannot buy or by its president. */
export function takeBankruptcy(desk: RailDesk, entry: ForeignEntry): Hitch | undefined {
  const corporation = desk.acting(entry) ?? desk.operating
  if (!corporation) return stranger(entry.fields.entity)
  const player = entry.player ?? corporationIn(desk.state, corporation).president ?? ''
  return desk.act(
    corporation,
    state => [...unrun(state, corporation), { type: 'declareBankruptcy', player }],
    STAGE.trains,
  )
}
