import { PARAGRAPHS } from '../../book'
import type { Book } from '../vocabulary'

/** The rule book, still to be written. */
export const book = Object.fromEntries(
  PARAGRAPHS.map(paragraph => [paragraph, { heading: paragraph, text: '' }]),
) as unknown as Book
