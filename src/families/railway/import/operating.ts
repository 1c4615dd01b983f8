import * as v from 'valibot'
import type { Money } from '../../../bank/money'
import type { ForeignEntry, Hitch } from '../../../rules/intake'
import { corporationIn } from '../ledger'
import type { AnyRailway } from '../table'
import { type RailDesk, refused } from './desk'
import { asCorporation, dealPrice, label, priceHitch, reading, stranger, sum, typeOf } from './entry'
import { notRun, type RailEntry, STAGE, unrun } from './recording'

export const hexId = v.pipe(v.string(), v.regex(/^[A-Z]\d{1,2}$/))

/** The entry for a tile, with its number and rotation if the title's entries say them. */
export const tiled = (
  { recording }: RailDesk,
  state: AnyRailway,
  lay: RailEntry,
  { fields: { tile, rotation } }: ForeignEntry,
): RailEntry => ({ ...lay, ...recording.tiled?.(state, lay, typeOf(String(tile)), rotation) })

/** A tile: what its terrain costs is worked out; one that costs nothing may only show how far the turn has come. */
export const takeTile = reading(v.looseObject({ hex: hexId, tile: label }), (desk, fields, entry) => {
  const { hex, tile } = fields
  const laid = desk.memory.tiles.get(hex) ?? []
  const special = entry.fields.entity_type === 'company'
  const remember = () => void desk.memory.tiles.set(hex, [...laid, tile])
  // A player's private company lays its tile at no cost, and in nobody's turn.
  if (special && desk.owning(entry) === undefined) {
    if (desk.company(entry.fields.entity) === undefined) return stranger(entry.fields.entity)
    remember()
    return undefined
  }
  return asCorporation(desk, entry, corporation => {
    const stage = special ? STAGE.over : STAGE.tile
    const before = special ? undefined : desk.arrive(corporation, stage)
    if (before) return before
    const cost = desk.recording.terrain?.(desk.state, corporation, hex, laid.length, special) ?? 0
    const entered = cost > 0 || desk.recording.everyTile
    const lay = { type: 'layTile', corporation, cost, hex }
    const hitch = entered
      ? desk.act(corporation, state => [tiled(desk, state, lay, entry)], stage, STAGE.tile)
      : undefined
    if (hitch) return hitch
    if (!entered && !special) desk.hear(STAGE.station)
    remember()
    return undefined
  })
})

/** The city of a circle, named by its tile (`438-0-0`) or, if it is printed on the map, by its hex (`K4-0-0`). */
export function cityOf({ memory, recording }: RailDesk, circle: string): string | undefined {
  const tile = typeOf(circle)
  const { cities } = recording
  for (const [hex, laid] of memory.tiles) if (laid.at(-1) === tile) return cities[hex]
  const hex = typeOf(tile)
  return Object.hasOwn(cities, hex) ? cities[hex] : undefined
}

/** A station. The home station needs no entry. */
export const takeToken = reading(v.looseObject({ city: label }), (desk, fields, entry) =>
  asCorporation(desk, entry, corporation => {
    const city = cityOf(desk, fields.city)
    if (!city) return stranger(fields.city)
    const { game, station } = desk.recording
    if (city === game.home(desk.state, corporation)) return undefined
    const make = (state: AnyRailway): RailEntry[] => [
      { type: 'placeToken', corporation, city, ...station?.(state, corporation, city) },
    ]
    return desk.act(corporation, make, STAGE.station)
  }),
)

const route = v.looseObject({ train: label, revenue: v.nullish(sum) })

/** What the routes of a run earned, as the file says it for each. */
function recorded(routes: readonly v.InferOutput<typeof route>[]): Money | Hitch {
  const silent = routes.findIndex(({ revenue }) => typeof revenue !== 'number')
  if (silent >= 0) return { code: 'unreadable', facts: { key: `routes.${silent}.revenue` } }
  return routes.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0)
}

/** A run: becomes an entry together with its dividend; if nothing was earned, no dividend is asked for. */
export const takeRun = reading(
  v.looseObject({
    routes: v.pipe(v.array(route), v.maxLength(10)),
    extra_revenue: v.nullish(sum),
  }),
  (desk, fields, entry) =>
    asCorporation(desk, entry, corporation => {
      const besides = desk.recording.besides?.(entry) ?? { fields: {} }
      if ('code' in besides) return besides
      // What waited for this turn counts for its run.
      const hitch = desk.arrive(corporation, STAGE.run) ?? desk.act(corporation, () => [], STAGE.run)
      if (hitch) return hitch
      const { fields: more } = besides
      const earned = desk.recording.earned?.(desk, corporation, fields.routes) ?? recorded(fields.routes)
      if (typeof earned !== 'number') return earned
      const revenue = earned + (fields.extra_revenue ?? 0)
      if (revenue === 0 && Object.keys(more).length === 0)
        return desk.act(corporation, () => [notRun(corporation)], STAGE.trains)
      desk.memory.run = { corporation, revenue, fields: more }
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
    const earned: RailEntry = {
      ...{ type: 'run', corporation, revenue: run.revenue, pay: kind === 'payout' },
      ...run.fields,
    }
    const refusal = desk.enter(desk.adapted(desk.state, [earned]), STAGE.trains)
    return refusal && refused(refusal)
  }),
)

const trainOf = ({ recording }: RailDesk, id: string) =>
  recording.game.trains.find(type => type === typeOf(id))

/** What a card is bought as, if its type can be; without a word on that it stays what it was. */
function cardOf({ recording: { game }, memory }: RailDesk, id: string, variant: string | null | undefined) {
  const named = variant ?? memory.trains.get(id)?.card ?? typeOf(id)
  return game.cards.find(card => card === named && game.typeOf(card) === typeOf(id))
}

/** Buys a train: new, from the Pool or from another corporation; or for one that is handed in. */
export const takeTrain = reading(
  v.looseObject({ train: label, price: sum, variant: v.nullish(label), exchange: v.nullish(label) }),
  (desk, fields, entry) =>
    asCorporation(desk, entry, corporation => {
      const { trains } = desk.memory
      const card = cardOf(desk, fields.train, fields.variant)
      if (!card) return stranger(fields.variant ?? fields.train)
      const exchange = fields.exchange ? trainOf(desk, fields.exchange) : undefined
      if (fields.exchange && !exchange) return stranger(fields.exchange)
      const known = trains.get(fields.train)
      const owned = known !== undefined && known.at !== 'market'
      const train = owned ? known.card : card
      const { game } = desk.recording
      const printed = game.train(game.typeOf(train))
      const bare: RailEntry = {
        ...{ type: 'buyTrain', corporation, train, from: known?.at ?? 'ipo' },
        ...(owned ? { price: fields.price } : {}),
        ...(exchange ? { exchange } : {}),
      }
      const { face, fields: more, after = [] } = desk.recording.purchase?.(entry, bare, card) ?? {}
      const traded = exchange === undefined ? undefined : printed.tradeIn?.[exchange]
      const wrong = owned ? undefined : priceHitch(train, fields.price, face ?? traded ?? printed.price)
      const buy = { ...bare, ...more }
      const hitch =
        wrong ?? desk.act(corporation, state => [...unrun(state, corporation), buy, ...after], STAGE.trains)
      if (hitch) return hitch
      if (exchange && fields.exchange) trains.set(fields.exchange, { at: 'market', card: exchange })
      trains.set(fields.train, { at: corporation, card })
      return undefined
    }),
)

/** Discards a train over the limit. */
export const takeDiscard = reading(v.looseObject({ train: label }), (desk, fields, entry) =>
  asCorporation(desk, entry, corporation => {
    const train = desk.memory.trains.get(fields.train)?.card
    if (!train) return stranger(fields.train)
    const refusal = desk.enter([{ type: 'discardTrain', corporation, train }])
    if (!refusal) desk.memory.trains.set(fields.train, { at: 'market', card: train })
    return refusal && refused(refusal)
  }),
)

/** A private company bought from a player. It may be bought at any time in the turn, so it does not show how far that has come. */
export const takeCompany = reading(
  v.looseObject({ company: label, price: dealPrice }),
  (desk, fields, entry) =>
    asCorporation(desk, entry, corporation => {
      const company = desk.company(fields.company)
      if (!company) return stranger(fields.company)
      const { price } = fields
      return desk.act(
        corporation,
        () => [{ type: 'acquirePrivate', corporation, private: company, price }],
        desk.whose === corporation ? STAGE.over : desk.begins,
        desk.begins,
      )
    }),
)

/** A bankruptcy, declared by the corporation that cannot buy or by its president. */
export function takeBankruptcy(desk: RailDesk, entry: ForeignEntry): Hitch | undefined {
  const corporation = desk.acting(entry) ?? desk.operating
  if (!corporation) return stranger(entry.fields.entity)
  const player = entry.player ?? corporationIn(desk.state, corporation).president ?? ''
  const hitch = desk.act(
    corporation,
    state => [...unrun(state, corporation), { type: 'declareBankruptcy', player }],
    STAGE.trains,
  )
  if (!hitch) desk.forgetClosed()
  return hitch
}
