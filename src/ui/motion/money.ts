import { effect } from '@preact/signals'
import { elsewhere, voice } from '../../app/table'
import { words } from '../../app/words'
import type { Holder } from '../../bank/money'
import { type Payment, paymentsOf } from './moves'
import { news } from './news'
import { isStill, move } from './running'
import '../style/motion.css'

/** So far a sum rises or sinks where only one of its purses is on the screen; the next such sum there keeps below it. In px. */
const RISE = 28
const NEXT = 64

/** Is the middle of a purse on the screen, with nothing over it? */
function isSeen(purse: Element, { left, top, width, height }: DOMRect): boolean {
  return width > 0 && purse.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Where the purses are on the screen; one that stands there twice, at its first place. */
function placesOf(payments: readonly Payment[]): ReadonlyMap<Holder, DOMRect> {
  const wanted = new Set(payments.flatMap(({ from, to }) => [from, to]))
  const places = new Map<Holder, DOMRect>()
  for (const purse of document.querySelectorAll<HTMLElement>('[data-purse]')) {
    const { purse: holder = '' } = purse.dataset
    if (!wanted.has(holder) || places.has(holder)) continue
    const place = purse.getBoundingClientRect()
    if (isSeen(purse, place)) places.set(holder, place)
  }
  return places
}

/** Along the edge of a purse that is nearer to the edge of the screen, so that no name runs out of it; so far below it. */
function beside({ left, right, top, height }: DOMRect, below: number): string {
  const [x, back] = left + right > innerWidth ? [right, -100] : [left, 0]
  return `translate(${x}px, ${top + height / 2 + below}px) translate(${back}%, -50%)`
}

const nameOf = (holder: Holder) => (holder === 'bank' ? words.value.frame.bank : voice.value.name(holder))

/** What each note says and how it goes: from purse to purse, or up into the one that is seen or down from it, the other named. */
function waysOf(payments: readonly Payment[]) {
  const places = placesOf(payments)
  const taken = new Map<Holder, number>()
  return payments.flatMap(({ from, to, amount }) => {
    const sum = voice.value.money(amount)
    const [start, end] = [places.get(from), places.get(to)]
    if (start && end) return [{ text: sum, start: beside(start, 0), end: beside(end, 0) }]
    const [seen, holder] = start ? [start, from] : [end, to]
    if (!seen) return []
    const below = taken.get(holder) ?? 0
    taken.set(holder, below + NEXT)
    const [up, down] = [beside(seen, below), beside(seen, below + RISE)]
    return start
      ? [{ text: `${sum} › ${nameOf(to)}`, start: up, end: down }]
      : [{ text: `${nameOf(from)} › ${sum}`, start: down, end: up }]
  })
}

function show(payments: readonly Payment[]): void {
  for (const { text, start, end } of waysOf(payments)) {
    const note = document.createElement('span')
    note.className = 'paper-note'
    note.setAttribute('aria-hidden', 'true')
    note.textContent = text
    document.body.append(note)
    move(note, { transform: [start, end], opacity: [0, 1, 1, 1, 1, 0] }, 0, () => note.remove())
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
