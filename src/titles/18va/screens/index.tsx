import { railwayScreens } from '../../../families/railway/screens'
import type { Action } from '../../../rules/rule'
import { later } from '../../../ui/kit/parts/later'
import type { Slots } from '../../../ui/kit/play/slots'
import type { VaAction } from '../law'
import { Auction, auctionSlots } from './play/Auction'
import { beginCoal } from './play/coal'
import type { Play, TurnOf } from './play/kit'
import { operateParts, overLimits } from './play/Operate'
import { stockParts } from './play/Stock'
import { Value, valueSlots } from './play/Value'

const rail = railwayScreens({
  stock: stockParts,
  operate: operateParts,
  discard: overLimits,
  Sheet: later(async () => (await import('./later/Sheet')).Sheet),
})

/** The screens of 18VA: those of every railway game, the first auction, and books with what charters hold of powers. */
export default {
  ...rail,
  panels: {
    ...rail.panels,
    lots: (play: Play, turn: TurnOf<'lots'>, slots: Slots<VaAction>) => (
      <Auction {...{ play, turn }} slots={auctionSlots(slots)} />
    ),
    value: (play: Play, turn: TurnOf<'value'>, slots: Slots<VaAction>) => (
      <Value {...{ play, turn }} slots={valueSlots(slots)} />
    ),
  },
  begin(action: Action, revision: number) {
    rail.begin?.(action, revision)
    beginCoal(action, revision)
  },
  Books: later(async () => (await import('./Books')).Books),
  Ahead: later(async () => (await import('./later/Ahead')).Ahead),
  Join: later(async () => (await import('./later/Join')).Join),
}
