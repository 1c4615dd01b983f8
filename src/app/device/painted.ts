/** Longest wait for a frame, in ms: there may be none at all, as on a page covered by another. */
const LONGEST_FRAME = 100

/** Resolves after the next frame; at once if the page is hidden. */
export function painted(): Promise<void> {
  if (document.visibilityState !== 'visible') return Promise.resolve()
  return new Promise(resolve => {
    const late = setTimeout(resolve, LONGEST_FRAME)
    requestAnimationFrame(() => {
      clearTimeout(late)
      setTimeout(resolve)
    })
  })
}
