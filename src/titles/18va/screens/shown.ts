import { computed, type ReadonlySignal } from '@preact/signals'
import { tableNow as shown } from '../../../app/desk/table'
import { wordsAtHand } from '../../../app/desk/words'
import type { RailwayView } from '../../../families/railway/view'
import { plainLimit } from '../data'
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
