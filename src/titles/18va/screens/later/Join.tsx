import { joinScreen } from '../../../../families/railway/screens/later/Join'
import { auctionOf, join } from '../../later/join'
import { AuctionOn, Lots, ValueOn } from './JoinAuction'

/** The form for joining a game of 18VA in progress, perhaps in its first auction. */
export const Join = joinScreen(join, {
  round: part => (
    <>
      <AuctionOn {...part} />
      <ValueOn {...part} />
    </>
  ),
  instead(part) {
    const auction = auctionOf(part.form)
    return auction && <Lots {...part} auction={auction} />
  },
})
