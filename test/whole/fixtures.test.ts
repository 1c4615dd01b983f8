import { beforeEach, describe, expect, it } from 'vitest'
import type { LogRecord } from '../../src/session/records'
import { reopen } from '../../src/session/reopen'
import type { WorthAt } from '../../src/session/story'
import { equip, openTab, settled, type Tab } from '../app/support'
import { dump, type Expected, jsonOf, restore, textOf } from '../fixtures/firstForm'
import { asNow, asThen } from '../fixtures/firstLog'
import { firstStory, sameWorth } from '../fixtures/firstStory'

// Everything that version 0.1.0 of the app left behind, in a browser or outside it, is accepted by the current app:
// the same tables, the same log, and as much to undo.

const expected = jsonOf<Record<string, Expected>>('expected.json.gz')
const sentences = jsonOf<Record<string, readonly string[]>>('sentences.json.gz')
const codes = jsonOf<Record<string, readonly string[]>>('codes.json')
const lying = dump()

const names = Object.keys(expected)
// This file was only sent.
const stored = names.filter(name => name !== 'long')
const SMALL = ['begun', 'aside']
const fileOf = (name: string) => textOf(`${name}.paymaster.json${SMALL.includes(name) ? '' : '.gz'}`)

const of = (name: string) => expected[name] as Expected

beforeEach(() => {
  localStorage.clear()
  equip()
})

async function openApp() {
  const tab = await openTab()
  const [rest, story, history, past, sheets, share] = await Promise.all([
    import('../../src/app/desk/rest'),
    import('../../src/app/games/story'),
    import('../../src/app/past/history'),
    import('../../src/app/past/change'),
    import('../../src/app/desk/sheets'),
    import('../../src/app/games/share'),
  ])
  return { ...tab, ...rest, ...story, ...history, ...past, ...sheets, ...share }
}
type App = Awaited<ReturnType<typeof openApp>>

function openNow(tab: Tab) {
  const open = tab.session.value
  if (!open) throw new Error('no game is open')
  return open
}

function reportOf(tab: Tab) {
  const open = openNow(tab)
  return open.title.report(open.entries.at(-1)?.state ?? open.start)
}

/** The log in English, with the consequences of each entry. */
function logOf(tab: Tab): readonly string[] {
  return openNow(tab).entries.flatMap(entry => [
    tab.titleWords.value?.entry(entry.action, entry.happened, tab.voice.value) ?? '',
    ...tab.followedBy(entry).map(sentence => `  ${sentence}`),
  ])
}

const notedOf = (tab: Tab) =>
  openNow(tab).entries.flatMap(({ action }) => ('note' in action ? [action.note] : []))

/** Opens a game as the banker does, and expects no complaint. */
async function opened(tab: Tab, id: string): Promise<void> {
  expect(await tab.openGame(id)).toBeUndefined()
  expect([tab.damage.value, tab.differs.value, tab.guard.value]).toEqual([null, null, null])
}

/** Compares the table and the log, which every form of a game carries. */
function isTable(tab: Tab, name: string): void {
  const { head, entries, report } = of(name)
  const { title, setup } = openNow(tab)
  expect([title.id, setup.players, setup.options]).toEqual([head.title, head.players, head.options])
  expect(openNow(tab).entries).toHaveLength(entries)
  expect(reportOf(tab)).toEqual(report)
  expect(asThen(logOf(tab))).toEqual(sentences[name]?.map(asNow))
}

/** The rows of a game in a table of the database. */
function rowsOf<Row>(store: string, game: string): readonly Row[] {
  return (lying.stores[store]?.rows ?? []).filter(row => row.game === game) as unknown as readonly Row[]
}

/** Compares what only the database and copies keep: everything ever entered, undone, changed and put aside. */
async function isWhole(tab: App, name: string): Promise<void> {
  const was = of(name)
  const { records, done, undone } = openNow(tab)
  const now = { records: records.length, undo: done.length, redo: undone.length }
  expect(now).toEqual({ records: was.records, undo: was.undo, redo: was.redo })
  const types = (actions: readonly { type: string }[]) => actions.map(action => action.type)
  const amended = [...tab.changed.value.values()].flat().map(({ was, is }) => [types(was), types(is)])
  expect(amended).toEqual(was.amended)
  expect(notedOf(tab)).toEqual(was.noted)
  // In that version the shares and trains of a joined table, and those that a ruling moved, counted as bought.
  const states = /^(joined|ruled)$/.test(name)
  const { counts, worth, ...told } = was.story as { counts: object; worth: readonly WorthAt[] }
  const any = states
    ? { bought: expect.any(Number), sold: expect.any(Number), trains: expect.any(Number) }
    : {}
  // The end of a game on Play reads the story before its chronicle is there.
  expect(tab.story.value?.standings).toHaveLength(openNow(tab).setup.players.length)
  await tab.reachRest()
  expect(firstStory(tab.story.value)).toEqual({
    ...told,
    worth: sameWorth(worth),
    counts: { ...counts, ...any },
  })
  const kept = rowsOf<{ text: string }>('kept', was.id).map(({ text }) => text)
  expect(kept).toHaveLength(was.kept)
  expect(await (await tab.shelf()).kept(was.id)).toEqual(kept)
}

/** Redoes everything there is, then undoes, and expects the same tables on the way. */
async function goesBack(tab: Tab, { redone = [], undone = [] }: Expected): Promise<void> {
  for (const report of redone) {
    expect(tab.redo()).toBe(true)
    expect(reportOf(tab)).toEqual(report)
  }
  expect(tab.redo()).toBe(false)
  for (const report of undone) {
    expect(tab.undo()).toBe(true)
    expect(reportOf(tab)).toEqual(report)
  }
  await settled(tab)
}

/** The records of a game as stored, without the actions, which may have been converted to a newer format. */
const sketch = (records: readonly LogRecord[]) =>
  records.map(record => {
    if (!('splices' in record)) return { ...record }
    const splices = record.splices.map(({ after, remove, insert }) => [after, remove, insert.length])
    return { n: record.n, at: record.at, splices }
  })

describe('the database of the first format', () => {
  it('lists the same games, one of them in the bin, with the settings', async () => {
    await restore(lying)
    const tab = await openApp()
    await Promise.all([tab.refresh(), tab.settingsRead])
    for (const name of stored)
      expect(tab.games.value.find(({ id }) => id === of(name).id)).toMatchObject(of(name).head)
    expect(tab.games.value).toHaveLength(stored.length)
    expect(tab.games.value.filter(({ deleted }) => deleted).map(({ id }) => id)).toEqual([of('stopped').id])
    const { theme, paperMoney, language } = tab.settings
    expect([theme.value, paperMoney.value, language.value]).toEqual(['dark', [1, 5, 20, 100], 'en'])
  })

  it.each(stored)('opens the game %s as it was after each of its rounds, ready to continue', async name => {
    await restore(lying)
    const tab = await openApp()
    await opened(tab, of(name).id)
    isTable(tab, name)
    const { title, setup, records } = openNow(tab)
    for (const { n, report } of rowsOf<{ n: number; report: unknown }>('marks', of(name).id)) {
      const { session } = reopen(title, setup, records.slice(0, n))
      expect(title.report(session.entries.at(-1)?.state ?? session.start)).toEqual(report)
    }
    await isWhole(tab, name)
    const rows = rowsOf<{ text: string }>('records', of(name).id)
    expect(sketch(openNow(tab).records)).toEqual(sketch(rows.map(({ text }) => JSON.parse(text))))
    if (of(name).undone) await goesBack(tab, of(name))
  })

  it('keeps a change that was held, and what the revenue sheets remember', async () => {
    await restore(lying)
    const tab = await openApp()
    await opened(tab, of('amended').id)
    await tab.recallSheets()
    expect(tab.sheetMemory.value.tiles).toEqual({ Mobile: 'yellow' })
    expect(tab.held.value).toHaveLength(1)
    tab.resume(0)
    expect(tab.accept()).toBe(true)
    expect(reportOf(tab)).toEqual(of('amended').held)
    await settled(tab)
  })
})

describe('a copy of the first format', () => {
  const all = textOf('all.paymaster-copy.json.gz')
  const ids = stored.map(name => of(name).id).sort()

  it('is imported whole, and recognized if its games are there', async () => {
    const tab = await openApp()
    const taken = await tab.importFile(all)
    if (!('copy' in taken)) throw new Error(JSON.stringify(taken))
    expect([...taken.copy.added].sort()).toEqual(ids)
    expect(taken.copy).toMatchObject({ extended: [], same: 0, problems: [] })
    const again = { copy: { added: [], extended: [], same: ids.length, problems: [] } }
    expect(await tab.importFile(all)).toEqual(again)
    equip()
    await restore(lying)
    expect(await (await openApp()).importFile(all)).toEqual(again)
  })

  it.each(stored)('carries everything of the game %s', async name => {
    const tab = await openApp()
    await tab.importFile(all)
    await opened(tab, of(name).id)
    isTable(tab, name)
    await isWhole(tab, name)
    if (of(name).undone) await goesBack(tab, of(name))
  })

  it.each(SMALL)('of the game %s alone is imported', async name => {
    const tab = await openApp()
    const taken = await tab.importFile(textOf(`${name}.paymaster-copy.json`))
    expect(taken).toEqual({ copy: { added: [of(name).id], extended: [], same: 0, problems: [] } })
    await opened(tab, of(name).id)
    isTable(tab, name)
    await isWhole(tab, name)
  })
})

describe('a game file of the first format', () => {
  it.each(names)('carries the game %s, each entry to be undone by itself', async name => {
    const tab = await openApp()
    const taken = await tab.importFile(fileOf(name))
    if (!('game' in taken)) throw new Error(JSON.stringify(taken))
    await opened(tab, taken.game)
    isTable(tab, name)
    expect(openNow(tab).done).toHaveLength(of(name).entries)
    expect(notedOf(tab)).toEqual(of(name).noted)
  })

  it.each(['amended', 'joined', 'ruled'])('is recognized if the game %s is stored', async name => {
    await restore(lying)
    const { id, entries } = of(name)
    const twin = { id, stored: entries, read: entries }
    expect(await (await openApp()).importFile(fileOf(name))).toEqual({ twin })
  })
})

describe('the codes of the first format', () => {
  it('are one for a game and several for a long one', () => {
    expect(Object.values(codes).map(series => series.length)).toEqual(
      names.map(name => (name === 'long' ? 3 : ['bankrupt', 'ruled', 'tied'].includes(name) ? 2 : 1)),
    )
  })

  it.each(names)('carry the game %s, seen in any order', async name => {
    const tab = await openApp()
    const series = [...(codes[name] ?? [])].reverse()
    const last = series.pop() ?? ''
    for (const text of series) expect(await tab.takeCode(text)).toBeUndefined()
    const received = await tab.takeCode(last)
    if (!received || !('text' in received)) throw new Error(JSON.stringify(received))
    const taken = await tab.importFile(received.text)
    if (!('game' in taken)) throw new Error(JSON.stringify(taken))
    await opened(tab, taken.game)
    isTable(tab, name)
  })
})
