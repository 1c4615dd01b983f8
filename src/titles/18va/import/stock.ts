import * as v from 'valibot'
import { asPlayer, dollars, label, reading, refused, stranger } from '../../../families/recorded/entry'
import type { ForeignEntry, Hitch } from '../../../rules/intake'
import { type CorporationId, FIRST_CORPORATION } from '../data'
import type { VaAction } from '../law'
import { frame, paperOf, shares } from '../state'
import { type ImportDesk, STAGE, turnOf } from './desk'
import { CORPORATION_IDS, LOT_IDS } from './tables'

const certificates = v.pipe(v.array(label), v.minLength(1), v.maxLength(20))
const percent = v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(100))
const trade = v.looseObject({ shares: certificates, percent })

/** The corporation of certificates with 18xx.games ids such as `RFPR_2`; `undefined` unless they all belong to one. */
function corporationOf(ids: readonly string[]): CorporationId | undefined {
  const named = new Set(ids.map(id => id.replace(/_\d+$/, '')))
  return named.size === 1 ? CORPORATION_IDS.get([...named][0]) : undefined
}

/** A bid in the first auction (4.1). */
export const takeBid = reading(
  v.looseObject({ company: label, price: dollars }),
  (desk: ImportDesk, fields, entry) =>
    asPlayer(entry, player => {
      const lot = LOT_IDS.get(fields.company)
      if (!lot) return stranger(fields.company)
      return desk.act(player, () => [{ type: 'bid', player, private: lot, amount: fields.price }])
    }),
)

/** A pass: no bid in the auction, the end of a stock turn, or one step of an operating turn. */
export function takePass(desk: ImportDesk, entry: ForeignEntry): Hitch | undefined {
  const corporation = CORPORATION_IDS.get(entry.fields.entity)
  if (corporation && entry.fields.entity_type === 'corporation') {
    desk.passStep(corporation)
    return undefined
  }
  return asPlayer(entry, player => {
    // A discard or the end of the game came in between, so the player has no turn to pass.
    if (turnOf(desk.state) === undefined) return undefined
    return desk.act(player, () => [{ type: 'pass', player }])
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
      if (corporation === FIRST_CORPORATION && frame(desk.state, 'value')) {
        const refusal = desk.enter([par])
        return refusal && refused(refusal)
      }
      return desk.act(player, () => [par])
    }),
)

/** Buys a certificate. One sold before comes from the Pool, as do those that the bank underwrote (4.3.2, 4.4). */
export const takePurchase = reading(trade, (desk: ImportDesk, fields, entry) =>
  asPlayer(entry, player => {
    const corporation = corporationOf(fields.shares)
    const [certificate] = fields.shares
    if (!corporation || certificate === undefined || fields.shares.length > 1) return stranger(certificate)
    const hitch = desk.act(player, state => {
      const left = shares(state, corporation, 'ipo') > 0 && !desk.memory.issued.has(certificate)
      return [{ type: 'buyShare', player, corporation, from: left ? 'ipo' : 'market' }]
    })
    if (!hitch) desk.memory.issued.add(certificate)
    return hitch
  }),
)

/** Sells shares as one block, in a stock turn or to pay for a train (4.3.1, 4.6.2). */
export const takeSale = reading(trade, (desk: ImportDesk, fields, entry) =>
  asPlayer(entry, player => {
    const corporation = corporationOf(fields.shares)
    if (!corporation) return stranger(fields.shares[0])
    const number = fields.percent / paperOf(desk.state, corporation).percent
    const sale: VaAction = { type: 'sellShares', player, corporation, shares: number }
    if (!Number.isInteger(number)) return stranger(`${fields.percent}%`)
    for (const id of fields.shares) desk.memory.issued.add(id)
    const operating = frame(desk.state, 'operate')?.corporation
    if (operating && desk.state.corporations[operating].president === player) {
      const refusal = desk.enter([sale], STAGE.trains)
      return refusal && refused(refusal)
    }
    return desk.act(player, () => [sale])
  }),
)
