/** What a ruling breaks of the rules. */
export const breaches = {
  title: 'It breaks the rules, and is done all the same:',
}

/** Counting purses. */
export const purses = {
  title: 'Count the money',
  what: 'Count one purse or all. What was counted is noted; the books change only where a correction is booked.',
  all: 'Purses',
  books: (amount: string) => `books ${amount}`,
  counted: (amount: string) => `counted ${amount}`,
  agrees: 'as the books say',
  missing: (amount: string) => `${amount} missing`,
  tooMuch: (amount: string) => `${amount} too much`,
  countOf: (who: string) => `Counted: ${who}`,
  clear: 'Not counted',
  asBooks: 'As the books say',
  next: 'Next purse',
  total: (counted: string, of: string) => `All counted: ${counted} of ${of}.`,
  off: (who: string, what: string) => `${who}: ${what}`,
  suspects: 'Entries since the last count that agree with it',
  noSuspects: 'No single entry since the last count agrees with it.',
  moreSuspects: (count: number) => `and ${count} earlier ones`,
  suspect: (amount: string, what: string, round: string) => `${amount}: ${what} of ${round}?`,
  how: {
    missed: 'perhaps not carried out',
    reversed: 'perhaps the wrong way round',
    double: 'perhaps carried out twice',
  },
  close: 'Book a correction',
  against: 'Where it comes from, or goes',
  reason: 'Why',
  reasonCounted: 'counted',
  booked: (amount: string, from: string, to: string) => `${amount} from ${from} to ${to}`,
  note: (count: number) => (count === 1 ? 'Note the count' : `Note the ${count} counts`),
  noteAndBook: 'Note and correct',
}
