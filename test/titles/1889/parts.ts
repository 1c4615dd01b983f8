import type { Joined } from '../../../src/families/railway/join/answers'
import { entryOf, formFrom } from '../../../src/families/railway/join/form'
import { missing } from '../../../src/families/railway/join/missing'
import type { PositionTable } from '../../../src/families/railway/joining/table'
import type { AnyRailway } from '../../../src/families/railway/table'
import type { AnyState } from '../../../src/rules/state'
import { CITIES, game, TERRAIN } from '../../../src/titles/1889/data'
import { join } from '../../../src/titles/1889/later/join'
import type { Action1889 } from '../../../src/titles/1889/law'
import { knownGames } from '../../games/recorded'
import type { KitParts, OwnSayings, Tree } from '../kits'
import { seated } from '../tried'
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

function cardsOf({ depot: { offering, market, gone, owned } }: AnyRailway): number {
  const left = Object.values(offering).reduce<number>((sum, number) => sum + (number ?? 0), 0)
  return left + [...market, ...gone, ...Object.values(owned).flat()].filter(card => card !== 'D').length
}

/** Certificates and trains that are missing or too many, and money that is set aside more than once. */
function lost(first: AnyState, now: AnyState): readonly string[] {
  const [before, state] = [first as AnyRailway, now as AnyRailway]
  const broke = state.players.filter(player => game.free(state, player) < 0)
  const uneven = game.corporations.filter(
    id => Object.values(state.held[id] ?? {}).reduce((sum, number) => sum + number, 0) !== 10,
  )
  return [
    ...(cardsOf(state) === cardsOf(before) ? [] : ['trains']),
    ...broke.map(player => `bids of ${player}`),
    ...uneven.map(id => `shares of ${id}`),
  ]
}

function illegalOf(state: AnyRailway, id: string): readonly string[] {
  const { president, par, floated } = state.corporations[id] ?? { president: null, par: null, floated: false }
  const own = president === null ? 2 : game.shares(state, id, president)
  const most = Math.max(...state.players.map(player => game.shares(state, id, player)))
  const faults: [boolean, string][] = [
    [game.shares(state, id, 'market') > 5, 'Pool'],
    [(president === null) !== (par === null), 'start'],
    [par !== null && floated !== game.shares(state, id, 'ipo') <= 5, 'float'],
    [president !== null && (own < 2 || most > own), 'president'],
  ]
  return faults.flatMap(([wrong, what]) => (wrong ? [`${what} of ${id}`] : []))
}

/** What no legal entry can bring about. */
function illegal(now: AnyState): readonly string[] {
  const state = now as AnyRailway
  const over = game.overTrainLimit(state).length > 0
  return [
    ...game.corporations.flatMap(id => illegalOf(state, id)),
    ...(over === (state.turn[0].at === 'discard') ? [] : ['train limit']),
  ]
}

/** What 1889 tells the general suites. */
export const parts: KitParts & OwnSayings = {
  sayings,
  recorded: knownGames('1889'),
  comparable,
  setupFor: players => ({ players: seated(players), options: {} }),
  names: [
    ...Object.entries(game.printed.privates).flatMap(([id, { name }]) => [id, name]),
    ...CITIES,
    ...Object.keys(TERRAIN),
  ],
  figures: [],
  money: () => game.printed.bank,
  urges: { buyPrivate: 6, par: 4, buyShare: 8, run: 12, buyTrain: 8, pass: 4, stop: 0, exchangePrivate: 1 },
  likely(chance, action) {
    if (action.type !== 'run') return action
    const revenue = 10 * chance(30)
    return {
      ...action,
      revenue,
      pay: revenue > 0 && (action as Action1889 & { pay: boolean }).pay,
    } as Action1889
  },
  lost,
  illegal,
  form: {
    from: (fresh, position) => formFrom(join, fresh as AnyRailway, position as PositionTable),
    missing: (fresh, form) => missing(join, fresh as AnyRailway, form as Joined),
    entry: (fresh, form) => entryOf(join, fresh as AnyRailway, form as Joined),
  },
}
