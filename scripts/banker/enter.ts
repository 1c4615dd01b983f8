import type { Game, Step } from './game'
import type { Screen } from './screen'

/** Enters one action as a person would who sees only the screen. */
export type Enter = (screen: Screen, step: Step, names: Names) => Promise<void>

/** What the players of this game are called. */
export type Names = (id: string | undefined) => string

/** The names of a game's players; a corporation goes by its letters. */
export function namesOf({ players }: Pick<Game, 'players'>): Names {
  return (id = '') => players.find(player => player.id === id)?.name ?? id
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const money = (amount = 0) => `$${amount.toLocaleString('en-US')}`

const enterRun: Enter = async (screen, { revenue = 0, pay = false }) => {
  const shown = await screen.revenue()
  const steps = Math.abs(revenue - shown) / 10
  if (revenue !== shown && steps <= String(revenue).length) {
    const key = revenue > shown ? '+10 more revenue' : '−10 less revenue'
    for (let i = 0; i < steps; i++) await screen.tap(key)
  } else if (revenue !== shown) await screen.digits(revenue, 'revenue')
  await screen.enter(revenue === 0 ? /^Did not run/ : pay ? /^Pay \$/ : /^Withhold/)
}

const enterTrain: Enter = async (screen, { corporation, train = '', from, price, private: yards }) => {
  if (price === undefined) {
    const what = yards ? 'half price' : from === 'market' ? 'Open Market' : '(\\d+ left|never run out)'
    return screen.enter(new RegExp(`^${quoted(train)} · \\$[\\d,]+ ${what}`))
  }
  await screen.tap(`${from}’s ${train}: agree on a price`)
  if (price !== 1) await screen.digits(price)
  await screen.enter(new RegExp(`^${quoted(`${corporation} pays ${money(price)} for ${from}’s ${train}`)} `))
}

const enterSale: Enter = async (screen, { player, corporation = '', shares = 1 }, names) => {
  const forced = new RegExp(`^Sell ${shares} ${quoted(corporation)} \\$`)
  if (await screen.has(forced)) return screen.enter(forced)
  await screen.tap(new RegExp(`^Sell of \\d+ ${quoted(corporation)}$`))
  await screen.enter(
    new RegExp(`^Sell ${shares} \\$.*: ${quoted(names(player))} sells ${quoted(corporation)}$`),
  )
}

const enterBid: Enter = async (screen, { player, private: company, amount = 0 }, names) => {
  const bid = `${names(player)} bids ${money(amount)} on ${company}`
  if (!(await screen.has(bid))) {
    await screen.tap(`… another bid on ${company}`)
    await screen.digits(amount)
  }
  await screen.enter(bid)
}

const enterCompany: Enter = async (screen, { corporation = '', private: company = '', price = 0 }) => {
  const offer = new RegExp(`^${quoted(money(price))}: ${quoted(corporation)} buys ${quoted(company)} from `)
  if (await screen.has(offer)) return screen.enter(offer)
  await screen.tap(`… another price for ${company}`)
  await screen.digits(price)
  await screen.enter(`${corporation} pays ${money(price)} for ${company}`)
}

/** How each type of action is entered. */
export const ENTER: Readonly<Record<string, Enter>> = {
  run: enterRun,
  buyTrain: enterTrain,
  sellShares: enterSale,
  bid: enterBid,
  acquirePrivate: enterCompany,
  buyPrivate: (screen, { player, private: company = '' }, names) =>
    screen.enter(new RegExp(`^Buy \\$\\d+: ${quoted(names(player))} buys ${quoted(company)}$`)),
  pass: (screen, { player }, names) =>
    screen.enter(new RegExp(`^${quoted(names(player))} (passes|is done)$`)),
  par: (screen, { player, corporation = '', price }, names) =>
    screen.enter(
      new RegExp(`^${price} .*: ${quoted(names(player))} starts ${quoted(corporation)} at par \\$${price}$`),
    ),
  buyShare: (screen, { player, corporation = '', from }, names) =>
    screen.enter(
      new RegExp(
        `: ${quoted(names(player))} buys ${quoted(corporation)} from the ${from === 'ipo' ? 'Initial Offering' : 'Open Market'}$`,
      ),
    ),
  async sellPrivate(screen, { player, private: company, to, price = 1 }, names) {
    await screen.tap(`${company} ${names(player)} to ${names(to)}: agree on a price`)
    if (price !== 1) await screen.digits(price)
    await screen.enter(`${names(to)} pays ${names(player)} ${money(price)} for ${company}`)
  },
  layTile: (screen, { cost, private: lumber }) =>
    screen.enter(lumber ? 'Lumber Terminal, free' : `${money(cost)} for terrain`),
  placeToken: (screen, { objective }) =>
    screen.enter(objective ? /for a station at the objective/ : /^\$\d+ for a station$/),
  placeCoalToken: (screen, { city }) => screen.enter(`${city} gets the coal token`),
  discardTrain: (screen, { corporation, train }) =>
    screen.enter(`${train} Train of ${corporation} is discarded`),
  endTurn: (screen, { corporation, noRoute }) =>
    screen.enter(noRoute ? 'No legal route: end the turn' : `End ${corporation}’s turn`),
  declareBankruptcy: (screen, { player }, names) =>
    screen.enter(new RegExp(`^${quoted(names(player))} is bankrupt`)),
  extraRound: screen => screen.enter('Play one more operating round'),
}
