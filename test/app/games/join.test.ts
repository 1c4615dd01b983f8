import { beforeEach, describe, expect, it } from 'vitest'
import type { Action } from '../../../src/rules/rule'
import { setup } from '../setup'
import { equip, openTab, settled } from '../support'

beforeEach(equip)

/** A tab in which a game is being joined. */
async function openJoining() {
  const tab = await openTab()
  const games = await import('../../../src/app/games/join')
  const { go } = await import('../../../src/app/desk/routes')
  go('join')
  await games.beginJoining('18AL', setup)
  return { tab, go, ...games }
}

const pass = (player: string): Action => ({ type: 'pass', player }) as Action

describe('a game that is joined', () => {
  it('exists from its first entry on, and is no longer pending', async () => {
    const { tab, join, joining } = await openJoining()
    expect(await join([pass('p1'), pass('p2')])).toBe(true)
    await settled(tab)
    expect(tab.session.value?.entries.map(({ action }) => action.type)).toEqual(['pass', 'pass'])
    expect(joining.value).toBeNull()
    await tab.refresh()
    expect(tab.games.value).toHaveLength(1)
  })

  it('does not exist if an entry is refused', async () => {
    const { tab, join, joining } = await openJoining()
    expect(await join([pass('p1'), pass('p1')])).toBe(false)
    await settled(tab)
    expect(joining.value).not.toBeNull()
    await tab.refresh()
    expect(tab.games.value).toEqual([])
    expect(tab.session.value).toBeNull()
  })

  it('keeps what is filled in across a reload, until its game begins', async () => {
    const { fillIn } = await openJoining()
    fillIn({ cash: { p1: 120 } })
    await openTab()
    const again = await import('../../../src/app/games/join')
    expect(again.joining.value).toBeNull()
    expect(again.unfinished.value).toMatchObject({ title: '18AL', setup })
    await again.goOnJoining()
    expect(again.joining.value).toMatchObject({ setup, filled: { cash: { p1: 120 } } })
    expect(await again.join([pass('p1')])).toBe(true)
    await openTab()
    expect((await import('../../../src/app/games/join')).unfinished.value).toBeNull()
  })

  it('keeps the answers when names, options or the number of players change, and begins afresh without one who is in them', async () => {
    const { beginJoining, fillIn, joining } = await openJoining()
    fillIn({ cash: { p1: 120 } })
    const named = setup.players.map(({ id }, i) => ({ id, name: `Other ${i}` }))
    await beginJoining('18AL', { players: named, options: { unlimited4D: true } })
    expect(joining.value?.filled).toEqual({ cash: { p1: 120 } })
    const four = { ...setup, players: [...named, { id: 'p4', name: 'Fourth' }] }
    await beginJoining('18AL', four)
    expect(joining.value?.filled).toEqual({ cash: { p1: 120 } })
    await beginJoining('18AL', setup)
    expect(joining.value?.filled).toEqual({ cash: { p1: 120 } })
    await beginJoining('18AL', four)
    fillIn({ cash: { p1: 120, p4: 7 } })
    await beginJoining('18AL', setup)
    expect(joining.value?.filled).toBeUndefined()
  })

  it('gives each player the same answers on another seat', async () => {
    const { beginJoining, fillIn, joining } = await openJoining()
    fillIn({ cash: { p1: 120, p2: 7 }, turn: 'p2' })
    const [ann, bo, cy] = ['Ann', 'Bo', 'Cy']
    const seated = [cy, ann, bo].map((name, i) => ({ id: `p${i + 1}`, name: name ?? '' }))
    await beginJoining('18AL', { ...setup, players: seated })
    expect(joining.value?.filled).toEqual({ cash: { p2: 120, p3: 7 }, turn: 'p3' })
  })

  it('keeps the answers for another table until something is filled in for the new one', async () => {
    const { beginJoining, fillIn, joining, unfinished } = await openJoining()
    fillIn({ cash: { p1: 120 } })
    const two = { ...setup, players: setup.players.slice(0, 2) }
    await beginJoining('18VA', two)
    expect([joining.value?.title, joining.value?.filled]).toEqual(['18VA', undefined])
    expect(unfinished.value?.title).toBe('18AL')
    await beginJoining('18AL', setup)
    expect(joining.value?.filled).toEqual({ cash: { p1: 120 } })
    await beginJoining('18VA', two)
    fillIn({ cash: {} })
    expect(unfinished.value?.title).toBe('18VA')
  })

  it('closes an open game of another title, but not once the banker has gone elsewhere', async () => {
    const { tab, go, goOnJoining, fillIn } = await openJoining()
    fillIn({})
    await tab.newGame('18VA', setup)
    go('play')
    await goOnJoining()
    expect(tab.session.value?.title.id).toBe('18VA')
    go('join')
    await goOnJoining()
    expect(tab.session.value).toBeNull()
  })

  it('is forgotten if its title does not accept the seats', async () => {
    const { joining, goOnJoining, unfinished } = await openJoining()
    joining.value = { title: '18AL', setup: { ...setup, players: [] }, fresh: {} as never }
    await goOnJoining()
    expect([joining.value, unfinished.value]).toEqual([null, null])
  })

  it('begins once, however often it is confirmed', async () => {
    const { tab, join } = await openJoining()
    expect(await Promise.all([join([pass('p1')]), join([pass('p1')])])).toEqual([true, false])
    await settled(tab)
    await tab.refresh()
    expect(tab.games.value).toHaveLength(1)
  })

  it.each([
    ['of another build', { by: 'other' }],
    ['a day old', { at: Date.now() - 25 * 3_600_000 }],
    ['of an unknown title', { title: '18XX' }],
    ['without players', { setup: { options: {} } }],
    ['with players without names', { setup: { players: [{ id: 'p1' }], options: {} } }],
  ])('is forgotten if its note is %s', async (_, change) => {
    const { fillIn } = await openJoining()
    fillIn({})
    const name = (await import('../../../src/app/device/named')).named('joining')
    localStorage.setItem(name, JSON.stringify({ ...JSON.parse(localStorage.getItem(name) ?? ''), ...change }))
    await openTab()
    expect((await import('../../../src/app/games/join')).unfinished.value).toBeNull()
  })
})
