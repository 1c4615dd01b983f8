/** Words of the look ahead: each figure with the sum behind it and what it assumes. */
export const ahead = {
  // the ends
  endBankrupt: 'All players but one go bankrupt.',
  endPlaying: (players: number) => `${players} are still in the game.`,
  // the bank
  bankAssumes:
    'every corporation with a train runs as last time and pays, one that has not run yet earns nothing, coal for treasuries is left out, the private companies stay, and as many operating rounds follow each stock round as now; nothing else goes in or out. New and better trains and the bank’s part of the sixth share bring the end nearer; money paid to the bank for trains and for shares from the Pool puts it off.',
  // trains
  converts: (who: string) => `To ten shares at once: ${who}.`,
  withTredegar: (amount: string) => `With the Tredegar Iron Works only ${amount} would have to be added.`,
  trainsAssume:
    'the trains before it are sold and have removed what they remove (a 4D comes right after the first 6/5G), nobody has bought another train meanwhile, and the Pool has what it has now; treasuries and purses are as they are now, whoever buys the first one.',
  // pay or withhold
  reaches: (price: string, revenue: string) =>
    `A dividend of at least ${price} moves the token: ${revenue} is enough.`,
  fallsShort: (price: string, revenue: string, by: string) =>
    `A dividend of at least ${price} moves the token: ${revenue} is ${by} short, so it stays.`,
  runsAssume:
    'every run brings what the last one did, the number of shares stays, nothing else moves the token, not even a sale, and the game lasts that long.',
  // players
  playersAssume:
    'it is their turn to sell, and they make the largest sale of each corporation that has room in the Pool, at current prices. A presidency that nobody can take over is not sold, nor are shares of a corporation before its first turn is over. Private companies are not included: only corporations buy them.',
}
