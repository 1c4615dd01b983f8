import { corporationIn } from '../../../src/families/railway/ledger'
import type { AnyRailway } from '../../../src/families/railway/table'
import type { Action, Options } from '../../../src/rules/rule'
import { game, PRIVATES } from '../../../src/titles/18al/data'
import { type AlAction, law, rest } from '../../../src/titles/18al/law'
import type { Own } from '../../../src/titles/18al/own'
import { report, start } from '../../../src/titles/18al/start'
import { buyPrivate } from '../../families/railway/entries'
import { type Position as Placed, placeOn } from '../../families/railway/place'
import { seated, tried } from '../tried'

// Tests also try what most games are played without.
await rest.load()

export type { AlAction, AnyRailway }
/** A table, as the tests of 18AL call it. */
export type AlState = AnyRailway

/** A table of this many players, called p1 to p5, before the first entry. */
export function table(players = 3, options: Options = {}): AnyRailway {
  const all = seated(players)
  return start({ players: all, options: options as Record<string, true> })
}

/** A table in mid-game, with what only 18AL knows of it. */
export interface Position extends Placed {
  extra?: Partial<Own & Pick<AnyRailway, 'ending' | 'endRuled' | 'bids'>> & {
    operatedOnce?: readonly string[]
  }
}

/** Sets a table up in mid-game; money, certificates and trains are conserved. */
export function place(at: Position): AnyRailway {
  const state = placeOn(game, table(at.players ?? 3, at.options), at, 'tile')
  const { bids = state.bids, ending = null, endRuled = false, operatedOnce = [], ...own } = at.extra ?? {}
  const once = operatedOnce.map(id => [id, { ...corporationIn(state, id), operated: true }])
  const corporations = { ...state.corporations, ...Object.fromEntries(once) }
  return { ...state, corporations, bids, ending, endRuled, own: { ...state.own, ...own } }
}

export const { play, happened, expectRefused, expectAllowed, now } = tried({ law, report })

type Of<T extends Action['type']> = Extract<AlAction, { type: T }>

export const sellPrivate = (player: string, company: string, to: string, price: number): AlAction => ({
  type: 'sellPrivate',
  player,
  private: company,
  to,
  price,
})
export const layTile = (
  corporation: string,
  cost: number,
  more: { hex?: string; private?: 'B&SLC' } = {},
): AlAction => ({ type: 'layTile', corporation, cost, ...more })
export const placeToken = (
  corporation: string,
  more: { city?: string; objective?: true } = {},
): AlAction => ({ type: 'placeToken', corporation, ...more })
export const placeCoal = (corporation: string, city: string): AlAction => ({
  type: 'placeCoalToken',
  corporation,
  city,
})

export const buyTrain = (
  corporation: string,
  train: string,
  from: Of<'buyTrain'>['from'] = 'ipo',
  more: { price?: number; private?: 'NDY' } = {},
): AlAction => ({ type: 'buyTrain', corporation, train, from, ...more })

export const correct = (what: Partial<Omit<Of<'correct'>, 'type' | 'reason'>>): AlAction => ({
  type: 'correct',
  reason: 'as on the table',
  ...what,
})

export const extraRound: AlAction = { type: 'extraRound' }

/** The table with the private companies sold at par to p1 (the two cheapest) and p2, in the first stock round. */
export function afterPrivates(players = 3, options: Options = {}): AnyRailway {
  const order = table(players, options).players
  const buys = PRIVATES.map((company, i) => buyPrivate(order[i % players] ?? 'p1', company))
  return play(table(players, options), ...buys)
}
