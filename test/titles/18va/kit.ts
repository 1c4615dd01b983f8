import { positionOf as printer } from '../../../src/families/railway/join/positionOf'
import type { RailLedger } from '../../../src/families/railway/ledger'
import type { AnyRailway, Bid } from '../../../src/families/railway/table'
import type { Law } from '../../../src/rules/apply'
import type { Action } from '../../../src/rules/rule'
import { recordOf } from '../../../src/rules/state'
import { CORPORATIONS, lots as LOTS, SET_ASIDE, type Size } from '../../../src/titles/18va/data'
import type { PositionTable } from '../../../src/titles/18va/joining/table'
import { law, rest, type VaAction } from '../../../src/titles/18va/law'
import { freshCorporation, start } from '../../../src/titles/18va/start'
import { type Corporation, game, STEPS, type VaState } from '../../../src/titles/18va/state'
import { report } from '../../../src/titles/18va/table/report'
import { par, pass } from '../../families/railway/entries'
import { type Charter as Chartered, type Position, placeOn } from '../../families/railway/place'
import { seated, tried } from '../tried'

// Tests also try what most games are played without.
await rest.load()

/** A table as the entry that joins it has it. */
export const positionOf = printer(game, rest().joining) as (state: AnyRailway) => object as (
  state: VaState,
) => PositionTable

export type { VaAction, VaState }

/** A table of this many players, called p1 to p5, before the first entry. */
export function table(players = 3, options: { readonly seventyPercent?: true } = {}): VaState {
  const all = seated(players)
  return start({ players: all, options: { ...options } })
}

/** A corporation in a made-up table; what is left out is as if it had completed its first turn at its starting value. */
interface Charter extends Chartered, Partial<Pick<Corporation, 'operated' | 'extraTrain'>> {
  /** By default ten for the B&O and from phase 5 on, otherwise five. */
  size?: Size
}

/** A table in mid-game. By default money stays with the bank, shares in the treasury, and trains where the phase puts them. */
export interface Place extends Position {
  corporations?: Partial<Record<string, Charter>>
  of?: number
  order?: string[]
  bankrupt?: string[]
  ending?: 'bank'
  step?: string
}

/** Sets a table up in mid-game; money, certificates and trains are conserved. */
export function place(at: Place): VaState {
  const base = table(at.players ?? 3, at.options)
  const late = game.reached({ phase: at.phase ?? '2' }, '5')
  const sizeOf = (id: string) => at.corporations?.[id]?.size ?? (late || id === 'B&O' ? 10 : 5)
  const sized: VaState = {
    ...base,
    held: recordOf(CORPORATIONS, id => (sizeOf(id) === 10 ? { ipo: 10 } : { ipo: 5, aside: SET_ASIDE })),
    corporations: recordOf(CORPORATIONS, id => {
      const { operated = true, extraTrain = false } = at.corporations?.[id] ?? { operated: false }
      return { ...freshCorporation(sizeOf(id)), operated, extraTrain }
    }),
  }
  const started = Object.entries(at.corporations ?? {}).map(([id, charter]) => [
    id,
    { ...charter, floated: true },
  ])
  const corporations = Object.fromEntries(started)
  const placed = placeOn(game, sized, { ...at, corporations }, at.step ?? STEPS[0]) as VaState
  const { order = base.order, bankrupt = [], ending = null } = at
  const { stock, operating } = placed.round
  const of = at.of ?? operating
  const state: VaState = { ...placed, order, bankrupt, ending, round: { stock, operating, of } }
  return game.overTrainLimit(state).length > 0
    ? { ...state, turn: [{ at: 'discard' }, ...state.turn] }
    : state
}

/** A table in the first auction, by what differs from its beginning. */
export function auction(
  player: string,
  lots: Readonly<Record<string, { face?: number; bid?: Bid | null }>> = {},
  more: { players?: number; passed?: string[] } = {},
): VaState {
  return {
    ...table(more.players ?? 3),
    own: { faces: recordOf(Object.keys(LOTS.faces), lot => lots[lot]?.face ?? LOTS.faces[lot] ?? 0) },
    bids: recordOf(Object.keys(LOTS.faces), lot => [lots[lot]?.bid ?? []].flat()),
    turn: [{ at: 'lots', player, passed: more.passed ?? [] }],
  }
}

/** Entries are given as a table says them: the schemas hold what they may be. */
type Entry = VaAction | Action
const entered = law as unknown as Law<VaState, Entry, RailLedger<VaState>>
export const { play, happened, expectRefused, expectAllowed, now } = tried({ law: entered, report })

export const convert = (corporation: string) => ({ type: 'convert', corporation })
export const placeToken = (corporation: string, city?: string) => ({
  type: 'placeToken',
  corporation,
  ...(city ? { city } : {}),
})
export const usePrivate = (corporation: string, company: 'REA' | 'PY', more: object = {}) => ({
  ...{ type: 'usePrivate', corporation, private: company },
  ...more,
})
export const run = (corporation: string, revenue: number, more: { pay?: boolean; coal?: number } = {}) => ({
  type: 'run',
  corporation,
  revenue,
  pay: revenue > 0,
  ...more,
})

/** All items of the first auction are sold at face value: p1 has the three private companies, p2 the B&O, which is at $90. */
export function afterAuction(players = 3): VaState {
  const ids = table(players).order
  const fill = auction(
    'p1',
    {
      REA: { bid: { player: 'p1', amount: 40 } },
      TIW: { bid: { player: 'p1', amount: 60 } },
      PY: { bid: { player: 'p1', amount: 80 } },
      'B&O': { bid: { player: 'p2', amount: 140 } },
    },
    { players },
  )
  return play(fill, ...ids.map(pass), par('p2', 'B&O', 90))
}
