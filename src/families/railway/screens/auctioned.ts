import { desk } from '../../../app/desk/table'
import type { BoardAuction, BoardLot } from '../../../ui/kit/panels/board'
import { rangeOf } from '../../../ui/kit/play/kit'
import type { LotView } from '../auction/lotsView'
import type { RailwayView } from '../view'
import { type Choices, corporationOf, type RailwayAction, type ShownView, said } from './shown'

/** A table whose title may sell several lots at once. */
export type Auctioned = ShownView & { readonly lots?: readonly LotView[] }

type Bids = RailwayView['privates'][number]['bids']

/** What the bank has not sold yet, with the standing bids, the highest last. */
function unsoldIn({ lots, privates, over }: Auctioned): readonly { id: string; bids: Bids }[] {
  if (lots) return lots.map(({ id, bid }) => ({ id, bids: bid ? [bid] : [] }))
  const isOn = over === null && privates.some(({ price }) => price !== null)
  return isOn ? privates.filter(({ owner }) => owner === 'bank') : []
}

/** A lot; what it costs, and the lowest bid on it, are as the rules offer them now. */
function lotOf(view: Auctioned, { id, bids }: { readonly id: string; readonly bids: Bids }): BoardLot {
  const choices = (desk.value?.choices ?? []) as Choices<RailwayAction>
  const offered = (type: 'bid' | 'buyPrivate') =>
    choices.find(({ draft }) => draft.type === type && draft.private === id)
  const bid = offered('bid')
  const company = offered('buyPrivate') && view.privates.find(it => it.id === id)
  return {
    id,
    presidencyOf: corporationOf(view, id),
    // In a beginner's game all companies are for sale, each for its face value; the view has a price for the cheapest only.
    price: company ? (company.price ?? company.face) : null,
    least: bid ? rangeOf(bid).from : null,
    bids: Object.fromEntries(bids.map(({ player, amount }) => [player, amount])),
    leader: bids.at(-1)?.player,
  }
}

/** What is being auctioned, for the table view; `undefined` while nothing is. */
export function auctionOn(view: Auctioned): BoardAuction | undefined {
  const lots = unsoldIn(view).map(it => lotOf(view, it))
  if (lots.length === 0) return undefined
  const text = said.value.books.bidding
  const called = view.turn.at === 'auction' ? (view.turn as { readonly private?: string }).private : undefined
  const company = view.privates.find(({ id }) => id === called)
  return {
    lots,
    called: called ?? null,
    says: company ? text.auctionOf(company.name) : null,
    free: Object.fromEntries(view.players.map(({ id, free }) => [id, free])),
    text,
  }
}
