import { useSignal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { lastFollowed, lastSaid, takenBack } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import './wall.css'

/** How long the table view shows large what just happened, in ms. */
const NEWS = 6000

/** What the bank just entered or took back, large for a few seconds; `stood`: what was last said when this view was opened. */
export function News({ stood }: { stood: string }) {
  const shown = useSignal('')
  const begun = useRef(false)
  useSignalEffect(() => {
    const back = takenBack.value
    const text =
      back.length > 0 ? words.value.frame.taken(back) : [lastSaid.value, ...lastFollowed.value].join(' ')
    // What was entered before this view was opened is no news; what came while its file was fetched is.
    if (begun.current || lastSaid.value !== stood) shown.value = text
    begun.current = true
    const timer = setTimeout(() => (shown.value = ''), NEWS)
    return () => clearTimeout(timer)
  })
  return shown.value === '' ? null : <p class="news">{shown}</p>
}
