import type { AnyRailway } from '../../../src/families/railway/table'
// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { build } from '../../../src/app/device/named'
import type { AnyState } from '../../../src/rules/state'
import { fingerprint } from '../../../src/store/chain'
import type { TailRow } from '../../../src/store/found'
import { bid } from '../../titles/18al/kit'
import { hide, keptOf } from '../saving/tails'
import { entries, equip, openTab, played, settled, type Tab, tap } from '../support'

beforeEach(equip)

const inDatabase = async (work: (db: Dexie) => Promise<unknown>) => {
  const db = await new Dexie(`paymaster:${location.pathname}:games`).open()
  await work(db)
  db.close()
}

/** Changes the tables that are kept, with a sum that fits. */
const leaving = (change: (left: { state: AnyState; happened: unknown[] }) => object) =>
  inDatabase(async db => {
    const { value } = (await db.table('notes').get('tail')) as { value: TailRow }
    const text = JSON.stringify((JSON.parse(value.text) as never[]).map(change))
    await db.table('notes').put({ key: 'tail', value: { ...value, text, sum: fingerprint(text) } })
  })

/** A game of this many entries that was left, with what was kept of it. */
async function left(taps = 4, enter = tap) {
  const { tab, id } = await played(taps, enter)
  await import('../../../src/app/saving/tail')
  hide()
  await vi.waitFor(async () => expect(await keptOf(tab)).toMatchObject({ n: taps }))
  const there = { id, entries: entries(tab), table: tab.desk.value?.view }
  tab.closeGame()
  await tab.retrySaving()
  return there
}

/** The app as it starts at a game's address, and how its store was asked for a game. */
async function again() {
  const tab = await openTab()
  const store = await tab.shelf()
  const reads = vi.spyOn(store, 'open')
  return { tab, reads, opened: await tab.continueLast() }
}

const lastState = (tab: Tab) => tab.session.value?.entries.at(-1)?.state

describe('a game of which the last tables were kept', () => {
  it('is there after a reload without being replayed, and goes on', async () => {
    const before = await left()
    const { tab, reads, opened } = await again()
    expect(opened).toBe(true)
    expect(entries(tab)).toEqual(before.entries)
    expect(tab.desk.value?.view).toEqual(before.table)
    expect(reads.mock.calls).toEqual([[before.id, build]])
    // It does not wait for the list of games.
    expect(tab.ready.value).toBe(false)
    expect(tap(tab)).toBe(true)
    await settled(tab)
    tab.undo()
    tab.undo()
    expect(entries(tab)).toEqual(before.entries.slice(0, -1))
    expect(tab.desk.value?.view.actor).toBeTruthy()
    await settled(tab)
  })

  it('is replayed if the tables are not those of its log', async () => {
    const before = await left()
    await leaving(({ state, happened }) => {
      const { bank = 0, ...others } = state.cash
      return { state: { ...state, cash: { ...others, bank: bank + 1 } }, happened }
    })
    const { tab, reads, opened } = await again()
    expect(opened).toBe(true)
    expect(reads.mock.calls).toEqual([[before.id, build], [before.id]])
    expect(entries(tab)).toEqual(before.entries)
    expect(tab.desk.value?.view).toEqual(before.table)
  })

  it('is replayed if its log leads to other tables, with what was entered meanwhile', async () => {
    const before = await left()
    await leaving(({ state, happened }) => ({ state: { ...state, odd: 1 }, happened }))
    const { tab } = await again()
    await import('../../../src/app/saving/tail')
    expect(lastState(tab)).toHaveProperty('odd')
    expect(tap(tab)).toBe(true)
    expect(lastState(tab)).toHaveProperty('odd')
    await vi.waitFor(() => expect(lastState(tab)).not.toHaveProperty('odd'))
    expect(entries(tab).slice(0, -1)).toEqual(before.entries)
    expect(tab.role.value).toBe('banks')
    await settled(tab)
    hide()
    await vi.waitFor(async () => expect(await keptOf(tab)).toMatchObject({ n: 5 }))
    expect((await keptOf(tab))?.text).not.toContain('odd')
  })

  it('asks about an entry that only other tables allowed, and keeps the bank', async () => {
    const bids = (tab: Tab, player: string) =>
      tab.enter([bid(player, 'M&C', 105)], tab.desk.value?.revision ?? -1)
    const before = await left(1, tab => bids(tab, 'p1'))
    await leaving(({ state, happened }) => ({
      state: {
        ...state,
        bids: { ...(state as AnyRailway).bids, 'M&C': [] },
      },
      happened,
    }))
    const { tab } = await again()
    expect(bids(tab, 'p2')).toBe(true)
    await vi.waitFor(() =>
      expect(tab.differs.value).toMatchObject({ record: 2, refusal: { code: 'bidTooLow' } }),
    )
    expect(tab.guard.value).toBe('differs')
    expect(entries(tab)).toEqual(before.entries)
    expect(tab.desk.value?.view).toEqual(before.table)
    await settled(tab)
    expect(await tab.acceptDifference()).toBe(true)
    expect(bids(tab, 'p2')).toBe(false)
    expect(tap(tab)).toBe(true)
    await settled(tab)
    expect(entries((await again()).tab)).toEqual(entries(tab))
  })

  it('is replayed by another build of the app', async () => {
    const before = await left()
    await leaving(({ state, happened }) => ({ state: { ...state, odd: 1 }, happened }))
    await inDatabase(async db => {
      const { value } = await db.table('notes').get('tail')
      await db.table('notes').put({ key: 'tail', value: { ...value, build: 'newer' } })
    })
    const { tab } = await again()
    expect(lastState(tab)).not.toHaveProperty('odd')
    expect(entries(tab)).toEqual(before.entries)
  })

  it('is replayed if it went on afterwards', async () => {
    await left()
    const first = await again()
    expect(tap(first.tab)).toBe(true)
    await settled(first.tab)
    const { tab } = await again()
    expect(entries(tab)).toEqual(entries(first.tab))
  })

  it('is not opened from the bin, where another tab has put it', async () => {
    const before = await left()
    await (await (await openTab()).shelf()).bin(before.id, new Date().toISOString())
    const { tab, opened } = await again()
    expect(opened).toBe(false)
    expect(tab.session.value).toBeNull()
  })

  it('is opened from the start page in the same way', async () => {
    const before = await left()
    await leaving(({ state, happened }) => ({ state: { ...state, odd: 1 }, happened }))
    const tab = await openTab()
    await tab.refresh()
    const last = tab.lastPlayed()
    if (last) await tab.prepare(last)
    expect(await tab.openGame(before.id)).toBeUndefined()
    expect(lastState(tab)).toHaveProperty('odd')
    expect(entries(tab)).toEqual(before.entries)
  })
})
