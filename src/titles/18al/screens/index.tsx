import { begin } from '../../../families/operating/screens/figure'
import { Newcomer } from '../../../families/railway/screens/Newcomer'
import type { TitleScreens } from '../../../ui/kit/panels/screens'
import { later } from '../../../ui/kit/parts/later'
import type { AlAction } from '../law'
import type { TableView } from '../tableView'
import { Books } from './Books'
import { board } from './board'
import { Chart } from './Chart'
import { owned } from './owned'
import { Auction, auctionSlots } from './play/Auction'
import { Discard } from './play/Discard'
import { Operate, operateSlots } from './play/Operate'
import { Over } from './play/Over'
import { Stock, stockSlots } from './play/Stock'
import { Tied } from './Tied'

/** The screens of 18AL. */
const screens: TitleScreens<TableView, AlAction> = {
  panels: {
    stock: (play, turn, slots) => <Stock play={play} turn={turn} slots={stockSlots(slots)} />,
    auction: (play, turn, slots) => <Auction play={play} turn={turn} slots={auctionSlots(slots)} />,
    operate: (play, turn, slots) => <Operate play={play} turn={turn} slots={operateSlots(slots)} />,
    discard: (play, turn, slots) => (
      <Discard play={play} turn={turn} discards={slots.take('discardTrain', 'discard:')} />
    ),
    over: (play, _turn, slots) => <Over play={play} extra={slots.take('extraRound', '')} />,
  },
  sharesOf: ({ players }, player, corporation) =>
    players.find(({ id }) => id === player)?.shares[corporation] ?? 0,
  owned,
  begin,
  Chart,
  Books,
  board,
  Ahead: later(async () => (await import('./later/Ahead')).Ahead),
  Newcomer,
  Sheet: later(async () => (await import('./later/Sheet')).Sheet),
  Join: later(async () => (await import('./later/Join')).Join),
  Tied,
}

export default screens
