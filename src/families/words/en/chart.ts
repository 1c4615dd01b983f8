/** Words of the stock chart. */
export const commonChart = {
  title: 'Stock chart',
  whole: 'Whole chart',
  hint: 'Tap a token to see on the chart where it goes.',
  none: 'No corporation has started.',
  space: (price: string, tokens: string) => `${price}: ${tokens}`,
  goals: 'Where each token goes, in operating order',
  corporation: 'Corporation',
  now: 'now',
  pays: 'pays',
  withholds: 'withholds',
  sold: (shares: number) => (shares === 1 ? '1 sold' : `${shares}`),
}
