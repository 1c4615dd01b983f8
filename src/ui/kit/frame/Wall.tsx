import { useSignal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { lastFollowed, lastSaid } from '../../../app/desk/table'
import './wall.css'

/** How long the table view shows large what just happened, in ms. */
const NEWS = 6000

/** What the bank just entered, large for a few seconds. */
export function News() {
  const shown = useSignal('')
  const begun = useRef(false)
  useSignalEffect(() => {
    const text = [lastSaid.value, ...lastFollowed.value].join(' ')
    // What was entered before this view was opened is no news.
    if (begun.current) shown.value = text
    begun.current = true
    const timer = setTimeout(() => {
      shown.value = ''
    }, NEWS)
    return () => clearTimeout(timer)
  })
  return shown.value === '' ? null : <p class="news">{shown}</p>
}
