import Dexie, { type Table } from 'dexie'
import type { Player } from '../rules/rule'
import { type FormatStep, newest, STEPS } from '../session/formats'
import type { LogRecord } from '../session/records'
import {
  fingerprint,
  headFrom,
  type OpeningRow,
  openingText,
  type Row,
  raised,
  rowsFor,
  sealed,
  unsealed,
} from './chain'
import { foundGame, listed } from './found'
import { LAYOUT, ofThisLayout, TABLES } from './layout'
import {
  BehindError,
  type GameHead,
  type HeadNow,
  type Mark,
  type Stand,
  type Store,
  type StoredGame,
  sheetsNote,
  type Written,
} from './types'

/** The key of the note in which earlier versions kept the last tables of a game; it goes with the first game that is purged. */
const OLD_TABLES = 'tail'

type HeadRow = GameHead & { readonly check: string }
type MarkRow = Mark & { readonly game: string }
type KeptRow = { readonly id?: number; readonly game: string; readonly text: string }
type NoteRow = { readonly key: string; readonly value: unknown }

class DexieStore implements Store {
  readonly db: Dexie
  readonly heads: Table<HeadRow, string>
  readonly openings: Table<OpeningRow, string>
  readonly rows: Table<Row, [string, unknown]>
  readonly marks: Table<MarkRow, [string, unknown]>
  readonly aside: Table<KeptRow, number>
  readonly notes: Table<NoteRow, string>

  readonly steps: readonly FormatStep[]

  constructor(name: string, steps: readonly FormatStep[]) {
    this.steps = steps
    const options = { chromeTransactionDurability: 'strict', cache: 'disabled', autoOpen: false } as const
    this.db = new Dexie(name, { ...options, ...ofThisLayout() })
    // Nothing here watches queries. Without this layer Dexie writes less, and does not announce changes on the channel of
    // fixed name that all its users on a host share.
    this.db.unuse({ stack: 'dbcore', name: 'Observability' })
    this.db.version(LAYOUT).stores(TABLES)
    this.heads = this.db.table('games')
    this.openings = this.db.table('openings')
    this.rows = this.db.table('records')
    this.marks = this.db.table('marks')
    this.aside = this.db.table('kept')
    this.notes = this.db.table('notes')
  }

  /** The tables that make up a game. */
  get ofGame() {
    return [this.heads, this.openings, this.rows, this.marks, this.aside]
  }

  async games(): Promise<readonly GameHead[]> {
    const [heads, openings] = await this.db.transaction('r', this.heads, this.openings, () =>
      Promise.all([this.heads.toArray(), this.openings.toArray()]),
    )
    return listed(heads, openings)
  }

  async create(head: GameHead, written: readonly Written[], sent?: () => void): Promise<void> {
    await this.db.transaction('rw', this.ofGame, async () => {
      const there = await this.headOf(head.id)
      if (there && openingText(there) !== openingText(head))
        throw new BehindError(`another game is called ${head.id}`)
      if (!there) {
        // Rows that have lost both opening and head belong to no known game: they make room, and are kept aside.
        await this.putAside(head.id, await this.rowsOf(head.id).toArray())
        await this.begin(head)
        await this.heads.put(sealed({ ...head, records: 0 }))
      }
      await this.follow(head.id, written, head, sent)
    })
  }

  async append(id: string, written: readonly Written[], now: HeadNow): Promise<void> {
    await this.db.transaction('rw', this.ofGame, () => this.follow(id, written, now))
  }

  /** The records of a game, whatever their keys. */
  rowsOf(id: string) {
    return this.rows.where('[game+n]').between([id, Dexie.minKey], [id, Dexie.maxKey], true, true)
  }

  /** The marks of a game (its tables where rounds began or the game ended), from record `from` on. */
  marksOf(id: string, from: unknown = Dexie.minKey) {
    return this.marks.where('[game+n]').between([id, from], [id, Dexie.maxKey], true, true)
  }

  /** Within a transaction: moves records out of a game and keeps them as text. */
  async putAside(id: string, rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return
    await this.aside.add({ game: id, text: JSON.stringify(rows) })
    await this.rows.bulkDelete(rows.map((row): [string, unknown] => [id, row.n]))
  }

  /** Within a transaction: appends those records that are new. Throws `BehindError` if they do not follow the last one stored. */
  async follow(
    id: string,
    written: readonly Written[],
    { changed, round, over }: HeadNow,
    sent?: () => void,
  ): Promise<void> {
    const head = await this.headOf(id)
    if (!head) throw new BehindError(`game ${id} is gone`)
    if (head.format > newest(this.steps)) throw new Dexie.VersionError(`game ${id} is of a newer format`)
    const last = await this.rowsOf(id).last()
    const stored = last?.n ?? 0
    const fresh = await this.unstored(id, written, stored)
    const first = fresh[0]
    if (first && first.record.n !== stored + 1)
      throw new BehindError(`record ${first.record.n} does not follow ${stored}`)
    const check = last?.check ?? fingerprint(openingText(head))
    const added = this.rows.bulkAdd(rowsFor(id, check, fresh))
    if (sent) Dexie.ignoreTransaction(sent)
    await added
    await this.marks.bulkPut(fresh.flatMap(({ mark }) => (mark ? [{ ...mark, game: id }] : [])))
    await this.heads.put(sealed({ ...head, changed, round, over, records: stored + fresh.length }))
  }

  /** Drops the records that this tab has stored before, when the answer was lost. Throws `BehindError` if others are stored there. */
  async unstored(id: string, written: readonly Written[], last: number): Promise<readonly Written[]> {
    const old = written.filter(({ record }) => record.n <= last)
    const there = await this.rows.bulkGet(old.map(({ record }): [string, number] => [id, record.n]))
    for (const [i, { record, by }] of old.entries()) {
      const row = there[i]
      if (row?.by !== by || row.text !== JSON.stringify(record))
        throw new BehindError(`record ${record.n} is another one by now`)
    }
    return written.slice(old.length)
  }

  /** Within a transaction: the head of a game, rebuilt from its opening and its records if it was lost. */
  async headOf(id: string): Promise<GameHead | undefined> {
    const head = unsealed(await this.heads.get(id))
    if (head) return head
    const opening = await this.openings.get(id)
    return opening && headFrom(opening, await this.rowsOf(id).count())
  }

  async open(id: string): Promise<StoredGame | undefined> {
    const found = await this.db.transaction('r', this.ofGame, () => this.found(id))
    if (!found || found.head.format >= newest(this.steps)) return found
    // The banker decides about damage before anything is written.
    if (found.damage) return raised(found, this.steps)
    await this.db.transaction('rw', this.ofGame, () => this.raise(id))
    return this.db.transaction('r', this.ofGame, () => this.found(id))
  }

  /** Within a transaction: rewrites a whole game of an older format in the newest one. The old rows are kept aside. */
  async raise(id: string): Promise<void> {
    const found = await this.found(id)
    if (!found || found.damage || found.head.format >= newest(this.steps)) return
    const { head, records } = raised(found, this.steps)
    const now = { ...head, format: newest(this.steps) }
    await this.putAside(id, found.rows)
    const check = await this.begin(now)
    const written = found.rows.map((row, i) => ({ ...row, record: records[i] as LogRecord }))
    await this.rows.bulkAdd(rowsFor(id, check, written))
    await this.heads.put(sealed(now))
  }

  /** Within a transaction: writes the start of a game; returns the check that its records follow. */
  async begin(head: GameHead): Promise<string> {
    const text = openingText(head)
    const names = head.players.map(player => player.name)
    const check = fingerprint(text)
    await this.openings.put({ game: head.id, text, names, check })
    return check
  }

  /** Within a transaction: the game as stored, checked. */
  async found(id: string): Promise<ReturnType<typeof foundGame>> {
    const [line, opening, rows, marks] = await Promise.all([
      this.heads.get(id),
      this.openings.get(id),
      this.rowsOf(id).toArray(),
      this.marksOf(id).toArray(),
    ])
    return foundGame({ line, opening, rows, marks })
  }

  async mend(id: string, from = Number.POSITIVE_INFINITY): Promise<void> {
    await this.db.transaction('rw', this.ofGame, async () => {
      const found = await this.found(id)
      if (!found) return
      const good = found.rows.filter(row => row.n < from)
      const whole = new Set<unknown>(good.map(row => row.n))
      await this.putAside(
        id,
        await this.rowsOf(id)
          .filter(row => !whole.has(row.n))
          .toArray(),
      )
      await this.marksOf(id, good.length + 1).delete()
      await this.heads.put(sealed({ ...found.head, records: good.length }))
      await this.begin(found.head)
      await this.raise(id)
    })
  }

  async keep(id: string, texts: readonly string[]): Promise<void> {
    await this.db.transaction('rw', this.aside, async () => {
      const there = await this.kept(id)
      const fresh = texts.filter((text, i) => !there.includes(text) && texts.indexOf(text) === i)
      await this.aside.bulkAdd(fresh.map(text => ({ game: id, text })))
    })
  }

  async kept(id: string): Promise<readonly string[]> {
    return (await this.aside.where('game').equals(id).toArray()).map(row => row.text)
  }

  /** In a transaction of its own: replaces the head of a game. */
  async change(id: string, changed: (head: GameHead) => GameHead): Promise<void> {
    await this.db.transaction('rw', this.ofGame, async () => {
      const head = await this.headOf(id)
      if (head) await this.heads.put(sealed(changed(head)))
    })
  }

  accept = (id: string, edition: number, { round, over }: Stand) =>
    this.change(id, head => ({ ...head, edition, accepted: head.records, round, over }))

  rename = (id: string, players: readonly Player[]) => this.change(id, head => ({ ...head, players }))

  bin = (id: string, at: string) => this.change(id, head => ({ ...head, deleted: at }))

  restore = (id: string) => this.change(id, ({ deleted: _, ...head }) => head)

  async purge(id: string): Promise<void> {
    await this.db.transaction('rw', [...this.ofGame, this.notes], async () => {
      await Promise.all([this.heads.delete(id), this.openings.delete(id)])
      await this.notes.delete(OLD_TABLES)
      await this.notes.delete(sheetsNote(id))
      await this.rowsOf(id).delete()
      await this.marksOf(id).delete()
      await this.aside.where('game').equals(id).delete()
    })
  }

  async note(key: string): Promise<unknown> {
    return (await this.notes.get(key))?.value
  }

  async setNote(key: string, value: unknown): Promise<void> {
    await this.db.transaction('rw', this.notes, () => this.notes.put({ key, value }))
  }

  close(): void {
    this.db.close()
  }
}

/**
 * Opens the store in the database of this name. Rejects if the browser provides no database, or if a newer app made it.
 * `closed` is called if the database is closed from outside: it was deleted, or a newer app upgrades it. The store is then of
 * no more use.
 */
export async function openStore(name: string, closed?: () => void, steps = STEPS): Promise<Store> {
  const store = new DexieStore(name, steps)
  await store.db.open()
  if (closed) {
    // Dexie itself closes a database that is to be upgraded or deleted.
    store.db.on('versionchange', closed)
    store.db.backendDB().addEventListener('close', closed)
  }
  return store
}
