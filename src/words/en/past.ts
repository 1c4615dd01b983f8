import { breaches, finding, purses } from './past/counting'
import { change, entry, form, wrong } from './past/entries'
import { joining, seats } from './past/joining'
import { moment, whatif } from './past/looking'

/** The past of a game: an entry opened, changed, looked back at, tried otherwise, counted, joined. */
export const past = { wrong, entry, change, form, moment, whatif, breaches, purses, finding, joining, seats }
