import { describe, expect, it } from 'vitest'
import { fromBase45, toBase45 } from '../../../src/interop/qr/base45'

describe('base 45', () => {
  it('brings bytes back', () => {
    for (let length = 0; length < 40; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 89 + length * 7) & 255)
      expect(fromBase45(toBase45(bytes))).toEqual(bytes)
    }
    expect(toBase45(new TextEncoder().encode('Hello!!'))).toBe('%69 VD92EX0')
  })

  it.each(['A', 'GGW', ':::', '::', 'abc', 'AB€', 'ABCD'])('refuses %s', text => {
    expect(fromBase45(text)).toBeUndefined()
  })
})
