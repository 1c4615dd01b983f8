import { parts } from './en/parts'

/** English, section by section. */
export const en = { parts }

/** What every language must say, under the same keys. */
export type Words = typeof en
