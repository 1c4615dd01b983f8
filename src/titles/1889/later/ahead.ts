import type { AheadPolicy } from '../../../families/railway/ahead/outlook'
import { bid } from '../../../families/railway/auction/bid'
import { buyPrivate } from '../../../families/railway/auction/buyPrivate'
import { game } from '../data'
import { auctions, operating, stock } from '../law'

/** Looking ahead in 1889. */
export const ahead: AheadPolicy = {
  ...{ game, stock, operating },
  privates: { buy: buyPrivate(game, auctions), bid: bid(game, auctions), price: auctions.price },
}
