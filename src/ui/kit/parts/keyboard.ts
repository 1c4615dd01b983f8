import { route } from '../../../app/desk/routes'

/** Whether anything was tapped or typed yet. Before that no focus can be lost, and the browser shows the page from its top. */
let used = false

/** Whether the last input was a touch, with no mouse or key used since; the focus then tells nobody anything. */
let touched = false

const CONTROL = 'button, a, summary'

/** The screen that was asked for instead of chart and books, beside Play. */
const BESIDE = '.both'

/**
 * Where the focus goes that is lost: to the heading of the screen that the address names if somebody `arrived` there, which may stand
 * beside Play; otherwise to the part that goes on with what was begun, if one says so, or to the first heading below the name of the page.
 */
function placeFor(arrived: boolean): HTMLElement | undefined {
  const going = arrived ? null : document.querySelector<HTMLElement>('[data-goes-on]')
  const headings = [...document.querySelectorAll<HTMLElement>(':is(h1, h2):not(.hidden-text)')]
  return going ?? headings.find(it => it.closest(arrived ? BESIDE : 'main')) ?? headings[0]
}

/** Somebody went to a screen that was not there yet, so that the focus is still to come to it. */
let missed = false

/**
 * Moves the focus to where it belongs if the focused element was removed by its own tap, such as the button that entered an amount.
 * `scroll`: also scrolls there. `arrived`: on another screen, or on one that somebody went to before it was there.
 */
export function findFocus(scroll: boolean, arrived = missed): void {
  const { activeElement, body } = document
  const lost = used && !touched && (!activeElement || activeElement === body)
  const place = lost ? placeFor(arrived) : undefined
  missed = lost && !place && (arrived || missed)
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: !scroll })
}

function afterTap({ target, detail }: MouseEvent): void {
  used = true
  if (touched) return
  const control = (target as Element | null)?.closest(CONTROL)
  if (!control) return
  const from = route.peek()
  const refocus = () => {
    // A click made by the keyboard has a `detail` of 0.
    if (!control.isConnected) findFocus(detail === 0, route.peek() !== from)
  }
  // Mouse users do not watch the focus, so the frame of the click does not wait for it.
  requestAnimationFrame(() => (detail === 0 ? refocus() : setTimeout(refocus)))
}

/** Is this a field to type in, which keeps the on-screen keyboard open? */
const types = (element: Element | null) => element?.matches('input, textarea, select') === true

/**
 * Keeps a touched button from taking the focus: most are removed by their own tap, and removing the focused element
 * makes the browser lay out the page in the middle of drawing it.
 */
function beforeTap(event: MouseEvent): void {
  const button = (event.target as Element | null)?.closest('button')
  if (touched && button && !types(document.activeElement)) event.preventDefault()
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Handles Escape: closes what is open, or the refusal as its own button does, or else goes back from a page. */
function stepBack(): void {
  // The innermost first, which comes last.
  const opener = [...document.querySelectorAll<HTMLElement>('main [aria-expanded="true"]')].at(-1)
  if (opener) {
    opener.focus()
    opener.click()
  } else (find('main .closes') ?? find('.refused [role=alert] button') ?? find('.head > .button'))?.click()
}

/** A field in which the keys of Undo take back what was typed there. */
const WRITTEN = 'input:not([type=checkbox], [type=range]), textarea'

/** Which of Undo and Redo a key stands for in other programs; `undefined` for any other key. */
export function undoKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyboardEvent): 'undo' | 'redo' | undefined {
  // A browser that fills in a field sends a key without a name.
  const undoes = /^z$/i.test(key) && (ctrlKey || metaKey)
  if (altKey || !(undoes || (/^y$/i.test(key) && ctrlKey))) return undefined
  return undoes && !shiftKey ? 'undo' : 'redo'
}

/** Taps Undo or Redo, if it is on the screen, by the keys that do so elsewhere; once if they are held down. Returns whether it did. */
function tapUndo(event: KeyboardEvent): boolean {
  const which = undoKey(event)
  const button = which && !document.activeElement?.matches(WRITTEN) && find(`.${which}`)
  if (!button) return false
  // Otherwise the browser would take back what was typed in a field that was left.
  event.preventDefault()
  if (!event.repeat) button.click()
  return true
}

/** Installs what keyboard users need beyond what the browser does. */
export function useKeyboard(): void {
  const watched = { capture: true, passive: true }
  document.addEventListener('pointerdown', ({ pointerType }) => (touched = pointerType === 'touch'), watched)
  document.addEventListener('mousedown', beforeTap)
  document.addEventListener('click', afterTap)
  route.subscribe(() => requestAnimationFrame(() => findFocus(false, true)))
  document.addEventListener('keydown', event => {
    used = true
    if (touched) {
      touched = false
      // Undo is at hand wherever somebody has scrolled to, who then stays there.
      if (!undoKey(event)) findFocus(true)
    }
    if (event.defaultPrevented) return
    // A button that was clicked has no focus in Safari: whoever clicked one is not moved to a heading.
    const had = document.activeElement !== document.body
    if (event.key === 'Escape') stepBack()
    else if (!tapUndo(event)) return
    if (had) requestAnimationFrame(() => findFocus(true))
  })
}
