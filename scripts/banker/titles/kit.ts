import type { Enter, Names } from '../enter'
import type { Game, Step } from '../game'
import type { Screen } from '../screen'

/** How to enter a title through its own screens. */
export interface Entering {
  /** By type of action. */
  readonly enter: Readonly<Record<string, Enter>>
  /** The names of its corporations, if they are not called by their ids. */
  readonly called?: (game: Pick<Game, 'own'>) => Readonly<Record<string, string>>
  /** The steps that the screen asks for, if recordings also contain some that follow by themselves. */
  readonly asks?: (game: Game) => readonly Step[]
  /** Does this step need no entry on the screen? */
  readonly needsNone?: (step: Step) => boolean
  /** The player whose stock turn the next tap closes once this step is entered; asked before that. */
  readonly leavesOpen: (screen: Screen, step: Step, names: Names) => Promise<string | undefined>
}

/**
 * The label of the button that goes back to the player whose turn the next tap would close, whom it names; not that of the
 * button below a sale, which is there as well.
 */
export const STILL = /^Back to (?!.*, who may still sell )(.+?)(?:, to (?:sell|act))?$/

/** A text as a pattern that matches only it. */
export const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A sum as the screen writes it: dollars, unless the title has another sign. */
export const money = (amount = 0, sign = '$') => `${sign}${amount.toLocaleString('en-US')}`

/** The digits to type for a revenue: the last zero of up to three digits is implied, unless it follows another zero. */
const digitsOf = (revenue: number) => (revenue % 100 === 0 || revenue >= 1000 ? revenue : revenue / 10)

/** Sets the revenue, with the +10 and -10 keys if they take no more taps than its digits. */
export async function setRevenue(screen: Screen, revenue: number): Promise<void> {
  const shown = await screen.revenue()
  const steps = Math.abs(revenue - shown) / 10
  if (revenue !== shown && steps <= String(digitsOf(revenue)).length) {
    const key = revenue > shown ? '+10 more revenue' : '−10 less revenue'
    for (let i = 0; i < steps; i++) await screen.tap(key)
  } else if (revenue !== shown) await screen.digits(digitsOf(revenue), 'revenue')
}

/** Buys another corporation's train at a price, in a title with this sign. */
export const othersTrainIn =
  (sign: string): Enter =>
  async (screen, { corporation, train = '', from, price = 1 }) => {
    await screen.tap(`${from}’s ${train}: agree on a price`)
    const pays = `${corporation} pays ${money(price, sign)} for ${from}’s ${train}`
    const agreed = new RegExp(`^${quoted(pays)} `)
    if (!(await screen.has(agreed))) await screen.digits(price)
    await screen.enter(agreed)
  }

/** Buys another corporation's train at a price in dollars. */
export const enterOthersTrain = othersTrainIn('$')

/** Sells shares, on a stock turn or for a forced purchase. */
const saleIn =
  (sign: string): Enter =>
  async (screen, { player, corporation = '', shares = 1 }, names) => {
    const brings = quoted(sign)
    const forced = new RegExp(`^Sell ${shares} ${quoted(corporation)} ${brings}`)
    const others = /^\d+ other sales$/
    if (await screen.has(forced)) return screen.enter(forced)
    if (await screen.folds(others)) {
      await screen.unfold(others)
      return screen.enter(forced)
    }
    await screen.tap(new RegExp(`^Sell \\(has \\d+\\): ${quoted(corporation)}$`))
    await screen.enter(
      new RegExp(`^Sell ${shares} ${brings}.*: ${quoted(names(player))} sells ${quoted(corporation)}$`),
    )
  }

/** Buys a share from one of the two places that a title names. */
export const enterShare =
  (places: { readonly ipo: string; readonly market: string }): Enter =>
  (screen, { player, corporation = '', from }, names) => {
    const place = from === 'ipo' ? places.ipo : places.market
    return screen.enter(
      new RegExp(`: ${quoted(names(player))} buys ${quoted(corporation)} from the ${place}$`),
    )
  }

const bidIn =
  (sign: string): Enter =>
  async (screen, { player, private: company, amount = 0 }, names) => {
    const bid = `${names(player)} bids ${money(amount, sign)} on ${company}`
    if (!(await screen.has(bid))) {
      await screen.tap(`more…: another bid on ${company}`)
      await screen.digits(amount)
    }
    await screen.enter(bid)
  }

const companyIn =
  (sign: string): Enter =>
  async (screen, { corporation = '', private: company = '', price = 0 }) => {
    const sum = money(price, sign)
    const offer = new RegExp(`^${quoted(sum)}: ${quoted(corporation)} buys ${quoted(company)} from `)
    if (await screen.has(offer)) return screen.enter(offer)
    await screen.tap(`other…: another price for ${company}`)
    await screen.digits(price)
    await screen.enter(`${corporation} pays ${sum} for ${company}`)
  }

/** What is entered the same way in every title that has it, by the sign of its currency. */
export const alikeIn = (sign: string): Readonly<Record<string, Enter>> => ({
  bid: bidIn(sign),
  sellShares: saleIn(sign),
  acquirePrivate: companyIn(sign),
  pass: (screen, { player }, names) =>
    screen.enter(new RegExp(`^${quoted(names(player))} (passes|is done)$`)),
  discardTrain: (screen, { corporation, train }) =>
    screen.enter(new RegExp(`^${quoted(`${corporation}’s ${train}`)} train is discarded$`, 'i')),
  endTurn: (screen, { corporation }) => screen.enter(`End ${corporation}’s turn`),
  declareBankruptcy: async (screen, { player }, names) => {
    await screen.tap('Declare bankruptcy…')
    await screen.enter(`Declare ${names(player)} bankrupt`)
  },
})

/** What is entered the same way in every title that pays dollars. */
export const ALIKE = alikeIn('$')
