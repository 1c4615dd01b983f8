import { runIn } from '../../../../rules/happening'
import type { Voice } from '../../../../rules/rule'
import { commonEntries, costing } from '../../../words/de/entries'
import { list, say, train } from '../../../words/de/say'
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
import type { EntrySays } from '../vocabulary'
import type { Spoken } from './terms'

/** Auctions that the entry settled: `; Bo zahlt 45 für die Privatgesellschaft`. */
const settled =
  ({ name, company }: Spoken) =>
  (happened: Happened, v: Voice): string =>
    auctioned(happened)
      .map(({ company: id, to, price }) => `; ${name(to, v)} zahlt ${v.money(price)} für ${company(id)}`)
      .join('')

/** What a bankrupt president sold. */
const soldOff =
  ({ name, percent }: Spoken) =>
  (happened: Happened, v: Voice): string => {
    const stock = stockSold(happened).map(
      ({ corporation, shares }) => `${percent(shares)} von ${name(corporation, v)}`,
    )
    return stock.length === 0 ? '' : ` ${list(stock)}${costing(happened, 'sale', v)} verkauft,`
  }

/** The log of a stock round and its auction. */
function stockEntries(t: Spoken) {
  const { name, stock, to: toPlace, company, par: called, percent } = t
  const auctions = settled(t)
  const buyPrivate: EntrySays<BuyPrivate> = ({ player, private: id }, happened, v) => {
    const price = paidFor(happened, id)
    return price === 0
      ? say`${name(player, v)} nimmt ${company(id)} umsonst${auctions(happened, v)}`
      : say`${name(player, v)} kauft ${company(id)} für ${v.money(price)}${auctions(happened, v)}`
  }
  const bid: EntrySays<Bid> = ({ player, private: id, amount }, _, v) =>
    say`${name(player, v)} bietet ${v.money(amount)} auf ${company(id)}`
  const pass: EntrySays<Pass> = ({ player }, happened, v) =>
    isNoted(happened, 'turnEnded')
      ? say`${name(player, v)} ist fertig`
      : say`${name(player, v)} passt${auctions(happened, v)}`
  const par: EntrySays<Par> = ({ player, corporation, price }, happened, v) =>
    say`${name(player, v)} startet ${name(corporation, v)} zum ${called} von ${v.money(price)} und kauft die Direktorenaktie${costing(happened, 'certificate', v)}`
  const buyShare: EntrySays<BuyShare> = ({ player, corporation, from }, happened, v) =>
    say`${name(player, v)} kauft ${percent(1)} von ${name(corporation, v)} ${stock.from(from, v)}${costing(happened, 'certificate', v)}`
  const sellShares: EntrySays<SellShares> = ({ player, corporation, shares }, happened, v) => {
    const fall = valuesMoved(happened, corporation, 'sold')
    const falls = fall ? `; der Kurs fällt von ${v.money(fall[0])} auf ${v.money(fall[1])}` : ''
    return say`${name(player, v)} verkauft ${percent(shares)} von ${name(corporation, v)}${costing(happened, 'sale', v)}${falls}`
  }
  const sellPrivate: EntrySays<SellPrivate> = ({ player, private: id, to, price }, _, v) =>
    say`${name(player, v)} verkauft ${company(id)} für ${v.money(price)} ${toPlace(to, v)}`
  return { buyPrivate, bid, pass, par, buyShare, sellShares, sellPrivate }
}

/** The log of an operating turn. */
function operatingEntries(t: Spoken) {
  const { name, from: fromPlace, to: toPlace, company } = t
  const { added, dividend } = commonEntries(t)
  const layTile: EntrySays<LayTile & { readonly tile?: string }> = ({ corporation, cost, hex, tile }, _, v) =>
    say`${name(corporation, v)} legt ${tile === undefined ? 'ein Gleisplättchen' : `Gleisplättchen ${tile}`}${hex === undefined ? '' : ` auf ${hex}`}${cost > 0 ? ` und zahlt ${v.money(cost)} für das Gelände` : ''}`
  const placeToken: EntrySays<PlaceToken> = ({ corporation, city }, happened, v) =>
    say`${name(corporation, v)} setzt${costing(happened, 'station', v)} einen Bahnhof${city ? ` in ${city}` : ''}`
  const run: EntrySays<Run> = ({ corporation, revenue, pay }, happened, v) => {
    if (revenue === 0) return say`${name(corporation, v)} fährt nicht`
    if (!pay) return say`${name(corporation, v)} fährt ${v.money(revenue)} ein und behält alles ein`
    const rise = valuesMoved(happened, corporation, 'right')
    const rises = rise ? `; der Kurs steigt von ${v.money(rise[0])} auf ${v.money(rise[1])}` : ''
    const each = runIn(happened)?.each
    const share = each === undefined ? 'alles' : `${v.money(each)} je Anteil`
    return say`${name(corporation, v)} fährt ${v.money(revenue)} ein und schüttet ${share} aus${dividend(happened, corporation, v)}${rises}`
  }
  const buyTrain: EntrySays<BuyTrain> = ({ corporation, train: type, from, exchange }, happened, v) => {
    const handed = exchange === undefined ? '' : ` und gibt einen ${train(exchange)} in Zahlung`
    return say`${name(corporation, v)} kauft einen ${train(type)} ${fromPlace(from, v)} für ${v.money(sum(happened, 'train'))}${handed}${added(happened, v)}`
  }
  const discardTrain: EntrySays<DiscardTrain> = ({ corporation, train: type }, happened, v) =>
    isScrapped(happened)
      ? say`${name(corporation, v)} gibt einen veralteten ${train(type)} ab, der aus dem Spiel kommt`
      : say`${name(corporation, v)} gibt einen ${train(type)} ${toPlace('market', v)} ab`
  const acquirePrivate: EntrySays<AcquirePrivate> = ({ corporation, private: id, price }, happened, v) => {
    const owner = sellerOf(happened, id)
    const seller = owner === undefined ? '' : ` ${fromPlace(owner, v)}`
    return say`${name(corporation, v)} kauft ${company(id)}${seller} für ${v.money(price)}`
  }
  const endTurn: EntrySays<EndTurn> = ({ corporation, noRoute }, _, v) =>
    noRoute
      ? say`${name(corporation, v)} hat keinen Zug und keine Strecke und ist fertig`
      : say`${name(corporation, v)} ist fertig`
  const declareBankruptcy: EntrySays<DeclareBankruptcy> = ({ player }, happened, v) =>
    say`${name(player, v)} ist bankrott:${soldOff(t)(happened, v)} ${v.money(sum(happened, 'forfeit'))} an die Bank verfallen, und das Spiel ist zu Ende`
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

/** The log of a railway game in German. */
export const railEntries = (t: Spoken) => ({
  ...stockEntries(t),
  ...operatingEntries(t),
  count: commonEntries(t).count,
  stop: () => 'Der Tisch beendet das Spiel hier, und gewertet wird der jetzige Stand.',
})
