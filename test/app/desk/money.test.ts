import { afterEach, describe, expect, it } from 'vitest'
import { signed, written } from '../../../src/app/desk/money'
import { spoken } from '../../../src/app/device/settings'

// A line may break at a space, or between a minus and the currency sign, unless a word joiner or a no-break space stands
// there.
const MAY_END = /[ ]|[−+]\$/

afterEach(() => {
  spoken.value = 'en'
})

describe('money', () => {
  it.each(['en', 'de'] as const)('never breaks across lines, in %s', language => {
    spoken.value = language
    for (const amount of [0, 7, -10, 1250, -12_345]) {
      expect(written.value(amount)).not.toMatch(MAY_END)
      expect(signed(amount)).not.toMatch(MAY_END)
    }
  })

  it.each([
    ['en', 'en-US'],
    ['de', 'de-DE'],
  ] as const)('is written as the browser writes it, in %s', (language, locale) => {
    spoken.value = language
    const { format } = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    })
    const sums = [0, 7, 10, 999, 1000, 1001, 9999, 10_000, 99_990, 123_456, 999_999, 1_000_000, 12_345_678]
    expect(sums.map(written.value)).toEqual(sums.map(format))
  })

  it('has a sign if a purse gains or loses', () => {
    expect([signed(10), signed(-10)].map(it => it.replaceAll('\u2060', ''))).toEqual(['+$10', '−$10'])
    spoken.value = 'de'
    expect(signed(-1250).replaceAll('\u2060', '')).toBe('−1.250\u00a0$')
  })
})
