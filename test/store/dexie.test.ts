import Dexie from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LogRecord } from '../../src/session/records'
import { openStore } from '../../src/store/dexie'
import { BehindError, type Store, sheetsNote, type Written } from '../../src/store/types'
import { head, newName, now, open, pass } from './kit'

async function fresh(name = newName()): Promise<{ store: Store; name: string }> {
  return { store: await open(name), name }
}

afterEach(() => {
  vi.restoreAllMocks()
})

const passes = (from: number, to: number, by = 'a') =>
  Array.from({ length: to - from + 1 }, (_, i) => pass(from + i, by))
const numbers = (records: readonly LogRecord[] = []) => records.map(record => record.n)

type Ways<Name extends string> = Readonly<Record<Name, () => Promise<unknown>>>

describe('the store', () => {
  it('keeps a game and its records when it is closed', async () => {
    const { store, name } = await fresh()
    await store.create(head, passes(1, 2))
    await store.append('g1', [pass(3)], now)
    store.close()
    const { store: again } = await fresh(name)
    const game = await again.open('g1')
    expect(game).toMatchObject({ head: { ...head, ...now, records: 3 }, tables: ['t1', 't2', 't3'] })
    expect(game?.records).toEqual(passes(1, 3).map(({ record }) => record))
    expect(game).not.toHaveProperty('damage')
    expect(game).not.toHaveProperty('healed')
  })

  it('refuses records that do not continue the game, and stores none of them', async () => {
    const { store } = await fresh()
    await store.create(head, passes(1, 2))
    await expect(store.append('g1', [pass(4)], now)).rejects.toBeInstanceOf(BehindError)
    await expect(store.append('g1', passes(2, 4, 'b'), now)).rejects.toBeInstanceOf(BehindError)
    await expect(store.append('gone', [pass(1)], now)).rejects.toBeInstanceOf(BehindError)
    expect(numbers((await store.open('g1'))?.records)).toEqual([1, 2])
  })

  it('skips what the same tab has already stored, when it tries again', async () => {
    const { store } = await fresh()
    await store.create(head, [pass(1)])
    await store.create(head, passes(1, 2))
    await store.append('g1', passes(2, 4), now)
    expect(numbers((await store.open('g1'))?.records)).toEqual([1, 2, 3, 4])
  })

  it('lets one of two tabs win that append at once', async () => {
    const { store, name } = await fresh()
    const { store: other } = await fresh(name)
    await store.create(head, [])
    const both = await Promise.allSettled([
      store.append('g1', [pass(1, 'a')], now),
      other.append('g1', [pass(1, 'b')], now),
    ])
    expect(both.map(one => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(numbers((await store.open('g1'))?.records)).toEqual([1])
  })

  it('writes with strict durability in every way there is, and announces nothing on a channel that others share', async () => {
    // Before the database is opened, because Dexie keeps a reference to the function.
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const { store } = await fresh()
    const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
    const transactions = () => transaction.mock.calls.map(([, mode, options]) => ({ mode, options }))
    // A new way to write does not compile before it is listed here.
    const writes: Ways<Exclude<keyof Store, 'games' | 'open' | 'kept' | 'note' | 'close'>> = {
      create: () => store.create(head, passes(1, 2)),
      append: () => store.append('g1', [pass(3)], now),
      rename: () => store.rename('g1', head.players),
      accept: () => store.accept('g1', 2, now),
      bin: () => store.bin('g1', now.changed),
      restore: () => store.restore('g1'),
      mend: () => store.mend('g1', 2),
      keep: () => store.keep('g1', ['[]']),
      setNote: () => store.setNote('settings', { theme: 'dark' }),
      purge: () => store.purge('g1'),
    }
    const reads: Ways<Exclude<keyof Store, keyof typeof writes | 'close'>> = {
      games: () => store.games(),
      open: () => store.open('g1'),
      kept: () => store.kept('g1'),
      note: () => store.note('settings'),
    }
    for (const [name, write] of Object.entries(writes)) {
      transaction.mockClear()
      await write()
      const strict = { mode: 'readwrite', options: { durability: 'strict' } }
      expect(transactions(), name).toEqual([strict])
    }
    transaction.mockClear()
    for (const read of Object.values(reads)) await read()
    expect(transactions().map(one => one.mode)).toEqual(Object.keys(reads).map(() => 'readonly'))
    expect(posted).not.toHaveBeenCalled()
  })

  it('does not open the database of a newer app, nor touch its tables, which may be others', async () => {
    const { store, name } = await fresh()
    store.close()
    const newer = new Dexie(name)
    newer.version(2).stores({ games: 'id', records: null, kept: null })
    await newer.open()
    newer.close()
    await expect(openStore(name)).rejects.toMatchObject({ name: 'VersionError' })
    const again = await new Dexie(name).open()
    expect(again.backendDB().version).toBe(20)
    expect([...again.backendDB().objectStoreNames]).not.toContain('records')
    again.close()
  })

  it('is closed, and stays closed, once a newer app upgrades its database', async () => {
    const name = newName()
    const closed = vi.fn()
    const store = await openStore(name, closed)
    await store.create(head, [pass(1)])
    const newer = new Dexie(name)
    newer.version(2).stores({ records: '[game+n]', more: 'id' })
    await newer.open()
    expect(closed).toHaveBeenCalled()
    await expect(store.append('g1', [pass(2)], now)).rejects.toThrow()
    expect(await newer.table('records').count()).toBe(1)
    newer.close()
    await expect(store.append('g1', [pass(2)], now)).rejects.toThrow()
  })

  it('lists games of one millisecond in one order: the later begun first, then by id', async () => {
    const orders = await Promise.all(
      [
        ['a', 'b', 'c', 'late'],
        ['late', 'c', 'b', 'a'],
        ['b', 'late', 'a', 'c'],
      ].map(async ids => {
        const { store } = await fresh()
        for (const id of ids)
          await store.create({ ...head, id, ...(id === 'late' ? { created: now.changed } : {}) }, [])
        return (await store.games()).map(game => game.id)
      }),
    )
    expect(orders).toEqual(orders.map(() => ['late', 'a', 'b', 'c']))
  })

  it('lists games by their last change, those in the bin among them', async () => {
    const { store } = await fresh()
    for (const [i, id] of ['a', 'b', 'c', 'd'].entries())
      await store.create({ ...head, id, changed: `2030-01-0${i + 1}` }, [])
    await store.bin('d', now.changed)
    const games = await store.games()
    expect(games.map(game => game.id)).toEqual(['d', 'c', 'b', 'a'])
    expect(games[0]).toHaveProperty('deleted')
    await store.restore('d')
    expect((await store.games())[0]).not.toHaveProperty('deleted')
    await store.purge('d')
    expect(await store.open('d')).toBeUndefined()
  })

  it('leaves nothing of a game that is deleted permanently, and everything of the others', async () => {
    const { store, name } = await fresh()
    const mark = { n: 1, round: 'SR 1', report: { bank: 1 } as never }
    const all = async () => {
      const db = await new Dexie(name).open()
      const rows = await Promise.all(db.tables.map(table => table.toArray()))
      db.close()
      return JSON.stringify(rows)
    }
    await store.create({ ...head, id: 'other' }, [pass(1)])
    await store.setNote(sheetsNote('other'), { tiles: {} })
    const before = await all()
    await store.create({ ...head, id: 'doomed' }, [{ ...pass(1), mark }])
    await store.keep('doomed', ['[]'])
    await store.setNote(sheetsNote('doomed'), { tiles: {} })
    await store.setNote('tail', { game: 'doomed', text: 'kept by an earlier version' })
    await store.purge('doomed')
    expect(await all()).toBe(before)
  })

  it('keeps names, notes, and what a banker accepted', async () => {
    const { store } = await fresh()
    await store.create(head, passes(1, 3))
    await store.rename('g1', [{ id: 'p1', name: 'Dee' }, ...head.players.slice(1)])
    await store.accept('g1', 2, now)
    await store.setNote('a', [1])
    expect((await store.open('g1'))?.head).toMatchObject({
      edition: 2,
      accepted: 3,
      round: 'OR 1.1',
      players: [{ name: 'Dee' }, {}, {}],
    })
    expect((await store.open('g1'))?.records).toHaveLength(3)
    expect([await store.note('a'), await store.note('b')]).toEqual([[1], undefined])
  })

  it.each<[string, (store: Store) => Promise<void>]>([
    ['is renamed', store => store.rename('g1', head.players)],
    ['goes to the bin', store => store.bin('g1', now.changed)],
    ['is accepted', store => store.accept('g1', 2, now)],
  ])(
    'notices a loss at the end of a game whose line in the list was lost before it %s',
    async (_, change) => {
      const { store, name } = await fresh()
      await store.create(head, passes(1, 3))
      const db = await new Dexie(name).open()
      await db.table('games').delete('g1')
      await change(store)
      expect((await store.open('g1'))?.head).toMatchObject({ records: 3 })
      expect(await store.open('g1')).not.toHaveProperty('damage')
      await db.table('records').delete(['g1', 3])
      db.close()
      expect(await store.open('g1')).toMatchObject({ damage: { at: 3, why: 'missing' } })
    },
  )

  it('keeps the tables of round ends beside the records', async () => {
    const { store } = await fresh()
    const report = { phase: '1' } as unknown as NonNullable<Written['mark']>['report']
    await store.create(head, [{ ...pass(1), mark: { n: 1, round: 'OR 1.1', report } }, pass(2)])
    expect((await store.open('g1'))?.marks).toEqual([{ n: 1, round: 'OR 1.1', report }])
  })
})
