import { useSignal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { corrected, lastFollowed, lastSaid, takenBack } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import './wall.css'

/** How long the table view shows large what just happened, in ms. */
const NEWS = 6000

/** What the bank just entered, put right or took back, large for a few seconds; `stood`: what was last said when this view was opened. */
export function News({ stood }: { stood: string }) {
  const shown = useSignal('')
  const begun = useRef(false)
  useSignalEffect(() => {
    const [back, correction] = [takenBack.value, corrected.value]
    const { frame, play } = words.value
    const entered = [lastSaid.value, ...lastFollowed.value].join(' ')
    const taken = back.length > 0 ? frame.taken(back) : entered
    // What was entered before this view was opened is no news; what came while its file was fetched is.
    if (begun.current || lastSaid.value !== stood)
      shown.value = correction ? play.correction.title(correction.index + 1, correction.takenBack) : taken
    begun.current = true
    const timer = setTimeout(() => (shown.value = ''), NEWS)
    return () => clearTimeout(timer)
  })
  return shown.value === '' ? null : <p class="news">{shown}</p>
}
