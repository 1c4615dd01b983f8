import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../../../src/app/desk/table'
import { readWords } from '../../../../src/app/desk/words'
import { closeGame, games, newGame, ready, refresh } from '../../../../src/app/games/games'
import { isSample } from '../../../../src/app/games/samples'
import { retrySaving } from '../../../../src/app/saving/keeping'
import { Start } from '../../../../src/ui/shell/start/Start'
import { setup } from '../../../app/setup'
import { equip, writesInTheEnd } from '../../../app/support'
import { button, tap } from '../../buttons'

// A title and its sample are loaded within a test.
beforeAll(readWords)
beforeEach(() => {
  equip()
  ready.value = true
})
afterEach(() => {
  cleanup()
  closeGame()
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
})
