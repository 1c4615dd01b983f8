import type { Book } from '../vocabulary'
import { auction } from './book/auction'
import { corporations } from './book/corporations'
import { end } from './book/end'
import { operating } from './book/operating'
import { routes } from './book/routes'
import { start } from './book/start'
import { stock } from './book/stock'
import { trains } from './book/trains'

/** The rule book in German. */
export const book: Book = {
  ...start,
  ...auction,
  ...stock,
  ...corporations,
  ...operating,
  ...routes,
  ...trains,
  ...end,
}
