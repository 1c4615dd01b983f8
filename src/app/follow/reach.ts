type Apart = typeof import('./parted') & typeof import('./offers')

/** Fetches something once, and again if that failed. */
function reaching<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | undefined
  return () => {
    fetched ??= fetch().catch(error => {
      fetched = undefined
      throw error
    })
    return fetched
  }
}

/** Fetches what only a table needs of whose phones two went on by themselves. Rejects if it cannot be fetched. */
export const reachParted = reaching<Apart>(() =>
  Promise.all([import('./parted'), import('./offers')]).then(([parted, offers]) => ({
    ...parted,
    ...offers,
  })),
)

/** Fetches what only a bank needs of which players ask from phones of their own. Rejects if it cannot be fetched. */
export const reachAsks = reaching(() => import('./asks'))
