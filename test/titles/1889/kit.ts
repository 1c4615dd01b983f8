import type { AnyRailway } from '../../../src/families/railway/table'
import { apply } from '../../../src/rules/apply'
import type { Options, Refusal, Setup } from '../../../src/rules/rule'
import type { AnyState } from '../../../src/rules/state'
import type { AnyTitle } from '../../../src/rules/title'
import { knownGames } from '../../games/recorded'
import type { Kit, Tree } from '../kits'
import title from '.'
import { game } from './data'
import { type Action1889, law } from './law'
import { start } from './start'

/** The title without its own types, as code that only passes states on sees it. */
export const shikoku = title as unknown as AnyTitle

/** A setup for this many players. */
const setupFor = (players: number, options: Options = {}): Setup => ({
  players: Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}`, name: `P${i + 1}` })),
  options,
})

/** A report without what the recordings lack: net worth, how many Ds are left, and after the end the Priority Deal. */
export function comparable(report: Tree): Tree {
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
export const kit: Kit = {
  id: '1889',
  title: shikoku,
  recorded: knownGames('1889'),
  sample: knownGames('1889').filter((_, i) => i % 9 === 4),
  comparable,
  setupFor,
  money: () => 7000,
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
}

/** The table after some entries. Throws if one is refused. */
export function play(state: AnyRailway, ...actions: readonly Action1889[]): AnyRailway {
  return actions.reduce((before, action) => {
    const outcome = apply(law, before, action)
    if ('refusal' in outcome) throw new Error(`${action.type}: ${JSON.stringify(outcome.refusal)}`)
    return outcome.state
  }, state)
}

/** Why an entry is refused: its paragraph and its code. Throws if it is taken. */
export function refusal(state: AnyRailway, action: Action1889): Pick<Refusal, 'rule' | 'code' | 'facts'> {
  const outcome = apply(law, state, action)
  if ('refusal' in outcome) return outcome.refusal
  throw new Error(`${action.type} was taken`)
}

/** A fresh table. */
export const table = (players = 3, options: Options = {}): AnyRailway => start(setupFor(players, options))

/** Three players who have bought all private companies in order and at their price, with p1 to begin the stock turns. */
export const sold = (players = 3): AnyRailway => {
  let state = table(players)
  for (let id = game.unsold(state); id !== undefined; id = game.unsold(state)) {
    const player = (state.turn[0] as { player: string }).player
    state = play(state, { type: 'buyPrivate', player, private: id } as Action1889)
  }
  return state
}
