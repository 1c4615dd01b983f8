/** Names joined with "or", as `Intl.ListFormat` does it; by hand, since creating one took longer than drawing the page. */
const anyOf = (names: readonly string[]) =>
  names.join(', ').replace(/, (?=[^,]*$)/, names.length > 2 ? ', or ' : ' or ')

/** A year, a month from 0 to 11, and a day of the month. */
export type Day = readonly [year: number, month: number, day: number]

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** A day as `Intl.DateTimeFormat` says it, which is made anew for each and took longer than drawing the page, too. */
const dayOf = ([year, month, day]: Day) => `${MONTHS[month]} ${day}, ${year}`

/** The start screen, the list of games and the bin. */
export const start = {
  title: 'Paymaster',
  what: (titles: readonly string[]) => `The bank for a table that plays ${anyOf(titles)}.`,
  does: [
    'It keeps cash, shares, the stock chart, trains and private companies. The map stays on the table.',
    'It works out dividends, limits, forced purchases and the score, and says why something is not allowed.',
    'One phone banks for all, without a network and without an account. Every tap can be taken back.',
  ],
  sampleOf: 'Of which game',
  tryIt: 'Try a table',
  look: 'Look at a game',
  sampleGone: 'It is not on this device yet. It will come when you are online.',
  keep: 'To have it on your phone like an app, choose “Add to Home Screen” in the browser’s menu (on an iPhone, under Share).',
  picture: 'A payout slip and a stock chart',
  continueGame: 'Continue',
  newGame: 'New game',
  goOnJoining: 'Go on joining',
  others: 'Other games',
  openFile: 'Open a file',
  paste: 'Paste a game',
  readCode: 'Read a code',
  follow: 'Follow a table',
  rules: 'Rules',
  settings: 'Settings',
  over: 'over',
  /** With the `time` if the day alone does not tell a game from another. */
  at: (round: string, at: Day, time = '') => `${round} · ${dayOf(at)}${time && `, ${time}`}`,
  toBin: (who: string) => `Put ${who} in the bin`,
  bin: 'Bin',
  binned: 'In the bin',
  inBin: (n: number) => (n === 1 ? 'Bin: 1 game' : `Bin: ${n} games`),
  binKeeps: (days: number) => `A game stays here until Paymaster has been opened on ${days} more days.`,
  binEmpty: 'The bin is empty.',
  restore: 'Restore',
  offline: 'Works without a network.',
  update: 'A newer Paymaster is ready.',
  updateElsewhere: 'Another tab has switched to a newer Paymaster.',
  applyUpdate: 'Update now',
  noWords: (language: string) =>
    `${language} is not on this device yet and could not be fetched, so the language stays as it is. Choose ${language} again when you are online.`,
  reading: 'Reading the file…',
  fileUnread: 'The file could not be read.',
  nothingToPaste: 'There is no text in the clipboard.',
  clipboardClosed:
    'The browser does not let Paymaster read the clipboard. Allow it when it asks, or open the game as a file.',
  problems: {
    gone: 'That game is no longer stored on this device.',
    unknownTitle: 'That game is for a title that this Paymaster does not know.',
    newerFormat: 'That game was stored by a newer Paymaster. Update this one to open it.',
    newerEdition: 'That game was played under newer rules. Update Paymaster to open it.',
    silent:
      'That game cannot be read now, because the browser’s storage does not answer. Close other tabs with Paymaster, or restart the phone.',
    unreadable: 'That game could not be read. It was left as it is; try again.',
  },
}
