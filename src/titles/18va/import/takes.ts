import * as v from 'valibot'
import { forcedLot, lotsTurn } from '../../../families/railway/auction/lots'
import { type RailDesk, refused, type Take } from '../../../families/railway/import/desk'
import {
  asCorporation,
  asPlayer,
  label,
  reading,
  stranger,
  sum,
} from '../../../families/railway/import/entry'
import { cityOf, hexId, takeToken } from '../../../families/railway/import/operating'
import { type RailEntry, STAGE, unrun } from '../../../families/railway/import/recording'
import { takePass } from '../../../families/railway/import/stock'
import type { AnyRailway } from '../../../families/railway/table'
import type { ForeignEntry, Hitch } from '../../../rules/intake'
import { lots } from '../data'
import { lateConversion, lateExpress, orLate } from './departures'

const lotOf = (named: unknown): string | undefined =>
  new Map<unknown, string>(Object.entries(LOTS)).get(named)

/** A bid in the first auction (4.1). */
const bid = reading(v.looseObject({ company: label, price: sum }), (desk, fields, entry) =>
  asPlayer(entry, player => {
    const lot = lotOf(fields.company)
    if (!lot) return stranger(fields.company)
    return desk.act(player, () => [{ type: 'bid', player, private: lot, amount: fields.price }])
  }),
)

/** Does the record itself contain the bid that the player to act must make? */
function bidsItself(desk: RailDesk, entry: ForeignEntry): boolean {
  const next = entry.ahead(1)
  const lot = next?.type === 'bid' ? lotOf(next.fields.company) : undefined
  return lot === forcedLot(lots, desk.state) && next?.player === lotsTurn(desk.state)?.player
}

/** A pass; after one in the auction, 18xx.games bids $0 on an item that costs nothing anymore for whoever has the turn (4.1). */
function pass(desk: RailDesk, entry: ForeignEntry): Hitch | undefined {
  const hitch = takePass(desk, entry)
  const lot = forcedLot(lots, desk.state)
  const player = lotsTurn(desk.state)?.player
  if (hitch || lot === undefined || player === undefined || bidsItself(desk, entry)) return hitch
  const refusal = desk.enter([{ type: 'bid', player, private: lot, amount: 0 }])
  return refusal && refused(refusal)
}

/** A Five-Share Company converts (4.5.1). */
function convert(desk: RailDesk, entry: ForeignEntry): Hitch | undefined {
  return asCorporation(desk, entry, corporation => {
    const hitch = desk.arrive(corporation, STAGE.convert)
    if (hitch) return hitch
    // A tile is no entry here: only the record shows that one was laid before.
    if (desk.reached > STAGE.convert && desk.whose === corporation)
      return refused({ rule: '4.5.1', code: 'convertLate', facts: { corporation, now: 'station' } })
    const own: RailEntry = { type: 'convert', corporation }
    const make = (state: AnyRailway) => orLate(state, [own], lateConversion(corporation))
    return desk.act(corporation, make, STAGE.convert)
  })
}

/** A station; placed by the Potomac Yards, it is the extra one (4.2, 4.5.3). */
const token = reading(v.looseObject({ city: label }), (desk, fields, entry) => {
  if (entry.fields.entity_type !== 'company') return takeToken(desk, entry)
  return asCorporation(desk, entry, corporation => {
    const city = cityOf(desk, fields.city)
    if (!city) return stranger(fields.city)
    const use: RailEntry = { type: 'usePrivate', corporation, private: 'PY', use: 'token', city }
    return desk.act(corporation, () => [use], STAGE.station)
  })
})

/** The +10 of the Railway Express Agency (4.2). */
const assign = reading(v.looseObject({ target: hexId }), (desk, { target }, entry) =>
  asCorporation(desk, entry, corporation => {
    const city = new Map<string, string>(Object.entries(PLACES)).get(target)
    if (!city || desk.company(entry.fields.entity) !== 'REA') return stranger(target)
    const use: RailEntry = { type: 'usePrivate', corporation, private: 'REA', city }
    // It may come at any time there, so it does not show how far the turn has come.
    return desk.act(
      corporation,
      state => orLate(state, [use], lateExpress(corporation)),
      STAGE.over,
      STAGE.convert,
    )
  }),
)

/** The power of the Potomac Yards that raises the train limit of their corporation (4.2, 4.5.8). */
const ability = reading(v.looseObject({ choice: label }), (desk, { choice }, entry) =>
  asCorporation(desk, entry, corporation => {
    if (desk.company(entry.fields.entity) !== 'PY' || choice !== 'close') return stranger(choice)
    const use: RailEntry = { type: 'usePrivate', corporation, private: 'PY', use: 'trainLimit' }
    return desk.act(corporation, state => [...unrun(state, corporation), use], STAGE.trains)
  }),
)

/** Entries that only 18VA has, or takes in its own way. */
export const takes: Readonly<Record<string, Take>> = {
  ...{ bid, pass, convert, assign },
  place_token: token,
  choose_ability: ability,
}

/** Our corporation ids by those of 18xx.games, where they differ. */
export const CORPORATIONS = { RFPR: 'RF&P', VR: 'VGN', WMR: 'WM' } as const

/** Our ids of the first auction's items by those of 18xx.games; the last is the presidency of the B&O. */
export const LOTS = { P1: 'REA', P2: 'TIW', P3: 'PY', P4: 'B&O' } as const

/** Our option ids by those of 18xx.games (3.1). */
export const OPTIONS = { two_player_share_limit: 'seventyPercent' } as const

/** Places with a circle for a station, by their hex. */
export const PLACES = {
  ...{ A6: 'Grafton', A12: 'Roanoke', B15: 'Greensboro', C4: 'Cumberland', C8: 'Staunton' },
  ...{ C12: 'Lynchburg', D9: 'Charlottesville', E2: 'Hagerstown', E8: 'Gordonsville' },
  ...{ F3: "Harper's Ferry", F5: 'Alexandria', F7: 'Fredericksburg', F11: 'Richmond' },
  ...{ F13: 'Petersburg', F17: 'Rocky Mount', G4: 'Washington', H1: 'Philadelphia' },
  ...{ H3: 'Baltimore', H5: 'Annapolis', H13: 'Newport News', H15: 'Norfolk' },
} as const
