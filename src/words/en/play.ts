/** What every title's Play screen says: the keypad, the slip, the end. */
export const play = {
  amountDigits: 'Digits of the amount',
  digit: (key: string) => `${key} digit`,
  erase: 'Erase',
  otherEntries: 'Other entries',
  token: (from: number, to: number) => `token ${from} to ${to}`,
  gameOver: 'The game is over',
  account: 'The whole account',
  slip: 'Pay-out slip',
  /** What stands above the decision once the past was put right; `n` is the first entry that is another now. */
  correction: {
    title: (n: number, takenBack: boolean) =>
      takenBack ? `The correction from No. ${n} on was taken back` : `Put right from No. ${n} on`,
    handOver: 'Where the table followed the phone, hand over:',
    to: 'to',
    move: 'And move:',
    all: 'All that changed',
    nothing: 'No money changes hands.',
  },
  slipAgain: 'Show who gets what',
  paysAShare: (share: string) => `pays ${share} a share`,
  treasuryOf: (corporation: string) => `${corporation} treasury`,
}
