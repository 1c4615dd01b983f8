import { entries } from './en/entries'
import { happenings } from './en/happenings'
import { labels } from './en/labels'
import { play } from './en/screens/play'
import { reminders } from './en/screens/reminders'
import { setsOff } from './en/screens/setsOff'
import { table } from './en/table'
import { type LilWords, wordsOf } from './vocabulary'

/** 18Lilliput in English. */
export const words: LilWords = wordsOf(
  {
    entries,
    happenings,
    labels,
    ...table,
    storyCalls: { corporation: 'company', withheld: 'kept' },
    screens: { play, reminders, setsOff },
    book: async () => (await import('./en/book')).book,
  },
  async () => (await import('./en/rest')).rest,
)
