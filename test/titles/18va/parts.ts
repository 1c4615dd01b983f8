import type { Action } from '../../../src/rules/rule'
import type { AnyState } from '../../../src/rules/state'
import { CORPORATIONS, type CorporationId, PLACES, PRIVATE_CARDS } from '../../../src/titles/18va/data'
import type { VaAction } from '../../../src/titles/18va/law'
import { freeCash, overTrainLimit, shares, type VaState } from '../../../src/titles/18va/state'
import type { Chance } from '../../random'
import type { JoiningForm, KitParts, OwnSayings, Tree } from '../kits'
import { knownGames } from './games'
import { entry, formFrom, missing } from './later/kit'
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

const cardsOf = ({ depot: { offering, market, gone, owned } }: VaState): number =>
  Object.values(offering).reduce<number>((sum, left) => sum + (left ?? 0), 0) +
  [...market, ...gone, ...Object.values(owned).flat()].length

/** Certificates and trains that are missing or too many, and money that is set aside more than once. */
function lost(_start: AnyState, table: AnyState): readonly string[] {
  const state = table as VaState
  const uneven = CORPORATIONS.filter(corporation => {
    const held = state.held[corporation]
    const sum = Object.values(held).reduce((all, n) => all + n, 0)
    return sum !== 10 || 10 - (held.aside ?? 0) !== state.corporations[corporation].size
  })
  return [
    ...(cardsOf(state) === 30 ? [] : ['trains']),
    ...state.players.filter(player => freeCash(state, player) < 0).map(player => `bids of ${player}`),
    ...uneven.map(corporation => `shares of ${corporation}`),
  ]
}

function illegalOf(state: VaState, corporation: CorporationId): readonly string[] {
  const { president, par: value, size } = state.corporations[corporation]
  const waits = state.turn[0].at === 'value' && corporation === 'B&O'
  const faults: [boolean, string][] = [
    [(president === null) !== (value === null) && !waits, 'start'],
    [size === 10 && president !== null && (state.held[corporation].ipo ?? 0) > 8, 'treasury'],
  ]
  if (president !== null) {
    const own = shares(state, corporation, president)
    const most = Math.max(...state.players.map(player => shares(state, corporation, player)))
    const limit = state.options.seventyPercent ? 7 : 6
    faults.push([own < 2 || most > own, 'president'], [most > limit, 'limit'])
  }
  return faults.flatMap(([wrong, what]) => (wrong ? [`${what} of ${corporation}`] : []))
}

/** What no legal entry can bring about, though a ruling may. */
function illegal(table: AnyState): readonly string[] {
  const state = table as VaState
  const tokens = state.chart.map(token => token.corporation)
  const ruined = state.bankrupt.filter(player => state.cash[player] !== 0)
  return [
    ...CORPORATIONS.flatMap(corporation => illegalOf(state, corporation)),
    ...(overTrainLimit(state).length > 0 === (state.turn[0].at === 'discard') ? [] : ['train limit']),
    ...(new Set(tokens).size === tokens.length ? [] : ['tokens']),
    ...ruined.map(player => `cash of the bankrupt ${player}`),
  ]
}

/** What 18VA tells the general suites. */
export const parts: KitParts & OwnSayings = {
  sayings,
  recorded,
  comparable,
  setupFor: players => ({
    players: Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}`, name: `P${i + 1}` })),
    options: {},
  }),
  names: [...Object.entries(PRIVATE_CARDS).flatMap(([id, { name }]) => [id, name]), ...PLACES],
  figures: [],
  form: { from: formFrom, missing, entry } as unknown as JoiningForm,
  money: () => 8000,
  urges: URGES,
  likely,
  lost,
  illegal,
}
