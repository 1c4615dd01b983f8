type Apart = typeof import('./parted') & typeof import('./offers')

let fetched: Promise<Apart> | undefined

/** Fetches what only a table needs of whose phones two went on by themselves. Rejects if it cannot be fetched. */
export function reachParted(): Promise<Apart> {
  fetched ??= Promise.all([import('./parted'), import('./offers')])
    .then(([parted, offers]) => ({ ...parted, ...offers }))
    .catch(error => {
      fetched = undefined
      throw error
    })
  return fetched
}
