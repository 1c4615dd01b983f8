import { describe, expect, it } from 'vitest'
import { hostileCodes, hostileFiles, type Outcome } from '../interop/hostile'

function expectHarmless({ texts, refused, read, faults }: Outcome): void {
  expect(faults).toEqual([])
  expect(refused + read).toBe(texts)
  expect(refused).toBeGreaterThan(texts / 2)
}

describe('hostile inputs are refused with a sentence, or read', () => {
  it('250 mutated game files', async () => expectHarmless(await hostileFiles(250, 1)))
  it('250 mutated series of codes', async () => expectHarmless(await hostileCodes(250, 2)))

  it('and do not touch the prototype of objects', () => {
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as { type?: string }).type).toBeUndefined()
  })
})
