import { cleanup, render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { current } from '../../../../src/app/desk/current'
import { followed } from '../../../../src/app/desk/followed'
import { reachRest } from '../../../../src/app/desk/rest'
import { route } from '../../../../src/app/desk/routes'
import { desk, session } from '../../../../src/app/desk/table'
import { dropTrial } from '../../../../src/app/past/trial'
import { enter } from '../../../../src/app/saving/commands'
import { WhatIf } from '../../../../src/ui/shell/past/WhatIf'
import { actionsOf, realGame } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'

const game = realGame('4714')
const actions = actionsOf(game)

beforeEach(async () => {
  await openInApp('18AL', game, actions.slice(0, 30))
  await reachRest()
  current.value = { id: 'g', changed: 0 } as never
  route.value = { screen: 'whatif' }
})
afterEach(() => {
  cleanup()
  dropTrial()
  followed.value = undefined
  session.value = null
  current.value = null
})

/** Tries what was entered next in the game. */
function tryNext(): void {
  render(<WhatIf />)
  const next = actions[30]
  act(() => void (next && enter([next], desk.value?.revision ?? 0)))
  expect(document.querySelector('.whatif-last, .slip')).not.toBeNull()
}
const buttons = () => [...document.querySelectorAll('.whatif-bar .button')].map(it => it.textContent?.trim())

it('what is tried may be kept on the phone of the bank', () => {
  tryNext()
  expect(buttons()).toEqual(['Undo', 'Keep', 'Drop'])
})

it('its Undo is the one that the keys of Undo tap', () => {
  tryNext()
  expect(document.querySelector('.undo')?.textContent?.trim()).toBe('Undo')
})

it('a phone that follows keeps nothing of it, and says so once', () => {
  followed.value = { g: 'P1' }
  tryNext()
  expect(buttons()).toEqual(['Undo', 'Drop'])
  const only = 'Only the bank’s phone could keep this; on this phone it is only tried.'
  expect(screen.getAllByText(only)).toHaveLength(1)
  expect(document.body.textContent).not.toMatch(/cannot be kept|Keep enters/)
})
