import { cleanup, render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, it } from 'vitest'
import { elsewhere, session } from '../../../../src/app/desk/table'
import { TrainsLeft } from '../../../../src/families/books/screens/Lists'
import type { Action } from '../../../../src/rules/rule'
import { actionsOf, realGame } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'

const game = realGame('4714')
const text = { trainsLeft: 'Trains left', lookAhead: 'Look ahead' } as never

afterEach(() => {
  cleanup()
  elsewhere.value = null
  session.value = null
})

const draw = async (actions: readonly Action[]) => {
  await openInApp('18AL', game, actions)
  render(<TrainsLeft {...{ text }} trains={[]} market={[]} limit="" cite="4.2.5" />)
}
const isOffered = () => screen.queryByRole('link', { name: 'Look ahead' }) !== null

it('the trains left are a list whose items are the types, and those sold out are not in it', async () => {
  await openInApp('18AL', game)
  const train = (name: string, left: number | null) => ({ type: name, name, left, price: 100, setsOff: [] })
  const trains = [train('4', 0), train('5', 2), train('D', null)]
  const said = { ...(text as object), unlimited: 'unlimited' } as never
  render(<TrainsLeft text={said} trains={trains} market={[]} limit="" cite="4.2.5" />)
  expect(screen.getAllByRole('listitem').map(it => it.textContent)).toEqual(['5 ×2 $100', 'unlimited D $100'])
})

it('looking ahead is offered for the table as it is now alone', async () => {
  await draw(actionsOf(game).slice(0, 60))
  expect(isOffered()).toBe(true)
  act(() => {
    const open = session.value
    if (open)
      elsewhere.value = {
        session: { ...open, entries: open.entries.slice(0, 20) },
        revision: -1,
        stays: true,
      }
  })
  expect(isOffered()).toBe(false)
})

it('looking ahead is not offered once the game is over', async () => {
  await draw(actionsOf(game))
  expect(isOffered()).toBe(false)
})
