import { aheadScreen, bankEnd, bankruptcyEnd } from '../../../../families/railway/screens/later/Ahead'
import { ahead } from '../../later/ahead'

/** What lies ahead at a table of 1889. */
export const Ahead = aheadScreen(ahead, {
  ends: (comes, view) => [bankEnd('End of the game')(comes, view), bankruptcyEnd('12.1')(comes)],
})
