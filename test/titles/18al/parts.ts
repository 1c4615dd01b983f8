import type { Joined } from '../../../src/families/railway/join/answers'
import { entryOf, formFrom } from '../../../src/families/railway/join/form'
import { missing } from '../../../src/families/railway/join/missing'
import type { PositionTable } from '../../../src/families/railway/joining/table'
import { corporationIn } from '../../../src/families/railway/ledger'
import type { AnyRailway } from '../../../src/families/railway/table'
import type { Action } from '../../../src/rules/rule'
import { CORPORATIONS, game, OBJECTIVES } from '../../../src/titles/18al/data'
import { join } from '../../../src/titles/18al/later/join'
import type { AlAction } from '../../../src/titles/18al/law'
import { CHITS, MAP } from '../../../src/titles/18al/map/map'
import { knownGames, type Recorded, realGame } from '../../games/recorded'
import type { Chance } from '../../random'
import type { KitParts, OwnSayings, Tree } from '../kits'
import { sayings } from './sayings'

const recorded = [realGame('4714'), realGame('144868'), ...knownGames()]

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

/** Makes most revenues small; a run that earned nothing pays nothing. */
function likely(chance: Chance, action: Action): Action {
  if (action.type !== 'run') return action
  const revenue = 10 * chance(30)
  return { ...action, revenue, pay: revenue > 0 && (action as Action & { pay: boolean }).pay } as Action
}

function cardsOf({ depot: { offering, market, gone, owned } }: AnyRailway): number {
  const inOffering = Object.values(offering).reduce<number>((sum, left) => sum + (left ?? 0), 0)
  const all = [...market, ...gone, ...Object.values(owned).flat()]
  const counted = offering['4D'] === null ? all.filter(card => card !== '4D') : all
  return inOffering + counted.length
}

/** Certificates and trains that are missing or too many, and money that is set aside more than once. */
function lost(start: AnyRailway, state: AnyRailway): readonly string[] {
  const broke = state.players.filter(player => game.free(state, player) < 0)
  const uneven = CORPORATIONS.filter(
    corporation => Object.values(state.held[corporation] ?? {}).reduce((sum, n) => sum + n, 0) !== 10,
  )
  return [
    ...(cardsOf(state) === cardsOf(start) ? [] : ['trains']),
    ...broke.map(player => `bids of ${player}`),
    ...uneven.map(corporation => `shares of ${corporation}`),
  ]
}

function illegalOf(state: AnyRailway, corporation: (typeof CORPORATIONS)[number]): readonly string[] {
  const { president, par, floated } = corporationIn(state, corporation)
  const faults: [boolean, string][] = [
    [game.shares(state, corporation, 'market') > 5, 'Open Market'],
    [(president === null) !== (par === null), 'start'],
    [floated !== game.shares(state, corporation, 'ipo') <= 4, 'float'],
  ]
  if (president !== null) {
    const own = game.shares(state, corporation, president)
    const most = Math.max(...state.players.map(player => game.shares(state, corporation, player)))
    faults.push([own < 2 || most > own, 'president'], [most > 6, '60%'])
  }
  return faults.flatMap(([wrong, what]) => (wrong ? [`${what} of ${corporation}`] : []))
}

function illegal(state: AnyRailway): readonly string[] {
  const tokens = state.chart.map(token => token.corporation)
  return [
    ...CORPORATIONS.flatMap(corporation => illegalOf(state, corporation)),
    ...(game.overTrainLimit(state).length > 0 === (state.turn[0].at === 'discard') ? [] : ['train limit']),
    ...(new Set(tokens).size === tokens.length ? [] : ['tokens']),
  ]
}

/** What 18AL tells the general suites. */
export const parts: KitParts & OwnSayings = {
  sayings,
  recorded,
  comparable,
  setupFor: players => ({
    players: Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}`, name: `P${i + 1}` })),
    options: {},
  }),
  names,
  figures: [300],
  form: {
    from: (fresh, position) => formFrom(join, fresh as AnyRailway, position as PositionTable),
    missing: (fresh, form) => missing(join, fresh as AnyRailway, form as Joined),
    entry: (fresh, form) => entryOf(join, fresh as AnyRailway, form as Joined),
  },
  money: () => 8000,
  urges: URGES,
  likely,
  lost,
  illegal,
}
