/** The share price index. */
export const chart = {
  title: 'Share price index',
  whole: 'Whole index',
  hint: 'Tap a marker to see on the index where it goes.',
  none: 'No company has been chosen.',
  space: (price: string, markers: string) => `${price}: ${markers}`,
  goals: 'Where each marker goes, in the order in which companies run',
  corporation: 'Company',
  now: 'now',
  pays: 'pays',
  withholds: 'keeps',
  sold: (shares: number) => (shares === 1 ? '1 sold' : `${shares}`),
  note: 'The company with the highest price runs first; at the same price the one further right, in the same space the top one. The order is worked out again after each run.',
  lastRound: 'Pays: two spaces in this last round.',
  toRun: (names: string) => `Still to run: ${names}.`,
}
