import type { RailHappening } from '../../../src/families/railway/ledger'
import type { AnyRailway } from '../../../src/families/railway/table'
import { check } from '../../../src/rules/apply'
import type { Happening } from '../../../src/rules/happening'
import type { Action } from '../../../src/rules/rule'
import { law } from '../../../src/titles/18al/law'
import { words as german } from '../../../src/titles/18al/words/de'
import { words as english } from '../../../src/titles/18al/words/en'
import { buyShare, par, pass } from '../../families/railway/entries'
import { stimme, voice } from '../../words/said'
import { expectBoth } from '../spoken'
import { type AlAction, afterPrivates, happened, play } from './kit'

// What is said beside play is fetched on demand.
await Promise.all([german.rest?.load(), english.rest?.load()])

/** The lines of the log about an entry and its consequences, in both languages. */
export interface Log {
  readonly en: readonly string[]
  readonly de: readonly string[]
}

/** What the log says about an entry after which this happened. Fails if anything is not a sentence in both languages. */
export function told(
  action: Action & Record<string, unknown>,
  all: readonly (Happening | RailHappening)[],
): Log {
  const followed = all as readonly Happening[]
  const en = [english.entry(action, followed, voice), ...followed.map(it => english.happening(it, voice))]
  const de = [german.entry(action, followed, stimme), ...followed.map(it => german.happening(it, stimme))]
  for (const [i, said] of en.entries()) expectBoth(said, de[i])
  return { en: en.filter(it => it !== undefined), de: de.filter(it => it !== undefined) }
}

/** What the log says about an entry at a table. */
export const log = (state: AnyRailway, action: AlAction): Log => told({ ...action }, happened(state, action))

/** Why an entry is refused at a table, in words. Throws if it is not. */
export function whyNot(state: AnyRailway, action: AlAction): string {
  const refusal = check(law, state, action)
  if (!refusal) throw new Error(`not refused: ${JSON.stringify(action)}`)
  return english.refusal(refusal, voice)
}

const buys = () => [
  ...[par('p3', 'L&N', 75), pass('p3'), buyShare('p1', 'L&N'), pass('p1'), buyShare('p2', 'L&N'), pass('p2')],
  ...[buyShare('p3', 'L&N'), pass('p3')],
]

/** Cy's L&N at $75 with Cy 30%, Ann and Bo 10%; Ann can float it. */
export const aboutToFloat = () => play(afterPrivates(), ...buys())

/** The L&N has floated; all but Ann have passed since, in SR 1. */
export const lastPass = () => play(aboutToFloat(), buyShare('p1', 'L&N'), pass('p1'), pass('p2'), pass('p3'))

/** The first turn of the L&N, in OR 1.1, with $750. */
export const firstTurn = () => play(lastPass(), pass('p1'))
