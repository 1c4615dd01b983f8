import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { route } from '../../../../src/app/desk/routes'
import { readWords, titleAtHand } from '../../../../src/app/desk/words'
import { beginJoining } from '../../../../src/app/games/join'
import { loadTitle } from '../../../../src/titles/registry'
import { JoinPage } from '../../../../src/ui/shell/past/JoinPage'
import { reachScreens } from '../../../../src/ui/shell/screens'
import { setup } from '../../../app/setup'
import { equip } from '../../../app/support'

beforeEach(async () => {
  equip()
  await readWords()
  route.value = { screen: 'join' }
  titleAtHand.value = null
  await reachScreens('18AL')
  await beginJoining('18AL', setup)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the form of a game being joined', () => {
  it('waits for the words of its title, which may be fetched after its screens', async () => {
    const { container } = render(<JoinPage />)
    expect(container.querySelector('.join-foot')).toBeNull()
    expect(await screen.findByText('Who has the Priority Deal?')).toBeTruthy()
  })

  it('says that its title is not here if the words cannot be fetched', async () => {
    vi.spyOn(await loadTitle('18AL'), 'words').mockRejectedValue(new Error('no network'))
    render(<JoinPage />)
    expect(await screen.findByText(/18AL: The Railroads Come to Alabama/)).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe('#/new')
  })

  it('is called after the game that is joined', async () => {
    render(<JoinPage />)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Join a game of 18AL')
  })
})
