import { Component, isValidElement } from 'preact'

type Fields = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Do two values, elements included, show the same? Functions only if they are identical. */
function sameShown(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, i) => sameShown(value, other[i]))
  if (isValidElement(one) && isValidElement(other))
    return one.type === other.type && one.key === other.key && sameFields(one.props, other.props)
  if (!isPlain(one) || !isPlain(other) || isValidElement(one) || isValidElement(other)) return false
  return Object.getPrototypeOf(one) === Object.prototype && sameFields(one, other)
}

/** Called for every button at every tap, so it allocates nothing. */
function sameFields(one: object, other: object): boolean {
  let count = 0
  for (const key in one) {
    if (!Object.hasOwn(other, key) || !sameShown((one as Fields)[key], (other as Fields)[key])) return false
    count++
  }
  for (const _ in other) count--
  return count === 0
}

/**
 * A component that is redrawn only if what it shows has changed: most buttons of a panel are the same after a tap.
 * Functions among its props do not count as changes, so it must call them through `this.props`, which holds the newest.
 * It must not read signals while rendering.
 */
export abstract class Steady<P extends object> extends Component<P> {
  /** What of a prop is compared: usually its value; of a function, only that there is one. */
  seen(_: string, value: unknown): unknown {
    return typeof value === 'function' ? true : value
  }

  override shouldComponentUpdate(next: Readonly<P>): boolean {
    const [before, after] = [this.props as Fields, next as Fields]
    for (const key in before) {
      if (!Object.hasOwn(after, key)) return true
      if (!sameShown(this.seen(key, before[key]), this.seen(key, after[key]))) return true
    }
    for (const key in after) if (!Object.hasOwn(before, key)) return true
    return false
  }
}
