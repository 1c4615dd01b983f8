import { frame } from './frame'
import { parts } from './parts'
import { start } from './start'
import { store } from './store'

/** What the first picture says: the start screen and what can go wrong there. The rest comes in a file of its own. */
export const first = { frame, parts, start, store }
