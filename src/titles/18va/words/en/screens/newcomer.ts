import type { Hints } from '../../../../../families/words/newcomer'

/** Hints for first-time players: what can be done now, and why one would do it. */
export const newcomer = {
  kinds: {
    lots: 'All four are auctioned at once: three private companies, which pay every operating round, and the presidency of the B&O. A turn is one bid or a pass; when all pass in a row, whoever leads gets it.',
    value:
      'The B&O starts with money from the bank: twice the value goes into its treasury. Then all move in the order of their cash.',
    stock:
      'In a stock round players buy and sell shares with their own money: first sell, then buy one. What counts at the end is what you own, not what your corporations own.',
    forced:
      'The corporation must own a train, and its treasury cannot pay: its president pays the rest, and a president who cannot is out of the game.',
    discard: 'More trains than the limit allows: the president says which goes to the Pool.',
  } as Readonly<Record<string, string>>,
  /** By step of an operating turn, if there is more to say than by its kind. */
  steps: {
    convert: 'Converting comes first, then track and a station, then the run. Skipping costs nothing.',
    station: 'A station comes before the run. Skipping costs nothing.',
    run: 'The trains run now: their revenue is paid out or kept. You may leave out the last zero when typing it.',
  } as Readonly<Record<string, string>>,
  /** By what is entered: what it is called, and why one would do it. */
  options: {
    bid: [
      'Bid',
      'Sets the money aside until somebody bids more. An item that nobody wants gets cheaper when all pass.',
    ],
    par: [
      'Start a corporation',
      'You become president and decide what it does; it runs in the next operating round. A high value fills its treasury; a low one leaves you money for more shares.',
    ],
    buyShare: [
      'Buy a share',
      'Brings a dividend with each run that pays, and counts toward the presidency. From the treasury, the money goes to the corporation; from the Pool, to the bank.',
    ],
    sellShares: [
      'Sell shares',
      'Money for something better. It lowers the value for all who keep theirs, and may cost you the presidency. You cannot buy that corporation back in this round.',
    ],
    convert: [
      'Convert to ten shares',
      'Five more shares to sell and two more stations. Each share counts half as much of a dividend from then on.',
    ],
    placeToken: ['Place a station', 'Keeps a city open for your trains, and makes ports and coal pay.'],
    usePrivate: [
      'Use a power',
      'Closes the company: no more income from it, but what it gives stays for good.',
    ],
    run: [
      'Pay or withhold',
      'Paying fills the players’ purses, and raises the value if the dividend is at least as high. Withholding fills the treasury for the next train and lowers the value.',
    ],
    buyTrain: [
      'Buy a train',
      'No run without one. Passenger trains reach more cities, freight trains coal and mines. The first of a new type may scrap everybody’s older trains.',
    ],
    declareBankruptcy: [
      'Go bankrupt',
      'Only when nothing is left to sell. The player is out; the game goes on while two are left.',
    ],
  } as Hints,
  /** The same for kinds of turns in which an entry means something else. */
  instead: {
    lots: {
      pass: ['Pass', 'Keeps your money. You may bid again as long as not all have passed in a row.'],
    },
    value: {
      par: ['Set the value', 'High: a full treasury, expensive shares. Low: the opposite.'],
    },
    forced: {
      sellShares: [
        'Sell shares',
        'No more than the money that is missing. Each share sold lowers the value of those you keep.',
      ],
      buyTrain: [
        'Buy the train',
        'The cheapest of bank and Pool, if the treasury cannot pay for any. Another corporation’s may cost less.',
      ],
    },
  } as Readonly<Record<string, Hints>>,
}
