// Runs in the page. Finds what the banker looks for by role and name, as a listener to a screen reader would, and tells
// whether a finger would reach it. Questions and answers are JSON.
import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom'
import type { Look, Step, Wanted } from './look'

/** A rectangle in the window, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What was found: the number of elements; and if there is at most one, all that may be asked about it. */
export interface Seen {
  readonly count: number
  readonly shown: boolean
  readonly texts: readonly string[]
  readonly box?: Box
}

/** Where a finger would reach the only element found, or why it would not. */
export type Aim = { readonly box: Box } | { readonly not: string }

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

function fits(text: string, want: Wanted): boolean {
  if ('like' in want) return new RegExp(...want.like).test(spaced(text))
  if ('is' in want) return spaced(text) === spaced(want.is)
  return spaced(text).toLowerCase().includes(spaced(want.holds).toLowerCase())
}

const holds = (element: Element, text: Wanted) => fits(element.textContent ?? '', text)

function byRole(from: HTMLElement, { role, name, level, pressed }: Step & { by: 'role' }): Element[] {
  return queryAllByRole(from, role, {
    ...(name ? { name: (is: string) => fits(is, name) } : {}),
    ...(level === undefined ? {} : { level }),
    ...(pressed === undefined ? {} : { pressed }),
  })
}

/** The elements that a step finds inside an element. */
function inside(from: HTMLElement, step: Step & { by: 'css' | 'role' | 'label' }): Element[] {
  if (step.by === 'role') return byRole(from, step)
  if (step.by === 'label') return queryAllByLabelText(from, step.text, { exact: false })
  const { css, text } = step
  return [...from.querySelectorAll(css)].filter(it => !text || holds(it, text))
}

function taken(from: readonly Element[], step: Step): readonly Element[] {
  switch (step.by) {
    case 'first':
      return from.slice(0, 1)
    case 'last':
      return from.slice(-1)
    case 'text':
      return from.filter(it => holds(it, step.text))
    case 'or':
      return inOrder([...from, ...found(step.other)])
    default:
      return inOrder(from.flatMap(it => inside(it as HTMLElement, step)))
  }
}

/** Without duplicates, in document order. */
const inOrder = (elements: readonly Element[]) =>
  [...new Set(elements)].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )

function found(look: Look): readonly Element[] {
  // Starts from the document, so that the root element can be found, too.
  return look.reduce<readonly Element[]>(taken, [document as unknown as Element])
}

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

const isShown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}

/** The only element found; `undefined` if there is none. Throws if there are several. */
function one(look: Look): Element | undefined {
  const all = found(look)
  if (all.length > 1) throw new Error(`there are ${all.length}`)
  return all[0]
}

function seen(look: Look): Seen {
  const all = found(look)
  const [first] = all
  return {
    count: all.length,
    shown: all.length === 1 && first !== undefined && isShown(first),
    texts: all.map(it => (it as HTMLElement).innerText ?? it.textContent),
    ...(all.length === 1 && first ? { box: boxOf(first) } : {}),
  }
}

const frame = () => new Promise(resolve => requestAnimationFrame(resolve))

function scrolledTo(element: Element): void {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  if (!inside || !met(element))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
}

/** How many pixels beside its center a touch may arrive: drivers round, and a finger is broad. */
const BESIDE = 4

/** Does the topmost element at its center belong to it, and that closely above and below? */
function met(element: Element): boolean {
  const { x, y, width, height } = boxOf(element)
  return [-BESIDE, 0, BESIDE].every(by => {
    const top = document.elementFromPoint(x + width / 2, y + height / 2 + by)
    return top !== null && element.contains(top)
  })
}

/** Scrolls to the only element found, and waits until it stands still. */
async function aim(look: Look): Promise<Aim> {
  const element = one(look)
  if (!element) return { not: 'it is not there' }
  if (!isShown(element)) return { not: 'it is not shown' }
  if (element.matches(':disabled, [aria-disabled=true]')) return { not: 'it is off' }
  scrolledTo(element)
  await frame()
  const before = boxOf(element)
  await frame()
  const box = boxOf(element)
  if (JSON.stringify(before) !== JSON.stringify(box)) return { not: 'it moves' }
  if (!element.isConnected) return { not: 'it is gone' }
  return met(element) ? { box } : { not: 'something lies over it' }
}

/** Focuses the only field found and selects its content. */
function field(look: Look): boolean {
  const element = one(look)
  if (!(element instanceof HTMLInputElement) || !isShown(element)) return false
  element.focus()
  element.select()
  return true
}

/** Errors in the page, since the eye is there, that nothing has handled. */
const faults: string[] = []
addEventListener('error', ({ message }) => faults.push(message))
addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))

/** Everything the banker may ask of a page. */
const eye = {
  ...{ seen, aim, field, one, faults: () => faults },
  attribute: (look: Look, name: string) => one(look)?.getAttribute(name) ?? null,
}
export type Eye = typeof eye
Object.assign(globalThis, { bankersEye: eye })
