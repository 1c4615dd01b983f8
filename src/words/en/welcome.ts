/** The words for somebody who has no game yet, with the table to try. */
export const welcome = {
  step: (n: number, of: number) => `${n} of ${of}.`,
  lesson: {
    buy: (who: string) => `It is ${who}’s turn. Buy a share: tap one of the prices below.`,
    run: () =>
      'Bought and paid. Now “All pass”. Then a corporation runs: type what its trains earn on the map, say 60, and tap Pay.',
    undo: () =>
      'The slip says who gets how much. And if it was wrong? Tap Undo, at the bottom left: it takes the last tap back.',
    done: () => 'That is all there is to it. Every tap can be taken back, so anything can be tried.',
  },
  own: 'Begin your own game',
  away: 'Put this table away',
}
