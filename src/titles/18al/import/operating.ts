import * as v from 'valibot'
import { corporationIn } from '../../../families/railway/ledger'
import { trainsOf } from '../../../families/railway/operating/offers'
import { type AnyRailway, frame, operatingTurn } from '../../../families/railway/table'
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
import { game, OBJECTIVES, TERRAIN, TRAINS } from '../data'
import { hexField } from '../fields'
import type { AlAction } from '../law'
import { ownOf } from '../own'
import { type ImportDesk, notRun, STAGE, turnOf } from './desk'
import { asCorporation, companyOf, corporationOf } from './entry'
import { route, runRevenue } from './revenue'
import { CITY_HEXES, LUMBER_TILE } from './tables'

/** Enters what a corporation did on its turn; a coal token that waited for the turn is placed first. */
function act(
  desk: ImportDesk,
  corporation: string,
  make: (state: AnyRailway) => readonly AlAction[],
  until: number,
  at: number = until,
): Hitch | undefined {
  const { coal } = desk.memory
  if (coal?.corporation === corporation) {
    desk.memory.coal = null
    const hitch = placeCoal(desk, corporation, coal.city, until)
    // The first 5 takes it out of play, placed or not.
    if (hitch && hitch.refusal?.code !== 'coalGone') return hitch
  }
  return desk.act(corporation, make, until, at)
}

/** The coal token; of a corporation without a train by a ruling that says so (Table III). */
function placeCoal(desk: ImportDesk, corporation: string, city: string, until: number): Hitch | undefined {
  const placed = desk.act(
    corporation,
    () => [{ type: 'placeCoalToken', corporation, city }],
    until,
    STAGE.tile,
  )
  if (placed?.refusal?.code !== 'coalNoTrain') return placed
  const reason = '18xx.games lets a corporation without a train place the coal token'
  return desk.act(corporation, () => [{ type: 'correct', reason, coal: city }], until, STAGE.tile)
}

/** The Lumber Terminal, which early versions of 18xx.games let be laid after the run: by a ruling that says so (4.2.1, Table III). */
function lateLumber(desk: ImportDesk, corporation: string): Hitch | undefined {
  const reason = 'Early versions of 18xx.games let the Lumber Terminal be laid after the run'
  return desk.act(corporation, () => [{ type: 'correct', reason, lumber: 'laid' }], STAGE.over, STAGE.tile)
}

/** A tile: the first on a hex pays for its terrain; the Lumber Terminal is free (4.2.1(f), Table III). */
export const takeTile = reading(
  v.looseObject({ hex: hexField, tile: label }),
  (desk: ImportDesk, fields, entry) =>
    asCorporation(desk, entry, corporation => {
      const { hex, tile } = fields
      const { tiles } = desk.memory
      const lumber = typeOf(tile) === LUMBER_TILE
      const cost = lumber || tiles.has(hex) ? 0 : (TERRAIN[hex] ?? 0)
      const lay: AlAction = {
        type: 'layTile',
        corporation,
        cost,
        hex,
        ...(lumber ? { private: 'B&SLC' } : {}),
      }
      const hitch = act(desk, corporation, () => [lay], lumber ? STAGE.run : STAGE.tile, STAGE.tile)
      const late = lumber && hitch?.refusal?.code === 'stepOver'
      const stop = late ? lateLumber(desk, corporation) : hitch
      if (stop) return stop
      tiles.set(hex, tile)
      return undefined
    }),
)

/** The city of a circle, named by its tile (`441a-0-0`) or, if it is printed on the map, by its hex (`L1-0-0`). */
function cityOf(desk: ImportDesk, circle: string): string | undefined {
  const tile = typeOf(circle)
  for (const [hex, laid] of desk.memory.tiles) if (laid === tile) return CITY_HEXES.get(hex)
  return CITY_HEXES.get(typeOf(tile))
}

/** A station; in the corporation's objective it earns the $100. The home station needs no entry (4.2.2). */
export const takeToken = reading(v.looseObject({ city: label }), (desk: ImportDesk, fields, entry) =>
  asCorporation(desk, entry, corporation => {
    const city = cityOf(desk, fields.city)
    if (!city) return stranger(fields.city)
    if (city === game.home(desk.state, corporation)) return undefined
    const make = (state: AnyRailway): AlAction[] => {
      const objective = OBJECTIVES[corporation] === city && !ownOf(state).objectives.includes(corporation)
      return [{ type: 'placeToken', corporation, city, ...(objective ? { objective } : {}) }]
    }
    return act(desk, corporation, make, STAGE.station)
  }),
)

/** The S&NA's coal token. 18xx.games lets it be placed out of turn; it then waits for its owner's turn. */
export const takeAssignment = reading(
  v.looseObject({ target: hexField }),
  (desk: ImportDesk, fields, entry) =>
    asCorporation(desk, entry, corporation => {
      const city = CITY_HEXES.get(fields.target)
      if (!city || companyOf(entry.fields.entity) !== 'S&NA') return stranger(fields.target)
      if (turnOf(desk.state) !== corporation) {
        desk.memory.coal = { corporation, city }
        return undefined
      }
      return placeCoal(desk, corporation, city, STAGE.privates)
    }),
)

/** A run: becomes an entry together with its dividend; if nothing was earned, no dividend is asked for. */
export const takeRun = reading(
  v.looseObject({
    routes: v.pipe(v.array(route), v.maxLength(10)),
    extra_revenue: v.optional(v.nullable(sum)),
  }),
  (desk: ImportDesk, fields, entry) =>
    asCorporation(desk, entry, corporation => {
      // Whatever comes before the run, including a waiting coal token, counts for it.
      const before = act(desk, corporation, () => [], STAGE.run)
      if (before) return before
      if (turnOf(desk.state) !== corporation) {
        const refusal = desk.enter([notRun(corporation)])
        return refusal && refused(refusal)
      }
      const earned = runRevenue(desk, corporation, fields.routes)
      if (typeof earned !== 'number') return earned
      const revenue = earned + (fields.extra_revenue ?? 0)
      if (revenue === 0) return act(desk, corporation, () => [notRun(corporation)], STAGE.trains)
      desk.memory.run = { corporation, revenue }
      desk.hear(STAGE.dividend)
      return undefined
    }),
)

/** Pays out or withholds what the run earned (4.2.4). */
export const takeDividend = reading(v.looseObject({ kind: label }), (desk: ImportDesk, { kind }, entry) =>
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

function trainOf(id: string): string | undefined {
  return TRAINS.find(type => type === typeOf(id))
}

/** Buys a train: new, from the Open Market or from another corporation; at half price with the New Decatur Yards (4.2.5). */
export const takeTrain = reading(
  v.looseObject({
    train: label,
    price: dealPrice,
    exchange: v.nullish(v.null()),
    ability: v.nullish(v.unknown()),
  }),
  (desk: ImportDesk, fields, entry) =>
    asCorporation(desk, entry, corporation => {
      const train = trainOf(fields.train)
      if (!train) return stranger(fields.train)
      const from = desk.memory.trains.get(fields.train) ?? 'ipo'
      // Files of 2020 name the corporation and the discount; later ones name the company itself.
      const company = companyOf(entry.fields.entity, entry.fields.entity_type)
      const yards = company === 'NDY' || fields.ability === 'train_discount'
      const owned = from !== 'ipo' && from !== 'market'
      const buy: AlAction = {
        type: 'buyTrain',
        corporation,
        train,
        from,
        ...(owned ? { price: fields.price } : {}),
        ...(yards ? { private: 'NDY' as const } : {}),
      }
      const face = game.train(train).price
      const wrong = owned ? undefined : priceHitch(train, fields.price, yards ? face / 2 : face)
      const hitch =
        wrong ?? act(desk, corporation, state => [...unrun(state, corporation), buy], STAGE.trains)
      if (!hitch) desk.memory.trains.set(fields.train, corporation)
      return hitch
    }),
)

/** The run of $0 that 18xx.games omits if the trains have no route. */
function unrun(state: AnyRailway, corporation: string): readonly AlAction[] {
  const turn = frame(state, 'operate')
  const idle = turn?.corporation === corporation && turn.step !== 'trains'
  return idle && trainsOf(state, corporation).length > 0 ? [notRun(corporation)] : []
}

/** Discards a train over the limit (4.2.5(g)). */
export const takeDiscard = reading(v.looseObject({ train: label }), (desk: ImportDesk, fields, entry) =>
  asCorporation(desk, entry, corporation => {
    const train = trainOf(fields.train)
    if (!train) return stranger(fields.train)
    const refusal = desk.enter([{ type: 'discardTrain', corporation, train }])
    if (!refusal) desk.memory.trains.set(fields.train, 'market')
    return refusal && refused(refusal)
  }),
)

/** Bankruptcy, declared by the corporation that cannot buy or by its president (4.2.5.2). */
export function takeBankruptcy(desk: ImportDesk, entry: ForeignEntry): Hitch | undefined {
  const corporation = corporationOf(desk, entry) ?? operatingTurn(desk.state)?.corporation
  if (!corporation) return stranger(entry.fields.entity)
  const player: PlayerId = entry.player ?? corporationIn(desk.state, corporation).president ?? ''
  return desk.act(corporation, () => [{ type: 'declareBankruptcy', player }], STAGE.trains)
}
