import { Component, isValidElement } from 'preact'

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
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

function sameFields(one: object, other: object): boolean {
  const [before, after] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    before.length === after.size &&
    before.every(([key, value]) => after.has(key) && sameShown(value, after.get(key)))
  )
}

/**
 * A part that is drawn anew only where what it shows has changed: most buttons of a panel are the same after a tap. Functions
 * it is given are no reason, for it must call them by `this.props`, where they are the newest. It must not read signals
 * while it is drawn.
 */
export abstract class Steady<P extends object> extends Component<P> {
  override shouldComponentUpdate(next: Readonly<P>): boolean {
    const before = Object.entries(this.props)
    const after = new Map(Object.entries(next))
    return (
      before.length !== after.size ||
      before.some(([key, value]) => {
        const is = after.get(key)
        return !(typeof value === 'function' && typeof is === 'function') && !sameShown(value, is)
      })
    )
  }
}
