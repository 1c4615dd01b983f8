import { describe, expect, it } from 'vitest'
import { drawCode, modulesOf } from '../../src/interop/qr/draw'
import { framesOf } from '../../src/interop/qr/frames'
import { type Pixels, readCode } from '../../src/interop/qr/read'
import { realGame } from '../games/recorded'
import { framesFor, longest, packed } from './qr/kit'

/** A code as a camera might see it: `scale` pixels to a module, turned by `turn` radians, on gray. */
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

/** The version of the code of a text: its side is 17 modules and 4 more per version, plus 4 of white on each side. */
const versionOf = (text: string) => (modulesOf(text).length - 8 - 17) / 4

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
