import { books } from './en/books'
import { chart } from './en/chart'
import { frame } from './en/frame'
import { log } from './en/log'
import { parts } from './en/parts'

/** English, section by section. */
export const en = { books, chart, frame, log, parts }

/** What every language must say, under the same keys. */
export type Words = typeof en
