/** What every title's Play screen says: the keypad, the slip, the end. */
export const play = {
  amountDigits: 'Digits of the amount',
  digit: (key: string) => `${key} digit`,
  erase: 'Erase',
  inTens: (below: string, above: string) => `Runs are in tens: ${below} or ${above}?`,
  otherEntries: 'Other entries',
  token: (from: number, to: number) => `token ${from} to ${to}`,
  tokenStays: 'token stays',
  gameOver: 'The game is over',
  account: 'Story of the game',
  slip: 'Payout slip',
  /** Shown above the decision after a correction; `n` is the first entry that changed. */
  correction: {
    title: (n: number, takenBack: boolean) =>
      takenBack ? `The correction from No. ${n} on was taken back` : `Put right from No. ${n} on`,
    handOver: 'If the table followed the phone, hand over:',
    to: 'to',
    move: 'And move:',
    all: 'All that changed',
    nothing: 'No money changes hands.',
  },
  /** What is moved by hand at the table. */
  atTable: {
    heading: 'At the table:',
    told: (what: string) => `At the table: ${what}`,
    toldAll: (count: number, back: boolean, what: string) =>
      `At the table, for all ${count} ${back ? 'taken back' : 'redone'}: ${what}`,
    /** Moves that a fold hides; `whose` are told where there is room. */
    several: (count: number, whose: string) =>
      `${count === 1 ? '1 move' : `${count} moves`}${whose && ` (${whose})`}`,
    pays: (from: string, to: string, sum: string) => `${from} to ${to} ${sum}`,
    choose: 'What this table keeps in cardboard',
  },
  paysAShare: (share: string) => `pays ${share} a share`,
  treasury: 'treasury',
  treasuryOf: (corporation: string) => `${corporation} treasury`,
  /** The notes that make up a sum. */
  inNotes: (notes: string) => `notes ${notes}`,
  /** After the notes to hand over: what the notes at the table cannot make up. */
  noNotes: (money: string) => `no notes for ${money}`,
}
