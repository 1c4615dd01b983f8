import { effect } from '@preact/signals'
import { elsewhere, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { BANK_ID, type Holder } from '../../../bank/money'
import type { Payment } from '../../../session/settled'
import { paymentsOf } from './moves'
import { news } from './news'
import { isStill, move } from './running'
import './motion.css'

/**
 * RISE: how far a sum rises or sinks if only one of its two purses is on the screen. NEXT: distance between such sums,
 * one below the other. Both in px.
 */
const RISE = 28
const NEXT = 64

/**
 * The box of a holder's purse on the screen: the first purse whose center is visible and not covered; `undefined` if
 * there is none.
 */
function placeOf(holder: Holder): DOMRect | undefined {
  for (const purse of document.querySelectorAll<HTMLElement>('[data-purse]')) {
    if (purse.dataset.purse !== holder) continue
    const place = purse.getBoundingClientRect()
    const hit = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2)
    if (purse.contains(hit)) return place
  }
  return undefined
}

/**
 * CSS transform that places a note `below` px under the middle of a purse, aligned with the purse's edge that is nearer
 * the edge of the screen, so that a name does not run off it.
 */
function beside({ left, right, top, height }: DOMRect, below: number): string {
  const [x, back] = left + right > innerWidth ? [right, -100] : [left, 0]
  return `translate(${x}px, ${top + height / 2 + below}px) translate(${back}%, -50%)`
}

const nameOf = (holder: Holder) => (holder === BANK_ID ? words.value.frame.bank : voice.value.name(holder))

/**
 * Text and path of each note: from purse to purse if both are visible; else up into the visible one or down from it,
 * with the other holder named. Payments between two purses out of sight are left out.
 */
function waysOf(payments: readonly Payment[]) {
  let below = -NEXT
  return payments.flatMap(({ from, to, amount }) => {
    const sum = voice.value.money(amount)
    const [start, end] = [placeOf(from), placeOf(to)]
    if (start && end) return [{ text: sum, way: [beside(start, 0), beside(end, 0)] }]
    const seen = start ?? end
    if (!seen) return []
    below += NEXT
    const way = [beside(seen, below), beside(seen, below + RISE)]
    return start
      ? [{ text: `${sum} › ${nameOf(to)}`, way }]
      : [{ text: `${nameOf(from)} › ${sum}`, way: way.reverse() }]
  })
}

function show(payments: readonly Payment[]): void {
  for (const { text, way } of waysOf(payments)) {
    const note = document.createElement('span')
    note.className = 'paper-note'
    note.setAttribute('aria-hidden', 'true')
    note.textContent = text
    document.body.append(note)
    move(note, { transform: way, opacity: [0, 1, 1, 1, 1, 0] }, 0, () => note.remove())
  }
}

// Shown after the frame of the entry was painted, so that no tap waits for it.
effect(() => {
  const now = news.value
  const payments = now && !isStill() ? paymentsOf(now) : []
  if (payments.length === 0) return
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (news.peek() === now && !elsewhere.peek()) show(payments)
    }),
  )
})
