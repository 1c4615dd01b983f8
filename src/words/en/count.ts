/** Counting a purse on the table against the books. */
export const count = { whose: 'Whose', counted: 'Counted' }
