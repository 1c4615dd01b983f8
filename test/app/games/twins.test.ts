import Dexie from 'dexie'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action } from '../../../src/rules/rule'
import type { Row } from '../../../src/store/chain'
import { actionsOf, gameFileOf, realGame } from '../../games/recorded'
import { setup } from '../setup'
import { elsewhere, entries, equip, openTab, settled, type Tab, tap } from '../support'

beforeEach(equip)

/** A stored game after this many taps, and the text of its file after each of them. */
async function played(taps: number) {
  const tab = await openTab()
  const id = await tab.newGame('18AL', setup)
  const files: string[] = []
  for (let i = 0; i <= taps; i++) {
    files.push((await tab.exportGame(id))?.text ?? '')
    if (i < taps) expect(tap(tab)).toBe(true)
  }
  await settled(tab)
  return { tab, id, files, file: (n: number) => files[n] as string }
}

/** Starts a corporation instead of passing. */
function startOne(tab: Tab): void {
  const par = tab.desk.value?.choices.find(({ draft, refusal }) => draft.type === 'par' && !refusal)
  if (!par || !tab.enter([par.draft], tab.desk.value?.revision ?? -1)) throw new Error('nothing to start')
}

/** Reads a game and has its twin go on like it. */
async function takeOnto(tab: Tab, text: string) {
  const asked = await tab.importFile(text)
  if (!('twin' in asked)) throw new Error(JSON.stringify(asked))
  return tab.importFile(text, asked.twin)
}

const stored = async (tab: Tab) => {
  await tab.refresh()
  return tab.games.value.map(({ id, records }) => `${id} ${records}`)
}

describe('a game that is read and already stored', () => {
  it('is recognized by its entries, whatever times and notes are in the file, and nothing is stored', async () => {
    const { tab, id, file } = await played(4)
    const before = await stored(tab)
    expect(await tab.importFile(file(4))).toEqual({ twin: { id, stored: 4, read: 4 } })
    const plain = JSON.parse(file(4))
    for (const action of plain.actions) {
      delete action.at
      action.note = 'a note'
    }
    expect(await tab.importFile(JSON.stringify(plain))).toEqual({ twin: { id, stored: 4, read: 4 } })
    expect(await tab.importFile(file(2))).toEqual({ twin: { id, stored: 4, read: 2 } })
    expect(await stored(tab)).toEqual(before)
  })

  it('continues from what was read, with its history, if the banker wants that', async () => {
    const { tab, id, file } = await played(6)
    for (let i = 0; i < 3; i++) tab.undo()
    await settled(tab)
    expect(await tab.importFile(file(6))).toEqual({ twin: { id, stored: 3, read: 6 } })
    expect(await takeOnto(tab, file(6))).toEqual({ game: id })
    await tab.openGame(id)
    expect(entries(tab)).toHaveLength(6)
    expect(tab.session.value?.records).toHaveLength(12)
    expect(tab.undo()).toBe(true)
    expect(entries(tab)).toHaveLength(5)
    expect(tab.games.value).toHaveLength(1)
  })

  it('goes on in the tab that banks it, too', async () => {
    const { tab, id, file } = await played(5)
    tab.undo()
    tab.undo()
    await settled(tab)
    const other = await openTab()
    expect(await takeOnto(other, file(5))).toEqual({ game: id })
    await vi.waitFor(() => expect(entries(tab)).toHaveLength(5))
    expect(tap(tab)).toBe(true)
    await settled(tab)
    expect(await stored(tab)).toEqual([`${id} ${tab.session.value?.records.length}`])
    expect(entries(tab)).toHaveLength(6)
  })

  /** A game of 33 entries, and the text of one that has 31 of which the last is another one. */
  async function parted() {
    const { tab, id } = await played(30)
    startOne(tab)
    const text = (await tab.exportGame(id))?.text ?? ''
    tab.undo()
    for (let i = 0; i < 3; i++) tap(tab)
    await settled(tab)
    return { tab, id, text }
  }

  it('gets the other entries from where it differs, if the banker wants that, and Undo brings its own back', async () => {
    const { tab, id, text } = await parted()
    const own = entries(tab)
    expect(await tab.importFile(text)).toEqual({ twin: { id, stored: 33, read: 31, common: 30 } })
    expect(await takeOnto(tab, text)).toEqual({ game: id })
    await tab.openGame(id)
    expect(tab.session.value?.entries.map(({ action }) => action.type).slice(30)).toEqual(['par'])
    // The table has settled all that: nothing is shown as a correction.
    expect(tab.corrected.value).toBeUndefined()
    expect(await tab.importFile(text)).toEqual({ twin: { id, stored: 31, read: 31 } })
    expect([tab.undo(), tab.undo()]).toEqual([true, true])
    expect(entries(tab)).toEqual(own)
    expect(tab.games.value).toHaveLength(1)
  })

  it('is left alone if it changed after the question, and so is another twin', async () => {
    const { tab, id, text } = await parted()
    const asked = await tab.importFile(text)
    if (!('twin' in asked)) throw new Error(JSON.stringify(asked))
    tap(tab)
    expect(await tab.importFile(text, asked.twin)).toEqual({ problem: { stored: 'otherwise' } })
    expect(entries(tab)).toHaveLength(34)
    await tab.importFile(text, 'apart')
    // It is rather the same game than one that differs.
    expect(await tab.importFile(text)).toMatchObject({ twin: { stored: 31, read: 31 } })
    await tab.binGame(id)
    const before = await stored(tab)
    const late = await tab.importFile(text, { ...asked.twin, stored: 34 })
    expect(late).toEqual({ problem: { stored: 'otherwise' } })
    expect(await stored(tab)).toEqual(before)
  })

  it('is recognized if an early entry was put right, since nearly everything behind it is alike', async () => {
    const tab = await openTab()
    const game = realGame('4714')
    const first = await tab.importFile(gameFileOf({ ...game, trace: game.trace.slice(0, 160), final: {} }))
    if (!('game' in first)) throw new Error(JSON.stringify(first))
    const runs = actionsOf(game).findIndex(({ type }) => type === 'run')
    const trace = game.trace.slice(0, 200).map((step, i) => {
      const action = step.action as Action & { revenue?: number }
      return i === runs ? { ...step, action: { ...action, revenue: (action.revenue ?? 0) + 10 } } : step
    })
    expect(await tab.importFile(gameFileOf({ ...game, trace, final: {} }))).toEqual({
      twin: { id: first.game, stored: 160, read: 200, common: runs },
    })
  })

  it('is another evening of the same people if only its beginning is alike', async () => {
    const { tab, id } = await played(14)
    startOne(tab)
    const text = (await tab.exportGame(id))?.text ?? ''
    tab.undo()
    for (let i = 0; i < 30; i++) tap(tab)
    await settled(tab)
    expect(await tab.importFile(text)).toEqual({ game: expect.any(String) })
  })

  it('becomes another game if the banker wants that', async () => {
    const { tab, id, file } = await played(3)
    const taken = await tab.importFile(file(3), 'apart')
    if (!('game' in taken)) throw new Error(JSON.stringify(taken))
    expect(taken.game).not.toBe(id)
    expect(await stored(tab)).toHaveLength(2)
  })

  it('is the nearest of several: the same, else the longest one that it continues, else the next longer one', async () => {
    const { tab, id, file } = await played(6)
    const taken = await tab.importFile(file(2), 'apart')
    if (!('game' in taken)) throw new Error(JSON.stringify(taken))
    const twin = async (n: number) => {
      const found = await tab.importFile(file(n))
      return 'twin' in found ? found.twin.id : undefined
    }
    expect(await twin(6)).toBe(id)
    expect(await twin(2)).toBe(taken.game)
    expect(await twin(4)).toBe(taken.game)
    expect(await twin(1)).toBe(taken.game)
  })
})

describe('a game that is read and not yet stored', () => {
  it('is imported without a question: other players, options or entries, or none in common', async () => {
    const { tab, file } = await played(3)
    const change = (
      how: (file: { players: { name: string }[]; options: object; actions: object[] }) => void,
    ) => {
      const json = JSON.parse(file(3))
      how(json)
      return JSON.stringify(json)
    }
    const others = [
      change(json => {
        ;(json.players[0] as { name: string }).name = 'Zoe'
      }),
      change(json => {
        json.options = { unlimited4D: true }
      }),
      change(json => {
        json.actions = [{ type: 'bid', player: 'p1', private: 'M&C', amount: 105 }]
      }),
      file(0),
    ]
    for (const [n, text] of others.entries()) {
      expect(await tab.importFile(text)).toEqual({ game: expect.any(String) })
      expect(await stored(tab)).toHaveLength(n + 2)
    }
    expect(await tab.importFile(file(0))).toMatchObject({ twin: { stored: 0, read: 0 } })
  })

  it('is imported if the stored one is in the bin or damaged', async () => {
    const { tab, id, file } = await played(3)
    await tab.binGame(id)
    const again = await tab.importFile(file(3))
    if (!('game' in again)) throw new Error(JSON.stringify(again))
    const db = await new Dexie(`paymaster:${location.pathname}:games`).open()
    await db.table<Row>('records').update([again.game, 2], { text: '' })
    expect(await tab.importFile(file(3))).toEqual({ game: expect.any(String) })
    expect(await stored(tab)).toHaveLength(3)
  })

  it('is not appended to one that changed in the meantime; then nothing is stored', async () => {
    const { tab, id, file } = await played(4)
    tab.undo()
    tab.undo()
    await settled(tab)
    const before = await stored(tab)
    const db = await new Dexie(`paymaster:${location.pathname}:games`).open()
    const store = await tab.shelf()
    vi.spyOn(store, 'append').mockRejectedValueOnce(new Error('no room'))
    expect(await takeOnto(tab, file(4))).toEqual({ problem: { stored: 'otherwise' } })
    expect(await stored(tab)).toEqual(before)
    expect(await db.table('records').count()).toBe(6)
    expect(id).toBe(tab.games.value[0]?.id)
  })
})

describe('a game of a copy that is stored under another id', () => {
  /** The copy of a device after this many taps, and another device that received the game by a file before, after `received` taps. */
  async function sent(taps: number, received = taps, change = (_: Tab) => {}) {
    equip()
    const { tab, id, file } = await played(taps)
    change(tab)
    await settled(tab)
    const { text } = await tab.copyOfAll()
    const other = await elsewhere()
    const taken = await other.importFile(file(received))
    if (!('game' in taken)) throw new Error(JSON.stringify(taken))
    return { id, text, other, before: await stored(other) }
  }

  it('is here already, whatever was undone in it, also if the stored one goes further', async () => {
    const { text, other, before } = await sent(5, 4, tab => tab.undo())
    const same = { added: [], extended: [], same: 1, problems: [] }
    expect(await other.readCopy(text)).toEqual(same)
    expect(await stored(other)).toEqual(before)
    const further = await sent(3, 3, tab => tab.undo())
    expect(await further.other.readCopy(further.text)).toEqual(same)
    expect(await stored(further.other)).toEqual(further.before)
  })

  it('is kept beside the stored one if it goes further, or has a note that the stored one lacks', async () => {
    const longer = await sent(4, 3)
    expect(await longer.other.readCopy(longer.text)).toMatchObject({ added: [longer.id], same: 0 })
    expect(await stored(longer.other)).toHaveLength(2)
    const noted = await sent(3, 3, tab => {
      const last = tab.session.value?.entries.at(-1)?.action as Action
      tab.undo()
      expect(tab.enter([{ ...last, note: 'a note' }], tab.desk.value?.revision ?? -1)).toBe(true)
    })
    expect(await noted.other.readCopy(noted.text)).toMatchObject({ added: [noted.id], same: 0 })
  })

  it('is added if the stored one is in the bin, or has a game of its own in the copy', async () => {
    const { id, text, other } = await sent(3)
    const [head] = other.games.value
    const both = (await other.copyOfAll()).text
    await other.binGame(head?.id ?? '')
    expect(await other.readCopy(text)).toMatchObject({ added: [id], same: 0 })
    const games = [...JSON.parse(text).games, ...JSON.parse(both).games]
    const third = await elsewhere()
    await third.readCopy(both)
    expect(await third.readCopy(JSON.stringify({ ...JSON.parse(text), games }))).toMatchObject({
      added: [id],
      same: 1,
    })
  })

  it('is added only once if both went on differently, however often the copy is read', async () => {
    const { tab, id } = await played(3)
    const early = (await tab.copyOfAll()).text
    tap(tab)
    await settled(tab)
    const late = (await tab.copyOfAll()).text
    const other = await elsewhere()
    await other.readCopy(early)
    await other.openGame(id)
    other.undo()
    await settled(other)
    other.closeGame()
    expect(await other.readCopy(late)).toMatchObject({ added: [expect.any(String)], same: 0 })
    expect(await other.readCopy(late)).toMatchObject({ added: [], same: 1 })
  })
})
