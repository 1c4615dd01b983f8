import type { Hints } from '../../../../../families/words/newcomer'

const shares =
  'Sell first, then buy one. All shares of a company sold at once bring the current price; sold one by one, each brings less. One you have just sold can be bought back for less.'
const trains =
  'The top train of the stack, or one from another company at a price that both agree on. The first of a new type changes the phase for everybody, in the middle of the turn.'
const tiles = 'Tiles are laid on the table. Only a yellow Y-tile is entered, since it costs a company $50.'

/** Hints for first-time players: what can be done now, and why one would do it. */
export const newcomer = {
  title: 'What can be done now',
  off: 'No more hints',
  kinds: {
    choose:
      'Clockwise and back again, each player takes a company and a character, in either order. A director never changes: what is chosen now stays.',
    justiciary: 'The Grand Justiciary pays at the start of every round, before the first card.',
    card: 'Each card has two uses: below each you see what it would do now. The last player of the first draft acts twice in a row. What counts at the end is players’ money and shares, not treasuries.',
    run: 'Companies run from the highest price down. The director collects what the trains earn, and pays it out or keeps it.',
    discard:
      'The new phase allows fewer trains. Excess ones go to the scrapped trains, where others may buy them.',
    over: 'The game is over.',
  } as Readonly<Record<string, string>>,
  /** By the card in hand, and by how far a run has got. */
  steps: {
    tile: tiles,
    yellowGreen: tiles,
    yellows: tiles,
    sharesTile: shares,
    shares10: shares,
    shares5: shares,
    trainTile: trains,
    trains,
    station: 'A station keeps a city open for the company’s trains, and lets it build from there.',
    money: 'The whole sum is given out before the turn ends, split among your own companies.',
    paid: 'The dividend is paid. A company that pays buys no scrapped train.',
    notPaid:
      'A company that pays no dividend moves left and may buy one scrapped train at its printed price, at once.',
  } as Readonly<Record<string, string>>,
  options: {
    chooseCorporation: [
      'Take a company',
      'Half of it is yours for good, and its treasury and trains are yours to use.',
    ],
    chooseCharacter: ['Take a character', 'Its ability serves all your companies, and its tiles are extra.'],
    justiciary: ['Take the payment', '$5 for yourself, or $20 for a company that needs a train.'],
    takeCard: [
      'Take a card',
      'Watch what the others need. A card that somebody has taken can be copied; the copy card’s $20 at the end is then gone.',
    ],
    layY: ['Enter a Y-tile', 'It is worth $30 and more to all who run there.'],
    fund: [
      'Give to a company',
      'A train may cost more than its treasury has, and private money helps only a company without a train.',
    ],
    sellShares: [
      'Sell shares',
      'Money for something better. It lowers the price for all who keep theirs, except in the leftmost space of the bottom row.',
    ],
    buyShare: [
      'Buy a share',
      'A tenth of every dividend, and the price when it rises. Five certificates at most.',
    ],
    found: [
      'Found a company',
      'Five times the price buys half of a company, and its treasury gets ten times the price. It runs in this round. In the last round it costs nothing in the score.',
    ],
    buyTrain: [
      'Buy a train',
      'A director may add private money only if the company has no train. If its last one is obsolete, it may be scrapped first.',
    ],
    scrapTrain: ['Scrap an obsolete train', 'It makes room under the train limit.'],
    discardTrain: ['Discard a train', 'Part with the one that earns least or goes soonest.'],
    placeToken: ['Place a station', '$40, then $100; half of it with the General.'],
    tradeIn: [
      'Trade in the Treasurer',
      'Worth more each round, and nothing once the last turn with a card is over.',
    ],
    endTurn: ['End the turn', 'What the card allows may be left undone.'],
    run: [
      'Pay or keep',
      'Paying fills purses and moves the marker right. Keeping fills the treasury, moves the marker left, and opens the scrapped trains.',
    ],
    endRun: ['End its run', 'After the last company, bureaucracy takes a train, which may change the phase.'],
  } as Hints,
  instead: {} as Readonly<Record<string, Hints>>,
}
