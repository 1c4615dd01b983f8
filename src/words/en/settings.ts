/** The settings. */
export const settings = {
  title: 'Settings',
  theme: 'Light or dark',
  themes: { auto: 'Like the phone', light: 'Light', dark: 'Dark' },
  language: 'Language',
  notes: 'Paper money',
  notesOf: 'Table of which game',
  notesWhat: 'The notes at your table: payout slips then say which to hand over. None: no paper money.',
  cardboard: 'Cardboard',
  cardboardWhat:
    'What your table keeps in cardboard. After an entry the screen says what of it to move. Nothing chosen yet: only when much moves at once.',
  cardboardOf: {
    none: 'Nothing but the map',
    certificates: 'Certificates and cards',
    tokens: 'Tokens on the price chart',
    trains: 'Train cards',
  },
  vibration: 'A short vibration when an entry is accepted or refused',
  awake: 'The screen stays on while a game is open',
  secret: 'Hide net worth in the books',
  newcomer: 'Newcomers at the table: say above each turn what can be done and why',
  lastsHere: 'Kept on this device.',
  version: (number: string) => `Paymaster ${number}`,
}
