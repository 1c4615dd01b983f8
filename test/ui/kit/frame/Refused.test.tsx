// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, it } from 'vitest'
import { go } from '../../../../src/app/desk/routes'
import { session, titleWords } from '../../../../src/app/desk/table'
import { undo } from '../../../../src/app/saving/commands'
import { Refused } from '../../../../src/ui/kit/frame/Refused'
import { actionsOf, realGame } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'

afterEach(() => {
  cleanup()
  session.value = null
  titleWords.value = null
})

const told = () => screen.queryByText(/^Taken back: /)?.textContent

it('what Undo took back is said on the page on which it was tapped, except beside Play, whose strip says it', async () => {
  const game = realGame('4714')
  await openInApp('18AL', game, actionsOf(game).slice(0, 30))
  go('menu')
  const { rerender } = render(<Refused />)
  expect(told()).toBeUndefined()
  await act(() => void undo())
  expect(told()).toMatch(/\.$/)
  await act(() => go('settings'))
  expect(told()).toBeUndefined()
  await act(() => go('menu'))
  expect(told()).toBeUndefined()
  await act(() => void undo())
  expect(told()).toBeDefined()
  rerender(<Refused besidePlay />)
  expect(told()).toBeUndefined()
})
