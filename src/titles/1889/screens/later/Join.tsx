import { joinScreen } from '../../../../families/railway/screens/later/Join'
import { join } from '../../later/join'

/** The form for joining a game of 1889 in progress. */
export const Join = joinScreen(join)
