/** All of `base`, with what `more` has besides or instead. The getters of both stay getters: none is asked. */
export function extend<A extends object, B extends object>(base: A, more: B): Omit<A, keyof B> & B {
  const parts = { ...Object.getOwnPropertyDescriptors(base), ...Object.getOwnPropertyDescriptors(more) }
  return Object.defineProperties({}, parts) as Omit<A, keyof B> & B
}
