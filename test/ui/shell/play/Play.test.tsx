// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, it } from 'vitest'
import { route } from '../../../../src/app/desk/routes'
import { desk, session, titleWords } from '../../../../src/app/desk/table'
import { enter, entriesToEnd, undo } from '../../../../src/app/saving/commands'
import { Game } from '../../../../src/ui/shell/Game'
import { actionsOf, realGame } from '../../../games/recorded'
import { knownGames } from '../../../titles/18lilliput/games'
import { openInApp } from '../../../titles/drawn'

afterEach(() => {
  cleanup()
  session.value = null
  titleWords.value = null
})

const strip = () => [...document.querySelectorAll('.last-entry p')].map(line => line.textContent)

it('a run that is kept is told with the end of the turn that the same tap entered, and so when it is taken back', async () => {
  const found = knownGames().flatMap(game => {
    const actions = game.trace.map(({ action }) => action)
    const at = actions.findIndex(
      (it, i) =>
        it.type === 'run' &&
        !it.pay &&
        it.revenue > 0 &&
        actions[i + 1]?.type === 'endRun' &&
        actions[i + 2]?.type === 'takeCard',
    )
    return at < 0 ? [] : [{ game, before: actions.slice(0, at), tap: actions.slice(at, at + 2) }]
  })
  const [first] = found
  if (!first) throw new Error('no last company keeps its revenue')
  await openInApp('18Lilliput', first.game, first.before)
  route.value = { screen: 'play' }
  render(<Game />)
  await act(() => {
    if (!enter(first.tap, desk.value?.revision ?? -1)) throw new Error('refused')
  })
  expect(strip()).toEqual([
    'Glimigrim runs for $10 and keeps it. Glimigrim ends its turn.',
    'Glimigrim pays no dividend, and its share price falls from $50 to $38.',
    'Bureaucracy: a 3-train goes to the scrapped trains.',
    'P2 has the starting player card.',
  ])
  await act(() => void undo())
  expect(strip()[0]).toBe(
    '2 entries taken back: Glimigrim runs for $10 and keeps it. Glimigrim ends its turn.',
  )
})

it('all passes of one tap are named when it is taken back', async () => {
  const game = realGame('4714')
  await openInApp('18AL', game, actionsOf(game).slice(0, 30))
  route.value = { screen: 'play' }
  render(<Game />)
  await act(() => void enter(entriesToEnd('pass'), desk.value?.revision ?? -1))
  await act(() => void undo())
  expect(strip()[0]).toBe(
    '4 entries taken back: Player 2 passes. Player 3 passes. Player 4 passes. Player 1 passes.',
  )
})
