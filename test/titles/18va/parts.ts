import type { Action } from '../../../src/rules/rule'
import { type CorporationId, PLACES, PRIVATE_CARDS } from '../../../src/titles/18va/data'
import { join } from '../../../src/titles/18va/later/join'
import type { VaAction } from '../../../src/titles/18va/law'
import { game, va } from '../../../src/titles/18va/state'
import type { Chance } from '../../random'
import type { KitParts, OwnSayings, Tree } from '../kits'
import { railwayParts } from '../railwayParts'
import { knownGames } from './games'
import { sayings } from './sayings'

const recorded = knownGames().map(game => ({ title: '18VA', ...game }))

const URGES: Partial<Record<VaAction['type'], number>> = {
  bid: 3,
  pass: 4,
  par: 4,
  buyShare: 8,
  run: 12,
  buyTrain: 8,
  convert: 1,
  stop: 0,
}

/** A report without what the recordings lack: net worth, and therefore the scores of a stopped game. */
function comparable(report: Tree): Tree {
  const players = Object.entries(report.players as Readonly<Record<string, Tree>>)
  const without = players.map(([id, { netWorth: _, ...rest }]) => [id, rest])
  return { ...report, players: Object.fromEntries(without) }
}

/** Makes most revenues small; a run that earned nothing pays nothing. */
function likely(chance: Chance, action: Action): Action {
  if (action.type !== 'run') return action
  const revenue = 10 * chance(40)
  return { ...action, revenue, pay: revenue > 0 && chance(3) > 0 } as Action
}

/** What size and value have to do with shares in 18VA. */
const railway = railwayParts(join, {
  most: ({ options }) => (options.seventyPercent ? 7 : 6),
  waits: ({ turn }, id) => turn[0].at === 'value' && id === 'B&O',
  misplaced: (state, id) =>
    10 - game.shares(state, id, 'aside') !== va(state).corporations[id as CorporationId].size,
  of(state, id) {
    const { president, size } = va(state).corporations[id as CorporationId]
    return [[size === 10 && president !== null && game.shares(state, id, 'ipo') > 8, 'treasury']]
  },
})

/** What 18VA tells the general suites. */
export const parts: KitParts & OwnSayings = {
  ...railway,
  sayings,
  recorded,
  comparable,
  names: [...Object.entries(PRIVATE_CARDS).flatMap(([id, { name }]) => [id, name]), ...PLACES],
  figures: [],
  urges: URGES,
  likely,
}
