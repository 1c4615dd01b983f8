import type { AheadPolicy } from '../../../families/railway/ahead/outlook'
import { takenBy } from '../../../families/railway/ahead/sale'
import { lotsTurn } from '../../../families/railway/auction/lots'
import { CORPORATIONS } from '../data'
import { law, policy, stock } from '../law'
import { moves } from '../operating/coal'
import { cheapestOffer, ownsTredegar } from '../operating/trainMoney'
import { game, va } from '../state'

/** Looking ahead in 18VA: the Tredegar Iron Works need not be used, and the first 5 turns companies into Ten-Share ones. */
export const ahead: AheadPolicy = {
  game,
  stock,
  operating: policy,
  taken: takenBy(law),
  // Whoever is asked in the first auction may bid on any item (4.1).
  bids(state, player) {
    const lots = lotsTurn(state)
    return lots && { ...lots, player }
  },
  moves,
  reduced: (state, corporation) =>
    ownsTredegar(state, corporation) ? cheapestOffer(state, corporation)?.price : undefined,
  changes: (before, after) =>
    CORPORATIONS.filter(id => {
      const [was, is] = [va(before).corporations[id], va(after).corporations[id]]
      return was.par !== null && was.size !== is.size
    }),
}
