import { Component, type ComponentChildren, type ComponentType, isValidElement } from 'preact'
import { isTree, type Tree } from '../../../rules/tree'

/** What of a field is compared: of what a panel works with, the names and the money; what a part shows of the table has props of its own. */
const seenOf = (name: string, value: unknown): unknown =>
  name === 'play' ? (value as { readonly voice: unknown }).voice : value

/** Do two values, elements included, show the same? Functions only if they are identical. */
function sameShown(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, i) => sameShown(value, other[i]))
  if (isValidElement(one) && isValidElement(other))
    return one.type === other.type && one.key === other.key && sameFields(one.props, other.props)
  if (!isTree(one) || !isTree(other) || isValidElement(one) || isValidElement(other)) return false
  return Object.getPrototypeOf(one) === Object.prototype && sameFields(one, other)
}

/** Called for every part of a panel at every tap, so it allocates nothing. */
function sameFields(one: object, other: object): boolean {
  let count = 0
  for (const key in one) {
    if (!Object.hasOwn(other, key)) return false
    if (!sameShown(seenOf(key, (one as Tree)[key]), seenOf(key, (other as Tree)[key]))) return false
    count++
  }
  for (const _ in other) count--
  return count === 0
}

/**
 * A component that is redrawn only if what it shows has changed: its props by value, or a signal that it reads. Most of a panel
 * is the same after a tap. Functions among its props do not count as changes, so it must call them through `this.props`, which
 * holds the newest.
 */
export abstract class Steady<P extends object> extends Component<P> {
  /** What of a prop is compared: usually its value; of a function, only that there is one. */
  seen(name: string, value: unknown): unknown {
    return typeof value === 'function' ? true : seenOf(name, value)
  }

  override shouldComponentUpdate(next: Readonly<P>, state: unknown): boolean {
    // Set by a signal.
    if (state !== this.state) return true
    const [before, after] = [this.props as Tree, next as Tree]
    for (const key in before) {
      if (!Object.hasOwn(after, key)) return true
      if (!sameShown(this.seen(key, before[key]), this.seen(key, after[key]))) return true
    }
    for (const key in after) if (!Object.hasOwn(before, key)) return true
    return false
  }
}

/**
 * Makes a steady component of a function. What it hands on of functions among its props may be older than these, so all that
 * such a function depends on must be among the props as well.
 */
export function steady<P extends object>(draw: (props: P) => ComponentChildren): ComponentType<P> {
  return class extends Steady<P> {
    override render(props: P) {
      return draw(props)
    }
  }
}
