import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { describe, expect, it } from 'vitest'
import { type Row, sealed } from '../../src/store/chain'
import type { TailRow } from '../../src/store/found'
import type { Store } from '../../src/store/types'
import { head, newName, now, open, pass } from './kit'

/** A game of three records, with a tail that build `b1` kept after the last. */
async function withTail(): Promise<{ store: Store; name: string }> {
  const name = newName()
  const store = await open(name)
  const mark = { n: 3, round: 'OR 1.1', report: { bank: 1 } as never }
  await store.create(head, [pass(1), pass(2), { ...pass(3), mark }])
  await store.keepTail('g1', 3, 'b1', '["left"]')
  return { store, name }
}

/** Changes what is stored behind the store's back. */
async function tamper(name: string, how: (db: Dexie) => Promise<unknown>): Promise<void> {
  const db = await new Dexie(name).open()
  await how(db)
  db.close()
}

const changed = (more: Partial<TailRow>) => async (db: Dexie) => {
  const { value } = await db.table('notes').get('tail')
  await db.table('notes').put({ key: 'tail', value: { ...value, ...more } })
}

describe('a tail kept beside the log', () => {
  it('comes with its game if it is asked for, without marks; the log is followed later', async () => {
    const { store } = await withTail()
    const game = await store.open('g1', 'b1')
    const checked = await store.open('g1')
    expect(checked?.marks).toHaveLength(1)
    expect(game).toEqual({ ...checked, marks: [], tail: { text: '["left"]', checked: expect.any(Function) } })
    expect(game?.records).toHaveLength(3)
    expect(game?.tail?.checked()).toEqual({ ...checked, marks: [] })
    expect(checked).not.toHaveProperty('tail')
  })

  it.each<[string, (db: Dexie) => Promise<unknown>]>([
    ['a record was changed', db => db.table<Row>('records').update(['g1', 2], { table: 't9' })],
    [
      'a record is another one',
      db => db.table<Row>('records').update(['g1', 2], { text: JSON.stringify({ n: 2, undo: true }) }),
    ],
    ['a record names another writer', db => db.table<Row>('records').update(['g1', 1], { by: 'else' })],
  ])('belongs to a log that does not hold if %s', async (_, how) => {
    const { store, name } = await withTail()
    await tamper(name, how)
    const game = await store.open('g1', 'b1')
    const checked = await store.open('g1')
    expect(checked?.damage).toMatchObject({ why: 'changed' })
    expect(game?.tail?.checked()).toEqual({ ...checked, marks: [] })
  })

  it('does not fit a log that has gone on, and the game is checked at once', async () => {
    const { store } = await withTail()
    await store.append('g1', [pass(4)], now)
    const game = await store.open('g1', 'b1')
    expect(game?.records).toHaveLength(4)
    expect(game).not.toHaveProperty('tail')
  })

  it.each<[string, (db: Dexie) => Promise<unknown>]>([
    ['its text was changed', changed({ text: '["else"]' })],
    ['it belongs to another record', changed({ check: '0' })],
    ['its sum was changed', changed({ sum: '0' })],
    ['a record is missing', db => db.table<Row>('records').delete(['g1', 2])],
    ['a record is no record any more', db => db.table<Row>('records').update(['g1', 2], { text: '' })],
    [
      'records were swapped',
      db => db.table<Row>('records').update(['g1', 2], { text: JSON.stringify(pass(3).record) }),
    ],
    ['the list counts another record', db => db.table('games').put(sealed({ ...head, ...now, records: 4 }))],
    ['a record is numbered otherwise', db => db.table<Row>('records').update(['g1', 2], { text: '{"n":9}' })],
    ['the line in the list is lost', db => db.table('games').delete('g1')],
  ])('is left aside if %s', async (_, how) => {
    const { store, name } = await withTail()
    const before = await store.open('g1')
    await tamper(name, how)
    const game = await store.open('g1', 'b1')
    expect(game).toBeDefined()
    expect(game).not.toHaveProperty('tail')
    expect(game).toEqual(await store.open('g1'))
    expect(before).not.toHaveProperty('damage')
  })

  it('is not there for another build, and is deleted with its game, but not with another', async () => {
    const { store } = await withTail()
    expect(await store.open('g1', 'b2')).not.toHaveProperty('tail')
    await store.create({ ...head, id: 'g2' }, [pass(1)])
    await store.purge('g2')
    expect(await store.open('g1', 'b1')).toHaveProperty('tail')
    await store.purge('g1')
    expect(await store.note('tail')).toBeUndefined()
    expect(await store.open('g1', 'b1')).toBeUndefined()
  })

  it('is not kept if another record came after it', async () => {
    const { store } = await withTail()
    await store.append('g1', [pass(4)], now)
    await store.keepTail('g1', 3, 'b1', '["late"]')
    expect(await store.note('tail')).toMatchObject({ n: 3, text: '["left"]' })
    await store.keepTail('g1', 4, 'b1', '["new"]')
    expect((await store.open('g1', 'b1'))?.tail?.text).toBe('["new"]')
  })
})
