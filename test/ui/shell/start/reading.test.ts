import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { desk, session } from '../../../../src/app/desk/table'
import { readWords } from '../../../../src/app/desk/words'
import { shelf } from '../../../../src/app/device/shelf'
import { exportGame } from '../../../../src/app/games/files'
import { closeGame, games, newGame, refresh } from '../../../../src/app/games/games'
import { enter, undo } from '../../../../src/app/saving/commands'
import { retrySaving } from '../../../../src/app/saving/keeping'
import { giveCopy, takeFile, takePasted } from '../../../../src/ui/shell/start/reading'
import { told } from '../../../../src/ui/shell/start/told'
import { setup } from '../../../app/setup'
import { equip } from '../../../app/support'

/** The texts of what the share sheet was given. */
let shared: Promise<string>[] = []
const share = (answer: () => Promise<void> = async () => {}) =>
  Object.assign(navigator, {
    canShare: () => true,
    share: async ({ files }: { files: readonly File[] }) => {
      await answer()
      shared.push(...files.map(file => file.text()))
    },
  })

/** A game that is stored and closed. */
async function stored(names: readonly string[]): Promise<string> {
  const players = names.map((name, i) => ({ id: `p${i + 1}`, name }))
  const id = (await newGame('18AL', { ...setup, players })) ?? ''
  closeGame()
  await retrySaving()
  return id
}

/** Lets the store read no games but these. */
async function readsOnly(...ids: readonly string[]): Promise<void> {
  const store = await shelf()
  const open = store.open.bind(store)
  vi.spyOn(store, 'open').mockImplementation(async id => {
    if (!ids.includes(id)) throw new Error('unreadable')
    return open(id)
  })
}

beforeEach(async () => {
  equip()
  shared = []
  told.value = undefined
  await readWords()
})
afterEach(async () => {
  vi.restoreAllMocks()
  const store = await shelf()
  for (const { id } of await store.games()) await store.purge(id)
})

describe('a copy of all games that is handed out', () => {
  it('needs no word if it is complete and the share sheet has it', async () => {
    share()
    await stored(['Ann', 'Bo', 'Cy'])
    await giveCopy()
    expect(JSON.parse((await shared[0]) ?? '').games).toHaveLength(1)
    expect(told.value).toBeUndefined()
  })

  it('says which game it lacks', async () => {
    share()
    const good = await stored(['Ann', 'Bo', 'Cy'])
    await stored(['Di', 'Ed', 'Flo'])
    await readsOnly(good)
    await giveCopy()
    expect(JSON.parse((await shared[0]) ?? '').games).toMatchObject([{ head: { id: good } }])
    expect(told.value).toEqual({
      text: 'One game could not be read and is not in the copy: 18AL (Di, Ed, Flo).',
      stop: true,
    })
  })

  it('is read game by game, and says which one was not taken, and why', async () => {
    share()
    await stored(['Ann', 'Bo', 'Cy'])
    const bad = await stored(['Di', 'Ed', 'Flo'])
    await giveCopy()
    const text = (await shared[0]) ?? ''
    vi.spyOn(await shelf(), 'create').mockImplementation(async head => {
      if (head.id === bad) throw new Error('full')
    })
    for (const { id } of games.value) await (await shelf()).purge(id)
    await refresh()
    expect((await takeFile(new Blob([text])))?.text).toBe(
      '18AL: 1 game added. 18AL (Di, Ed, Flo): it could not be stored.',
    )
  })

  it('says that it is among the downloads, since a download says nothing by itself', async () => {
    share(async () => {
      throw new DOMException('no', 'NotAllowedError')
    })
    URL.createObjectURL = () => 'blob:x'
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await stored(['Ann', 'Bo', 'Cy'])
    await giveCopy()
    expect(told.value).toEqual({ text: 'Saved to the downloads.' })
  })

  it('says nothing if the banker closes the share sheet', async () => {
    share(async () => {
      throw new DOMException('no', 'AbortError')
    })
    await stored(['Ann', 'Bo', 'Cy'])
    await giveCopy()
    expect(told.value).toBeUndefined()
  })

  it('is not handed out without any game, and says so', async () => {
    share()
    await stored(['Ann', 'Bo', 'Cy'])
    await readsOnly()
    await giveCopy()
    expect(shared).toEqual([])
    expect(told.value).toEqual({ text: 'The copy could not be made; try again.', stop: true })
  })
})

it('a file of which only a part was read says why, and opens what it became', async () => {
  const bid = { entity_type: 'player', type: 'bid', entity: 11, company: 'TR', price: 20 }
  const file = {
    ...{ id: 1, title: '18AL', settings: { seed: 1 }, status: 'active' },
    players: ['Ann', 'Bo', 'Cy'].map((name, i) => ({ id: 11 + i, name })),
    actions: [
      { id: 1, ...bid },
      { id: 2, ...bid, type: 'teleport' },
    ],
  }
  const notice = await takeFile(new Blob([JSON.stringify(file)]))
  expect(notice?.text).toContain('The import stops at entry 2 (teleport)')
  expect(notice?.choices?.map(it => it.text)).toEqual(['Open the stored game'])
  expect(desk.value).toBeNull()
  await notice?.choices?.[0]?.take()
  expect(session.value?.entries).toHaveLength(1)
  closeGame()
})

describe('a file of a stored game that goes on differently', () => {
  const enterOne = (type: string) => {
    const choice = desk.value?.choices.find(({ draft, refusal }) => draft.type === type && !refusal)
    if (!choice || !enter([choice.draft], desk.value?.revision ?? -1)) throw new Error(`no ${type}`)
  }
  const enterSome = (type: string, count: number) => {
    for (let i = 0; i < count; i++) enterOne(type)
  }
  const asked = async (text: string) => {
    const notice = await takeFile(new Blob([text]))
    return { said: notice?.text, offered: notice?.choices?.map(it => it.text) }
  }

  it('is asked about, with the one that goes further first', async () => {
    const id = (await newGame('18AL', setup)) ?? ''
    enterSome('buyPrivate', 5)
    enterSome('pass', 25)
    enterOne('par')
    const text = (await exportGame(id))?.text ?? ''
    undo()
    enterOne('pass')
    expect(await asked(text)).toEqual({
      said: '18AL: This game is here already, but differs from No. 31 on. The one just read has 31 entries, the stored one 31.',
      offered: [
        'Replace its last entry with the one just read',
        'Open the stored game',
        'Add it as another game',
      ],
    })
    enterOne('pass')
    expect((await asked(text)).offered?.[0]).toBe('Open the stored game')
  })

  it('takes nothing from the stored one if it was read only in part', async () => {
    const recorded = (...more: readonly object[]) => {
      const passes = Array.from({ length: 30 }, (_, i) => ({ type: 'pass', entity: 11 + ((i + 1) % 3) }))
      const actions = [{ type: 'bid', entity: 11, company: 'TR', price: 20 }, ...passes, ...more]
      return JSON.stringify({
        ...{ id: 1, title: '18AL', settings: { seed: 1 }, status: 'active' },
        players: ['Ann', 'Bo', 'Cy'].map((name, i) => ({ id: 11 + i, name })),
        actions: actions.map((action, i) => ({ id: i + 1, entity_type: 'player', ...action })),
      })
    }
    const bid = (price: number) => ({ type: 'bid', entity: 12, company: 'NDY', price })
    expect(await asked(recorded(bid(125)))).toEqual({ said: undefined, offered: undefined })
    expect((await asked(recorded(bid(130)))).offered).toHaveLength(3)
    expect(await asked(recorded(bid(130), { type: 'teleport', entity: 13 }))).toEqual({
      said: '18AL: The import stops at entry 33 (teleport): this kind of entry is not known. This game is here already, but differs from No. 32 on. The one just read has 32 entries, the stored one 32.',
      offered: ['Open the stored game', 'Add it as another game'],
    })
  })
})

describe('what is no game', () => {
  it('a game recorded elsewhere of which nothing could be imported says where it stops', async () => {
    const players = ['Ann', 'Bo', 'Cy'].map((name, i) => ({ id: 11 + i, name }))
    const actions = [{ id: 1, type: 'bid', entity: 11, entity_type: 'player', company: 'TR', price: 5 }]
    expect(await takeFile(new Blob([JSON.stringify({ title: '18AL', players, actions })]))).toEqual({
      stop: true,
      text: '18AL: The import stops at entry 1 (bid): the price of "Tusc" is $5 there and $20 here. Nothing was imported.',
    })
  })

  it.each([
    ['a picture', new Blob(['\u0089PNG\r\n\u001a\n', new Uint8Array(3_000_000)], { type: 'image/png' })],
    [
      'a picture that is called a game',
      new File([new Uint8Array(2_000_000)], 'a.json', { type: 'application/json' }),
    ],
    ['an empty file', new Blob([])],
    ['a letter', new Blob(['Dear Ann, …'])],
  ])('%s is said to be none', async (_, file) => {
    expect(await takeFile(file)).toMatchObject({
      text: expect.stringMatching(/^This is not a game file\. /),
      stop: true,
    })
  })
})

describe('a game in the clipboard', () => {
  const clipboard = (readText: () => Promise<string>) =>
    Object.defineProperty(navigator, 'clipboard', { value: { readText }, configurable: true })

  it('is taken in like a file', async () => {
    const id = await stored(['Ann', 'Bo', 'Cy'])
    const text = (await exportGame(id))?.text ?? ''
    await (await shelf()).purge(id)
    await refresh()
    clipboard(async () => `\n${text}`)
    await takePasted()
    expect(told.value).toBeUndefined()
    expect(games.value.map(({ players }) => players.map(({ name }) => name))).toEqual([['Ann', 'Bo', 'Cy']])
  })

  it('that is none, or empty, or may not be read, is said to be so', async () => {
    clipboard(async () => 'Dear Ann')
    await takePasted()
    expect(told.value?.text).toMatch(/^This is not a game file\./)
    clipboard(async () => ' ')
    await takePasted()
    expect(told.value).toEqual({ text: 'There is no text in the clipboard.', stop: true })
    clipboard(async () => {
      throw new DOMException('no', 'NotAllowedError')
    })
    await takePasted()
    expect(told.value?.text).toMatch(/^The browser does not let Paymaster read the clipboard\./)
  })
})

describe('a game recorded elsewhere', () => {
  /** A game of 1889 on 18xx.games with two players and these entries. */
  const recorded = (names: readonly string[], action: object) => {
    const players = names.map((name, i) => ({ id: i + 1, name }))
    return new File([JSON.stringify({ title: '1889', players, actions: [action] })], 'game.json')
  }
  const bid = (company: string, price: number) => ({
    ...{ type: 'bid', entity: 1, entity_type: 'player', company, price },
  })

  it('is told of in its own currency while no game is open', async () => {
    const other = await takeFile(recorded(['Ann', 'Bo'], bid('TR', 15)))
    expect(other?.text).toContain('is ¥15 there and ¥20 here')
    const refused = await takeFile(recorded(['Cy', 'Di'], bid('MF', 34)))
    expect(refused?.text).toContain('must be at least ¥35, not ¥34')
  })
})
