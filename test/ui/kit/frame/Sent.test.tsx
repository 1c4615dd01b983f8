import { act, render, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { asking } from '../../../../src/app/follow/asking'
import { readSaid } from '../../../../src/app/follow/words'
import type { Action } from '../../../../src/rules/rule'
import { Sent } from '../../../../src/ui/kit/frame/Sent'
import { actionsOf, knownGames, type Recorded } from '../../../games/recorded'
import { playing, putAway } from '../../playing'

const [game] = knownGames('1889') as readonly [Recorded]
const actions = actionsOf(game)

afterEach(() => {
  putAway()
  asking.value = null
})

/** The names of the buttons that are marked while this waits at the bank. */
async function marked(action: object): Promise<readonly (string | null | undefined)[]> {
  await readSaid()
  render(<Sent heard />)
  act(() => {
    const own = { is: 'sent', said: '', id: 1, records: 1e6, actions: '', action: action as Action } as const
    asking.value = own
  })
  return [...document.querySelectorAll('span.asked')].map(it => {
    const button = it.previousElementSibling
    return button?.getAttribute('aria-label') ?? button?.textContent
  })
}

it('marks the bid that waits at the bank, and no other on the same company', async () => {
  await playing('1889', game)
  const bid = { type: 'bid', player: game.players[0]?.id, private: 'MF' }
  expect(await marked({ ...bid, amount: 40 })).toEqual([expect.stringMatching(/40.*MF/)])
  // A figure of one's own that is no longer there.
  expect(await marked({ ...bid, amount: 135 })).toEqual([])
})

it('marks a run with the figure that waits at the bank, also of a corporation that has not run before', async () => {
  const at = actions.findIndex(({ type }) => type === 'run')
  const { corporation } = actions[at] as { corporation?: string }
  await playing('1889', game, actions.slice(0, at))
  const asked = { type: 'run', corporation, revenue: 30, pay: true }
  expect(await marked(asked)).toEqual([])
  act(() => screen.getByRole('button', { name: /^3 digit/ }).click())
  act(() => screen.getByRole('button', { name: /^0 digit/ }).click())
  expect(await marked(asked)).toEqual([expect.stringMatching(/^Pay /)])
})
