/** What the panels say of an auction of several lots at once, in English. */
export const lotsStock = {
  auction: 'The first auction',
  inARow: (count: number, of: number) => `${count} of ${of} passed in a row`,
  mustBid: (name: string, lot: string, nothing: string) =>
    `${lot} costs nothing now: ${name} must bid on it, ${nothing} or more, and can do nothing else.`,
  lots: 'What is auctioned',
  faceNow: (face: string, income: string) => `now ${face} · pays ${income}`,
  noBid: 'no bid yet',
  lastPass: (what: string) => `With the last pass ${what}.`,
  falls: (lot: string, to: string) => `${lot} falls to ${to}`,
  allSold: 'everything is sold to those who lead',
  allPassAuction: (count: number, what: string) => `All pass: ${count} times, and ${what}`,
  valueLabel: (price: number, corporation: string, sum: string, money: string) =>
    `${price} ${sum} for its treasury: ${corporation} starts at ${money}`,
  forTreasury: (sum: string) => `${sum} for its treasury`,
  orderBy: (names: string) => `Then all move in the order of their cash: ${names}.`,
}
