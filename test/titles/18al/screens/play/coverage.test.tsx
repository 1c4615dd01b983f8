// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import { apply } from '../../../../../src/rules/apply'
import type { Action, Choice } from '../../../../../src/rules/rule'
import type { AnyState } from '../../../../../src/rules/state'
import { loadTitle } from '../../../../../src/titles/registry'
import { Panels } from '../../../../../src/ui/kit/panels/Panels'
import { markOf, type Play } from '../../../../../src/ui/kit/play/kit'
import { actionsOf, knownGames, type Recorded, realGame } from '../../../../games/recorded'
import { kitOf, open, screens } from './kit'

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

/** How often each choice is on the screen. */
function expectEachOnce(play: Play, choices: readonly Choice<Action>[]): void {
  const { container, unmount } = render(<Panels play={play} choices={choices} screens={screens} />)
  unfold(container)
  const marks = [...container.querySelectorAll<HTMLElement>('[data-choice]')].map(it => it.dataset.choice)
  expect(marks.sort()).toEqual(choices.map(markOf).sort())
  for (const button of container.querySelectorAll('button'))
    expect(button.getAttribute('aria-label') ?? button.textContent).not.toBe('')
  unmount()
}

const rare = (state: AnyState) => {
  const { at } = state.turn[0]
  return at === 'discard' || at === 'auction' || at === 'over'
}

async function walk(game: Recorded, every: number): Promise<number> {
  const words = await open(game)
  const title = await loadTitle('18AL')
  let state = title.start(game)
  let looked = 0
  for (const [i, action] of actionsOf(game).entries()) {
    const outcome = apply(title.law, state, action)
    if ('refusal' in outcome) throw new Error(outcome.refusal.code)
    state = outcome.state
    if (i % every !== 0 && !rare(state)) continue
    const { play, choices } = kitOf(title, state, words)
    expectEachOnce(play, choices)
    looked += 1
  }
  return looked
}

describe('every choice of a table is on the screen exactly once', () => {
  it('through the real game', async () => {
    expect(await walk(realGame('4714'), 4)).toBeGreaterThan(60)
  })

  it.each([0, 8, 19, 41])('at tables of known game %i', async index => {
    const game = knownGames()[index]
    if (game) expect(await walk(game, 23)).toBeGreaterThan(10)
  })

  it('where no panel has a place for it', async () => {
    const words = await open(realGame('4714'))
    const title = await loadTitle('18AL')
    const submitted: Action[] = []
    const { play, choices } = kitOf(title, title.start(realGame('4714')), words, submitted)
    const strange: Choice<Action>[] = [
      { slot: 'weather', draft: { type: 'rain' } },
      {
        slot: 'weather',
        draft: { type: 'snow', depth: 1 } as Action,
        vary: { depth: { values: [1, 2] } },
      },
      {
        slot: 'weather',
        draft: { type: 'wind', speed: 5 } as Action,
        vary: { speed: { from: 5, to: 50, step: 5 } },
      },
    ]
    expectEachOnce({ ...play, tryOut: () => undefined }, [...choices, ...strange])
    render(<Panels play={{ ...play, tryOut: () => undefined }} choices={strange} screens={screens} />)
    unfold(document.body)
    fireEvent.click(screen.getByText('rain'))
    expect(submitted).toEqual([{ type: 'rain' }])
  })
})
