import { apply } from '../../../src/rules/apply'
import type { Company } from '../../../src/rules/setup'
import { type CardId, type CardUse, CHARTERS } from '../../../src/titles/18lilliput/data'
import { type LilAction, law } from '../../../src/titles/18lilliput/law'
import { start } from '../../../src/titles/18lilliput/setup'
import { words } from '../../../src/titles/18lilliput/words/en'
import { play } from '../../../src/titles/18lilliput/words/en/screens/play'
import type { Enter } from '../enter'
import type { Game, Step } from '../game'
import type { Screen } from '../screen'
import { type Entering, money, quoted, STILL, setRevenue } from './kit'

// What is said beside play is fetched on demand.
await words.rest?.load()

const voice = { name: String, money: (amount: number) => money(amount) }

/** Makes an entry; if the screen already shows the next turn, the banker first goes back to the one before. */
async function enterHere(screen: Screen, name: string | RegExp): Promise<void> {
  if (!(await screen.has(name)) && (await screen.has(STILL))) await screen.enter(STILL)
  await screen.enter(name)
}

/** Ends a turn if the next tap would not end it. */
async function end(screen: Screen, name: string): Promise<void> {
  const done = new RegExp(`^${quoted(name)} is done\\b.*$`)
  if (await screen.has(done)) await screen.enter(done)
}

const enterCard: Enter = async (screen, { card = '', use = '', copy }) => {
  const what = quoted(play.use(card as CardId, use as CardUse, voice))
  if (copy) await screen.unfold('Copy one of them')
  await screen.enter(new RegExp(`^${what}( .*)?: card “${quoted(words.label(card))}”$`))
}

const enterTrain: Enter = async (screen, { corporation, train = '', from = '', price }, names) => {
  const name = names(corporation)
  if (price === undefined) {
    const what = from === 'scrapped' ? 'this scrapped train' : 'from the stack'
    const button = `^${quoted(train)} · \\$[\\d,]+( .+ adds \\$[\\d,]+)?: ${quoted(name)} buys ${what}$`
    return enterHere(screen, new RegExp(button))
  }
  await screen.unfold(`Trains of other companies for ${name}`)
  const theirs = `${names(from)}’s ${train}`
  await screen.tap(`${theirs}: agree on a price`)
  if (price !== 1) await screen.digits(price)
  await screen.enter(new RegExp(`^${quoted(`${name} pays ${money(price)} for ${theirs}`)} `))
}

const enterFunds: Enter = async (screen, { corporation, amount = 0 }, names) => {
  const name = names(corporation)
  const gives = `${money(amount)} for ${name}`
  if (!(await screen.has(gives))) {
    await screen.tap(`… a part for ${name}`)
    await screen.digits(amount)
  }
  await screen.enter(gives)
}

const enterFounding: Enter = async (screen, { corporation, cell: [row, column] = [0, 0] }, names) => {
  await screen.tap(`Found ${names(corporation)}`)
  const space = screen.button(new RegExp(`\\D${row + 1}\\D+${column + 1}(?!\\d)`))
  if ((await space.getAttribute('aria-pressed')) !== 'true') await screen.tap(space)
  await screen.enter(new RegExp(`^Found ${quoted(names(corporation))} at \\d+`))
}

const enterSale: Enter = async (screen, { player, corporation, shares = 1 }, names) => {
  const name = quoted(names(corporation))
  await screen.tap(new RegExp(`^Sell \\(has \\d+\\): ${name}$`))
  await screen.enter(new RegExp(`^Sell ${shares} \\$.*: ${quoted(names(player))} sells ${name}$`))
}

/** All steps except runs of companies that own no train: those follow by themselves. */
function asks(game: Game): readonly Step[] {
  let state = start(game)
  return game.steps.filter(step => {
    const action = step as unknown as LilAction
    const passes = action.type === 'run' && state.depot.owned[action.corporation].length === 0
    if (passes) return false
    const outcome = apply(law, state, action)
    if ('refusal' in outcome) throw new Error(`${action.type}: ${outcome.refusal.code}`)
    state = outcome.state
    return true
  })
}

/** How to enter 18Lilliput. */
export const entering: Entering = {
  asks,
  called: ({ own }) => ({
    ...Object.fromEntries(Object.entries(CHARTERS).map(([id, { short }]) => [id, short])),
    ...Object.fromEntries(((own?.others ?? []) as readonly Company[]).map(({ id, name }) => [id, name])),
  }),
  enter: {
    chooseCorporation: (screen, { corporation }, names) =>
      screen.enter(new RegExp(`^${quoted(names(corporation))} \\$5`)),
    chooseCharacter: (screen, { character = '' }) =>
      screen.enter(new RegExp(`^${quoted(words.label(character))} `)),
    justiciary: (screen, { player, corporation }, names) =>
      screen.enter(`${corporation ? '$20' : '$5'} for ${names(corporation ?? player)}`),
    takeCard: enterCard,
    layY: (screen, { corporation }, names) =>
      enterHere(screen, new RegExp(`^${quoted(names(corporation))} \\$\\d+ Y-tile$`)),
    fund: enterFunds,
    sellShares: enterSale,
    buyShare: (screen, { corporation }, names) =>
      screen.enter(new RegExp(`: buy ${quoted(names(corporation))}$`)),
    found: enterFounding,
    buyTrain: enterTrain,
    scrapTrain: (screen, { corporation, train }, names) =>
      enterHere(screen, `${names(corporation)} scraps ${train}`),
    discardTrain: (screen, { corporation, train }, names) =>
      screen.enter(`${names(corporation)}’s ${train}-train is discarded`),
    placeToken: (screen, { corporation }, names) =>
      screen.enter(new RegExp(`^${quoted(names(corporation))} \\$\\d+ Place a station$`)),
    tradeIn: screen => enterHere(screen, /^Trade in the Treasurer: /),
    async run(screen, { revenue = 0, pay = false }) {
      await setRevenue(screen, revenue)
      await screen.enter(revenue === 0 ? /^Earned nothing/ : pay ? /^Pay \$/ : /^Keep it/)
    },
    endTurn: (screen, { player }, names) => end(screen, names(player)),
    endRun: (screen, { corporation }, names) => end(screen, names(corporation)),
  },
  leavesOpen: async () => undefined,
}
