import type { Enter } from '../enter'
import { ALIKE, type Entering, enterOthersTrain, enterShare, money, quoted, setRevenue } from './kit'

const enterRun: Enter = async (screen, { revenue = 0, pay = false }) => {
  await setRevenue(screen, revenue)
  await screen.enter(revenue === 0 ? /^Did not run/ : pay ? /^Pay \$/ : /^Withhold/)
}

const enterTrain: Enter = async (screen, step, names) => {
  const { train = '', from, price, private: yards } = step
  if (price !== undefined) return enterOthersTrain(screen, step, names)
  const what = yards ? 'reduced' : from === 'market' ? 'Market' : '(\\d+ left|never run out)'
  await screen.enter(new RegExp(`^${quoted(train)} · \\$[\\d,]+ ${what}`))
}

/** How to enter 18AL. */
export const entering: Entering = {
  enter: {
    ...ALIKE,
    run: enterRun,
    buyTrain: enterTrain,
    buyPrivate: (screen, { player, private: company = '' }, names) =>
      screen.enter(new RegExp(`^Buy \\$\\d+: ${quoted(names(player))} buys ${quoted(company)}$`)),
    par: (screen, { player, corporation = '', price }, names) =>
      screen.enter(
        new RegExp(`^${price} .*: ${quoted(names(player))} starts ${quoted(corporation)} at par ${price}$`),
      ),
    buyShare: enterShare({ ipo: 'Initial Offering', market: 'Open Market' }),
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
    endTurn: (screen, { corporation, noRoute }) =>
      screen.enter(
        noRoute ? `No route: end ${corporation}’s turn without a train` : `End ${corporation}’s turn`,
      ),
    extraRound: screen => screen.enter('Play one more operating round'),
  },
  // A tile that costs nothing, other than by the Lumber Terminal.
  needsNone: ({ type, cost, private: lumber }) => type === 'layTile' && cost === 0 && !lumber,
  async leavesOpen(screen, { type, player, to }, names) {
    if (type === 'buyShare' || type === 'par') return player
    return type === 'sellPrivate' && (await screen.turn()) === names(to) ? to : undefined
  },
}
