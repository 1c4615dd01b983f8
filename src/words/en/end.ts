/** Several players in a row: `A and B`, `A, B and C`. */
const together = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')

/** The end of a game. */
export const end = {
  title: 'The end',
  ranking: 'Ranking',
  player: 'Player',
  out: 'out of the game',
  total: 'total',
  wins: (who: string) => `${who} wins`,
  tie: (who: readonly string[]) => `${together(who)} share first place`,
  ahead: (amount: string, who: readonly string[]) => `${amount} ahead of ${together(who)}.`,
  always: 'In the lead from the first round to the last.',
  sinceJoined: (round: string) =>
    `In the lead since the table was joined in ${round}. Before that: not known.`,
  since: (round: string, before: string | undefined) =>
    before === undefined
      ? `In the lead since ${round}.`
      : `In the lead since ${round}. Before that: ${before}.`,
  picture: 'Share the picture',
  text: 'Send as text',
  worth: 'Net worth by round',
  worthSince: (round: string) => `Net worth since ${round}; before: not known`,
  worthOf: (who: string, amount: string) => `${who} ${amount}`,
  worthTable: 'The same in figures',
  round: 'Round',
  start: 'Start',
  joined: 'Joined',
  copied: 'The result was copied.',
  notShared: 'This browser can neither share nor copy. The game can be saved as a file.',
  undoNote: 'Undo and the banker’s ruling still work.',
  line: (place: number, who: string, total: string, parts: string) => `${place}. ${who} ${total} (${parts})`,
  part: (name: string, amount: string) => `${name} ${amount}`,
  heading: (title: string, by: string) => `${title}: ${by}`,
}
