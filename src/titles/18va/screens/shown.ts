import { computed, type ReadonlySignal } from '@preact/signals'
import { tableNow as shown } from '../../../app/desk/table'
import { wordsAtHand } from '../../../app/desk/words'
import type { Play as RailPlay } from '../../../families/railway/screens/shown'
import type { RailwayView } from '../../../families/railway/view'
import type { Happening } from '../../../rules/happening'
import type { Play as Kit, ChoiceOf as Of } from '../../../ui/kit/play/kit'
import { plainLimit } from '../data'
import type { VaAction } from '../law'
import type { VaHappening } from '../state'
import type { VaView } from '../table/view'
import type { VaWords } from '../words/vocabulary'

/** The table on screen. The cast is safe: these screens are only drawn for games of 18VA. */
export const tableNow = shown as ReadonlySignal<VaView | null>

/** The texts of these screens in the current language. The screens are only drawn once the words of 18VA are loaded. */
export const said: ReadonlySignal<VaWords['screens']> = computed(() => (wordsAtHand.value as VaWords).screens)

/** The train limits of the current phase, by size if they differ. */
export function limitsOf({ phase }: Pick<RailwayView, 'phase'>): string {
  const [five, ten] = [plainLimit(phase, 5), plainLimit(phase, 10)]
  return said.value.books.limits(five === ten ? undefined : five, ten)
}

/** The kit of a panel of 18VA. */
export type Play = Kit<VaView>

/** What a panel of a railway game works with, as one of 18VA does: the title draws no other tables. */
export const va = (play: RailPlay): Play => play as Play

/** A choice of one type of 18VA's actions. */
export type ChoiceOf<T extends VaAction['type']> = Of<VaAction, T>

/** A turn view of one kind. */
export type TurnOf<K extends VaView['turn']['at']> = Extract<VaView['turn'], { at: K }>

/** Happenings typed to include the kinds that only 18VA reports. */
export const ownHappenings = (happened: readonly Happening[]): readonly VaHappening[] => happened
