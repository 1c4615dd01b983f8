import { type AnyRailway, frame } from '../../src/families/railway/table'
import { apply, check, choices } from '../../src/rules/apply'
import type { Options, Player } from '../../src/rules/rule'
import { NO_TILE, OBJECTIVES, SWAMPS, TERRAIN } from '../../src/titles/18al/data'
import { type AlAction, law } from '../../src/titles/18al/law'
import { start } from '../../src/titles/18al/start'
import { seated } from '../titles/tried'

/** A game played at random. */
export interface RandomGame {
  readonly players: readonly Player[]
  readonly options: Options
  readonly actions: readonly AlAction[]
}

/** Numbers from 0 up to, but not including, 1; the same for the same seed. */
function dice(seed: number): () => number {
  let at = seed
  return () => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648
    return at / 2_147_483_648
  }
}

/** Weights of the kinds of entries. Missing kinds are the banker's own, or cannot be expressed on 18xx.games. */
const WEIGHTS: Partial<Record<AlAction['type'], number>> = {
  buyPrivate: 6,
  bid: 3,
  pass: 3,
  par: 6,
  buyShare: 12,
  sellShares: 1.5,
  sellPrivate: 0.2,
  layTile: 4,
  placeToken: 2,
  placeCoalToken: 2,
  run: 4,
  buyTrain: 6,
  discardTrain: 1,
  acquirePrivate: 0.3,
  endTurn: 2,
  declareBankruptcy: 5,
}

const LETTERS = 'ABCDEFGHIJKLMNOPQ'
const HEXES = [...LETTERS].flatMap((row, i) =>
  (i % 2 === 0 ? [2, 4, 6, 8] : [1, 3, 5, 7]).map(column => `${row}${column}`),
)
const LAYABLE = HEXES.filter(hex => !(NO_TILE as readonly string[]).includes(hex))

/** Gives a station its city, and a tile its hex with the price of that hex: the first tile there pays for the terrain. */
function placed(action: AlAction, laid: ReadonlySet<string>, die: () => number): AlAction | undefined {
  if (action.type === 'placeToken') return { ...action, city: OBJECTIVES[action.corporation] ?? '' }
  if (action.type !== 'layTile') return action
  const open = action.private ? SWAMPS.filter(hex => !laid.has(hex)) : LAYABLE
  const hex = open[Math.floor(die() * open.length)]
  if (!hex) return undefined
  return { ...action, hex, cost: action.private || laid.has(hex) ? 0 : (TERRAIN[hex] ?? 0) }
}

/** On 18xx.games, private companies change hands between players only in the buyer's stock turn. */
function sayable(state: AnyRailway, action: AlAction): boolean {
  return action.type !== 'sellPrivate' || frame(state, 'stock')?.player === action.to
}

function offers(state: AnyRailway, laid: ReadonlySet<string>, die: () => number): readonly AlAction[] {
  return choices(law, state).flatMap(({ draft, vary = {} }) => {
    const here = placed(draft, laid, die)
    if (!here || !sayable(state, here)) return []
    let action = here
    for (const [field, domain] of Object.entries(vary)) {
      if (!('from' in domain)) continue
      const { from, to, step } = domain
      const most = action.type === 'run' ? 40 : action.type === 'bid' ? 4 : Math.floor((to - from) / step)
      const value = from + step * Math.floor(die() * (Math.min(most, Math.floor((to - from) / step)) + 1))
      action = { ...action, [field]: value } as AlAction
    }
    return check(law, state, action) ? [] : [action]
  })
}

function chosen(open: readonly AlAction[], die: () => number): AlAction | undefined {
  const weight = (action: AlAction) =>
    (WEIGHTS[action.type] ?? 0) / open.filter(other => other.type === action.type).length
  const weighed = open.map(action => ({ action, weight: weight(action) })).filter(it => it.weight > 0)
  let left = die() * weighed.reduce((sum, it) => sum + it.weight, 0)
  for (const { action, weight } of weighed) {
    left -= weight
    if (left <= 0) return action
  }
  return weighed.at(-1)?.action
}

/** Plays at random by the rules, for at most this many entries. */
export function randomGame(seed: number, most = 600): RandomGame {
  const die = dice(seed)
  for (let i = 0; i < 10; i++) die()
  const seats = 3 + Math.floor(die() * 3)
  const players = seated(seats)
  const switched = ['doubleYellow', 'lnFromDecatur', 'unlimited4D', 'hardRust4'].filter(() => die() < 0.3)
  const options = Object.fromEntries(switched.map(option => [option, true as const]))
  const actions: AlAction[] = []
  const laid = new Set<string>()
  let state = start({ players, options })
  while (actions.length < most && !frame(state, 'over')) {
    const action = chosen(offers(state, laid, die), die)
    const outcome = action && apply(law, state, action)
    if (!outcome || 'refusal' in outcome) break
    if (action.type === 'layTile' && action.hex) laid.add(action.hex)
    actions.push(action)
    state = outcome.state
  }
  return { players, options, actions }
}
