import { joinScreen } from '../../../../families/railway/screens/later/Join'
import { auctionOf, join, setsValue } from '../../later/join'
import { AuctionOn, Lots, ValueOn } from './JoinAuction'
import { Bankrupts, MoveOrder, Sized } from './parts'

/** The form for joining a game of 18VA in progress: its first auction, its move order, sizes, and who is bankrupt. */
export const Join = joinScreen(join, {
  round: part => (
    <>
      <AuctionOn {...part} />
      <ValueOn {...part} />
      {auctionOf(part.form) || setsValue(part.form) ? null : <MoveOrder {...part} />}
    </>
  ),
  instead(part) {
    const auction = auctionOf(part.form)
    return auction && <Lots {...part} auction={auction} />
  },
  players: part => <Bankrupts {...part} />,
  row: (part, of) => <Sized {...part} {...of} />,
})
