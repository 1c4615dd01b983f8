/**
 * Within this many ms after another button came under the finger, a second tap was meant for the button that was there
 * before.
 */
const SOON = 300
/**
 * The same where a tap has ended a round: players pass one after another with a tap each at one place, and somebody taps once
 * more.
 */
const AFTER_ROUND = 1000
/** Taps closer together than this many px are in the same place. */
const NEAR = 56

/** Where a tap fell, in px. A key press has no real place; its `detail` is 0. */
export interface TapPoint {
  readonly clientX: number
  readonly clientY: number
  readonly detail: number
}

/** A tap on the page: where, on what, when in ms, and whether by somebody rather than by the page itself. */
export interface Tap extends TapPoint {
  readonly target: EventTarget | null
  readonly isTrusted?: boolean
  readonly timeStamp: number
}

/** What of a page is tapped as a whole. */
const TAPPED = 'button, a, summary, label, input, select'

const isNear = (a: TapPoint, b: TapPoint): boolean =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) < NEAR

/** Does what was tapped still lie where it was tapped? */
function liesThere({ target, clientX, clientY }: Tap): boolean {
  const tapped = target instanceof Element ? (target.closest(TAPPED) ?? target) : null
  return tapped?.contains(document.elementFromPoint(clientX, clientY)) === true
}

/**
 * Is this Redo by its own keys, wherever the focus is? They are pressed once for each entry. Other keys press what has the focus,
 * which may be another button by then, or are held down, which a click does not tell from two presses.
 */
const redoesByKey = ({ detail, isTrusted, target }: Pick<Tap, 'detail' | 'isTrusted' | 'target'>): boolean =>
  detail === 0 && !isTrusted && target instanceof Element && target.closest('.redo') !== null

/** Tells intended taps from the second half of a double tap. */
export interface DoubleTap {
  /** A tap anywhere on the page. */
  tapped(tap: Tap): void
  /**
   * Is this tap the second one at a place where something else lay at the first: what that one opened, closed or scrolled? Asked
   * before the tap enters something; whatever else it does can be taken back by another.
   */
  slid(): boolean
  /** Is this tap to be dropped? `at` in ms. */
  drops(tap: Omit<Tap, 'timeStamp'>, at: number): boolean
  /** The tap just made was entered, or changed what lies where it fell; `round` if it ended a round. */
  changed(at: number, round?: boolean): void
}

/** Starts watching for double taps, with nothing remembered. */
export function watchDoubleTaps(): DoubleTap {
  let last: TapPoint = { clientX: 0, clientY: 0, detail: 0 }
  // The tap that put another button in its place. Only a second tap there is dropped, not any quick pair of taps.
  let change = { place: last, until: Number.NEGATIVE_INFINITY }
  let pair: readonly Tap[] = []
  return {
    tapped(tap) {
      pair = [...pair.slice(-1), tap]
    },
    slid() {
      const [first, second] = pair
      return (
        first !== undefined &&
        second !== undefined &&
        // A key press has no place.
        first.detail > 0 &&
        second.detail > 0 &&
        second.timeStamp - first.timeStamp < SOON &&
        isNear(first, second) &&
        !liesThere(first)
      )
    },
    drops(tap, at) {
      if (isNear(tap, change.place) && at < change.until && !redoesByKey(tap)) return true
      last = { clientX: tap.clientX, clientY: tap.clientY, detail: tap.detail }
      return false
    },
    changed(at, round = false) {
      change = { place: last, until: at + (round && last.detail > 0 ? AFTER_ROUND : SOON) }
    },
  }
}
