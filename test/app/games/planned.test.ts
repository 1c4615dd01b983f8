import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setup } from '../setup'
import { equip, openTab, settled } from '../support'

const filled = { title: '18VA', names: ['Ann', 'Bo', '', ''], first: 1, options: ['x'] } as const

/** A tab with the game that is being set up in it. */
async function opened() {
  const tab = await openTab()
  return { tab, ...(await import('../../../src/app/games/planned')) }
}

beforeEach(equip)
afterEach(() => void vi.useRealTimers())

describe('a game that is being set up', () => {
  it('is kept across a reload, until a game is begun', async () => {
    ;(await opened()).plan(filled)
    const { tab, planned } = await opened()
    expect(planned.value).toEqual(filled)
    await tab.newGame('18AL', setup)
    await settled(tab)
    expect(planned.value.names).toEqual(['', '', '', ''])
    expect((await opened()).planned.value.names).toEqual(['', '', '', ''])
  })
  it('is forgotten after a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    ;(await opened()).plan(filled)
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
    expect((await opened()).planned.value.names).toEqual(['', '', '', ''])
  })
  it('is ignored if its note is malformed', async () => {
    const { plan } = await opened()
    plan({ ...filled, names: [1] as never })
    expect((await opened()).planned.value.first).toBe(0)
  })
})
