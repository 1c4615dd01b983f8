/** Looking back. */
export const moment = {
  title: 'The table then',
  start: 'As it stood before the first entry',
  after: (n: number, round: string) => `As it stood after entry ${n}, ${round}`,
  now: 'As it stands now',
  slider: 'Entry',
  back: 'Back to now',
  earlier: 'One entry back',
  later: 'One entry on',
  roundEarlier: 'A round back',
  roundLater: 'A round on',
  openEntry: 'Open this entry',
}

/** What if. */
export const whatif = {
  title: 'What if',
  mark: (n: number, round: string) => `Tried after entry ${n}, ${round}. None of it is in the game.`,
  tried: (count: number) => (count === 1 ? '1 entry tried' : `${count} entries tried`),
  effect: 'Effect',
  undo: 'Undo',
  keep: 'Keep',
  keepNote: 'Keep enters it as one change, with one Undo.',
  keepPast: 'Keep makes it a correction, to be reviewed.',
  bankKeeps: 'Only the bank’s phone could keep this; on this phone it is only tried.',
  drop: 'Drop',
  there: 'What was tried is in the game already, or no longer has a place in it.',
  lost: 'That point is no longer in the game; what was tried cannot be kept.',
}
