import type { Choice, Domain } from '../src/rules/rule'

/** A seeded source of chance: the same seed gives the same numbers. */
export type Chance = (below: number) => number

/** A linear congruential generator. */
export function chanceOf(seed: number): Chance {
  let state = (seed * 2654435761 + 12345) >>> 0
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A random item of a list. Throws if the list is empty. */
export function oneOf<T>(chance: Chance, list: readonly T[]): T {
  const found = list[chance(list.length)]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}

function valueIn(chance: Chance, domain: Domain): unknown {
  if ('values' in domain) return oneOf(chance, domain.values)
  if ('spaces' in domain) return oneOf(chance, domain.spaces)
  const steps = Math.floor((domain.to - domain.from) / domain.step)
  return domain.from + domain.step * chance(steps + 1)
}

/** The draft of a choice; each of its free fields is, two times in three, set to a random value of its domain. */
export function varied<A extends object>(chance: Chance, { draft, vary = {} }: Choice<A>): A {
  const fields = Object.entries(vary).filter(() => chance(3) !== 0)
  return { ...draft, ...Object.fromEntries(fields.map(([id, domain]) => [id, valueIn(chance, domain)])) }
}

/** The value itself, deeply frozen: changing it later throws. */
export function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFrozen(part)
  }
  return value
}

/** A value written as JSON and read back. */
export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))
