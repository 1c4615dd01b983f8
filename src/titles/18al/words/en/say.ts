import type { Holder } from '../../../../bank/money'
import type { Voice } from '../../../../rules/rule'
import { PRIVATE_CARDS, type PrivateId, type TrainId } from '../../data'

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
export function company(id: PrivateId): string {
  return `the ${PRIVATE_CARDS[id].name}`
}

/** A train as the rule book calls it, such as `3 Train`. */
export function train(type: TrainId | string): string {
  return `${type} Train`
}
