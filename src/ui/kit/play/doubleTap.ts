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

/** Tells intended taps from the second half of a double tap. */
export interface DoubleTap {
  /** Is this tap to be dropped? `at` in ms. */
  drops(place: TapPoint, at: number): boolean
  /** The tap just made was entered, or changed what lies where it fell; `round` if it ended a round. */
  changed(at: number, round?: boolean): void
}

/** Starts watching for double taps, with nothing remembered. */
export function watchDoubleTaps(): DoubleTap {
  let last: TapPoint = { clientX: 0, clientY: 0, detail: 0 }
  // The tap that put another button in its place. Only a second tap there is dropped, not any quick pair of taps.
  let change = { place: last, until: Number.NEGATIVE_INFINITY }
  return {
    drops(place, at) {
      const { clientX, clientY } = change.place
      const near = Math.hypot(place.clientX - clientX, place.clientY - clientY) < NEAR
      if (near && at < change.until) return true
      last = { clientX: place.clientX, clientY: place.clientY, detail: place.detail }
      return false
    },
    changed(at, round = false) {
      change = { place: last, until: at + (round && last.detail > 0 ? AFTER_ROUND : SOON) }
    },
  }
}
