/** Works something out when it is first asked for, and keeps it. */
export function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
