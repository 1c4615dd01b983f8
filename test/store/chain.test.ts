import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fingerprint } from '../../src/store/chain'
import { accidents, damagedGames, database, head, RECORDS, written } from './damage'

let laid: Awaited<ReturnType<typeof database>>

beforeAll(async () => {
  laid = await database('damaged')
})
afterAll(() => {
  laid.store.close()
  laid.raw.close()
})

describe('damaged records', () => {
  it('let the longest good part open, with a true sentence, and the rest is kept: 300 cases', async () => {
    const { cases, found, faults } = await damagedGames(300, 1)
    expect(faults).toEqual([])
    expect(Object.values(found).reduce((sum, count) => sum + count, 0)).toBe(cases)
    // Each kind of damage was among them, and the sentence was not always the same.
    expect(Object.keys(accidents).length).toBeGreaterThanOrEqual(10)
    for (const why of ['missing', 'doubled', 'order', 'changed', 'extra'])
      expect(found[why], why).toBeGreaterThan(10)
  })

  it('are reported if a neighbor overwrote one, and if two changed places', async () => {
    const { store, whole, lay } = laid
    const row = (from: number, to: number) => ({ ...(whole[from - 1] as (typeof whole)[number]), n: to })
    const over = whole.map(old => (old.n === 7 ? row(8, 7) : old))
    await lay(over)
    expect((await store.open('g'))?.damage).toMatchObject({ at: 7, why: 'doubled', of: 8, count: 34 })
    await lay(over.map(old => (old.n === 8 ? row(7, 8) : old)))
    expect((await store.open('g'))?.damage).toMatchObject({ at: 7, why: 'order', of: 8, count: 34 })
    await lay([...whole, row(3, RECORDS + 1)])
    const game = await store.open('g')
    expect(game?.damage).toMatchObject({ at: RECORDS + 1, why: 'extra', count: 1 })
    expect(game?.records).toHaveLength(RECORDS)
  })

  it('are put aside when the banker goes on, and play follows the good part', async () => {
    const { store, whole, lay } = laid
    await lay(
      [...whole, { ...whole[0], n: 0 }].map(row =>
        row.n === 31 ? { ...row, text: '' } : row,
      ) as typeof whole,
    )
    await store.mend('g')
    await store.append('g', [{ ...written[30], by: 'b' } as (typeof written)[number]], {
      ...head,
      round: 'OR 1.1',
    })
    const game = await store.open('g')
    expect(game?.records).toHaveLength(31)
    expect(game).not.toHaveProperty('damage')
    const [kept] = await store.kept('g')
    expect(JSON.parse(kept ?? '')).toHaveLength(11)
  })
})

describe('a damaged list', () => {
  const line = () => laid.raw.table('games')
  const opening = () => laid.raw.table('openings')

  it('still finds a game whose line was changed or is gone', async () => {
    const { store } = laid
    await store.create({ ...head, id: 'h' }, written.slice(0, 2))
    for (const spoil of [() => line().update('h', { options: { other: true } }), () => line().delete('h')]) {
      await spoil()
      expect((await store.games()).map(game => game.id)).toContain('h')
      const game = await store.open('h')
      expect(game?.records).toHaveLength(2)
      expect(game).toMatchObject({ healed: true, head: { id: 'h', title: '18AL', players: head.players } })
    }
    await store.append('h', written.slice(2, 3), head)
    expect((await store.open('h'))?.records).toHaveLength(3)
    expect(await store.open('h')).not.toHaveProperty('healed')
  })

  it('can do without the start as long as the line is there, but not without both', async () => {
    const { store } = laid
    await store.create({ ...head, id: 'i' }, written.slice(0, 2))
    await opening().update('i', { text: '{}' })
    expect((await store.open('i'))?.records).toHaveLength(2)
    // As if that of another game had taken its place.
    const strange = await opening().get('g')
    await opening().put({ ...strange, game: 'i' })
    expect((await store.open('i'))?.records).toHaveLength(2)
    await opening().delete('i')
    expect((await store.open('i'))?.records).toHaveLength(2)
    await line().delete('i')
    expect(await store.open('i')).toBeUndefined()
    // A copy restores it; what was there is kept.
    await store.create({ ...head, id: 'i' }, written.slice(0, 3))
    expect((await store.open('i'))?.records).toHaveLength(3)
    expect(await store.kept('i')).toHaveLength(1)
  })
})

it('a fingerprint depends on every letter and its place', () => {
  expect(fingerprint('')).toHaveLength(14)
  const texts = ['', 'a', 'b', 'ab', 'ba', 'a\n', 'ä', '💰'.repeat(3)]
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length)
})
