import { entries } from './de/entries'
import { happenings } from './de/happenings'
import { labels } from './de/labels'
import { play } from './de/screens/play'
import { reminders } from './de/screens/reminders'
import { setsOff } from './de/screens/setsOff'
import { table } from './de/table'
import { type LilWords, wordsOf } from './vocabulary'

/** 18Lilliput in German. */
export const words: LilWords = wordsOf(
  {
    entries,
    happenings,
    labels,
    ...table,
    screens: { play, reminders, setsOff },
    book: async () => (await import('./de/book')).book,
  },
  async () => (await import('./de/rest')).rest,
)
