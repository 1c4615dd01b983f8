/** Joining a game that has begun, before its title asks for the table. */
export const joining = {
  way: 'The game has begun already',
  title: 'Join a game on its way',
  begin: 'Join the game',
  put: 'Put it there',
  mark: 'Nothing is stored before you join.',
  noNames: 'The names come first.',
  toNames: 'Names and seats',
}

/** Names and seats put right. */
export const seats = {
  title: 'Names and seats',
  called: 'What they are called',
  around: 'Where they sit',
  link: 'Exchange names or seats',
  what: 'Put the players in their right order, clockwise. Then say what was wrong.',
  namesLabel: 'Only the names were wrong',
  names: 'Each name goes to its new seat, with all that was entered for that seat. The game stays as it is.',
  takeNames: 'Exchange the names',
  seatsLabel: 'The seats were wrong',
  seats:
    'Each player keeps all that was entered for them. The game is played again from its first entry; where all entries still fit, that game takes the place of this one, which then lies in the bin for 30 days.',
  stops: (n: number, what: string, why: string) => `With these seats No. ${n} no longer fits: ${what} ${why}`,
  fits: 'With these seats all entries still fit, and the history of the changes goes along.',
  fitsWithout:
    'With these seats all entries still fit. What was changed or undone on the way does not: that history stays with the game in the bin.',
  take: 'Exchange the seats',
  failed: 'It could not be stored; the game is as it was.',
}
