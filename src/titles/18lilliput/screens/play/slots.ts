import type { Slots } from '../../../../ui/kit/play/slots'
import type { LilAction } from '../../law'

/** The choices of a turn with a card, by where they stand. */
export function cardSlots(slots: Slots<LilAction>) {
  return {
    takes: slots.take('takeCard', 'card:'),
    buys: slots.take('buyShare', 'company:'),
    sales: slots.take('sellShares', 'company:'),
    founds: slots.take('found', 'found'),
    trains: slots.take('buyTrain', 'trains'),
    scrapped: slots.take('buyTrain', 'scrapped'),
    tiles: slots.take('layY', 'tiles'),
    stations: slots.take('placeToken', 'station'),
    funds: slots.take('fund', 'fund'),
    scraps: slots.take('scrapTrain', 'scrap'),
    treasurers: slots.take('tradeIn', 'treasurer'),
    ends: slots.take('endTurn', 'end'),
  }
}

/** The choices of a turn with a card. */
export type CardSlots = ReturnType<typeof cardSlots>
