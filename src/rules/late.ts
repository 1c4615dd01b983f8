/** Something that is fetched on demand, and not again once it is there. */
export interface Fetched {
  /** Whether it is there. */
  readonly here: boolean
  /** Fetches it. Rejects if its file cannot be fetched; the next call tries again. */
  load(): Promise<void>
}

/** A part that is fetched on demand. Throws if it is called before it is there. */
export interface Late<T> extends Fetched {
  (): T
}

/** A part whose file is fetched by the first call of its `load`. */
export function late<T>(bring: () => Promise<T>): Late<T> {
  let found: { readonly part: T } | undefined
  const part = () => {
    if (!found) throw new Error('a part was asked for before it was fetched')
    return found.part
  }
  return Object.defineProperty(
    Object.assign(part, {
      here: false,
      async load() {
        found ??= { part: await bring() }
      },
    }),
    'here',
    { get: () => found !== undefined },
  )
}
