import { describe, expect, it } from 'vitest'
import { kits } from './kits'

describe.each(kits)('the words of $id', ({ title, setupFor }) => {
  const { worth } = title.view(title.start(setupFor(title.seats.most)))
  const parts = [...new Set(Object.values(worth).flatMap(of => of.map(({ part }) => part)))]

  it('name each part of a worth in German, at length and at the head of a column', async () => {
    const words = await title.words('de')
    expect(parts.length, 'parts of a worth').toBeGreaterThan(0)
    expect(parts.filter(part => words.label(part) === part)).toEqual([])
    expect(parts.filter(part => words.short(part) === part)).toEqual([])
  })
})
