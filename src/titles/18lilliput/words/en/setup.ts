/** Words of the new-game form about the variants and the two things that only the box tells. */
export const setup = {
  brobdingnag: 'Brobdingnag: a dividend goes half to the company and half to the shareholders.',
  professional:
    'For professionals: bureaucracy’s train goes to the scrapped trains before the companies run, not after.',
  allenbeck:
    'Allenbeck-Tottenham-Express: $20 for three of the four named cities on one train, $50 for all four.',
  laputa: 'Laputa: on its tiles only the company of a track’s color may use that track.',
  'first seat': 'Who has the starting player card',
  index: 'Share price index',
  'index what':
    'Its prices are printed on the three cards “Share price index” and in no rule book, and Paymaster makes none up. Lay the cards side by side and copy both rows from left to right, all the spaces they have. Once is enough: this device keeps them for the next game.',
  top: 'Top row',
  bottom: 'Bottom row',
  others: 'Other companies',
  'others what':
    'Those besides the four of the start, founded in play with their 50% certificates: copy their names and colors from the charters in your box. If there are none, leave the list empty. They, too, are kept for the next game.',
}

/** What every language must say, under the same keys. */
export type SetupLabels = Readonly<Record<keyof typeof setup, string>>
