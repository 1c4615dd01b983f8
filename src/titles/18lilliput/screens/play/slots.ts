import type { Slots } from '../../../../ui/kit/play/slots'
import type { LilAction } from '../../law'

/** The choices in a turn with a card, by the part of the screen that shows them. */
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

/** The choices in a turn with a card. */
export type CardSlots = ReturnType<typeof cardSlots>
