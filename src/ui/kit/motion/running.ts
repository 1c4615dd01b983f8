import { media } from '../../../app/device/media'

/** Duration of a token's walk and of a sum's flight, in ms: long enough to be seen, over before the next tap. */
const TIME = 400

/** Whether the phone asks for reduced motion. */
export const isStill = media('(prefers-reduced-motion: reduce)').matches

const running = new Map<Animation, (() => void) | undefined>()

/** Animates an element, by transform and opacity only; `delay` in ms. `after` is called when it arrives or is stopped. */
export function move(
  part: Element,
  frames: PropertyIndexedKeyframes,
  delay: number,
  after?: () => void,
): void {
  // `backwards` shows it at its starting point until the delay is over.
  const animation = part.animate(frames, { duration: TIME, delay, easing: 'ease-in-out', fill: 'backwards' })
  running.set(animation, after)
  animation.onfinish = () => {
    running.delete(animation)
    after?.()
  }
}

/** Stops all animations at once; everything is then drawn where it belongs. */
export function stopAll(): void {
  for (const [animation, after] of running) {
    animation.cancel()
    after?.()
  }
  running.clear()
}
