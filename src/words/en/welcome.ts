/** The words for somebody who has no game yet, with the table to try. */
export const welcome = {
  step: (n: number, of: number) => `${n} of ${of}.`,
  lesson: {
    buy: (who: string) => `It is ${who}’s turn. Buy a share: tap one of the prices below.`,
    card: (who: string) => `It is ${who}’s turn. Take a card: “Shares” lets you buy one share.`,
    pass: (who: string) => `${who} can buy no share now and passes.`,
    allPass: () => 'Now all pass: that ends the stock round, and the corporations run.',
    run: (who: string) => `It is ${who}’s turn. Type what its trains earn on the map, say 60, and tap Pay.`,
    end: (who: string) => `${who} cannot run now. End its turn.`,
    undo: () => 'And if it was wrong? Tap Undo, at the bottom left: it takes the last tap back.',
    done: () => 'That is all there is to it. Every tap can be taken back, so anything can be tried.',
  },
  slip: 'The slip says who gets how much.',
  own: 'Begin your own game',
  away: 'Put this table away',
}
