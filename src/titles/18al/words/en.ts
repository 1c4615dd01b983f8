import { entries } from './en/entries'
import { forms } from './en/forms'
import { happenings } from './en/happenings'
import { labels, setsOff, shorts } from './en/labels'
import { refusals } from './en/refusals'
import { screens } from './en/screens'
import { story } from './en/story'
import { table } from './en/table'
import { type AlWords, wordsOf } from './vocabulary'

/** 18AL in English. */
export const words: AlWords = wordsOf({
  refusals,
  entries,
  happenings,
  setsOff,
  labels,
  shorts,
  screens,
  ...forms,
  ...story,
  ...table,
  book: async () => (await import('./en/book')).book,
})
