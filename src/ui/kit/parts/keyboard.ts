import { route } from '../../../app/desk/routes'
import { refused } from '../../../app/desk/table'
import { openedNow } from './opened'

/** Before the first tap nothing can be lost: the browser shows the page from its top. */
let used = false

/** Was the screen touched last, and neither a mouse nor the keyboard used? Then there is nothing that the focus would tell anybody. */
let touched = false

const CONTROL = 'button, a, summary'

/**
 * The keyboard stood on something that its own tap took away, such as the button that entered an amount: it goes on from
 * the first heading of what is shown now. `scroll`: brings that into sight, too.
 */
export function findFocus(scroll: boolean): void {
  const { activeElement, body } = document
  if (!used || touched || (activeElement && activeElement !== body)) return
  const heading = document.querySelector<HTMLElement>(':is(h1, h2):not(.hidden-text)')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: !scroll })
}

function afterTap({ target, detail }: MouseEvent): void {
  used = true
  const control = (target as Element | null)?.closest(CONTROL)
  if (!control) return
  const find = () => {
    // A tap of the keyboard has no count.
    if (!control.isConnected) findFocus(detail === 0)
  }
  // Whoever clicks does not look where the keyboard stands: the frame of the click does not wait for it.
  requestAnimationFrame(() => (detail === 0 ? find() : setTimeout(find)))
}

/** Is something to be typed into that would keep the keyboard of the screen up? */
const types = (element: Element | null) => element?.matches('input, textarea, select') === true

/**
 * A button that is touched does not become what the keyboard stands on: most are taken away by their own tap, and to take
 * away what has the focus makes a browser lay the page out in the midst of drawing it.
 */
function beforeTap(event: MouseEvent): void {
  const button = (event.target as Element | null)?.closest('button')
  if (touched && button && !types(document.activeElement)) event.preventDefault()
}

/** Closes what is open, and goes back from a page where nothing is. */
function stepBack(): void {
  const opener = document.querySelector<HTMLElement>('main [aria-expanded="true"]')
  if (openedNow.value && opener) {
    openedNow.value = null
    opener.focus()
  } else if (refused.value) refused.value = null
  else document.querySelector<HTMLElement>('.head > .button')?.click()
  requestAnimationFrame(() => findFocus(true))
}

/** What a keyboard needs beside what the browser does for it. */
export function useKeyboard(): void {
  const watched = { capture: true, passive: true }
  document.addEventListener('pointerdown', ({ pointerType }) => (touched = pointerType === 'touch'), watched)
  document.addEventListener('mousedown', beforeTap)
  document.addEventListener('click', afterTap)
  route.subscribe(() => requestAnimationFrame(() => findFocus(false)))
  document.addEventListener('keydown', event => {
    used = true
    if (touched) {
      touched = false
      findFocus(true)
    }
    if (event.key === 'Escape' && !event.defaultPrevented) stepBack()
  })
}
