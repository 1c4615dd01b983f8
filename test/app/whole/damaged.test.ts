import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Row } from '../../../src/store/chain'
import {
  emptyDatabase,
  entries,
  equip,
  full,
  givePrivateFiles,
  inDatabase,
  openTab,
  played,
  settled,
  type Tab,
} from '../support'

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  equip()
  Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true })
})

function pass(tab: Tab): boolean {
  const desk = tab.desk.value
  const choice = desk?.choices.find(({ draft, refusal }) => !refusal && draft.type === 'pass')
  return desk !== null && choice !== undefined && tab.enter([choice.draft], desk.revision)
}

const WRONG = 'never written'

/** Changes the second record on the disk, so that it can still be read but was never written like that. */
const spoil = (id: string) =>
  inDatabase(async db => {
    const row = await db.table<Row>('records').get([id, 2])
    const text = row?.text.replace('"type":"pass"', `"note":"${WRONG}","type":"pass"`)
    expect(text).toContain(WRONG)
    await db.table('records').update([id, 2], { text })
  })

/** Everything stored that other phones, copies or later visits could take for the game. */
const stored = async (tab: Tab, id: string) => (await (await tab.shelf()).open(id))?.records

/** A game of so many passes that was left, and then spoiled on the disk. */
async function spoiled(taps = 4, before?: (id: string) => Promise<unknown>) {
  const { tab, id } = await played(taps, pass)
  await before?.(id)
  const there = { id, entries: entries(tab), records: tab.session.value?.records ?? [] }
  tab.closeGame()
  await tab.retrySaving()
  await spoil(id)
  return there
}

/** The app opened at the game's address. */
async function shownAgain() {
  const tab = await openTab()
  expect(await tab.continueLast()).toBe(true)
  return tab
}

/** Copies a game to the second place. */
const copied = async (id: string) => (await import('../../../src/app/copies/copies')).copyGame(id)

describe('a game whose log was changed on the disk', () => {
  it('is shown as far as it is good, and goes on from there once the banker has said so', async () => {
    const before = await spoiled()
    const tab = await shownAgain()
    expect(tab.damage.value).toMatchObject({ at: 2, why: 'changed', count: 3 })
    expect(entries(tab)).toEqual(before.entries.slice(0, 1))
    expect(tab.current.value?.records).toBe(1)
    expect(tab.guard.value).toBe('damaged')
    expect(pass(tab)).toBe(false)
    expect(JSON.parse(tab.damage.value?.kept ?? '')).toHaveLength(3)
    expect(JSON.parse(JSON.parse((await tab.copyOfAll()).text).games[0].kept[0])).toHaveLength(3)
    expect(await tab.keepGoodPart()).toBe(true)
    expect(pass(tab)).toBe(true)
    await settled(tab)
    expect(await stored(await openTab(), before.id)).toEqual(tab.session.value?.records)
    expect((await shownAgain()).damage.value).toBeNull()
    expect(JSON.stringify(tab.session.value?.records)).not.toContain(WRONG)
  })

  it.each<[string, (tab: Tab, id: string) => unknown]>([
    ['an entry', pass],
    ['an undo', tab => tab.undo()],
    ['an export', (tab, id) => tab.exportGame(id)],
    ['a copy of all games', tab => tab.copyOfAll()],
    ['a copy of this one', (tab, id) => tab.copyOfGame(id)],
  ])('is not changed by %s before that', async (_, use) => {
    const before = await spoiled()
    const tab = await shownAgain()
    await use(tab, before.id)
    expect(tab.damage.value).toMatchObject({ at: 2 })
    expect(entries(tab)).toEqual(before.entries.slice(0, 1))
    expect(tab.guard.value).toBe('damaged')
    expect(await stored(tab, before.id)).toEqual(before.records.slice(0, 1))
  })

  it('is not written again from memory once it is gone from the disk', async () => {
    const before = await spoiled()
    const tab = await shownAgain()
    await emptyDatabase()
    await tab.catchUp()
    await settled(tab)
    expect(JSON.stringify(await stored(tab, before.id))).not.toContain(WRONG)
  })

  it('is taken from the disk again in a tab that follows, once the other has repaired it', async () => {
    const before = await played(4, pass)
    await spoil(before.id)
    const second = await openTab()
    expect(await second.continueLast()).toBe(true)
    expect(second.role.value).toBe('follows')
    await before.tab.catchUp()
    await second.catchUp()
    await settled(before.tab, second)
    expect(await stored(second, before.id)).toEqual(before.tab.session.value?.records)
    expect(second.session.value?.records).toEqual(before.tab.session.value?.records)
    expect(second.stranded.value).toEqual([])
  })
})

describe('a damaged game of which there is a copy', () => {
  it('is restored from it', async () => {
    const files = await givePrivateFiles()
    const before = await spoiled(4, copied)
    expect(files.files.size).toBe(1)
    const tab = await shownAgain()
    expect(tab.damage.value).toBeNull()
    expect(tab.session.value?.records).toEqual(before.records)
    expect(tab.lost.value).toBe(0)
    expect(pass(tab)).toBe(true)
    await settled(tab)
    expect(await stored(tab, before.id)).toEqual(tab.session.value?.records)
  })

  /** Makes the copies two records older than the log. */
  const older = (files: Map<string, string>) => {
    for (const [name, text] of files) {
      const copy = JSON.parse(text)
      copy.games[0].records.length = 3
      copy.games[0].head.records = 3
      files.set(name, JSON.stringify(copy))
    }
  }

  it('is restored from an older copy, and goes on with what is whole behind the damage', async () => {
    const { files } = await givePrivateFiles()
    const before = await spoiled(5, copied)
    older(files)
    const tab = await shownAgain()
    expect(tab.damage.value).toBeNull()
    expect(tab.session.value?.records).toEqual(before.records)
    expect(tab.current.value?.changed).toBe(before.records.at(-1)?.at)
    expect(tab.lost.value).toBe(0)
    expect(await stored(tab, before.id)).toEqual(before.records)
  })

  it('is restored as far as an older copy goes if more is damaged, and the banker is told what is missing', async () => {
    const { files } = await givePrivateFiles()
    const before = await spoiled(5, copied)
    older(files)
    await inDatabase(db => db.table('records').update([before.id, 4], { by: 'else' }))
    const tab = await shownAgain()
    expect(tab.lost.value).toBe(2)
    expect(tab.damage.value).toBeNull()
    expect(tab.session.value?.records).toEqual(before.records.slice(0, 3))
    tab.closeGame()
    expect(tab.lost.value).toBe(0)
  })
})

it('entries that wait to be stored are shown to the banker if the log before them turns out damaged', async () => {
  const { tab, id } = await played(3, pass)
  const append = vi.spyOn(await tab.shelf(), 'append').mockRejectedValue(full)
  expect(pass(tab)).toBe(true)
  const last = tab.session.value?.records.at(-1)
  await vi.waitFor(() => expect(tab.saved.value.is).toBe('failed'))
  tab.closeGame()
  await spoil(id)
  expect(await tab.openGame(id)).toBeUndefined()
  expect(tab.damage.value).toMatchObject({ at: 2 })
  expect(tab.stranded.value).toEqual([last])
  append.mockRestore()
  expect(await tab.keepGoodPart()).toBe(true)
  await tab.retrySaving()
  expect(tab.saved.value).toMatchObject({ is: 'failed', waiting: 1, trouble: 'stranded' })
  expect(await stored(tab, id)).toEqual(tab.session.value?.records)
  tab.dropStranded()
})
