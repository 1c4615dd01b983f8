/** The stock chart. */
export const chart = {
  title: 'Stock chart',
  whole: 'Whole chart',
  near: 'Near the tokens',
  hint: 'Tap a space with tokens to see where each goes.',
  none: 'No corporation has started.',
  space: (price: string, tokens: string) => `${price}: ${tokens}`,
  pays: 'pays',
  withholds: 'withholds',
  sold: (shares: number) => `${shares} sold`,
  stays: (price: string) => `${price}, stays`,
  yellow: 'yellow zone',
  yellowNote: 'Yellow: certificates of its corporations do not count against the limit.',
  parNote: 'Framed: par values',
  end: 'end',
  nth: (nth: number, of: number) => `${nth} of ${of} in order`,
}
