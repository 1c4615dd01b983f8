/** The rules that a ruling breaks. */
export const breaches = {
  title: 'This breaks the rules; it is done anyway:',
}

/** The bank within a sentence. */
const BANK = 'the bank'

/** Counting purses. */
export const purses = {
  title: 'Count the money',
  bank: BANK,
  what: 'Tap a purse and type what you count. Nothing changes until you say how it is put right.',
  all: 'Purses',
  books: (amount: string) => `books ${amount}`,
  counted: (amount: string) => `counted ${amount}`,
  agrees: 'as the books say',
  missing: (amount: string) => `${amount} missing`,
  tooMuch: (amount: string) => `${amount} more than the books`,
  countOf: (who: string) => `Counted: ${who}`,
  asBooks: 'Same as in the books',
  next: (who: string) => `Next: ${who}`,
  done: 'Done',
  settle: 'Done: settle it',
  total: (counted: string, of: string) => `All counted: ${counted} of ${of}.`,
  off: (who: string, what: string) => `${who}: ${what}`,
  differences: 'What does not match',
  between: (one: string, other: string) => `Between ${one} and ${other}: mixed up?`,
  sameAs: (who: string) => `Exactly what ${who} should have: mixed up?`,
  byTable: 'The books are right: the table pays',
  gives: (from: string, to: string, amount: string) =>
    `${from === BANK ? 'The bank' : from} pays ${to} ${amount}`,
  putRight: (off: string, paid?: string) =>
    paid ? `${off}, put right at the table: ${paid}` : `${off}: put right at the table`,
  bookedNote: (off: string) => `${off} before the books were put right`,
  byBooks: (amount: string, to: string) => `The books were wrong: book ${amount} to ${to}`,
  byRulings: 'The books were wrong: book it',
  booked: (amount: string, from: string, to: string) => `${amount} from ${from} to ${to}`,
  other: (who: string) => `Not against ${who}, or for another reason`,
  against: 'Where it comes from, or goes',
  reason: 'Why',
  reasonCounted: 'counted at the table',
  onlyNote: 'Only keep the count in the log',
  note: (count: number) =>
    count === 1 ? 'Keep the count in the log' : `Keep the ${count} counts in the log`,
}

/** Searching for the entry that would explain a count. */
export const finding = {
  find: 'Find it',
  what: 'What would explain it?',
  likely: (n: number, what: string) => `Most likely No. ${n}: ${what}`,
  likelyMissing: (round: string) => `Most likely something missing in ${round}`,
  some: (count: number) => (count === 1 ? 'One possible cause' : `${count} possible causes`),
  likeliest: (count: number) => `The ${count} likeliest causes`,
  leftOut: 'Less likely causes are not listed. Counting another purse rules out more of them.',
  looking: 'Looking …',
  none: 'No single entry explains it.',
  noneYet: 'None of the latest entries explains it.',
  further: (count: number) => `Look further back (${count} entries)`,
  more: (count: number) => (count === 1 ? 'One more' : `${count} more`),
  stands: (n: number, round: string) => `No. ${n}, ${round}:`,
  before: (n: number, round: string) => `${round}, before No. ${n}:`,
  atTheEnd: (round: string) => `${round}, at the end:`,
  shouldBe: (what: string) => `Should be: ${what}`,
  forgotten: (what: string) => `Forgotten: ${what}`,
  out: 'Take it out',
  unfit: 'Later entries would no longer fit.',
  short: (who: string, amount: string) => `${who} is ${amount} short`,
  over: (who: string, amount: string) => `${who} is ${amount} over`,
  partly: (rest: string) => `Explains only part of it. Still open: ${rest}.`,
  implies: (sums: string) => `In that case ${sums}. Count to make sure.`,
  at: (n: number, round: string) => `No. ${n}, ${round}`,
  furtherPlaces: (count: number) => `${count} more`,
  couldBe: (places: string) => `Could also be: ${places}.`,
  swap: 'The other way around',
  slips: {
    step: 'Another figure',
    key: 'A key next to the right one',
    digit: 'One digit too many or too few',
    swapped: 'Two digits swapped',
    figure: 'Another figure',
    player: 'Another player',
    count: 'Another number',
    price: 'Another price',
    twice: 'It was entered twice',
    notDone: 'It was never done',
    order: 'In the other order',
  },
  handed: {
    missed: (amount: string, who: string) => `${who}: ${amount} perhaps not handed over`,
    double: (amount: string, who: string) => `${who}: ${amount} perhaps handed over twice`,
    reversed: (amount: string, who: string) => `${who}: ${amount} perhaps paid the wrong way around`,
    share: (amount: string, who: string) => `${who}: perhaps a share too many or too few at ${amount}`,
    elsewhere: (amount: string, who: string) => `${amount} perhaps handed to ${who}`,
  },
}
