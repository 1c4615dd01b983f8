import { game, OBJECTIVES } from '../../../src/titles/18al/data'
import { join } from '../../../src/titles/18al/later/join'
import type { AlAction } from '../../../src/titles/18al/law'
import { CHITS, MAP } from '../../../src/titles/18al/map/map'
import { knownGames, mappedGame, type Recorded, realGame } from '../../games/recorded'
import type { KitParts, OwnSayings, Tree } from '../kits'
import { railwayParts } from '../railwayParts'
import { sayings } from './sayings'

const recorded = [mappedGame(), realGame('144868'), ...knownGames()]

const URGES: Partial<Record<AlAction['type'], number>> = {
  buyPrivate: 6,
  par: 4,
  buyShare: 8,
  sellPrivate: 1,
  run: 12,
  buyTrain: 8,
  pass: 4,
  stop: 0,
}

const names = [
  ...Object.values(game.printed.corporations).map(({ home }) => home),
  ...Object.values(OBJECTIVES),
  ...Object.entries(game.printed.privates).flatMap(([id, { name }]) => [id, name]),
  ...Object.values(MAP.places).flatMap(places => Object.keys(places)),
  ...CHITS.map(({ name }) => name),
  'Lumber Terminal',
]

const without = (trees: unknown, key: string): Tree =>
  Object.fromEntries(
    Object.entries(trees as Tree).map(([id, tree]) => [
      id,
      Object.fromEntries(Object.entries(tree as Tree).filter(([k]) => k !== key)),
    ]),
  )

/** A report without what the recordings lack: the phases before the 3, Priority Deal, net worth, stations, unlimited 4Ds. */
function comparable(report: Tree, { options }: Recorded): Tree {
  const { phase, priorityDeal: _, trainsLeft, players, corporations, ...rest } = report
  const trains = Object.entries(trainsLeft as Tree)
  return {
    ...rest,
    ...(phase === undefined || phase === '1' || phase === '2' ? {} : { phase }),
    players: without(players, 'netWorth'),
    corporations: without(corporations, 'tokens'),
    trainsLeft: Object.fromEntries(trains.filter(([type]) => !(options.unlimited4D && type === '4D'))),
  }
}

/** What 18AL tells the general suites. */
export const parts: KitParts & OwnSayings = {
  ...railwayParts(join, { market: 5, unsold: 4, most: () => 6 }),
  sayings,
  recorded,
  comparable,
  names,
  figures: [300],
  urges: URGES,
}
