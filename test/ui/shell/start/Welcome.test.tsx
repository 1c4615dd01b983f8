import { cleanup, render, screen, within } from '@testing-library/preact'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../../../src/app/desk/table'
import { readWords } from '../../../../src/app/desk/words'
import { closeGame, games, newGame, ready, refresh } from '../../../../src/app/games/games'
import { forgetPlan, plan } from '../../../../src/app/games/planned'
import { isSample } from '../../../../src/app/games/samples'
import { retrySaving } from '../../../../src/app/saving/keeping'
import { cardOf, TITLES } from '../../../../src/titles/registry'
import { Start } from '../../../../src/ui/shell/start/Start'
import { setup } from '../../../app/setup'
import { equip, writesInTheEnd } from '../../../app/support'
import { button, tap } from '../../buttons'

/** Titles that have no sample here. */
const without = vi.hoisted(() => new Set<string>())
vi.mock('../../../../src/titles/registry', async original => {
  const registry = await original<typeof import('../../../../src/titles/registry')>()
  return {
    ...registry,
    cardOf: (id: Parameters<typeof registry.cardOf>[0]) => ({
      ...registry.cardOf(id),
      ...(without.has(id) ? { sample: false } : {}),
    }),
  }
})

// A title and its sample are loaded within a test.
beforeAll(readWords)
beforeEach(() => {
  equip()
  games.value = []
  forgetPlan()
  ready.value = true
})
afterEach(() => {
  cleanup()
  closeGame()
  without.clear()
})

/** Takes a sample from the start page, and comes back to it. */
async function took(name: string) {
  const { unmount } = render(<Start />)
  const before = session.value
  tap(name)
  await vi.waitFor(() => expect(session.value).not.toBe(before))
  unmount()
  closeGame()
  await vi.waitFor(async () => {
    await refresh()
    expect(games.value.length).toBeGreaterThan(0)
  })
}

describe('the introduction', () => {
  it('stays as long as only samples are stored, and each is taken once', async () => {
    writesInTheEnd({ retrySaving })
    await took('Look at a game')
    await took('Try a table')
    expect(games.value.map(isSample)).toEqual([true, true])
    await took('Look at a game')
    await took('Try a table')
    expect(games.value).toHaveLength(2)
    render(<Start />)
    expect(button('Try a table')).toBeTruthy()
    cleanup()
    await newGame('18AL', setup)
    render(<Start />)
    expect(screen.queryByRole('button', { name: 'Try a table' })).toBeNull()
  })

  it('offers no sample of a title that has none, even if it is the one planned', () => {
    without.add('18AL')
    plan({ title: '18AL' })
    render(<Start />)
    const offered = within(screen.getByRole('group', { name: 'Of which game' }))
    expect(offered.queryByRole('button', { name: '18AL' })).toBeNull()
    expect(offered.getAllByRole('button')).toHaveLength(
      TITLES.filter(id => cardOf(id).sample !== false).length,
    )
    expect(offered.getByRole('button', { pressed: true })).toBeTruthy()
    expect(button('Try a table')).toBeTruthy()
  })

  it('offers none if no title has one', () => {
    for (const id of TITLES) without.add(id)
    render(<Start />)
    expect(screen.queryByRole('button', { name: 'Try a table' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Look at a game' })).toBeNull()
    expect(screen.getByRole('link', { name: 'New game' })).toBeTruthy()
  })
})
