import { beforeEach, describe, expect, it, vi } from 'vitest'
import { packGame, unpackGame } from '../../../../src/interop/compact/compact'
import { gameFileText, readGameFile } from '../../../../src/interop/gameFile'
import { roundsCsv } from '../../../../src/interop/tables'
import { begin, enter, now, type Session } from '../../../../src/session/session'
import { equip, openTab, settled } from '../../../app/support'
import { loadScreens } from '../../screens'
import { game, micro, own, setupFor } from '../kit'

// The app with the made-up title in it, as the test build has it.
vi.mock('../../../../src/titles/registry', () => import('../../registry'))

const titleOf = async (id: string) => (id === micro.id ? micro : undefined)
const setup = setupFor(2)
const file = { title: micro, setup, actions: game }

/** The game file with one key changed. */
const changed = (key: string, value: unknown) =>
  JSON.stringify({ ...JSON.parse(gameFileText(file)), [key]: value })

const problem = async (text: string) => {
  const read = await readGameFile(text, titleOf)
  return 'problem' in read ? `${read.problem.key} ${read.problem.code}` : undefined
}

describe('a file', () => {
  it('keeps what the title asks for', async () => {
    const text = gameFileText(file)
    expect(JSON.parse(text)).toMatchObject({ title: 'MicroLine', ...own })
    expect(await readGameFile(text, titleOf)).toEqual({ file })
  })

  it('is refused without it, with more, or with what the title cannot play with', async () => {
    expect(await problem(changed('ladder', undefined))).toBe('ladder missingKey')
    expect(await problem(changed('market', 1))).toBe('market unknownKey')
    expect(await problem(changed('options', { extra: true }))).toBeUndefined()
    const upper = [31, ...own.ladder.upper.slice(1)]
    expect(await problem(changed('ladder', { ...own.ladder, upper }))).toContain('ladderBegins')
    const four = setupFor(4, { extra: true })
    expect(await problem(gameFileText({ title: micro, setup: four, actions: [] }))).toContain('optionSeats')
  })
})

describe('a code', () => {
  it('keeps what the title asks for', async () => {
    const bytes = packGame(file)
    expect(bytes?.length).toBeLessThan(200)
    const read = await unpackGame(bytes ?? new Uint8Array(), titleOf)
    expect(read).toMatchObject({ file: { setup, actions: game } })
  })
})

describe('tables by round', () => {
  it('name companies as the setup does', () => {
    const step = enter(begin(micro, setup), game)
    if ('stop' in step) throw new Error(step.stop.refusal.code)
    expect(roundsCsv(step.session)).toContain('2,corporation,x1,Dune,')
  })
})

describe('the screens', () => {
  it('have a panel for each kind of turn, and leave out what the game lacks', async () => {
    const { panels, ...screens } = await loadScreens('MicroLine')
    expect(Object.keys(panels)).toEqual(['card', 'buy', 'run', 'over'])
    for (const lacks of ['Ahead', 'Newcomer', 'Sheet', 'Tied'] as const)
      expect(screens[lacks]).toBeUndefined()
  })
})

describe('the app', () => {
  beforeEach(equip)

  const tableOf = (session: Session | null) => session && now(session)

  it('stores a game with what its title asks for, and opens it again', async () => {
    const tab = await openTab()
    await tab.newGame('MicroLine' as '18AL', setup)
    for (const action of game) tab.enter([action], tab.desk.value?.revision ?? 0)
    expect(tab.session.value?.entries).toHaveLength(game.length)
    await settled(tab)
    const again = await openTab()
    expect(await again.continueLast()).toBe(true)
    expect(again.session.value?.setup).toEqual(setup)
    expect(tableOf(again.session.value)).toEqual(tableOf(tab.session.value))
  })
})
