// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/preact'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Action, Choice } from '../../../../../src/rules/rule'
import type { VaState } from '../../../../../src/titles/18va/state'
import { Panels } from '../../../../../src/ui/kit/panels/Panels'
import { markOf } from '../../../../../src/ui/kit/play/kit'
import { knownGames, type Recorded } from '../../games'
import { after, kitOf, speak, startOf } from './kit'

beforeAll(speak)
afterEach(cleanup)

/** Unfolds all that is folded away, and what is folded away in that. */
function unfold(container: Element): void {
  for (const shut of container.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
    act(() => {
      shut.open = true
    })
    unfold(shut)
  }
}

const marks = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('[data-choice]')].map(it => it.dataset.choice).sort()

/** Each choice is on the screen once, in a panel's own place but for what the banker may do at any time. */
function expectEachOnce(state: VaState): void {
  const { choices, ...rest } = kitOf(state)
  const { container, unmount } = render(<Panels {...rest} choices={choices} />)
  const plain = (choice: Choice<Action>) => choice.slot === 'banker'
  unfold(container)
  expect(marks(container)).toEqual(choices.map(markOf).sort())
  expect(marks(container.querySelector('.rest') ?? document.createElement('p'))).toEqual(
    choices.filter(plain).map(markOf).sort(),
  )
  for (const button of container.querySelectorAll('button')) {
    const [label, visible] = [button.getAttribute('aria-label'), button.textContent]
    expect(label ?? visible).not.toBe('')
    expect(`${label ?? ''} ${visible}`).not.toMatch(/undefined|NaN|null/)
  }
  unmount()
}

/** Walks a game, looks at every so many tables and at all of the rare kinds; tells which kinds it saw. */
function walk(game: Recorded, every: number): ReadonlySet<string> {
  const seen = new Set<string>()
  let state = startOf(game)
  for (const [i, { action }] of game.trace.entries()) {
    state = after(state, action)
    const { at } = state.turn[0]
    const rare = at === 'discard' || at === 'value' || at === 'over'
    if (i % every !== 0 && !rare) continue
    expectEachOnce(state)
    seen.add(at)
  }
  return seen
}

const GAMES = knownGames()

describe('every choice of a table is on the screen exactly once, in its own place', () => {
  it.each([0, 7, 19, 28, 39])('at tables of known game %i', index => {
    const game = GAMES[index]
    if (!game) throw new Error('no such game')
    expect([...walk(game, 23)]).toEqual(expect.arrayContaining(['value', 'stock', 'operate']))
  })

  it('through the whole first auction and the first rounds of a game of five', () => {
    const five = GAMES.find(({ players }) => players.length === 5)
    if (!five) throw new Error('no game of five')
    const first = { ...five, trace: five.trace.slice(0, 90) }
    expect([...walk(first, 1)]).toEqual(expect.arrayContaining(['auction', 'value', 'stock', 'operate']))
  })
})
