/** So long a token walks and a sum is on its way, in ms: seen, and over before the next tap. */
const TIME = 400

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** Does the phone want nothing to move? */
export const isStill = () => reduced.matches

const running = new Map<Animation, (() => void) | undefined>()

/** Moves a part of the page by its transform and opacity alone; `after` is called when it came, and when it was stopped. */
export function move(
  part: Element,
  frames: PropertyIndexedKeyframes,
  delay: number,
  after?: () => void,
): void {
  // Until it begins it stands where it comes from.
  const animation = part.animate(frames, { duration: TIME, delay, easing: 'ease-in-out', fill: 'backwards' })
  running.set(animation, after)
  animation.onfinish = () => {
    running.delete(animation)
    after?.()
  }
}

/** Ends whatever moves: everything stands where it belongs. */
export function stopAll(): void {
  for (const [animation, after] of running) {
    animation.cancel()
    after?.()
  }
  running.clear()
}
