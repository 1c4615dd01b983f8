import * as v from 'valibot'
import type { ForeignEntry, Hitch } from '../../../rules/intake'
import { corporationIn } from '../ledger'
import { type AnyRailway, frame } from '../table'
import { type RailDesk, refused } from './desk'
import { asPlayer, label, priceHitch, reading, stranger, sum } from './entry'
import { type RailEntry, STAGE } from './recording'

const certificates = v.pipe(v.array(label), v.minLength(1), v.maxLength(20))
const percent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))
const trade = v.looseObject({
  shares: certificates,
  percent: v.nullish(percent),
  share_price: v.nullish(sum),
})

/** The corporation to which all of these certificates belong, and their shares; the president's is numbered 0. */
function blockOf(desk: RailDesk, ids: readonly string[]) {
  const named = new Set(ids.map(id => desk.corporation(id.replace(/_\d+$/, ''))))
  const [corporation] = named
  if (corporation === undefined || named.size > 1) return undefined
  const paper = desk.recording.game.paper(desk.state, corporation)
  const shares = ids.reduce((sum, id) => sum + (id.endsWith('_0') ? paper.presidentShares : 1), 0)
  return { corporation, shares, unit: paper.percent }
}

/** The hitch for a trade of which the file says something else than our table: its percentage or its price per share. */
function tradeHitch(
  { recording }: RailDesk,
  state: AnyRailway,
  corporation: string,
  { percent: there, share_price: price }: v.InferOutput<typeof trade>,
  here: number,
): Hitch | undefined {
  const costs = recording.sharePrice?.(state, corporation)
  if (costs === undefined) return undefined
  if (typeof there === 'number' && there !== here)
    return { code: 'percentDiffers', facts: { named: corporation, percent: there, here } }
  return typeof price === 'number' ? priceHitch(corporation, price, costs) : undefined
}

/** A purchase of the cheapest private company, a bid on another, or a raise in a running auction. */
export const takeBid = reading(v.looseObject({ company: label, price: sum }), (desk, fields, entry) =>
  asPlayer(entry, player => {
    const company = desk.company(fields.company)
    if (!company) return stranger(fields.company)
    const { game, auctions } = desk.recording
    const cheapest = !frame(desk.state, 'auction') && game.unsold(desk.state) === company
    const here = cheapest && auctions ? auctions.price(desk.state, company) : fields.price
    const refusal = desk.enter([
      cheapest
        ? { type: 'buyPrivate', player, private: company }
        : { type: 'bid', player, private: company, amount: fields.price },
    ])
    return refusal ? refused(refusal) : priceHitch(company, fields.price, here)
  }),
)

/** A pass: in a running auction, at the end of a stock turn, or over one step of an operating turn. */
export function takePass(desk: RailDesk, entry: ForeignEntry): Hitch | undefined {
  const { entity, entity_type: kind } = entry.fields
  // A private company's pass leaves its power unused: nothing happens.
  if (kind === 'company') return desk.company(entity) === undefined ? stranger(entity) : undefined
  const corporation = kind === 'player' ? undefined : desk.corporation(entity)
  if (entry.player === undefined) return corporation ? desk.passStep(corporation) : stranger(entity)
  const { player } = entry
  if (frame(desk.state, 'over')) return undefined
  const auction = frame(desk.state, 'auction')
  if (auction && !desk.recording.unasked) {
    const refusal = desk.enter([{ type: 'pass', player }])
    return refusal && refused(refusal)
  }
  // A discard came in between, or the round is over here before all of them have passed.
  if ((desk.whose === undefined && !auction) || desk.unheard) return undefined
  return desk.act(player, () => [{ type: 'pass', player }])
}

/** The president's certificate at a par value, given as `price,row,column`. */
export const takePar = reading(
  v.looseObject({ corporation: label, share_price: v.pipe(v.string(), v.regex(/^\d{1,4}(,|$)/)) }),
  (desk, fields, entry) =>
    asPlayer(entry, player => {
      const corporation = desk.corporation(fields.corporation)
      if (!corporation) return stranger(fields.corporation)
      const price = Number.parseInt(fields.share_price, 10)
      const hitch = desk.act(player, () => [{ type: 'par', player, corporation, price }])
      if (!hitch) desk.memory.issued.add(`${fields.corporation}_0`)
      return hitch
    }),
)

/** A share for a private company that is handed in, at any time. */
function exchange(desk: RailDesk, entry: ForeignEntry, corporation: string, id: string): Hitch | undefined {
  const company = desk.company(entry.fields.entity)
  const owner = company === undefined ? undefined : desk.state.privates[company]
  if (company === undefined || desk.recording.exchanges?.[company] !== corporation)
    return stranger(entry.fields.entity)
  const { players } = desk.state
  // If no player owns it, a rule says so to somebody.
  const player = players.find(it => it === owner) ?? players[0]
  const refusal = desk.enter([{ type: 'exchangePrivate', player, private: company, from: 'ipo' }])
  if (!refusal) desk.memory.issued.add(id)
  return refusal && refused(refusal)
}

/** One certificate: new the first time it is bought, from the Pool ever after. */
export const takePurchase = reading(trade, (desk, fields, entry) => {
  const block = blockOf(desk, fields.shares)
  const [id = '', more] = fields.shares
  if (block?.shares !== 1 || more !== undefined) return stranger(fields.shares.join(', '))
  const { corporation } = block
  if (entry.fields.entity_type === 'company') return exchange(desk, entry, corporation, id)
  return asPlayer(entry, player => {
    const { game } = desk.recording
    let differs: Hitch | undefined
    const hitch = desk.act(player, state => {
      differs = tradeHitch(desk, state, corporation, fields, block.unit)
      const left = game.shares(state, corporation, 'ipo') > 0 && !desk.memory.issued.has(id)
      return [{ type: 'buyShare', player, corporation, from: left ? 'ipo' : 'market' }]
    })
    if (!hitch) desk.memory.issued.add(id)
    return hitch ?? differs
  })
})

/** The same in files of early 2020, which name the certificate alone. */
export const takeShare: typeof takePurchase = (desk, entry) =>
  takePurchase(desk, { ...entry, fields: { ...entry.fields, shares: [entry.fields.share] } })

/**
 * The corporation whose forced purchase a sale pays for: the one whose purchase or bankruptcy follows the sales of that
 * player; the one in its turn here, if the record ends among them.
 */
function forcedBy(desk: RailDesk, entry: ForeignEntry): string | undefined {
  const { operating } = desk
  if (operating === undefined) return undefined
  for (let places = 1; ; places++) {
    const next = entry.ahead(places)
    if (!next) return operating
    if (next.type === 'sell_shares' && next.player === entry.player) continue
    if (next.type === 'bankrupt' && next.player === entry.player) return operating
    return next.type === 'buy_train' || next.type === 'bankrupt' ? desk.acting(next) : undefined
  }
}

/** A sale of shares at one price, in a stock turn or for a forced purchase. */
export const takeSale = reading(trade, (desk, fields, entry) =>
  asPlayer(entry, player => {
    const block = blockOf(desk, fields.shares)
    if (!block) return stranger(fields.shares.join(', '))
    const { corporation, unit } = block
    // Only one share of a president's certificate may be meant: the percentage tells.
    const shares = typeof fields.percent === 'number' ? fields.percent / unit : block.shares
    if (!Number.isInteger(shares) || shares > block.shares)
      return {
        code: 'percentDiffers',
        facts: { named: corporation, percent: fields.percent ?? 0, here: block.shares * unit },
      }
    const sale: RailEntry = { type: 'sellShares', player, corporation, shares }
    const buyer = forcedBy(desk, entry)
    const forced = buyer !== undefined && corporationIn(desk.state, buyer).president === player
    let differs: Hitch | undefined
    const make = (state: AnyRailway) => {
      differs = tradeHitch(desk, state, corporation, fields, shares * unit)
      return [sale]
    }
    const hitch = forced ? desk.act(buyer, make, STAGE.trains) : desk.act(player, make)
    if (!hitch) for (const id of fields.shares) desk.memory.issued.add(id)
    return hitch ?? differs
  }),
)
