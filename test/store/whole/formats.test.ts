import Dexie from 'dexie'
import { describe, expect, it } from 'vitest'
import type { FormatStep } from '../../../src/session/formats'
import { copyText, readCopyText } from '../../../src/store/copy'
import type { GameHead, Written } from '../../../src/store/types'
import { head as begun, newName, now, open, pass } from '../kit'

/** Format 1 would have said `skip` for a pass, and an option had another name. */
const steps: readonly FormatStep[] = [
  {
    action: action => (action.type === 'skip' ? { ...action, type: 'pass' } : action),
    options: ({ old, ...others }) => (old ? { ...others, new: true } : others),
  },
]

const head: GameHead = { ...begun, options: { old: true } }

const skips: readonly Written[] = [1, 2, 3].map(n => ({
  record: { n, splices: [{ after: n - 1, remove: [], insert: [{ type: 'skip' }] }] },
  ...{ table: `t${n}`, by: 'a' },
  ...(n === 2 ? { mark: { n, round: 'SR 1', report: {} as never } } : {}),
}))

/** The name of a database with a game that an app without the steps has stored. */
async function stored(): Promise<string> {
  const name = newName()
  const store = await open(name, [])
  await store.create(head, skips)
  store.close()
  return name
}

/** Everything in a database. */
async function dump(name: string): Promise<unknown> {
  const db = await new Dexie(name).open()
  const tables = await Promise.all(db.tables.map(async table => [table.name, await table.toArray()]))
  db.close()
  return Object.fromEntries(tables)
}

const types = (records: readonly Written['record'][] = []) =>
  records
    .flatMap(record => ('splices' in record ? record.splices.flatMap(it => it.insert) : []))
    .map(it => it.type)

describe('a stored game of an older format', () => {
  it('is rewritten when it is opened, goes on, and is kept as it was', async () => {
    const name = await stored()
    const store = await open(name, steps)
    for (let times = 0; times < 2; times++) {
      const game = await store.open('g1')
      expect(game?.head).toMatchObject({
        format: 2,
        options: { new: true },
        records: 3,
        players: head.players,
      })
      expect(types(game?.records)).toEqual(['pass', 'pass', 'pass'])
      expect(game).toMatchObject({ tables: ['t1', 't2', 't3'], by: ['a', 'a', 'a'], marks: [{ n: 2 }] })
      expect(game?.damage).toBeUndefined()
    }
    const kept = await store.kept('g1')
    expect(kept).toHaveLength(1)
    expect(kept[0]).toContain('skip')
    await store.append('g1', [pass(4)], now)
    const longer = await store.open('g1')
    expect([longer?.records.length, longer?.damage]).toEqual([4, undefined])
  })

  it('is recognized if the list has lost its line', async () => {
    const name = await stored()
    const store = await open(name, steps)
    await store.open('g1')
    const db = await new Dexie(name).open()
    await db.table('games').clear()
    db.close()
    const game = await store.open('g1')
    expect(game?.head).toMatchObject({ format: 2, options: { new: true } })
    expect(types(game?.records)).toEqual(['pass', 'pass', 'pass'])
  })

  it('that is damaged is only shown, and rewritten when the banker goes on', async () => {
    const name = await stored()
    const db = await new Dexie(name).open()
    await db.table('records').update(['g1', 3], { text: '' })
    db.close()
    const store = await open(name, steps)
    const before = await dump(name)
    const game = await store.open('g1')
    expect(game).toMatchObject({ head: { options: { new: true } }, damage: { at: 3 } })
    expect(types(game?.records)).toEqual(['pass', 'pass'])
    expect(await dump(name)).toEqual(before)
    await store.mend('g1')
    const mended = await store.open('g1')
    expect([mended?.head.format, types(mended?.records), mended?.damage]).toEqual([
      2,
      ['pass', 'pass'],
      undefined,
    ])
  })
})

describe('a stored game of a newer format', () => {
  it('is left untouched: it can be listed, but nothing is appended', async () => {
    const name = await stored()
    await (await open(name, steps)).open('g1')
    const older = await open(name, [])
    const before = await dump(name)
    expect((await older.games()).map(game => game.format)).toEqual([2])
    expect((await older.open('g1'))?.head.format).toBe(2)
    await expect(older.append('g1', [pass(4)], now)).rejects.toMatchObject({ name: 'VersionError' })
    expect(await dump(name)).toEqual(before)
  })
})

describe('a copy', () => {
  const text = copyText([{ head, written: skips }])

  it('of an older format is read as the newest, whole', () => {
    const read = readCopyText(text, steps)
    if ('problem' in read) throw new Error(JSON.stringify(read))
    const [game] = read.games
    expect(game?.head).toMatchObject({ format: 2, options: { new: true }, records: 3 })
    expect(types(game?.written.map(({ record }) => record))).toEqual(['pass', 'pass', 'pass'])
    expect(game?.damage).toBeUndefined()
  })

  it('of a newer format is refused', () => {
    const newer = copyText([{ head: { ...head, format: 2 }, written: [] }])
    expect(readCopyText(newer)).toEqual({
      problem: { code: 'newer', key: 'format', facts: { version: 2, known: 1 } },
    })
    expect('games' in readCopyText(newer, steps)).toBe(true)
  })
})
