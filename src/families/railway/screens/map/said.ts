import { computed, type ReadonlySignal } from '@preact/signals'
import { wordsAtHand } from '../../../../app/desk/words'
import type { BestWords } from '../../../words/best'
import type { MapWords } from '../../words/map'
import type { RailwayWords, ScreenWords } from '../../words/screens'

/** What a title's screens say whose tables may keep their map. */
interface MapScreenWords extends ScreenWords {
  readonly map: MapWords
  readonly best: BestWords
}

/** What the screens of a map say, in the current language. They are drawn only once the words of the title are loaded. */
export const said: ReadonlySignal<MapScreenWords> = computed(
  () => (wordsAtHand.value as RailwayWords & { readonly screens: MapScreenWords }).screens,
)
