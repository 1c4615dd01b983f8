import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { damage, differs, role } from '../../../../src/app/desk/guard'
import { desk } from '../../../../src/app/desk/table'
import { readWords } from '../../../../src/app/desk/words'
import { shelf } from '../../../../src/app/device/shelf'
import { closeGame, newGame } from '../../../../src/app/games/games'
import { enter, entriesToEnd } from '../../../../src/app/saving/commands'
import { retrySaving } from '../../../../src/app/saving/keeping'
import { Notices } from '../../../../src/ui/shell/frame/Notices'
import { setup } from '../../../app/setup'
import { equip } from '../../../app/support'
import { tap } from '../../buttons'

const SAYS = 'It could not be stored; try again.'

beforeEach(async () => {
  equip()
  await readWords()
  await newGame('18AL', setup)
  await retrySaving()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  closeGame()
})

it.each([
  [
    'the good part of a damaged game',
    'Go on from here',
    () => {
      damage.value = { at: 1, why: 'extra', count: 1, kept: '[]' }
    },
  ],
  [
    'a game as the present rules replay it',
    'Go on under these rules',
    () => {
      differs.value = { played: 1, opened: 2, record: 1, entry: 1, changes: [] }
    },
  ],
])('going on with %s says so if the store refuses it, and can be tried again', async (_, name, happens) => {
  happens()
  render(<Notices />)
  vi.spyOn(await shelf(), 'mend').mockRejectedValueOnce(new Error('full'))
  tap(name)
  await screen.findByText(SAYS)
  expect(damage.value ?? differs.value).not.toBeNull()
  tap(name)
  await vi.waitFor(() => expect(damage.value ?? differs.value).toBeNull())
  expect(screen.queryByText(SAYS)).toBeNull()
})

it('draws attention to why a tap was held back', async () => {
  const { container } = render(<Notices />)
  role.value = 'follows'
  await screen.findByText(/Another tab banks this game/)
  expect(container.querySelector('.held-back')).toBeNull()
  const [pass] = entriesToEnd('pass')
  expect(enter(pass ? [pass] : [], desk.value?.revision ?? -1)).toBe(false)
  await vi.waitFor(() => expect(container.querySelector('.held-back')).not.toBeNull())
  role.value = 'banks'
})
