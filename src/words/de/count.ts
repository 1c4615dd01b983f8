import type { Words } from '../en'

/** Counting a purse on the table against the books. */
export const count: Words['count'] = { whose: 'Wessen', counted: 'Gezählt' }
