import { railwayScreens } from '../../../families/railway/screens'
import { late } from '../../../rules/late'
import { later } from '../../../ui/kit/parts/later'
import type { Slots } from '../../../ui/kit/play/slots'
import type { VaAction } from '../law'
import type { Play, TurnOf } from './shown'

/** Stock rounds and the first auction. */
const stock = late(async () => {
  const { stockParts, Auction, auctionSlots, Value, valueSlots } = await import('./play/Auction')
  return { ...stockParts, Auction, auctionSlots, Value, valueSlots }
})

const rail = railwayScreens({
  stock,
  operate: late(async () => (await import('./play/Operate')).ownOperating),
  Sheet: later(async () => (await import('./later/Sheet')).Sheet),
})

/** The screens of 18VA: those of every railway game, the first auction, and books with what charters hold of powers. */
export default {
  ...rail,
  panels: {
    ...rail.panels,
    lots(play: Play, turn: TurnOf<'lots'>, slots: Slots<VaAction>) {
      const { Auction, auctionSlots } = stock()
      return <Auction {...{ play, turn }} slots={auctionSlots(slots)} />
    },
    value(play: Play, turn: TurnOf<'value'>, slots: Slots<VaAction>) {
      const { Value, valueSlots } = stock()
      return <Value {...{ play, turn }} slots={valueSlots(slots)} />
    },
  },
  Books: later(async () => (await import('./Books')).Books),
  Ahead: later(async () => (await import('./later/Ahead')).Ahead),
  Join: later(async () => (await import('./later/Join')).Join),
}
