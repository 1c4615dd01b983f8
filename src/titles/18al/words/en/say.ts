import type { Holder } from '../../../../bank/money'
import type { Voice } from '../../../../rules/rule'
import { NAMES } from '../vocabulary'

export { list, many, percent, say, sentence } from '../../../../families/words/en/say'

const PLACES: ReadonlyMap<Holder, string> = new Map([
  ['bank', 'the bank'],
  ['ipo', 'the Initial Offering'],
  ['market', 'the Open Market'],
  ['closed', 'out of play'],
  ['', 'nobody'],
])

/** The holder of something: a fixed place on the table, or a player or corporation by name. */
export function name(id: Holder, voice: Voice): string {
  return PLACES.get(id) ?? voice.name(id)
}

/** A private company with its article. */
export function company(id: string): string {
  return `the ${NAMES[id] ?? id}`
}

/** A train as the rule book calls it, such as `3 Train`. */
export function train(type: string): string {
  return `${type} Train`
}
