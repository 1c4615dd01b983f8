/** A second tap so soon after the actor changed was meant for the button that stood there before. */
const SOON = 300
/** Taps nearer than this are in the same place. */
const NEAR = 56

/** Where a tap fell; a key has no place. */
export interface Place {
  readonly clientX: number
  readonly clientY: number
}

/** Tells taps that were meant from the second half of a double tap. */
export interface DoubleTap {
  /** Is this tap to be dropped? */
  drops(place: Place, at: number): boolean
  /** The tap just made changed who acts. */
  changed(at: number): void
}

/** A fresh watch over double taps. */
export function watchDoubleTaps(): DoubleTap {
  let last: Place = { clientX: 0, clientY: 0 }
  let changedAt = Number.NEGATIVE_INFINITY
  return {
    drops(place, at) {
      const near = Math.hypot(place.clientX - last.clientX, place.clientY - last.clientY) < NEAR
      if (near && at - changedAt < SOON) return true
      last = { clientX: place.clientX, clientY: place.clientY }
      return false
    },
    changed(at) {
      changedAt = at
    },
  }
}
