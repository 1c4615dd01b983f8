/** What the panels of the first auction and of stock turns say of 18VA alone. */
export const stock = {
  // the first auction
  auction: 'The first auction',
  inARow: (count: number, of: number) => `${count} of ${of} passed in a row`,
  mustBid: (name: string, lot: string) =>
    `${lot} costs nothing now: ${name} must bid on it, $0 or more, and can do nothing else.`,
  lots: 'What is auctioned',
  presidency: 'presidency, 20%',
  faceNow: (face: string, income: string) => `now ${face} · pays ${income}`,
  noBid: 'no bid yet',
  lastPass: (what: string) => `With the last pass ${what}.`,
  falls: (lot: string, to: string) => `${lot} falls to ${to}`,
  allSold: 'everything is sold to those who lead',
  allPassAuction: (count: number, what: string) => `All pass: ${count} times, and ${what}`,
  // the value of the first corporation
  setValue: (corporation: string) => `Starting value of ${corporation}`,
  valueIs: (name: string, corporation: string) =>
    `${name} sets the value; the bank pays ${corporation} twice as much.`,
  valueLabel: (price: number, corporation: string, sum: string) =>
    `${price} ${sum} for its treasury: ${corporation} starts at $${price}`,
  forTreasury: (sum: string) => `${sum} for its treasury`,
  orderBy: (names: string) => `Then all move in the order of their cash: ${names}.`,
  // a stock turn
  percent: (percent: number) => `${percent}%`,
  aShare: 'a share',
  empty: { ipo: 'Treasury none', market: 'Pool none' },
  buyLabel: (visible: string, name: string, corporation: string, from: 'ipo' | 'market') =>
    `${visible}: ${name} buys ${corporation} from the ${from === 'ipo' ? 'treasury' : 'Pool'}`,
  underwrites: (amount: string) => `bank adds ${amount}`,
  parLabel: (price: number, name: string, corporation: string, cost: string | undefined) =>
    `${price}${cost ? ` ${cost}` : ''}: ${name} starts ${corporation} at $${price}`,
  noSaleHelps: 'No possible sale would help: the turn goes on.',
}
