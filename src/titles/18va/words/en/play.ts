import { t } from './terms'

/** What the panels of 18VA say. */
export const play = {
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
  // an operating turn
  freight: (train: string) => `${train} freight`,
  shares: t.percent,
  conversion: 'Conversion',
  toTen: 'To ten shares',
  toTenLabel: 'To ten shares: what converting does',
  convert: (corporation: string) => `Convert ${corporation} to ten shares`,
  countsFor: (from: number, to: number) =>
    `Every share stays, with its certificate, and counts ${to}% instead of ${from}%`,
  priceStays: (price: string) => `The value stays ${price}`,
  moreShares: (more: number, now: number) => `${more} more shares in the treasury, ${now} now`,
  moreStations: (more: number, price: string) => `${more} more stations at ${price}`,
  limitBecomes: (limit: number) => `Train limit ${limit}`,
  powers: 'Powers',
  express: '+$10 city',
  expressLabel: (company: string) => `+$10 city, for good: ${company} closes`,
  yardsStation: 'Extra station',
  yardsStationLabel: (company: string) => `Extra station, free and anywhere: ${company} closes`,
  yardsLimit: (limit: number) => `Train limit ${limit}, for good`,
  yardsLimitLabel: (limit: number, company: string) => `Train limit ${limit}, for good: ${company} closes`,
  closes: (company: string) => `${company} closes`,
  coalOfLastRun: (amount: string) => `still ${amount}, as on the last run?`,
  coal: 'Coal for the treasury',
  otherTrains: 'as before, with other trains',
  andCoal: (amount: number) => `coal ${amount}`,
  didNotRun: 'Earned nothing',
  reaches: (token: string, revenue: string, price: string) => `${token}: ${revenue} reaches ${price}`,
  tooLittle: (revenue: string, price: string) => `token stays: ${revenue} is below ${price}`,
  highest: (price: string) => `token stays: nothing is above ${price}`,
  // trains
  theseConvert: (corporations: string) => `${corporations} convert to ten shares at once`,
  pool: 'in the Pool',
  earlierNotNow: 'Earlier steps: not now',
  passenger: 'passenger',
  freightTrain: 'freight',
  tredegar: (company: string) => `with ${company}, which closes`,
  buyTrainLabel: (visible: string, corporation: string, from: string) =>
    `${visible}: ${corporation} buys this train from the ${from === 'market' ? 'Pool' : 'bank'}`,
  place: (id: string) => (id === 'ipo' ? 'bank' : id === 'market' ? 'Pool' : id),
  // a forced purchase
  withTredegar: (company: string, name: string, amount: string | undefined) =>
    `With the ${company}, ${name} would add ${amount ? `only ${amount}` : 'nothing'}; nobody has to use them.`,
  cannotRaise: (raises: string, needs: string) => `can raise ${raises} of ${needs} and leaves the game`,
  inherits: (name: string, corporation: string) => `${name} takes over ${corporation}`,
  mustFinish: (name: string, corporation: string) =>
    `${name} takes over ${corporation} and must finish the purchase`,
  corporationCloses: (corporation: string) => `nobody has two shares of ${corporation}: it closes`,
  hasWon: (name: string) => `${name} is the last one left and has won`,
  // discards
  overTrainLimits: (limits: string) =>
    `Over the train limit (${limits}): discard into the Pool, in any order. Whoever buys it there chooses passenger or freight anew.`,
  mayKeep: (corporation: string, limit: number) => `${corporation} may keep ${limit}`,
}
