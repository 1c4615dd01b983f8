import type { Book } from '../vocabulary'
import { end } from './book/end'
import { limits } from './book/limits'
import { operating } from './book/operating'
import { start } from './book/start'
import { stock } from './book/stock'
import { trains } from './book/trains'

/** The rule book in German. */
export const book: Book = { ...start, ...stock, ...limits, ...operating, ...trains, ...end }
