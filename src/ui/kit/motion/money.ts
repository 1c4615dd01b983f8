import { effect } from '@preact/signals'
import { elsewhere, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { Holder } from '../../../bank/money'
import { type Payment, paymentsOf } from './moves'
import { news } from './news'
import { isStill, move } from './running'
import './motion.css'

/** So far a sum rises or sinks where only one of its purses is on the screen; the next such sum keeps below it. In px. */
const RISE = 28
const NEXT = 64

/** Where the purse of a holder is on the screen: the first whose middle is to be seen, with nothing over it. */
function placeOf(holder: Holder): DOMRect | undefined {
  for (const purse of document.querySelectorAll(`[data-purse="${holder}"]`)) {
    const place = purse.getBoundingClientRect()
    const hit = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2)
    if (purse.contains(hit)) return place
  }
  return undefined
}

/** Along the edge of a purse that is nearer to the edge of the screen, so that no name runs out of it; so far below it. */
function beside({ left, right, top, height }: DOMRect, below: number): string {
  const [x, back] = left + right > innerWidth ? [right, -100] : [left, 0]
  return `translate(${x}px, ${top + height / 2 + below}px) translate(${back}%, -50%)`
}

const nameOf = (holder: Holder) => (holder === 'bank' ? words.value.frame.bank : voice.value.name(holder))

/** What each note says and how it goes: from purse to purse, or up into the one that is seen or down from it, the other named. */
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

// Shown after the frame of the entry was painted: a tap waits for nothing of this.
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
