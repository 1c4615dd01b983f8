import type { Happening } from '../../../../rules/happening'
import type { Play as Kit, ChoiceOf as Of } from '../../../../ui/kit/play/kit'
import type { LilAction } from '../../law'
import type { LilView } from '../../tableView'
import { said } from '../words'

/** What the panels of 18Lilliput work with. */
export type Play = Kit<LilView>

/** A choice of one type of 18Lilliput's actions. */
export type ChoiceOf<T extends LilAction['type']> = Of<LilAction, T>

/** The choices of one type. */
export type Choices<T extends LilAction['type']> = readonly ChoiceOf<T>[]

/** A turn of one kind. */
export type TurnOf<K extends LilView['turn']['at']> = Extract<LilView['turn'], { at: K }>

/** A company with an amount: `Mildendo $55`. */
export const withPrice = ({ voice }: Play, id: string, price: number): string =>
  said.value.play.priced(voice.name(id), voice.money(price))

/** The first payment for a reason, if there is one. */
export function paidFor(happened: readonly Happening[], why: string) {
  return happened.filter(it => it.is === 'paid').find(it => it.why === why)
}
