import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action } from '../../../src/rules/rule'
import { copyText } from '../../../src/store/copy'
import type { GameHead } from '../../../src/store/types'
import { setup } from '../setup'
import { elsewhere, entries, equip, openTab, played, reloaded, settled, tap } from '../support'

beforeEach(equip)
afterEach(() => vi.restoreAllMocks())

describe('a game file', () => {
  it('carries the entries in force to another device, each to be undone by itself', async () => {
    const { tab, id } = await played(6)
    tab.undo()
    const file = await tab.exportGame(id)
    expect(file?.name).toMatch(/^18AL \d{4}-\d\d-\d\d Ann Bo Cy\.paymaster\.json$/)
    const other = await elsewhere()
    const taken = await other.importFile(file?.text ?? '')
    if (!('game' in taken)) throw new Error(JSON.stringify(taken))
    expect(other.games.value).toMatchObject([{ id: taken.game, records: 5, round: tab.current.value?.round }])
    await other.openGame(taken.game)
    expect(entries(other)).toEqual(entries(tab))
    expect(other.undo()).toBe(true)
    expect(entries(other)).toHaveLength(4)
  })

  it('is not taken when the rules refuse an entry, and nothing is stored', async () => {
    const { tab, id } = await played(3)
    const file = JSON.parse((await tab.exportGame(id))?.text ?? '')
    file.actions.splice(1, 0, { type: 'endTurn', corporation: 'L&N' })
    const other = await elsewhere()
    expect(await other.importFile(JSON.stringify(file))).toMatchObject({
      problem: { entry: 2, action: { type: 'endTurn' }, refusal: { code: expect.any(String) } },
    })
    file.actions = [{ type: 'pass', player: 'p1', extra: 1 }]
    expect(await other.importFile(JSON.stringify(file))).toMatchObject({
      problem: { file: { code: 'unknownKey', key: 'actions[0].extra' } },
    })
    await other.refresh()
    expect(other.games.value).toEqual([])
  })
})

describe('a copy', () => {
  it('keeps what was undone, and says which games are already there', async () => {
    const { tab, id } = await played(5)
    tab.undo()
    tab.undo()
    tap(tab)
    await settled(tab)
    const { name, text } = await tab.copyOfAll()
    expect(name).toMatch(/^Paymaster \d{4}-\d\d-\d\d\.paymaster-copy\.json$/)
    const other = await elsewhere()
    expect(await other.importFile(text)).toEqual({
      copy: { added: [id], extended: [], same: 0, problems: [] },
    })
    expect(await other.readCopy(text)).toMatchObject({ added: [], same: 1 })
    await other.openGame(id)
    expect(other.session.value?.records).toEqual(tab.session.value?.records)
    expect(entries(other)).toEqual(entries(tab))
    expect((await other.copyOfAll()).text).toBe(text)
  })

  it('brings a game up to date, and keeps both if two devices went on differently', async () => {
    const { tab, id } = await played(2)
    const early = (await tab.copyOfAll()).text
    tap(tab)
    await settled(tab)
    const late = (await tab.copyOfAll()).text
    const other = await elsewhere()
    await other.readCopy(early)
    expect(await other.readCopy(late)).toMatchObject({ added: [], extended: [id], problems: [] })
    await other.openGame(id)
    expect(entries(other)).toEqual(entries(tab))
    other.undo()
    await settled(other)
    other.closeGame()
    tap(tab)
    await settled(tab)
    const taken = await other.readCopy((await tab.copyOfAll()).text)
    expect(taken).toMatchObject({ extended: [], same: 0, problems: [] })
    if (!('added' in taken)) throw new Error('not taken')
    expect(taken.added).toHaveLength(1)
    expect(taken.added).not.toContain(id)
    expect(other.games.value).toHaveLength(2)
  })

  it('says of each entry which visit it was made in, also if some are not stored yet', async () => {
    const { tab } = await reloaded(4)
    const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' })
    const append = vi.spyOn(await tab.shelf(), 'append').mockRejectedValue(full)
    expect(tap(tab)).toBe(true)
    await vi.waitFor(() => expect(tab.saved.value.is).toBe('failed'))
    const early = JSON.parse((await tab.copyOfAll()).text).games[0].records
    append.mockRestore()
    await tab.retrySaving()
    await settled(tab)
    const late = JSON.parse((await tab.copyOfAll()).text).games[0].records
    expect(early).toHaveLength(5)
    expect(early).toEqual(late)
    const visits: readonly string[] = late.map(({ by }: { by: string }) => by)
    expect(visits.slice(0, 4)).toEqual(visits.slice(0, 4).map(() => visits[0]))
    expect(visits[4]).not.toBe(visits[0])
  })

  it('says which games are not in it, because the store could not read them', async () => {
    const { tab, id } = await played(2)
    const other = await tab.newGame('18AL', setup)
    tab.closeGame()
    await tab.retrySaving()
    const store = await tab.shelf()
    const open = store.open.bind(store)
    vi.spyOn(store, 'open').mockImplementation(async one => {
      if (one === id) throw new Error('unreadable')
      return open(one)
    })
    const copy = await tab.copyOfAll()
    expect(JSON.parse(copy.text).games).toMatchObject([{ head: { id: other } }])
    expect(copy).toMatchObject({ games: 1, leftOut: [id] })
    vi.spyOn(store, 'games').mockRejectedValue(new Error('no list'))
    await vi.waitFor(() => expect(tab.games.value).toHaveLength(2))
    expect(await tab.copyOfAll()).toMatchObject({ games: 1, leftOut: [id] })
  })

  it('that is damaged yields its good part, and says where the damage begins', async () => {
    const { tab, id } = await played(5)
    const copy = JSON.parse((await tab.copyOfAll()).text)
    copy.games[0].records[3].record.at = '2001-01-01T00:00:00.000Z'
    const other = await elsewhere()
    expect(await other.readCopy(JSON.stringify(copy))).toMatchObject({
      added: [id],
      problems: [{ game: id, at: 4, here: false }],
    })
    expect(await other.readCopy(JSON.stringify(copy))).toMatchObject({
      ...{ added: [], same: 1 },
      problems: [{ game: id, at: 4, here: true }],
    })
    await other.openGame(id)
    expect(entries(other)).toHaveLength(3)
    expect(other.damage.value).toBeNull()
  })

  it('carries damaged parts along once, however often it is imported', async () => {
    const { tab, id } = await played(5)
    const store = await tab.shelf()
    await store.keep(id, ['put aside long ago'])
    const copy = JSON.parse((await tab.copyOfAll()).text)
    copy.games[0].records[3].record.at = '2001-01-01T00:00:00.000Z'
    const other = await elsewhere()
    const kept = async () => (await (await other.shelf()).kept(id)).map(text => text.slice(0, 40))
    for (let times = 0; times < 2; times++) await other.readCopy(JSON.stringify(copy))
    expect(await kept()).toEqual(['put aside long ago', expect.stringContaining(`[{"game":"${id}","n":4,`)])
    const again = (await other.copyOfAll()).text
    const third = await elsewhere()
    await third.readCopy(again)
    expect(await (await third.shelf()).kept(id)).toEqual(JSON.parse(again).games[0].kept)
    expect(JSON.parse(again).games[0].kept).toHaveLength(2)
  })

  it.each([
    ['{"format": "paymaster-copy", ', { code: 'noJson' }],
    ['{"format": "paymaster-copy", "version": 3}', { code: 'newer', key: 'version' }],
    ['{"format": "paymaster-copy", "version": 1}', { code: 'wrongValue', key: 'games' }],
    [
      '{"format": "paymaster-copy", "version": 1, "games": [], "more": 1}',
      { code: 'wrongValue', key: 'more' },
    ],
    [
      '{"format": "paymaster-copy", "version": 1, "games": [{"head": {"__proto__": 1}}]}',
      { code: 'wrongValue' },
    ],
  ])('that is not a copy is refused: %s', async (text, problem) => {
    const tab = await openTab()
    expect(await tab.importFile(text)).toMatchObject({ problem: { copy: problem } })
  })

  it('imports no game with an unknown action or a wrong id, even if its checksums are right', async () => {
    const { tab, id } = await played(2)
    const [game] = JSON.parse((await tab.copyOfAll(id)).text).games as readonly { head: GameHead }[]
    const other = await elsewhere()
    const spoilt = (action: object) => {
      const record = { n: 1, splices: [{ after: 0, remove: [], insert: [action as Action] }] }
      return copyText([{ head: game?.head as GameHead, written: [{ record, table: '', by: '' }] }])
    }
    for (const [action, code] of [
      [{ type: 'steal' }, 'unknownAction'],
      [{ type: 'pass', player: 'p9' }, 'unknownId'],
      [{ type: 'bid', player: 'p1', private: 'M&C', amount: 0.5 }, 'noWhole'],
    ] as const)
      expect(await other.readCopy(spoilt(action))).toMatchObject({
        added: [],
        problems: [{ problem: { code } }],
      })
    const strange = copyText([{ head: { ...(game?.head as GameHead), title: '18XX' }, written: [] }])
    expect(await other.readCopy(strange)).toMatchObject({ problems: [{ problem: { code: 'unknownTitle' } }] })
    expect(other.games.value).toEqual([])
  })
})

describe('a game recorded on 18xx.games', () => {
  const recorded = (actions: readonly object[]) =>
    JSON.stringify({
      id: 1,
      title: '18AL',
      players: [11, 12, 13].map((id, i) => ({ id, name: ['Ann', 'Bo', 'Cy'][i] })),
      settings: { seed: 1 },
      status: 'active',
      actions: actions.map((action, i) => ({ id: i + 1, entity_type: 'player', ...action })),
    })
  const first = { type: 'bid', entity: 11, company: 'TR', price: 20 }

  it('becomes a game of the list', async () => {
    const tab = await elsewhere()
    const taken = await tab.importFile(
      recorded([first, { type: 'bid', entity: 12, company: 'NDY', price: 125 }]),
    )
    if (!('game' in taken)) throw new Error(JSON.stringify(taken))
    expect(taken.stopped).toBeUndefined()
    await tab.openGame(taken.game)
    expect(entries(tab)).toEqual(['1 buyPrivate', '2 bid'])
  })

  it('is imported as far as possible, and says where it stops', async () => {
    const tab = await elsewhere()
    const taken = await tab.importFile(recorded([first, { type: 'teleport', entity: 12 }]))
    if (!('game' in taken)) throw new Error(JSON.stringify(taken))
    expect(taken).toMatchObject({ stopped: { entry: 2, type: 'teleport', code: 'unknownEntry' } })
    expect(tab.games.value).toMatchObject([{ id: taken.game, records: 1 }])
  })

  it('becomes no game if nothing of it could be imported', async () => {
    const tab = await elsewhere()
    const taken = await tab.importFile(recorded([{ type: 'teleport', entity: 11 }]))
    expect(taken).toMatchObject({ problem: { title: '18AL', stopped: { entry: 1, code: 'unknownEntry' } } })
    expect(tab.games.value).toEqual([])
    const fresh = await tab.importFile(recorded([]))
    expect(fresh).toHaveProperty('game')
  })

  it('says which of its final scores are not those of the file', async () => {
    const tab = await elsewhere()
    const ended = (score: number) =>
      recorded([first, { type: 'end_game', entity: 12 }]).replace(
        '"status":"active"',
        `"status":"finished","manually_ended":true,"result":{"11":${score},"12":600,"13":600}`,
      )
    expect(await tab.importFile(ended(640))).toMatchObject({
      differs: [{ name: 'Ann', there: 640, here: 600 }],
    })
    expect(await tab.importFile(ended(600), 'apart')).not.toHaveProperty('differs')
  })
})
