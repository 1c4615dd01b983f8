import type { Holder } from '../../../../bank/money'
import type { Voice } from '../../../../rules/rule'
import {
  type CardId,
  CHARTERS,
  FIRST_CORPORATION,
  PRIVATE_CARDS,
  type PrivateId,
  TRAIN_CARDS,
  type TrainId,
  TYPE_OF,
} from '../../data'

export { list, many, say, sentence } from '../../../../families/words/en/say'

/** Fixed places in a sentence; 18VA's `ipo` is the bank, except for shares. */
export const PLACES: Readonly<Record<Holder, string>> = {
  bank: 'the bank',
  ipo: 'the bank',
  market: 'the Pool',
  closed: 'out of play',
  aside: 'the shares set aside',
  '': 'nobody',
}

/** The holder of something: a fixed place on the table, or a player or corporation by name. */
export function name(id: Holder, voice: Voice): string {
  return PLACES[id] ?? voice.name(id)
}

/** Where a share comes from or goes to; `ipo` is the treasury of its corporation. */
export function stockPlace(id: Holder, voice: Voice): string {
  return id === 'ipo' ? 'its treasury' : name(id, voice)
}

/** A private company with its article. */
export function company(id: string): string {
  return `the ${PRIVATE_CARDS[id as PrivateId].name}`
}

/** An item of the first auction. */
export function item(id: string): string {
  return id === FIRST_CORPORATION ? 'the presidency of the B&O' : company(id)
}

/** Whether this is a corporation. */
export function isCorporation(id: Holder): boolean {
  return Object.hasOwn(CHARTERS, id)
}

/** A declared train, such as `2G train`. */
export function train(card: string): string {
  return `${card} train`
}

/** A train with its article; no number here needs `an`. */
export function aTrain(card: string): string {
  return `a ${train(card)}`
}

/** A type of train as it is in the bank and in the Pool: `3/2G`, `4D`. */
export function type(id: string): string {
  return Object.hasOwn(TRAIN_CARDS, id) ? TRAIN_CARDS[id as TrainId].cards.join('/') : id
}

/** The type of a declared train. */
export function typeOf(card: string): string {
  return type(TYPE_OF[card as CardId])
}
