import { joinScreen } from '../../../../families/railway/screens/later/Join'
import { join } from '../../later/join'

/** The form for joining a game of 18AL in progress. */
export const Join = joinScreen(join)
