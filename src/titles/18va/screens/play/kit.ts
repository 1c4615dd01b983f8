import type { Play as RailPlay } from '../../../../families/railway/screens/shown'
import type { Happening } from '../../../../rules/happening'
import type { Play as Kit, ChoiceOf as Of } from '../../../../ui/kit/play/kit'
import type { VaHappening } from '../../happenings'
import type { VaAction } from '../../law'
import type { CorporationView, VaView } from '../../table/view'

/** The kit of a panel of 18VA. */
export type Play = Kit<VaView>

/** What a panel of a railway game works with, as one of 18VA does: the title draws no other tables. */
export const va = (play: RailPlay): Play => play as Play

/** A choice of one type of 18VA's actions. */
export type ChoiceOf<T extends VaAction['type']> = Of<VaAction, T>

/** A turn view of one kind. */
export type TurnOf<K extends VaView['turn']['at']> = Extract<VaView['turn'], { at: K }>

/** A corporation by its id. */
export function corporationOf(view: VaView, id: string): CorporationView | undefined {
  return view.corporations.find(it => it.id === id)
}

/** Happenings typed to include the kinds that only 18VA reports. */
export const ownHappenings = (happened: readonly Happening[]): readonly VaHappening[] => happened
