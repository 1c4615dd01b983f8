import type { Words } from '../en'
import type { first as english } from '../en/first'
import { frame } from './frame'
import { parts } from './parts'
import { start } from './start'
import { store } from './store'

/** The words of the first screen shown, in German. */
export const first: Pick<Words, keyof typeof english> = { frame, parts, start, store }
