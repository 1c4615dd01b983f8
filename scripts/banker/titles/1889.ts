import { card } from '../../../src/titles/1889/card'
import type { Enter } from '../enter'
import { alikeIn, type Entering, enterShare, money, othersTrainIn, quoted, setRevenue } from './kit'

const { currency: SIGN = '$' } = card
const othersTrain = othersTrainIn(SIGN)

const enterRun: Enter = async (screen, { revenue = 0, pay = false }) => {
  await setRevenue(screen, revenue)
  await screen.enter(revenue === 0 ? /^Did not run/ : pay ? /^Pay ¥/ : /^Withhold/)
}

const enterTrain: Enter = async (screen, step, names) => {
  const { corporation = '', train = '', from, price, exchange } = step
  if (price !== undefined) return othersTrain(screen, step, names)
  const what = exchange
    ? `and its ${exchange} Train`
    : from === 'market'
      ? 'Pool'
      : '(\\d+ left|never run out)'
  await screen.enter(
    new RegExp(`^${quoted(train)} · ¥[\\d,]+ ${what}( .+)?: ${quoted(corporation)} buys this train$`),
  )
}

/** How to enter 1889. */
export const entering: Entering = {
  enter: {
    ...alikeIn(SIGN),
    run: enterRun,
    buyTrain: enterTrain,
    buyPrivate: (screen, { player, private: company = '' }, names) =>
      screen.enter(new RegExp(`^Buy ¥\\d+: ${quoted(names(player))} buys ${quoted(company)}$`)),
    par: (screen, { player, corporation = '', price }, names) => {
      const starts = `${quoted(names(player))} starts ${quoted(corporation)} at par ${price}`
      return screen.enter(new RegExp(`^${price}.*: ${starts}$`))
    },
    buyShare: enterShare({ ipo: 'Initial Offering', market: 'Pool' }),
    exchangePrivate: screen => screen.enter(/exchanges the Dougo Railway/),
    layTile: (screen, { cost }) => screen.enter(`${money(cost, SIGN)} for terrain`),
    placeToken: screen => screen.enter(/^¥\d+ for a station$/),
    endTurn: (screen, { corporation, noRoute }) =>
      screen.enter(
        noRoute ? `No route: end ${corporation}’s turn without a train` : `End ${corporation}’s turn`,
      ),
  },
  leavesOpen: async (_, { type, player }) => (type === 'buyShare' || type === 'par' ? player : undefined),
}
