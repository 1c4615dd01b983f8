import { aheadScreen } from '../../../../families/railway/screens/later/Ahead'
import { ahead } from '../../later/ahead'

/** What lies ahead at a table of 1889. */
export const Ahead = aheadScreen(ahead, { bank: 'End of the game', bankruptcy: '12.1' })
