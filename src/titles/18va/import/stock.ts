import * as v from 'valibot'
import { operatingTurn } from '../../../families/railway/table'
import {
  asPlayer,
  forcedBy,
  label,
  priceHitch,
  reading,
  refused,
  stranger,
  sum,
} from '../../../families/recorded/entry'
import type { ForeignEntry, Hitch } from '../../../rules/intake'
import { type CorporationId, FIRST_CORPORATION, PRESIDENT_SHARES } from '../data'
import type { VaAction } from '../law'
import { lotsTurn, paperOf, priceOf, shares, type VaState, valueTurn } from '../state'
import { forcedLot } from '../stock/auction'
import { asCounted } from './departures'
import { type ImportDesk, STAGE, turnOf } from './desk'
import { actingIn } from './entry'
import { CORPORATION_IDS, corporationOf, LOT_IDS } from './tables'

const certificates = v.pipe(v.array(label), v.minLength(1), v.maxLength(20))
const percent = v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(100))
const trade = v.looseObject({
  shares: certificates,
  percent: v.nullish(percent),
  share_price: v.nullish(sum),
})
type Trade = v.InferOutput<typeof trade>

/** The corporation to which all of these certificates belong; `undefined` if they do not. */
function corporationOfAll(ids: readonly string[]): CorporationId | undefined {
  const named = new Set(ids.map(corporationOf))
  return named.size === 1 ? [...named][0] : undefined
}

/** The president's certificate, which 18xx.games counts as the first, is two shares; every other one is a single share. */
const sharesIn = (ids: readonly string[]) =>
  ids.reduce((sum, id) => sum + (id.endsWith('_0') ? PRESIDENT_SHARES : 1), 0)

/** The hitch for a trade of which the file says something else than our table: its percentage or its price per share. */
function tradeHitch(state: VaState, corporation: CorporationId, traded: Trade, number: number) {
  const { percent: there, share_price: price } = traded
  const here = number * paperOf(state, corporation).percent
  if (typeof there === 'number' && there !== here)
    return { code: 'percentDiffers', facts: { named: corporation, percent: there, here } }
  const value = priceOf(state, corporation) ?? 0
  return typeof price === 'number' ? priceHitch(corporation, price, value) : undefined
}

/** A bid in the first auction (4.1). */
export const takeBid = reading(
  v.looseObject({ company: label, price: sum }),
  (desk: ImportDesk, fields, entry) =>
    asPlayer(entry, player => {
      const lot = LOT_IDS.get(fields.company)
      if (!lot) return stranger(fields.company)
      return desk.act(player, () => [{ type: 'bid', player, private: lot, amount: fields.price }])
    }),
)

/** Does the record itself contain the bid that the player to act must make? */
function bidsItself(desk: ImportDesk, entry: ForeignEntry): boolean {
  const next = entry.ahead(1)
  const lot = next?.type === 'bid' ? LOT_IDS.get(next.fields.company) : undefined
  return lot === forcedLot(desk.state) && next?.player === lotsTurn(desk.state)?.player
}

/** A pass: no bid in the auction, the end of a stock turn, or one step of an operating turn. */
export function takePass(desk: ImportDesk, entry: ForeignEntry): Hitch | undefined {
  const { entity, entity_type: kind } = entry.fields
  // A private company's pass leaves its power unused: nothing happens.
  if (kind === 'company' && LOT_IDS.has(entity)) return undefined
  const corporation = CORPORATION_IDS.get(entity)
  if (corporation && kind === 'corporation') return desk.passStep(corporation)
  return asPlayer(entry, player => {
    // A discard or the end of the game came in between, so the player has no turn to pass.
    if (turnOf(desk.state) === undefined) return undefined
    const hitch = desk.act(player, state => asCounted(state, [{ type: 'pass', player }]))
    return hitch ?? (bidsItself(desk, entry) ? undefined : desk.bidByForce())
  })
}

/** Starts a corporation, or sets the starting value of the B&O after the auction (4.1, 4.3.3). */
export const takePar = reading(
  v.looseObject({ corporation: label, share_price: v.pipe(v.string(), v.regex(/^\d+,\d+,\d+$/)) }),
  (desk: ImportDesk, fields, entry) =>
    asPlayer(entry, player => {
      const corporation = CORPORATION_IDS.get(fields.corporation)
      if (!corporation) return stranger(fields.corporation)
      const price = Number(fields.share_price.split(',')[0])
      const par: VaAction = { type: 'par', player, corporation, price }
      if (corporation === FIRST_CORPORATION && valueTurn(desk.state)) {
        const refusal = desk.enter([par])
        return refusal && refused(refusal)
      }
      return desk.act(player, state => asCounted(state, [par]))
    }),
)

/** Buys a certificate. One sold before comes from the Pool, as do those that the bank underwrote (4.3.2, 4.4). */
export const takePurchase = reading(trade, (desk: ImportDesk, fields, entry) =>
  asPlayer(entry, player => {
    const corporation = corporationOfAll(fields.shares)
    const [certificate] = fields.shares
    if (!corporation || certificate === undefined || fields.shares.length > 1)
      return stranger(fields.shares.join(', '))
    let differs: Hitch | undefined
    const hitch = desk.act(player, state => {
      differs = tradeHitch(state, corporation, fields, sharesIn(fields.shares))
      const left = shares(state, corporation, 'ipo') > 0 && !desk.memory.issued.has(certificate)
      return asCounted(state, [{ type: 'buyShare', player, corporation, from: left ? 'ipo' : 'market' }])
    })
    if (!hitch) desk.memory.issued.add(certificate)
    return hitch ?? differs
  }),
)

/** Sells shares as one block, in a stock turn or to pay for a train (4.3.1, 4.6.2). */
export const takeSale = reading(trade, (desk: ImportDesk, fields, entry) =>
  asPlayer(entry, player => {
    const corporation = corporationOfAll(fields.shares)
    if (!corporation) return stranger(fields.shares.join(', '))
    const unit = paperOf(desk.state, corporation).percent
    // Only one share of a president's certificate may be meant: the percentage tells.
    const number = typeof fields.percent === 'number' ? fields.percent / unit : sharesIn(fields.shares)
    if (!Number.isInteger(number) || number > sharesIn(fields.shares))
      return {
        code: 'percentDiffers',
        facts: { named: corporation, percent: fields.percent ?? 0, here: sharesIn(fields.shares) * unit },
      }
    const sale: VaAction = { type: 'sellShares', player, corporation, shares: number }
    let differs: Hitch | undefined
    const make = (state: VaState) => {
      differs = tradeHitch(state, corporation, fields, number)
      return asCounted(state, [sale])
    }
    const operating = operatingTurn(desk.state)?.corporation as CorporationId | undefined
    const buyer = forcedBy(entry, operating, next => actingIn(desk, next))
    const forced = buyer && desk.state.corporations[buyer].president === player
    const hitch = forced ? desk.act(buyer, make, STAGE.trains) : desk.act(player, make)
    if (!hitch) for (const id of fields.shares) desk.memory.issued.add(id)
    return hitch ?? differs
  }),
)
