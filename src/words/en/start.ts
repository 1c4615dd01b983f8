/** The start screen, the list of games and the bin. */
export const start = {
  title: 'Paymaster',
  what: 'The bank for a table that plays 18AL.',
  continueGame: 'Continue',
  newGame: 'New game',
  others: 'Other games',
  openFile: 'Open a file',
  over: 'over',
  at: (round: string, day: string) => `${round} · ${day}`,
  toBin: (who: string) => `Put ${who} in the bin`,
  bin: 'Bin',
  inBin: (n: number) => (n === 1 ? 'Bin: 1 game' : `Bin: ${n} games`),
  binKeeps: (days: number) => `A game stays here for ${days} days.`,
  binEmpty: 'The bin is empty.',
  restore: 'Take out',
  offline: 'Works without a network.',
  update: 'A newer Paymaster is ready.',
  updateElsewhere: 'Another tab has changed to a newer Paymaster.',
  applyUpdate: 'Change to it',
  reading: 'Reading the file …',
  fileRefused: (entry: number, why: string) =>
    `Entry ${entry} of the file is refused, and nothing was stored: ${why}`,
  fileUnread: 'The file could not be read.',
  copyTaken: (added: number, longer: number, same: number) =>
    `The copy was read: ${added} new here, ${longer} got longer, ${same} were here already.`,
  copyProblems: (count: number) =>
    count === 1 ? '1 game of it is damaged.' : `${count} games of it are damaged.`,
  problems: {
    gone: 'That game is no longer stored on this device.',
    unknownTitle: 'That game is of a title that this Paymaster does not know.',
    newerFormat: 'That game was stored by a newer Paymaster. Update this one to open it.',
    newerEdition: 'That game was played under newer rules. Update Paymaster to open it.',
    unreadable: 'That game could not be read. It was left as it is; try again.',
  },
}

/** A new game. */
export const setup = {
  title: 'New game',
  players: 'Players',
  seats: 'Clockwise around the table',
  name: (n: number) => `Player ${n}`,
  up: (who: string) => `Move ${who} up`,
  down: (who: string) => `Move ${who} down`,
  earlier: 'Earlier names',
  first: 'Who begins and holds the Priority Deal',
  draw: 'Draw at random',
  drawn: (who: string) => `${who} begins.`,
  options: 'Options',
  begin: 'Begin the game',
  empty: (n: number) => `Player ${n} has no name yet.`,
  twice: (who: string) => `${who} is there twice; each player needs a name of his own.`,
}
