/** Joining a game that has begun, up to where its title asks for the table. */
export const joining = {
  way: 'The game has already begun',
  title: 'Join a game in progress',
  titleOf: (title: string) => `Join a game of ${title}`,
  begin: 'Join the game',
  put: 'Put it there',
  again: 'The table when you joined',
  asEntered: 'As it was entered then. Nothing changes until you accept it.',
  mark: 'No game yet. Your answers are kept for a day.',
  noNames: 'Enter the names first.',
  toNames: 'Names and seats',
}

/** Correcting names and seats. */
export const seats = {
  title: 'Names and seats',
  called: 'What they are called',
  around: 'Where they sit',
  link: 'Exchange names or seats',
  what: 'Put the players in their right order, clockwise. Then say what was wrong.',
  namesLabel: 'Only the names were wrong',
  names: 'Each name moves to its new seat and takes what was entered for that seat. The game stays as it is.',
  takeNames: 'Exchange the names',
  seatsLabel: 'The seats were wrong',
  seats:
    'Each player keeps all that was entered for them. The game is replayed from its first entry; if all entries still fit, the new game replaces this one, which then stays in the bin for at least 30 days.',
  stops: (n: number, what: string, why: string) => `With these seats No. ${n} no longer fits: ${what} ${why}`,
  fits: 'With these seats all entries still fit, and the history of the changes is kept.',
  fitsWithout:
    'With these seats all entries still fit. What was changed or undone along the way does not: that history stays with the game in the bin.',
  take: 'Exchange the seats',
  done: {
    names: 'The names have been exchanged.',
    seats: 'The seats have been exchanged. The game as it was before is in the bin.',
  },
  failed: 'It could not be stored; the game is as it was.',
  beside:
    'Both games are in the list now: the one with the new seats, and the old one, which is not in the bin yet.',
}
