import { joinScreen } from '../../../../families/railway/screens/later/Join'
import { lotsParts } from '../../../../families/railway/screens/later/JoinLots'
import { lots } from '../../data'
import { join } from '../../later/join'

/** The form for joining a game of 18VA in progress, perhaps in its first auction. */
export const Join = joinScreen(join, lotsParts(lots))
