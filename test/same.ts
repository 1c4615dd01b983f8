import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/** Expects two values to be equal. For laws that compare thousands: far quicker than the matcher, which runs only if they differ. */
export function expectSame(is: unknown, wanted: unknown, what?: string): void {
  if (!isDeepStrictEqual(is, wanted)) expect(is, what).toEqual(wanted)
}
