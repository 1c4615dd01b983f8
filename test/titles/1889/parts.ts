import { CITIES, game, TERRAIN } from '../../../src/titles/1889/data'
import { join } from '../../../src/titles/1889/later/join'
import { knownGames } from '../../games/recorded'
import type { KitParts, OwnSayings, Tree } from '../kits'
import { railwayParts } from '../railwayParts'
import { sayings } from './sayings'

/** A report without what the recordings lack: net worth, how many Ds are left, and after the end the Priority Deal. */
function comparable(report: Tree): Tree {
  const { players, trainsLeft, priorityDeal, ...rest } = report
  const { D: _, ...left } = trainsLeft as Tree
  const plain = Object.entries(players as Readonly<Record<string, Tree>>).map(
    ([id, { netWorth: __, ...player }]) => [id, player],
  )
  return {
    ...rest,
    ...(rest.gameOver ? {} : { priorityDeal }),
    players: Object.fromEntries(plain),
    trainsLeft: left,
  }
}

/** What 1889 tells the general suites. */
export const parts: KitParts & OwnSayings = {
  ...railwayParts(join, { market: 5, unsold: 5 }),
  sayings,
  recorded: knownGames('1889'),
  comparable,
  names: [
    ...Object.entries(game.printed.privates).flatMap(([id, { name }]) => [id, name]),
    ...CITIES,
    ...Object.keys(TERRAIN),
  ],
  figures: [],
  urges: { buyPrivate: 6, par: 4, buyShare: 8, run: 12, buyTrain: 8, pass: 4, stop: 0, exchangePrivate: 1 },
}
