import { runIn } from '../../../../rules/happening'
import type { Voice } from '../../../../rules/rule'
import { commonEntries, costing } from '../../../words/en/entries'
import { list, say } from '../../../words/en/say'
import { isNoted, sum, valuesMoved } from '../../../words/entries'
import type { Bid } from '../../auction/bid'
import type { BuyPrivate } from '../../auction/buyPrivate'
import type { AcquirePrivate } from '../../operating/acquirePrivate'
import type { BuyTrain } from '../../operating/buyTrain'
import type { DeclareBankruptcy } from '../../operating/declareBankruptcy'
import type { DiscardTrain } from '../../operating/discardTrain'
import type { EndTurn } from '../../operating/endTurn'
import type { LayTile } from '../../operating/layTile'
import type { PlaceToken } from '../../operating/placeToken'
import type { Run } from '../../operating/policy'
import type { SellPrivate } from '../../operating/sellPrivate'
import type { SellShares } from '../../operating/sellShares'
import type { BuyShare } from '../../stock/buyShare'
import type { Par } from '../../stock/par'
import type { Pass } from '../../stock/pass'
import { auctioned, type Happened, isScrapped, paidFor, sellerOf, stockSold } from '../happened'
import type { Voiced } from '../terms'
import type { EntrySays } from '../vocabulary'

/** Auctions that the entry settled: `; Bo pays 45 for the private company`. */
const settled =
  ({ name, company }: Voiced) =>
  (happened: Happened, v: Voice): string =>
    auctioned(happened)
      .map(({ company: id, to, price }) => `; ${name(to, v)} pays ${v.money(price)} for ${company(id)}`)
      .join('')

/** What a bankrupt president sold. */
const soldOff =
  ({ name, percent }: Voiced) =>
  (happened: Happened, v: Voice): string => {
    const stock = stockSold(happened).map(
      ({ corporation, shares }) => `${percent(shares)} of ${name(corporation, v)}`,
    )
    return stock.length === 0 ? '' : ` ${list(stock)} sold${costing(happened, 'sale', v)},`
  }

/** The log of a stock round and its auction. */
function stockEntries(t: Voiced) {
  const { name, stockPlace, company, par: called, percent } = t
  const auctions = settled(t)
  const buyPrivate: EntrySays<BuyPrivate> = ({ player, private: id }, happened, v) => {
    const price = paidFor(happened, id)
    return price === 0
      ? say`${name(player, v)} accepts ${company(id)} for nothing${auctions(happened, v)}`
      : say`${name(player, v)} buys ${company(id)} for ${v.money(price)}${auctions(happened, v)}`
  }
  const bid: EntrySays<Bid> = ({ player, private: id, amount }, _, v) =>
    say`${name(player, v)} bids ${v.money(amount)} on ${company(id)}`
  const pass: EntrySays<Pass> = ({ player }, happened, v) =>
    isNoted(happened, 'turnEnded')
      ? say`${name(player, v)} ends the turn`
      : say`${name(player, v)} passes${auctions(happened, v)}`
  const par: EntrySays<Par> = ({ player, corporation, price }, happened, v) =>
    say`${name(player, v)} starts ${name(corporation, v)} at a ${called} of ${v.money(price)} and buys the president’s certificate${costing(happened, 'certificate', v)}`
  const buyShare: EntrySays<BuyShare> = ({ player, corporation, from }, happened, v) =>
    say`${name(player, v)} buys ${percent(1)} of ${name(corporation, v)} from ${stockPlace(from, v)}${costing(happened, 'certificate', v)}`
  const sellShares: EntrySays<SellShares> = ({ player, corporation, shares }, happened, v) => {
    const fall = valuesMoved(happened, corporation, 'sold')
    const falls = fall ? `; its market value falls from ${v.money(fall[0])} to ${v.money(fall[1])}` : ''
    return say`${name(player, v)} sells ${percent(shares)} of ${name(corporation, v)}${costing(happened, 'sale', v)}${falls}`
  }
  const sellPrivate: EntrySays<SellPrivate> = ({ player, private: id, to, price }, _, v) =>
    say`${name(player, v)} sells ${company(id)} to ${name(to, v)} for ${v.money(price)}`
  return { buyPrivate, bid, pass, par, buyShare, sellShares, sellPrivate }
}

/** The log of an operating turn. */
function operatingEntries(t: Voiced) {
  const { name, company, train } = t
  const { added, dividend } = commonEntries(name)
  const layTile: EntrySays<LayTile & { readonly tile?: string }> = ({ corporation, cost, hex, tile }, _, v) =>
    say`${name(corporation, v)} lays ${tile === undefined ? 'a tile' : `tile ${tile}`}${hex === undefined ? '' : ` on ${hex}`}${cost > 0 ? ` and pays ${v.money(cost)} for the terrain` : ''}`
  const placeToken: EntrySays<PlaceToken> = ({ corporation, city }, happened, v) =>
    say`${name(corporation, v)} places a station${city ? ` in ${city}` : ''}${costing(happened, 'station', v)}`
  const run: EntrySays<Run> = ({ corporation, revenue, pay }, happened, v) => {
    if (revenue === 0) return say`${name(corporation, v)} does not run`
    if (!pay) return say`${name(corporation, v)} runs for ${v.money(revenue)} and withholds it`
    const rise = valuesMoved(happened, corporation, 'right')
    const rises = rise ? `; its market value rises from ${v.money(rise[0])} to ${v.money(rise[1])}` : ''
    const each = runIn(happened)?.each
    const share = each === undefined ? 'it out' : `${v.money(each)} a share`
    return say`${name(corporation, v)} runs for ${v.money(revenue)} and pays ${share}${dividend(happened, corporation, v)}${rises}`
  }
  const buyTrain: EntrySays<BuyTrain> = ({ corporation, train: type, from, exchange }, happened, v) => {
    const handed = exchange === undefined ? '' : ` and a ${train(exchange)}`
    return say`${name(corporation, v)} buys a ${train(type)} from ${name(from, v)} for ${v.money(sum(happened, 'train'))}${handed}${added(happened, v)}`
  }
  const discardTrain: EntrySays<DiscardTrain> = ({ corporation, train: type }, happened, v) =>
    isScrapped(happened)
      ? say`${name(corporation, v)} discards an obsolete ${train(type)}, which is removed from play`
      : say`${name(corporation, v)} discards a ${train(type)} into ${name('market', v)}`
  const acquirePrivate: EntrySays<AcquirePrivate> = ({ corporation, private: id, price }, happened, v) => {
    const owner = sellerOf(happened, id)
    const seller = owner === undefined ? '' : ` from ${name(owner, v)}`
    return say`${name(corporation, v)} buys ${company(id)}${seller} for ${v.money(price)}`
  }
  const endTurn: EntrySays<EndTurn> = ({ corporation, noRoute }, _, v) =>
    noRoute
      ? say`${name(corporation, v)} has no train and no route, and ends its turn`
      : say`${name(corporation, v)} ends its turn`
  const declareBankruptcy: EntrySays<DeclareBankruptcy> = ({ player }, happened, v) =>
    say`${name(player, v)} is bankrupt:${soldOff(t)(happened, v)} ${v.money(sum(happened, 'forfeit'))} forfeited to the bank, and the game ends`
  return {
    layTile,
    placeToken,
    run,
    buyTrain,
    discardTrain,
    acquirePrivate,
    endTurn,
    declareBankruptcy,
  }
}

/** The log of a railway game in English. */
export const railEntries = (t: Voiced) => ({
  ...stockEntries(t),
  ...operatingEntries(t),
  count: commonEntries(t.name).count,
  stop: () => 'The table ends the game here, and scores are taken as they stand.',
})
