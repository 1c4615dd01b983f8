import { Component, isValidElement } from 'preact'

type Fields = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Do two values, elements among them, show the same? Functions do only where they are the same one. */
function sameShown(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, i) => sameShown(value, other[i]))
  if (isValidElement(one) && isValidElement(other))
    return one.type === other.type && one.key === other.key && sameFields(one.props, other.props)
  if (!isPlain(one) || !isPlain(other) || isValidElement(one) || isValidElement(other)) return false
  return Object.getPrototypeOf(one) === Object.prototype && sameFields(one, other)
}

/** Asked of every button at every tap: nothing is made for it. */
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
 * A part that is drawn anew only where what it shows has changed: most buttons of a panel are the same after a tap. Functions
 * it is given are no reason, for it must call them by `this.props`, where they are the newest. It must not read signals
 * while it is drawn.
 */
export abstract class Steady<P extends object> extends Component<P> {
  /** What is seen of a property: of most all that it is, of functions nothing but that they are there. */
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
