import { frame } from './frame'
import { parts } from './parts'
import { start } from './start'
import { store } from './store'

/** The words of the first screen shown: the start and what can go wrong there. The rest comes in a file of its own. */
export const first = { frame, parts, start, store }
