import { cellWith } from '../../../src/families/map/board'
import { map as mapWords } from '../../../src/families/railway/words/en/map'
import { best as bestWords } from '../../../src/families/words/en/best'
import { kept } from '../../../src/titles/18al/map/kept'
import type { Enter } from '../enter'
import { isLay, type Step } from '../game'
import type { Screen } from '../screen'
import { ALIKE, type Entering, enterOthersTrain, enterShare, money, quoted, setRevenue } from './kit'

/** The key with the best run that the map allows, or with the best found so far. */
const BEST = new RegExp(quoted(bestWords.takeBest('')))

/** Takes the best run if that is what was run. Throws if the map allows less than what was. */
async function takeBest(screen: Screen, revenue: number): Promise<void> {
  const best = Number(/[\d,]+/.exec(await screen.said(BEST))?.[0].replace(',', ''))
  if (!(best >= revenue)) throw new Error(`the best run is $${best}, recorded $${revenue}`)
  if (best === revenue && (await screen.revenue()) !== revenue) await screen.tap(BEST)
}

const enterRun: Enter = async (screen, { revenue = 0, pay = false }, _, mapped) => {
  if (mapped) await takeBest(screen, revenue)
  await setRevenue(screen, revenue)
  await screen.enter(revenue === 0 ? /^Did not run/ : pay ? /^Pay \$/ : /^Withhold/)
}

const enterTrain: Enter = async (screen, step, names) => {
  const { train = '', from, price, private: yards } = step
  if (price !== undefined) return enterOthersTrain(screen, step, names)
  const what = yards ? 'reduced' : from === 'market' ? 'Market' : '(\\d+ left|never run out)'
  await screen.enter(new RegExp(`^${quoted(train)} · \\$[\\d,]+ ${what}`))
}

/** The button with the picture of a tile as it lies. */
function pictureOf({ hex = '', tile = '', rotation = 0 }: Step): RegExp {
  const { leads, joins, sides } = mapWords
  const cell = cellWith(kept.chart, hex, { tile, rotation })
  const side = (at: number) => sides[at] ?? ''
  const stop = cell.kind !== undefined
  const to = stop ? cell.exits.map(side) : cell.track.map(([a, b]) => joins(side(a), side(b)))
  return new RegExp(`^${quoted(`${tile} ${leads(stop, to)}`)}, `)
}

/** Lays a tile: its hex is tapped, and then its picture. Moving the map so that the hex is in sight is a look, not a tap. */
async function layOnMap(screen: Screen, step: Step): Promise<void> {
  await screen.hex(step.hex ?? '')
  await screen.enter(pictureOf(step))
}

/** Begins to keep the map before any tile lies. */
const beginMap: Enter = async screen => {
  await screen.follow(/menu/)
  await screen.follow(/^Map/)
  await screen.enter(mapWords.keep.empty)
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
    map: beginMap,
    layTile(screen, step) {
      if (isLay(step)) return layOnMap(screen, step)
      return screen.enter(step.private ? 'Lumber Terminal, free' : `${money(step.cost)} for terrain`)
    },
    placeToken(screen, { objective, city = '' }, _, mapped) {
      if (mapped) return screen.enter(new RegExp(`^${quoted(city)} \\$\\d+`))
      return screen.enter(objective ? /for a station at the objective/ : /^\$\d+ for a station$/)
    },
    placeCoalToken: (screen, { city }) => screen.enter(`${city} gets the coal token`),
    endTurn: (screen, { corporation, noRoute }) =>
      screen.enter(
        noRoute ? `No route: end ${corporation}’s turn without a train` : `End ${corporation}’s turn`,
      ),
    extraRound: screen => screen.enter('Play one more operating round'),
  },
  // A tile that costs nothing, other than by the Lumber Terminal, where no map is kept.
  needsNone: step => step.type === 'layTile' && step.cost === 0 && !step.private && !isLay(step),
  async leavesOpen(screen, { type, player, to }, names) {
    if (type === 'buyShare' || type === 'par') return player
    return type === 'sellPrivate' && (await screen.turn()) === names(to) ? to : undefined
  },
}
