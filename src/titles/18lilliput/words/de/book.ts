import type { Book } from '../vocabulary'
import { cards } from './book/cards'
import { running } from './book/running'
import { shares } from './book/shares'
import { start } from './book/start'
import { trains } from './book/trains'
import { variants } from './book/variants'

/** The rule book in German. */
export const book: Book = { ...start, ...cards, ...trains, ...shares, ...running, ...variants }
