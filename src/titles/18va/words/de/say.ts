import type { Holder } from '../../../../bank/money'
import { casesOf, many, train } from '../../../../families/words/de/say'
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

export {
  list,
  many,
  roundInFull,
  roundName,
  say,
  sentence,
  train,
} from '../../../../families/words/de/say'

/** The Pool in all cases. */
export const POOL = {
  is: 'der Pool',
  to: 'in den Pool',
  from: 'aus dem Pool',
  within: 'im Pool',
  of: 'des Pools',
  dative: 'dem Pool',
}
/** Holders in all cases: 18VA's `ipo` is the bank, except for shares. */
export const holders = casesOf({ market: POOL })
export const { name, to, from, within, of, dative } = holders

/** Where a share comes from; `ipo` is the treasury of its corporation. */
export function shareFrom(id: Holder, voice: Voice): string {
  return id === 'ipo' ? 'aus der Kasse' : from(id, voice)
}

/** Where a share goes; `ipo` is the treasury of its corporation. */
export function shareTo(id: Holder, voice: Voice): string {
  return id === 'ipo' ? 'in die Kasse' : to(id, voice)
}

/** A private company with its article, as the subject and as the object. */
export function company(id: string): string {
  return `die ${PRIVATE_CARDS[id as PrivateId].name}`
}

/** A private company in the dative: `der Railway Express Agency`, `den Potomac Yards`. */
export function companyDative(id: string): string {
  return `${verb(id, 'der', 'den')} ${PRIVATE_CARDS[id as PrivateId].name}`
}

/** The verb that goes with a private company: Works and Yards are several. */
export function verb(id: string, one: string, several: string): string {
  return id === 'REA' ? one : several
}

/** An item of the first auction, as the subject and as the object. */
export function item(id: string): string {
  return id === FIRST_CORPORATION ? 'die Direktorenaktie der B&O' : company(id)
}

/** The verb that goes with an item. */
export function itemVerb(id: string, one: string, several: string): string {
  return id === FIRST_CORPORATION ? one : verb(id, one, several)
}

/** Whether this is a corporation. */
export function isCorporation(id: Holder): boolean {
  return Object.hasOwn(CHARTERS, id)
}

/** A type of train as it is in the bank and in the Pool: `3/2G-Zug`, `4D-Zug`. */
export function type(id: string): string {
  return Object.hasOwn(TRAIN_CARDS, id) ? `${TRAIN_CARDS[id as TrainId].cards.join('/')}-Zug` : train(id)
}

/** The type of a declared train. */
export function typeOf(card: string): string {
  return type(TYPE_OF[card as CardId])
}

/** A number of shares. */
export const portion = (count: number) => many(count, 'Anteil', 'Anteile')
