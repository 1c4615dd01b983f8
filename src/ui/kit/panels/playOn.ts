import { type Desk, preview, voice } from '../../../app/desk/table'
import { entriesToEnd } from '../../../app/saving/commands'
import type { TitleWords } from '../../../rules/title'
import type { Play } from '../play/kit'
import type { AnyScreens } from './screens'

/** What a title's panels work with on a desk; `submit` takes what is tapped. */
export function playOn(
  { view, revision }: Desk,
  say: TitleWords,
  own: AnyScreens,
  submit: Play['submit'],
): Play {
  return {
    ...{ view, revision, submit, say },
    tryOut: preview,
    sharesOf: (player, corporation) => own.sharesOf(view, player, corporation),
    toEnd: entriesToEnd,
    voice: voice.value,
  }
}
