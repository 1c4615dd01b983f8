// Runs in the page: finds what the banker looks for by roles and names, as one who listens to the screen would, and tells
// whether a finger would meet it. What is asked and answered is JSON.
import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom'
import type { Look, Step, Wanted } from './look'

/** Where something stands in the window, in its pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What is found: how many, and of a single one, or of none, all that may be asked. */
export interface Seen {
  readonly count: number
  readonly shown: boolean
  readonly texts: readonly string[]
  readonly box?: Box
}

/** Where a finger would meet the one that is found, or why it would not. */
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

/** What a step finds inside a piece. */
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

/** Each once, as they stand on the page. */
const inOrder = (elements: readonly Element[]) =>
  [...new Set(elements)].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )

function found(look: Look): readonly Element[] {
  // From the document on, so that the page's own element is found, too.
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

/** The only one that is found. Throws where they are several. */
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

/** Does what lies uppermost in its middle belong to it? */
function met(element: Element): boolean {
  const { x, y, width, height } = boxOf(element)
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return top !== null && element.contains(top)
}

/** Brings the one that is found under the finger, and waits until it stands still. */
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

/** Makes the only one that is found the field that is written into, with all that stands in it marked. */
function field(look: Look): boolean {
  const element = one(look)
  if (!(element instanceof HTMLInputElement) || !isShown(element)) return false
  element.focus()
  element.select()
  return true
}

/** What went wrong in the page without anybody being told, since the eye is there. */
const faults: string[] = []
addEventListener('error', ({ message }) => faults.push(message))
addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))

/** All that the banker may ask of a page. */
const eye = {
  ...{ seen, aim, field, one, faults: () => faults },
  attribute: (look: Look, name: string) => one(look)?.getAttribute(name) ?? null,
}
export type Eye = typeof eye
Object.assign(globalThis, { bankersEye: eye })
