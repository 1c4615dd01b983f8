import Dexie from 'dexie'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readCopy } from '../../../src/app/games/intake'
import type { Action } from '../../../src/rules/rule'
import { copyText } from '../../../src/store/copy'
import { headOf } from '../../ui/shell/setup/made'
import { elsewhere, entries, equip, openTab, played, reloaded, settled, tap } from '../support'

vi.mock('../../../src/titles/registry', async original =>
  (await import('../../ui/shell/setup/made')).withMade(await original()),
)

describe('a copy of a game with values of its title', () => {
  const own = { index: { top: [50, 55, 60], bottom: [1, 2, 3] }, others: [] }
  const taken = async (other: Record<string, unknown>) => {
    const read = await readCopy(copyText([{ head: headOf('Made', { own: other }), written: [] }]))
    return 'problem' in read ? read.problem : (read.problems[0]?.problem ?? 'taken')
  }

  it('is imported if they are right', async () => {
    expect(await taken(own)).toBe('taken')
  })

  it.each([
    ['an unknown key', { ...own, chart: [] }, { code: 'unknownKey', key: 'chart' }],
    ['a key that every game file has', { ...own, players: [] }, { code: 'unknownKey', key: 'own.players' }],
    ['a missing key', { others: [] }, { code: 'missingKey', key: 'index' }],
    ['a wrong value', { ...own, index: { ...own.index, top: [50, 55, 55] } }, { code: 'ladderRises' }],
  ])('is refused with %s', async (_, other, problem) => {
    expect(await taken(other)).toMatchObject(problem)
  })
})

describe('a copy that is read', () => {
  beforeEach(equip)

  it('rejoins what lies behind damage, whichever visits the entries before it were made in', async () => {
    const { tab, id } = await reloaded(4)
    expect(tap(tab) && tap(tab)).toBe(true)
    await settled(tab)
    const { text } = await tab.copyOfAll()
    expect(tap(tab) && tap(tab) && tap(tab)).toBe(true)
    await settled(tab)
    const before = tab.session.value?.records
    tab.closeGame()
    const db = await new Dexie(`paymaster:${location.pathname}:games`).open()
    await db.table('records').update([id, 3], { table: 'damaged' })
    db.close()
    expect(await tab.readCopy(text)).toMatchObject({ extended: [id], problems: [] })
    expect(before).toHaveLength(9)
    expect((await (await tab.shelf()).open(id))?.records).toEqual(before)
  })

  it('closes the open game if it goes on in the copy, and every other tab is told', async () => {
    const { tab, id } = await played(9)
    const late = (await tab.copyOfAll()).text
    const other = await elsewhere()
    const copy = JSON.parse(late)
    copy.games[0].records.length = 6
    copy.games[0].head.records = 6
    await other.readCopy(JSON.stringify(copy))
    await other.openGame(id)
    const desk = other.desk.value
    const third = await openTab()
    await third.refresh()
    expect(third.games.value).toMatchObject([{ records: 6 }])
    expect(await other.importFile(late)).toMatchObject({ copy: { extended: [id] } })
    expect(other.current.value).toBeNull()
    const pass = desk?.choices.find(({ draft }) => draft.type === 'pass')?.draft as Action
    expect(other.enter([pass], desk?.revision ?? -1)).toBe(false)
    expect(await other.openGame(id)).toBeUndefined()
    expect(entries(other)).toEqual(entries(tab))
    await vi.waitFor(() => expect(third.games.value).toMatchObject([{ records: 9 }]))
  })

  it('tells every other tab of a game that it adds', async () => {
    const { tab, id } = await played(2)
    const { text } = await tab.copyOfAll()
    const other = await elsewhere()
    const third = await openTab()
    await other.readCopy(text)
    await vi.waitFor(() => expect(third.games.value).toMatchObject([{ id, records: 2 }]))
  })
})
