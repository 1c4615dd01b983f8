import { describe, expect, it } from 'vitest'
import { railways } from '../railway/kits'

/** What a title says of its paragraphs in its law, and in what most games are played without. */
async function citesOf(id: string): Promise<Readonly<Record<string, string>>> {
  const folder = `../../../src/titles/${id.toLowerCase()}`
  const [law, rest] = await Promise.all([import(`${folder}/law.ts`), import(`${folder}/rest.ts`)])
  return { ...law.cites, ...rest.cites }
}

describe.each(railways)('the paragraphs of $id', ({ id, cites }) => {
  it('are those of its rule book, also where no refusal is tried', async () => {
    const own = await citesOf(id)
    expect(Object.fromEntries(Object.keys(cites).map(of => [of, own[of]]))).toEqual(cites)
  })
})
