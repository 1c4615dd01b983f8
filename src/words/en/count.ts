/** Counting a purse on the table against the books. */
export const count = {
  title: 'Count a purse',
  what: 'What lies on the table is counted and noted; the books stay as they are.',
  whose: 'Whose',
  counted: 'Counted',
  books: (amount: string) => `The books say ${amount}.`,
  same: 'As the books say.',
  missing: (amount: string) => `${amount} missing on the table.`,
  tooMuch: (amount: string) => `${amount} too much on the table.`,
  note: 'Note the count',
  settle: (from: string, to: string, amount: string) => `Note it and book ${amount} from ${from} to ${to}`,
  reason: 'counted',
}
