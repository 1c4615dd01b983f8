import { describe, expect, it } from 'vitest'
import { fromBase45 } from '../../../src/interop/qr/base45'
import { Series } from '../../../src/interop/qr/frames'
import { realGame } from '../../games/recorded'
import { randomBelow, reframed } from '../hostile'
import { framesFor, longest, packed } from './kit'

describe('a series', () => {
  const bytes = packed(longest)
  const texts = framesFor(bytes)

  it('is put together in any order, however often each code is seen', () => {
    expect(texts.length).toBeGreaterThan(1)
    const below = randomBelow(4714)
    for (let round = 0; round < 50; round++) {
      const series = new Series()
      for (let seen = 0; series.whole === undefined && seen < 500; seen++)
        expect(['taken', 'again']).toContain(series.take(texts[below(texts.length)] as string))
      expect(series.whole).toEqual(bytes)
      expect(series.read).toEqual(texts.map((_, i) => i))
    }
  })

  it('tells codes of another game and leaves them out', () => {
    const series = new Series()
    expect(series.take(texts[0] as string)).toBe('taken')
    const other = framesFor(packed(realGame('4714')))[0] as string
    expect(series.take(other)).toBe('otherGame')
    expect(series.take('https://example.org')).toBe('foreign')
    expect(series.take(`${texts[1]}A`)).toBe('damaged')
    expect([series.read, series.count, series.whole]).toEqual([[0], texts.length, undefined])
  })

  it('tells a code of a newer Paymaster', () => {
    const newer = fromBase45(texts[0]?.slice(10) ?? '') ?? new Uint8Array()
    newer[0] = 2
    expect(new Series().take(reframed(newer))).toBe('newer')
  })

  it('is damaged where its parts do not make what was sent', () => {
    const frames = texts.map(text => fromBase45(text.slice(10)) ?? new Uint8Array())
    const first = frames[0] as Uint8Array
    first[20] = (first[20] ?? 0) ^ 1
    const series = new Series()
    for (const frame of frames) series.take(reframed(frame))
    expect(series.whole).toBe('damaged')
  })
})
