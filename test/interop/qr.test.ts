import { encodeQR } from 'qr'
import { describe, expect, it } from 'vitest'
import { packGame } from '../../src/interop/compact/compact'
import { fromBase45, LETTERS, toBase45 } from '../../src/interop/qr/base45'
import { drawCode, modulesOf } from '../../src/interop/qr/draw'
import { framesOf, Series } from '../../src/interop/qr/frames'
import { symbolOf } from '../../src/interop/qr/modules'
import { type Pixels, readCode } from '../../src/interop/qr/read'
import { loadTitle } from '../../src/titles/registry'
import { actionsOf, knownGames, type Recorded, realGame } from '../games/recorded'
import { randomBelow, reframed } from './hostile'

const title = await loadTitle('18AL')

function packed({ players, options, ...game }: Recorded): Uint8Array {
  const actions = actionsOf({ players, options, ...game })
  return packGame({ title, setup: { players, options }, actions }) ?? new Uint8Array()
}

const longest = knownGames().reduce((a, b) => (a.trace.length > b.trace.length ? a : b))

const framesFor = (bytes: Uint8Array) => framesOf(bytes) ?? []

/** A code as a camera might see it: so many pixels a module, turned by a little, on a gray ground. */
function photographed(text: string, scale: number, turn = 0): Pixels {
  const modules = modulesOf(text)
  const side = Math.ceil(modules.length * scale * (1 + Math.abs(turn)))
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  const [sin, cos, middle] = [Math.sin(turn), Math.cos(turn), side / 2]
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [dx, dy] = [x - middle, y - middle]
      const column = Math.floor((dx * cos + dy * sin) / scale + modules.length / 2)
      const row = Math.floor((dy * cos - dx * sin) / scale + modules.length / 2)
      data.fill(modules[row]?.[column] ? 40 : 215, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  return { width: side, height: side, data }
}

/** The version of the code of a text: 17 modules and 4 more each, without 4 of white on each side. */
const versionOf = (text: string) => (modulesOf(text).length - 8 - 17) / 4

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

describe('a code', () => {
  it('of the real game 4714 is one, of at most version 15', () => {
    const [text = '', ...more] = framesFor(packed(realGame('4714')))
    expect(more).toEqual([])
    expect(versionOf(text)).toBeLessThanOrEqual(15)
  })

  it('of any game is of at most version 15', () => {
    for (const length of [0, 1, 383, 384, 385, 768, 769, 5000])
      for (const text of framesFor(new Uint8Array(length).fill(171)))
        expect(versionOf(text)).toBeLessThanOrEqual(15)
    expect(framesOf(new Uint8Array(60 * 384 + 1))).toBeUndefined()
  })

  it('drawn and seen by a reader is what was written', () => {
    for (const text of [...framesFor(packed(realGame('4714'))), ...framesFor(packed(longest))])
      for (const [scale, turn] of [
        [3, 0],
        [5, 0.12],
        [7.3, -0.3],
      ] as const)
        expect(readCode(photographed(text, scale, turn), true)).toBe(text)
  })

  it('is as the standard has it, by the word of a library that draws all codes', () => {
    for (let length = 1; length <= 600; length += 13) {
      const text = Array.from({ length }, (_, i) => LETTERS[(i * i + length * 7 + 10) % 45]).join('')
      const border = (rows: boolean[][]) => rows.slice(1, -1).map(row => row.slice(1, -1))
      const theirs = Array.from({ length: 8 }, (_, mask) =>
        border(encodeQR(text, 'raw', { ecc: 'medium', encoding: 'alphanumeric', border: 1, mask })),
      )
      // Any mask will do, as long as it is laid right.
      expect(theirs).toContainEqual(symbolOf(text))
    }
    expect(() => symbolOf('A'.repeat(601))).toThrow()
  })

  it('is drawn as one path with all its dark modules', () => {
    const text = 'PAYMASTER:'
    const { side, path } = drawCode(text)
    const dark = modulesOf(text).flat().filter(Boolean).length
    const drawn = [...path.matchAll(/h(\d+)v/g)].reduce((sum, [, length]) => sum + Number(length), 0)
    expect(side).toBe(modulesOf(text).length)
    expect(drawn).toBe(dark)
  })

  it('is not found where there is none', () => {
    expect(
      readCode({ width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(200) }),
    ).toBeUndefined()
    expect(readCode({ width: 0, height: 0, data: new Uint8ClampedArray() })).toBeUndefined()
  })
})

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
