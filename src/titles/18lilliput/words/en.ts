import { entries } from './en/entries'
import { forms } from './en/forms'
import { happenings } from './en/happenings'
import { labels } from './en/labels'
import { refusals } from './en/refusals'
import { screens } from './en/screens'
import { story } from './en/story'
import { table } from './en/table'
import { type LilWords, wordsOf } from './vocabulary'

/** 18Lilliput in English. */
export const words: LilWords = wordsOf({
  refusals,
  entries,
  happenings,
  labels,
  ...forms,
  ...story,
  ...table,
  screens,
  book: async () => (await import('./en/book')).book,
})
