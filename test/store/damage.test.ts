import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { beforeAll, describe, expect, it } from 'vitest'
import { fingerprint, type Row } from '../../src/store/chain'
import { openStore } from '../../src/store/dexie'
import type { Damage, GameHead, Store, Written } from '../../src/store/types'

const CASES = 400
const RECORDS = 40

/** A die that falls the same way every time (mulberry32). */
function dieOf(seed: number): (sides: number) => number {
  let a = seed
  return sides => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * sides)
  }
}

const head: GameHead = {
  ...{ id: 'g', format: 1, title: '18AL', edition: 1, options: {}, created: '2030', changed: '2030' },
  ...{ players: [{ id: 'p1', name: 'Ann' }], round: 'SR 1', over: false, records: 0 },
}
const written: readonly Written[] = Array.from({ length: RECORDS }, (_, i) => ({
  record: { n: i + 1, splices: [{ after: i, remove: [], insert: [{ type: 'bid', amount: i * 5 }] }] },
  table: `t${i + 1}`,
  by: 'a',
}))

let store: Store
let raw: Dexie
let whole: Row[]

beforeAll(async () => {
  store = await openStore('damaged')
  await store.create(head, written)
  raw = await new Dexie('damaged').open()
  whole = await raw.table<Row>('records').toArray()
})

/** A bit of a text turned over. */
function flipped(text: string, die: (sides: number) => number): string {
  const at = die(text.length)
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << die(7))) + text.slice(at + 1)
}

interface Case {
  readonly rows: readonly Row[]
  /** How many records before the damage are good, and what may be said of it. */
  readonly good: number
  readonly why: readonly Damage['why'][]
}

const kinds: Readonly<Record<string, (die: (sides: number) => number) => Case>> = {
  'a bit flipped': die => {
    const at = die(RECORDS)
    const field = (['text', 'table', 'by', 'check'] as const)[die(4)] ?? 'text'
    const rows = whole.map((row, i) => (i === at ? { ...row, [field]: flipped(row[field], die) } : row))
    return { rows, good: at, why: ['changed', 'order'] }
  },
  'one missing': die => {
    const at = die(RECORDS)
    return { rows: whole.filter((_, i) => i !== at), good: at, why: ['missing'] }
  },
  'the end missing': die => {
    const at = die(RECORDS)
    return { rows: whole.slice(0, at), good: at, why: ['missing'] }
  },
  'one doubled behind the end': die => {
    const copied = whole[die(RECORDS)] as Row
    return { rows: [...whole, { ...copied, n: RECORDS + 1 }], good: RECORDS, why: ['doubled'] }
  },
  'one doubled over another': die => {
    const from = die(RECORDS)
    const to = (from + 1 + die(RECORDS - 1)) % RECORDS
    const rows = whole.map((row, i) => (i === to ? { ...(whole[from] as Row), n: to + 1 } : row))
    return { rows, good: to, why: from < to ? ['doubled'] : ['order'] }
  },
  'two swapped': die => {
    const a = die(RECORDS)
    const b = (a + 1 + die(RECORDS - 1)) % RECORDS
    const swap = (i: number) => (i === a ? b : i === b ? a : i)
    const rows = whole.map((_, i) => ({ ...(whole[swap(i)] as Row), n: i + 1 }))
    return { rows, good: Math.min(a, b), why: ['order'] }
  },
  'one without its fields': die => {
    const at = die(RECORDS)
    const rows = whole.map((row, i) => (i === at ? ({ game: 'g', n: i + 1 } as Row) : row))
    return { rows, good: at, why: ['changed'] }
  },
}

async function lay(rows: readonly Row[]): Promise<void> {
  await raw.transaction('rw', raw.table('records'), async () => {
    await raw.table('records').clear()
    await raw.table('records').bulkPut(rows)
  })
}

describe('damaged records', () => {
  it.each(Object.keys(kinds))('%s: the longest good part opens, and the truth is told', async kind => {
    const share = Math.ceil(CASES / Object.keys(kinds).length)
    for (let seed = 1; seed <= share; seed++) {
      const { rows, good, why } = (kinds[kind] as (typeof kinds)[string])(dieOf(seed))
      await lay(rows)
      const game = await store.open('g')
      const label = `${kind}, seed ${seed}`
      expect(game?.records, label).toEqual(written.slice(0, good).map(({ record }) => record))
      expect(game?.damage, label).toMatchObject({ at: good + 1, count: rows.length - good })
      expect(why, label).toContain(game?.damage?.why)
      expect(JSON.parse(game?.damage?.kept ?? ''), label).toEqual(rows.slice(good))
    }
  })

  it('are put aside when the banker goes on, and play follows the good part', async () => {
    await lay(whole.map((row, i) => (i === 30 ? { ...row, text: '' } : row)))
    await store.mend('g')
    await store.append('g', [{ ...(written[30] as Written), by: 'b' }], { ...head, round: 'OR 1.1' })
    const game = await store.open('g')
    expect(game?.records).toHaveLength(31)
    expect(game).not.toHaveProperty('damage')
    const [kept] = await store.kept('g')
    expect(JSON.parse(kept ?? '')).toHaveLength(10)
  })
})

describe('a damaged list', () => {
  const line = () => raw.table('games')
  const opening = () => raw.table('openings')

  it('finds a game again whose line was changed or is gone', async () => {
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

  it('does without the start as long as its line is there, and cannot do without both', async () => {
    await store.create({ ...head, id: 'i' }, written.slice(0, 2))
    await opening().update('i', { text: '{}' })
    expect((await store.open('i'))?.records).toHaveLength(2)
    await opening().delete('i')
    expect((await store.open('i'))?.records).toHaveLength(2)
    await line().delete('i')
    expect(await store.open('i')).toBeUndefined()
    // A copy brings it back; what lay there is kept.
    await store.create({ ...head, id: 'i' }, written.slice(0, 3))
    expect((await store.open('i'))?.records).toHaveLength(3)
    expect(await store.kept('i')).toHaveLength(1)
  })
})

it('a fingerprint hangs on every letter and its place', () => {
  expect(fingerprint('')).toHaveLength(14)
  const texts = ['', 'a', 'b', 'ab', 'ba', 'a\n', 'ä', '💰'.repeat(3)]
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length)
})
