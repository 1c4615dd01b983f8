/** What the banker must know before going on: another tab banks, entries are not stored, the game reads otherwise. */
export const notices = {
  follows: 'Another tab banks this game; this one follows it.',
  takeOver: 'Bank here',
  takeOverAnd: (what: string) => `${what}, and bank here`,
  goOn: 'Go on from here',
  differs: 'Under the rules of this Paymaster the game comes out otherwise than it was played.',
  differsAt: (entry: number, round: string) =>
    `First at entry ${entry}${round ? `, by the end of ${round}` : ''}.`,
  refusedNow: (entry: number, why: string) => `Entry ${entry} is refused now: ${why}`,
  accept: 'Go on under these rules',
  change: (what: string, was: string, is: string) => `${what}: ${was}, now ${is}`,
  troubles: {
    full: 'This device has no room left.',
    blocked: 'The browser gives no place to keep games in.',
    newer: 'A newer Paymaster has stored here. Load the page again.',
    behind: 'Another tab has entered something at the same time.',
    damaged: 'What is stored of this game is damaged.',
    stranded: 'These entries could not follow what another tab had entered before.',
    other: 'The browser did not take them.',
  },
  notSaved: (count: number) =>
    count === 0
      ? 'This game is not saved.'
      : count === 1
        ? '1 entry is not saved.'
        : `${count} entries are not saved.`,
  again: 'Try again',
  drop: 'Let them go',
  damagedFile: 'Paymaster damaged part.json',
}
