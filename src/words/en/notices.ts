/** What the banker must know before going on: another tab banks, entries are not stored, the game replays differently. */
export const notices = {
  follows: 'Another tab banks this game; this one follows it and enters nothing.',
  takeOver: 'Bank here',
  handed: (who: string) => `${who}’s phone banks now. What is entered here does not reach it.`,
  takeBack: 'Bank here again',
  takeOverAnd: (what: string) => `${what}, and bank here`,
  goOn: 'Go on from here',
  differs: 'Under the rules of this Paymaster the game replays differently from how it was played.',
  differsAt: (entry: number, round: string) =>
    `First at entry ${entry}${round ? `; these are the differences in ${round}` : ''}.`,
  refusedNow: (entry: number, why: string) => `Entry ${entry} is refused now: ${why}`,
  accept: 'Go on under these rules',
  change: (what: string, was: string, is: string) => `${what}: ${was}, now ${is}`,
  troubles: {
    full: 'This device has no room left.',
    blocked: 'The browser does not allow storage.',
    newer: 'A newer Paymaster has saved games here. Reload the page.',
    behind: 'Another tab has entered something at the same time.',
    damaged: 'The stored game is damaged.',
    stranded: 'These entries no longer fit, because another tab entered something first.',
    silent:
      'The browser’s storage does not answer. Paymaster keeps trying. Close its other tabs; if that does not help, save the game as a file and restart the phone.',
    cleared: 'The browser has cleared its storage. Paymaster is writing the game anew.',
    other: 'The browser could not store them.',
  },
  notSaved: (count: number) =>
    count === 0
      ? 'This game is not saved.'
      : count === 1
        ? '1 entry is not saved.'
        : `${count} entries are not saved.`,
  again: 'Try again',
  drop: 'Discard them',
  lost: (count: number) =>
    count === 1
      ? 'This game was damaged and has been restored from its copy, which is older: the last change is missing. Compare with the table, and enter it again.'
      : `This game was damaged and has been restored from its copy, which is older: the last ${count} changes are missing. Compare with the table, and enter them again.`,
  gotIt: 'Got it',
  damagedFile: 'Paymaster damaged part.json',
}
