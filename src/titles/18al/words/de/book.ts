import type { Book } from '../vocabulary'
import { end } from './book/end'
import { operating } from './book/operating'
import { stock } from './book/stock'

/** The rule book in German. */
export const book: Book = { ...stock, ...operating, ...end }
