import { expect } from 'vitest'
import type { AnyRailway } from '../../../../src/families/railway/table'
import { apply, type Done } from '../../../../src/rules/apply'
import type { Happening } from '../../../../src/rules/happening'
import type { Options } from '../../../../src/rules/rule'
import { type AlAction, law, rest } from '../../../../src/titles/18al/law'
import { start } from '../../../../src/titles/18al/start'
import { words } from '../../../../src/titles/18al/words/en'
import { PLAYERS, voice } from '../../../words/said'

// Tables are ruled on here, which is fetched on demand.
await rest.load()

/** A table of this many players. */
export function table(players = 3, options: Options = {}): AnyRailway {
  const seats = Object.entries(PLAYERS)
    .slice(0, players)
    .map(([id, name]) => ({ id, name }))
  return start({ players: seats, options: { ...options } })
}

/** Carries out one action. Throws if it is refused. */
export function enter(state: AnyRailway, action: AlAction): Done<AnyRailway> {
  const outcome = apply(law, state, action)
  if ('refusal' in outcome)
    throw new Error(`${JSON.stringify(action)}: ${words.refusal(outcome.refusal, voice)}`)
  return outcome
}

/** The table after several actions. Throws if one is refused. */
export function played(state: AnyRailway, ...actions: readonly AlAction[]): AnyRailway {
  return actions.reduce((now, action) => enter(now, action).state, state)
}

/** The sentences about an entry and its consequences. */
export function told(action: AlAction, happened: readonly Happening[]): readonly string[] {
  const followed = happened.flatMap(happening => words.happening(happening, voice) ?? [])
  return [words.entry(action, happened, voice), ...followed]
}

/** What the log says about an action at a table. */
export function log(state: AnyRailway, action: AlAction): readonly string[] {
  return told(action, enter(state, action).happened)
}

/** Why an action is refused at a table, in words. */
export function whyNot(state: AnyRailway, action: AlAction): string {
  const outcome = apply(law, state, action)
  if (!('refusal' in outcome)) throw new Error(`not refused: ${JSON.stringify(action)}`)
  return words.refusal(outcome.refusal, voice)
}

/** Fails if a sentence has a hole, a slip of punctuation or no end. */
export function expectSentence(text: string): void {
  expect(text).not.toMatch(/undefined|NaN|null|\[object|\$\{|\.\.|\s\s|\s[,.;:]|!/)
  expect(text).toMatch(/^[A-Z\d].+[.?…]$/)
}

/** Private companies sold, one each to Ann, Bo, Cy, Ann and Bo at par: Cy has the first regular turn. */
export function allSold(): AnyRailway {
  return played(
    table(),
    { type: 'buyPrivate', player: 'p1', private: 'Tusc' },
    { type: 'buyPrivate', player: 'p2', private: 'S&NA' },
    { type: 'buyPrivate', player: 'p3', private: 'B&SLC' },
    { type: 'buyPrivate', player: 'p1', private: 'M&C' },
    { type: 'buyPrivate', player: 'p2', private: 'NDY' },
  )
}

/** Cy's L&N floats at $75 with Cy 30%, Ann 20% and Bo 10%; it is its first turn, in OR 1.1, with $750. */
export function firstTurn(): AnyRailway {
  const buys = (['p3', 'p1', 'p2', 'p3', 'p1'] as const).flatMap((player, i): AlAction[] => [
    i === 0
      ? { type: 'par', player, corporation: 'L&N', price: 75 }
      : { type: 'buyShare', player, corporation: 'L&N', from: 'ipo' },
    { type: 'pass', player },
  ])
  const passes = (['p2', 'p3', 'p1'] as const).map((player): AlAction => ({ type: 'pass', player }))
  return played(allSold(), ...buys, ...passes)
}
