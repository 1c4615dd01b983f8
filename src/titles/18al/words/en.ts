import type { TitleWords } from '../../../rules/title'
import { entries } from './en/entries'
import { happenings } from './en/happenings'
import { labels, setsOff } from './en/labels'
import { refusals } from './en/refusals'
import { wordsOf } from './vocabulary'

/** 18AL in English. */
export const words: TitleWords = wordsOf({
  refusals,
  entries,
  happenings,
  setsOff,
  labels,
  book: async () => (await import('./en/book')).book,
})
