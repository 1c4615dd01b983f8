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
