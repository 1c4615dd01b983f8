import type { Joined } from '../../src/families/railway/join/answers'
import { entryOf, formFrom } from '../../src/families/railway/join/form'
import { missing } from '../../src/families/railway/join/missing'
import type { JoinPolicy } from '../../src/families/railway/join/policy'
import type { PositionTable } from '../../src/families/railway/joining/table'
import { corporationIn } from '../../src/families/railway/ledger'
import type { AnyRailway } from '../../src/families/railway/table'
import type { Action } from '../../src/rules/rule'
import type { AnyState } from '../../src/rules/state'
import type { Chance } from '../random'
import type { KitParts } from './kits'
import { seated } from './tried'

/** What cannot be wrong with a corporation, each with its name. */
type Faults = readonly (readonly [wrong: boolean, what: string])[]

/** What no entry brings about in a railway game, besides what none does in any. */
interface Odd {
  /** The most shares of a corporation that a sale leaves in the market, and that a floated one has not sold. */
  readonly market?: number
  readonly unsold?: number
  /** The most shares of a corporation that a player may own. */
  most?(state: AnyRailway): number
  of?(state: AnyRailway, corporation: string): Faults
  /** Whether shares are out of play that should not be, even by a ruling. */
  misplaced?(state: AnyRailway, corporation: string): boolean
  /** Whether a corporation has a president before it has a price. */
  waits?(state: AnyRailway, corporation: string): boolean
}

/** Makes most revenues small; a run that earned nothing pays nothing. */
function likely(chance: Chance, action: Action): Action {
  if (action.type !== 'run') return action
  const revenue = 10 * chance(30)
  return { ...action, revenue, pay: revenue > 0 && (action as Action & { pay: boolean }).pay } as Action
}

/** The trains of the types that run out. */
function cardsOf({ depot: { offering, market, gone, owned } }: AnyRailway): number {
  const left = Object.values(offering).reduce<number>((sum, number) => sum + (number ?? 0), 0)
  const all = [...market, ...gone, ...Object.values(owned).flat()]
  return left + all.filter(card => offering[card] !== null).length
}

/** What a railway game tells the general suites as every other does. */
export function railwayParts(join: JoinPolicy, odd: Odd) {
  const { game } = join
  const { shares: whole, presidentShares } = game.printed.paper

  /** Certificates and trains that are missing or too many, and money that is set aside more than once. */
  function lost(first: AnyState, now: AnyState): readonly string[] {
    const [before, state] = [first as AnyRailway, now as AnyRailway]
    const broke = state.players.filter(player => game.free(state, player) < 0)
    const uneven = game.corporations.filter(id => {
      const all = Object.values(state.held[id] ?? {}).reduce((sum, number) => sum + number, 0)
      return all !== whole || odd.misplaced?.(state, id)
    })
    return [
      ...(cardsOf(state) === cardsOf(before) ? [] : ['trains']),
      ...broke.map(player => `bids of ${player}`),
      ...uneven.map(id => `shares of ${id}`),
    ]
  }

  function illegalOf(state: AnyRailway, id: string): readonly string[] {
    const { market = whole, unsold, most = () => whole } = odd
    const { president, par, floated } = corporationIn(state, id)
    const own = president === null ? presidentShares : game.shares(state, id, president)
    const largest = Math.max(...state.players.map(player => game.shares(state, id, player)))
    const faults: Faults = [
      [game.shares(state, id, 'market') > market, 'market'],
      [(president === null) !== (par === null) && !odd.waits?.(state, id), 'start'],
      [unsold !== undefined && floated !== game.shares(state, id, 'ipo') <= unsold, 'float'],
      [president !== null && (own < presidentShares || largest > own), 'president'],
      [president !== null && largest > most(state), 'limit'],
      ...(odd.of?.(state, id) ?? []),
    ]
    return faults.flatMap(([wrong, what]) => (wrong ? [`${what} of ${id}`] : []))
  }

  /** What no legal entry can bring about, though a ruling may. */
  function illegal(now: AnyState): readonly string[] {
    const state = now as AnyRailway
    const tokens = state.chart.map(token => token.corporation)
    const ruined = state.bankrupt.filter(player => state.cash[player] !== 0)
    return [
      ...game.corporations.flatMap(id => illegalOf(state, id)),
      ...(game.overTrainLimit(state).length > 0 === (state.turn[0].at === 'discard') ? [] : ['train limit']),
      ...(new Set(tokens).size === tokens.length ? [] : ['tokens']),
      ...ruined.map(player => `cash of the bankrupt ${player}`),
    ]
  }

  return {
    setupFor: players => ({ players: seated(players), options: {} }),
    money: () => game.printed.bank,
    likely,
    lost,
    illegal,
    form: {
      from: (fresh, position) => formFrom(join, fresh as AnyRailway, position as PositionTable),
      missing: (fresh, form) => missing(join, fresh as AnyRailway, form as Joined),
      entry: (fresh, form) => entryOf(join, fresh as AnyRailway, form as Joined),
    },
  } satisfies Partial<KitParts>
}
