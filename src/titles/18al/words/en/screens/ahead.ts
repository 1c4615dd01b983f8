import { commonAhead } from '../../../../../families/words/en/ahead'

/** Words of the look ahead: each figure with the sum behind it and what it assumes. */
export const ahead = {
  ...commonAhead,
  // the ends
  endMarket: (highest: string) => `A market value reaches ${highest}.`,
  endMarketNear: (corporation: string, price: string, runs: number) =>
    `${corporation} is highest at ${price}, ${runs === 1 ? 'one paid run' : `${runs} paid runs`} away.`,
  endMarketFar: 'No corporation has a market value yet.',
  endBankrupt: 'A player goes bankrupt.',
  // the bank
  division: (bank: string, perRound: string, rounds: string) => `${bank} ÷ ${perRound} = ${rounds} rounds`,
  bankAssumes:
    'every corporation with a train runs as last time and pays, one that has not run yet earns nothing, the private companies stay, and as many operating rounds follow each stock round as now; nothing else goes in or out. New and better trains bring the end nearer; money paid to the bank for shares and trains puts it off.',
  // trains
  trainsAssume:
    'the trains before it are sold and have removed what they remove, and nobody has bought another train meanwhile; treasuries and purses are as they are now, whoever buys the first one.',
  // pay or withhold
  values: (from: string, path: string) => `market value ${from}, then ${path}`,
  value: (from: string, to: string) => `market value ${from} to ${to}`,
  keeps: (withheld: string, paid: string) =>
    `Withheld once, the treasury gets ${withheld} to buy with; paid, it gets ${paid} for the shares in the Open Market.`,
  runsAssume:
    'every run brings what the last one did, nothing else moves the token, not even a sale, and the game lasts that long.',
  // players
  cash: 'Cash',
  notCounted: (what: string) => `In the yellow zone and so not counted: ${what}.`,
  playersAssume:
    'it is their turn to sell, and they make the largest sale of each corporation that the bank accepts, at current prices. A presidency that must stay is not sold. Private companies are not included.',
}
