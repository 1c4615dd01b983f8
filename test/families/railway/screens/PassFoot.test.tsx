import { act, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { current } from '../../../../src/app/desk/current'
import { followed } from '../../../../src/app/desk/followed'
import { knownGames, type Recorded } from '../../../games/recorded'
import { playing, putAway } from '../../../ui/playing'

const [game] = knownGames('18VA') as readonly [Recorded]

afterEach(() => {
  putAway()
  current.value = null
  followed.value = undefined
})

it('passes for everybody in the first auction only where the bank is', async () => {
  await playing('18VA', game)
  const all = () => screen.queryByRole('button', { name: /^All pass/ })
  expect(all()).not.toBeNull()
  act(() => {
    current.value = { id: 'g', changed: 0 } as never
    followed.value = { g: game.players[0]?.id ?? '' }
  })
  expect(all()).toBeNull()
})
