/** A second tap so soon after another button came under the finger was meant for the button that stood there before. */
const SOON = 300
/** Taps nearer than this are in the same place. */
const NEAR = 56

/** Where a tap fell; a key has no place. */
export interface TapPoint {
  readonly clientX: number
  readonly clientY: number
}

/** Tells taps that were meant from the second half of a double tap. */
export interface DoubleTap {
  /** Is this tap to be dropped? */
  drops(place: TapPoint, at: number): boolean
  /** The tap just made changed who acts, or what stands where it fell. */
  changed(at: number): void
}

/** A fresh watch over double taps. */
export function watchDoubleTaps(): DoubleTap {
  let last: TapPoint = { clientX: 0, clientY: 0 }
  // The tap after which another button stands there: what is dropped is a second one there, not any quick pair of taps.
  let change = { place: last, at: Number.NEGATIVE_INFINITY }
  return {
    drops(place, at) {
      const { clientX, clientY } = change.place
      const near = Math.hypot(place.clientX - clientX, place.clientY - clientY) < NEAR
      if (near && at - change.at < SOON) return true
      last = { clientX: place.clientX, clientY: place.clientY }
      return false
    },
    changed(at) {
      change = { place: last, at }
    },
  }
}
