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
  handover: 'The past was changed: hand over',
  handoverTo: 'to',
  handoverNone: 'No money changes hands.',
  slipAgain: 'Show who gets what',
  paysAShare: (share: string) => `pays ${share} a share`,
  treasuryOf: (corporation: string) => `${corporation} treasury`,
}
