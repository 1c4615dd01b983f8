import type { Refusal } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import type { Game } from './game'
import type { Tells, Why } from './law'
import { reasons } from './law'
import { corporationIn } from './ledger'
import { ACQUIRES } from './printed'
import { why } from './reasons'
import { isOver } from './stock/limits'
import type { StockPolicy } from './stock/policy'
import { heirTo } from './stock/presidency'
import { type AnyRailway, trainsOf } from './table'

/** Why a table that a ruling has left is not as the rules would leave it. */
export interface BreachReasons {
  outvoted: { corporation: string; president: PlayerId; player: PlayerId }
  shouldFloat: { corporation: string }
  floatedEarly: { corporation: string; percent: number }
  wrongPhase: { phase: string; latest: string }
  trainGone: { train: string; by: string }
}

const breach = reasons<BreachReasons>()

/** What the table is compared with. */
export interface BreachPolicy {
  readonly stock: Pick<StockPolicy, 'most' | 'float'>
  /** What is wrong with private companies, if more than that a corporation has one too early. */
  readonly privates?: (game: Game, state: AnyRailway) => readonly Why[]
  /** What else is wrong with a table of this title. */
  readonly own?: (state: AnyRailway) => readonly Why[]
  /** The paragraphs of reasons that only rulings and joined tables give. */
  readonly cites: Readonly<Record<string, string>>
  /** How the title tells reasons of the family with other figures. */
  readonly tells?: Tells
  /** The most percent of a corporation in the Open Market. */
  readonly market: number
}

function ofPlayers(game: Game, { most }: BreachPolicy['stock'], state: AnyRailway): readonly Why[] {
  const limit = game.limit(state)
  return state.players.flatMap(player => {
    const held = game.certificates(state, player)
    const over = held > limit ? [why('overLimit', { player, held, limit })] : []
    const tooMuch = game.corporations.filter(id => isOver(game, most, state, player, id))
    const shares = tooMuch.map(corporation => {
      const percent = game.percent(state, corporation, game.shares(state, corporation, player))
      return why('shareLimit', { player, corporation, percent, limit: most.percent(state) })
    })
    return [...over, ...shares]
  })
}

function ofCorporation(
  game: Game,
  { stock, market: limit }: BreachPolicy,
  state: AnyRailway,
  corporation: string,
) {
  const { president, floated, par } = corporationIn(state, corporation)
  const found: Why[] = []
  const market = game.percent(state, corporation, game.shares(state, corporation, 'market'))
  if (market > limit) found.push(why('marketFull', { corporation, percent: market, limit }))
  const heir = heirTo(state, corporation)
  if (heir && president) found.push(breach('outvoted', { corporation, president, player: heir }))
  const due = stock.float.due(game, state, corporation)
  if (par !== null && !floated && due) found.push(breach('shouldFloat', { corporation }))
  if (floated && !due) {
    const unsold = game.percent(state, corporation, game.shares(state, corporation, 'ipo'))
    found.push(breach('floatedEarly', { corporation, percent: unsold }))
  }
  return found
}

/** Trains over a limit or that should be gone, trains sold out of order, and a phase that does not match the latest train. */
function ofTrains(game: Game, state: AnyRailway): readonly Why[] {
  const { depot, phase } = state
  const { trains, phases } = game
  const found: Why[] = game.overTrainLimit(state).map(corporation => {
    const owned = trainsOf(state, corporation).length
    return why('trainLimit', { corporation, owned, limit: game.trainLimit(state, corporation) })
  })
  const owned = [...game.corporations.flatMap(id => trainsOf(state, id)), ...depot.market]
  const inPlay = owned.map(game.typeOf)
  const sold = (type: string) => inPlay.includes(type) || depot.gone.includes(type)
  const latest = trains.findLast(sold) ?? phases[0] ?? ''
  if (phase !== latest) found.push(breach('wrongPhase', { phase, latest }))
  for (const train of trains) {
    const by = game.train(train).goesWith
    if (by !== undefined && inPlay.includes(train) && game.gone(state, train))
      found.push(breach('trainGone', { train, by }))
  }
  const next = trains.find(type => depot.offering[type] !== 0)
  if (next === undefined || !trains.includes(latest) || game.train(latest).besideFrom !== undefined)
    return found
  if (sold(latest) && trains.indexOf(next) < trains.indexOf(latest))
    found.push(why('notNext', { train: latest, next }))
  return found
}

/** Private companies that a corporation has although the phase does not allow it yet. */
function ofPrivates(game: Game, state: AnyRailway): readonly Why[] {
  const allowed = game.phases.find(phase => game.allows({ ...state, phase }, ACQUIRES))
  if (allowed !== undefined && game.reached(state, allowed)) return []
  const owned = game.privates.some(id => game.corporations.includes(state.privates[id] ?? ''))
  return owned ? [why('privatesNotNow', { phase: state.phase })] : []
}

/** The rules that a table breaks: none in regular play, possibly some after a ruling of the banker. */
export const breachesOf =
  (game: Game, policy: BreachPolicy, cites: Readonly<Record<string, string>>) =>
  (state: AnyRailway): readonly Refusal[] =>
    [
      ...ofPlayers(game, policy.stock, state),
      ...game.corporations.flatMap(corporation => ofCorporation(game, policy, state, corporation)),
      ...ofTrains(game, state),
      ...(policy.privates ?? ofPrivates)(game, state),
      ...(policy.own?.(state) ?? []),
    ]
      .map(why => policy.tells?.[why.code]?.(why, state) ?? why)
      .map(({ code, facts, cite }) => ({
        rule: cite ?? policy.cites[code] ?? cites[code] ?? cites.ruling ?? '',
        code,
        facts,
      }))
