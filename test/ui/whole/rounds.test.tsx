import { cleanup, render } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { elsewhere, session, titleWords } from '../../../src/app/desk/table'
import { chooseLanguage } from '../../../src/app/desk/words'
import { spoken } from '../../../src/app/device/settings'
import { Top } from '../../../src/ui/shell/frame/Top'
import { Log } from '../../../src/ui/shell/log/Log'
import { Share } from '../../../src/ui/shell/share/Share'
import { Story } from '../../../src/ui/shell/story/Story'
import { actionsOf, realGame } from '../../games/recorded'
import { openInApp } from '../../titles/drawn'

const game = realGame('4714')

beforeEach(async () => {
  // The game is in an operating round, after stock rounds.
  await openInApp('18AL', game, actionsOf(game).slice(0, 170))
  await chooseLanguage('de')
})

afterEach(async () => {
  cleanup()
  await chooseLanguage('en')
  session.value = null
  elsewhere.value = null
  titleWords.value = null
})

it.each([
  ['the head', Top],
  ['the log', Log],
  ['the story', Story],
  ['sharing', Share],
])('%s calls rounds by their German names', async (_, Screen) => {
  expect(spoken.value).toBe('de')
  const { container } = render(<Screen />)
  for (const details of container.querySelectorAll('details')) details.open = true
  await vi.waitFor(() => expect(container.innerHTML).toMatch(/\b[AB]R \d/))
  expect(container.innerHTML).not.toMatch(/\b[SO]R \d/)
})
