/** What the form of a new game says of the variants, and of the two things that only the box knows. */
export const setup = {
  brobdingnag: 'Brobdingnag: a dividend goes half to the company and half to the shareholders.',
  professional:
    'For professionals: bureaucracy’s train goes to the scrapped ones before the companies run, not after.',
  allenbeck: 'Allenbeck-Tottenham-Express: $20 for three of the four named cities by one train, $50 for all.',
  laputa: 'Laputa: on its tiles only the company of a track’s colour may use that track.',
  'first seat': 'Who has the starting player card',
  index: 'Share price index',
  'index what':
    'Its prices are printed on the three cards “Share price index” and in no rule book, and none are made up here. Lay the cards side by side and copy both rows from left to right, as many spaces as they have. Once is enough: this device keeps them for the next game.',
  top: 'Top row',
  bottom: 'Bottom row',
  others: 'Other companies',
  'others what':
    'Those besides the four of the start, founded in play with their 50% certificates: copy name and colour from the charters in your box. Without any the list stays empty. They, too, are kept for the next game.',
}

/** What every language must say, under the same keys. */
export type SetupLabels = Readonly<Record<keyof typeof setup, string>>
