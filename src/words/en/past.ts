import { breaches, finding, purses } from './past/counting'
import { change, entry, form, wrong } from './past/entries'
import { joining, seats } from './past/joining'
import { moment, whatif } from './past/looking'

/** The past of a game: opening and changing an entry, looking back, trying something else, counting, joining. */
export const past = { wrong, entry, change, form, moment, whatif, breaches, purses, finding, joining, seats }
