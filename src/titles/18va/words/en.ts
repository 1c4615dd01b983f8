import { entries } from './en/entries'
import { forms } from './en/forms'
import { happenings } from './en/happenings'
import { labels, setsOff, shorts } from './en/labels'
import { refusals } from './en/refusals'
import { screens } from './en/screens'
import { story } from './en/story'
import { table } from './en/table'
import { type VaWords, wordsOf } from './vocabulary'

/** 18VA in English. */
export const words: VaWords = wordsOf({
  refusals,
  entries,
  happenings,
  setsOff,
  labels,
  shorts,
  ...forms,
  ...story,
  ...table,
  screens,
  book: async () => (await import('./en/book')).book,
})
