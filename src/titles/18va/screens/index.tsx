import { begin } from '../../../families/operating/screens/figure'
import { board } from '../../../families/railway/screens/board'
import { Chart } from '../../../families/railway/screens/Chart'
import { Newcomer } from '../../../families/railway/screens/Newcomer'
import { owned } from '../../../families/railway/screens/owned'
import { Stock } from '../../../families/railway/screens/Stock'
import type { TitleScreens } from '../../../ui/kit/panels/screens'
import { later } from '../../../ui/kit/parts/later'
import { Over } from '../../../ui/kit/play/Over'
import type { VaAction } from '../law'
import type { VaView } from '../tableView'
import { Books } from './Books'
import { Auction, auctionSlots } from './play/Auction'
import { beginCoal } from './play/coal'
import { Discard } from './play/Discard'
import { Operate, operateSlots } from './play/Operate'
import { stockParts, stockSlots } from './play/Stock'
import { Value, valueSlots } from './play/Value'

/** The screens of 18VA. */
const screens: TitleScreens<VaView, VaAction> = {
  panels: {
    lots: (play, turn, slots) => <Auction play={play} turn={turn} slots={auctionSlots(slots)} />,
    value: (play, turn, slots) => <Value play={play} turn={turn} slots={valueSlots(slots)} />,
    stock: (play, turn, slots) => (
      <Stock play={play} turn={turn} slots={stockSlots(slots)} own={stockParts} />
    ),
    operate: (play, turn, slots) => <Operate play={play} turn={turn} slots={operateSlots(slots)} />,
    discard: (play, turn, slots) => (
      <Discard play={play} turn={turn} discards={slots.take('discardTrain', 'discard:')} />
    ),
    over: play => <Over play={play} />,
  },
  sharesOf: ({ players }, player, corporation) =>
    players.find(({ id }) => id === player)?.shares[corporation] ?? 0,
  owned,
  begin(action, revision) {
    begin(action, revision)
    beginCoal(action, revision)
  },
  Chart,
  Books,
  board,
  Ahead: later(async () => (await import('./later/Ahead')).Ahead),
  Newcomer,
  Sheet: later(async () => (await import('./later/Sheet')).Sheet),
  Join: later(async () => (await import('./later/Join')).Join),
}

export default screens
