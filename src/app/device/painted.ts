/** Frames may not come at all, as on a page behind another: then it is not waited for long. */
const LONGEST_FRAME = 100

/** Resolves after the next frame, at once on a page that nobody sees. */
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
