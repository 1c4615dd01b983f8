import { type Desk, preview, voice } from '../../../app/desk/table'
import { entriesToEnd } from '../../../app/saving/commands'
import type { TitleWords } from '../../../rules/title'
import type { Play } from '../play/kit'
import type { AnyScreens } from './screens'

/** Takes what is tapped on the desk that was drawn last: a part that shows the same as before still calls an older `submit`. */
let take: Play['submit'] = () => {}

/** What a title's panels work with on a desk; `taken` takes what is tapped. */
export function playOn(
  { view, revision }: Desk,
  say: TitleWords,
  own: AnyScreens,
  taken: Play['submit'],
): Play {
  take = taken
  return {
    ...{ view, revision, say },
    submit: (...actions) => take(...actions),
    tryOut: preview,
    sharesOf: (player, corporation) => own.sharesOf(view, player, corporation),
    toEnd: entriesToEnd,
    voice: voice.value,
  }
}
