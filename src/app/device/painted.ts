/** Longest wait for a frame, in ms: there may be none at all, as on a page covered by another. */
const LONGEST_FRAME = 100

/** The wait for the next frame, once somebody has begun it: a tap asks for the same frame several times, and each request delays it. */
let awaited: Promise<void> | undefined

const next = () =>
  new Promise<void>(resolve => {
    const late = setTimeout(() => {
      awaited = undefined
      resolve()
    }, LONGEST_FRAME)
    requestAnimationFrame(() => {
      // Whoever asks from here on waits for the frame after this one.
      awaited = undefined
      clearTimeout(late)
      setTimeout(resolve)
    })
  })

/** Resolves after the next frame; at once if the page is hidden. */
export function painted(): Promise<void> {
  if (document.visibilityState !== 'visible') return Promise.resolve()
  awaited ??= next()
  return awaited
}
