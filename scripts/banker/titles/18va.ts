import type { Enter } from '../enter'
import type { Step } from '../game'
import { ALIKE, type Entering, enterOthersTrain, enterShare, money, quoted, setRevenue } from './kit'

const COAL = 'Coal for the treasury'

const enterRun: Enter = async (screen, { revenue = 0, pay = false, coal = 0 }) => {
  await setRevenue(screen, revenue)
  // Read only after the revenue is set, which caps the coal suggested from the last run.
  const shown = await screen.pressed(COAL)
  if (shown === undefined && coal > 0) throw new Error('the screen does not ask for coal')
  if (shown !== undefined && shown !== money(coal)) await screen.choose(COAL, money(coal))
  await screen.enter(revenue === 0 ? /^Earned nothing/ : pay ? /^Pay \$/ : /^Withhold/)
}

const enterTrain: Enter = async (screen, step, names) => {
  const { corporation = '', train = '', from, price, private: company } = step
  if (price !== undefined) return enterOthersTrain(screen, step, names)
  const kind = train.endsWith('G') ? 'freight' : 'passenger'
  const closes = company ? ` with ${company}, which closes` : ''
  const place = from === 'market' ? 'Pool' : 'bank'
  await screen.enter(
    new RegExp(
      `^${quoted(train)} · \\$[\\d,]+ ${kind}${closes}( .+ adds \\$[\\d,]+)?: ${quoted(corporation)} buys this train from the ${place}$`,
    ),
  )
}

/** The label of the button for a company's power. */
function powerOf({ private: company, use }: Step): RegExp {
  if (company === 'REA') return /^\+\$10 city, for good/
  return use === 'trainLimit' ? /^One more train, for good/ : /^Extra station/
}

/** The labels of the buttons that set the value of the first corporation without buying anything. */
const firstValue = /for its treasury: .* starts at \$\d+$/

/** How to enter 18VA. */
export const entering: Entering = {
  enter: {
    ...ALIKE,
    run: enterRun,
    buyTrain: enterTrain,
    buyShare: enterShare({ ipo: 'treasury', market: 'Pool' }),
    par: (screen, { corporation = '', price }) =>
      screen.enter(new RegExp(`^${price} .*${quoted(corporation)} (starts )?at \\$${price}$`)),
    placeToken: screen => screen.enter(/^\$\d+ for a station$/),
    async convert(screen, { corporation }) {
      await screen.tap('To ten shares: what converting does')
      await screen.enter(`Convert ${corporation} to ten shares`)
    },
    usePrivate: (screen, step) => screen.enter(powerOf(step)),
  },
  async leavesOpen(screen, { type, player }) {
    if (type === 'buyShare') return player
    return type === 'par' && !(await screen.has(firstValue)) ? player : undefined
  },
}
