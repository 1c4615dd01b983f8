import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Asked, asked } from '../../../src/app/desk/asked'
import { desk, session, titleWords } from '../../../src/app/desk/table'
import { readSaid } from '../../../src/app/follow/words'
import type { Action, Choice } from '../../../src/rules/rule'
import { isTitle } from '../../../src/titles/registry'
import { Requests } from '../../../src/ui/kit/frame/Requests'
import { Panels } from '../../../src/ui/kit/panels/Panels'
import { playOn } from '../../../src/ui/kit/panels/playOn'
import { actionsOf } from '../../games/recorded'
import { drawn } from '../drawn'
import { kits } from '../kits'

beforeAll(readSaid)
afterEach(() => {
  cleanup()
  asked.value = []
  session.value = null
})

/** Entries after which a player asks. */
const AFTER = [30, 75, 120]

const request = (action: Action, take = () => {}): Asked => ({
  ...{ phone: 1, player: 'p1', said: 'What the log says.', action, take, refuse: () => {} },
})

/** Unfolds everything. */
function unfold(container: Element): void {
  for (const shut of container.querySelectorAll<HTMLDetailsElement>('details:not([open])'))
    act(() => {
      shut.open = true
    })
}

const isOpen = ({ slot, refusal }: Choice<Action>) => !refusal && slot !== 'banker'

describe.each(kits)('what is asked at a table of $id', kit => {
  if (!isTitle(kit.id)) throw new Error(kit.id)
  const drawing = drawn(kit.id)

  it.each(AFTER)('stands beside the button that it is, after %i entries', async count => {
    const { speak, openAt, screens } = await drawing
    const [game] = kit.sample
    if (!game) throw new Error('no game')
    await speak()
    openAt(game, actionsOf(game).slice(0, count))
    const [now, say] = [desk.value, titleWords.value]
    if (!now || !say) throw new Error('no table')
    const play = playOn(now, say, screens, () => {})
    render(
      <>
        <Requests />
        <Panels
          play={play}
          choices={now.choices.filter(({ draft }) => draft.type !== 'stop')}
          screens={screens}
        />
      </>,
    )
    for (const { draft } of now.choices.filter(isOpen)) {
      const taken: Action[] = []
      act(() => {
        asked.value = [request(draft, () => taken.push(draft))]
      })
      // What is folded away is asked above the screen until somebody looks there.
      if (!document.querySelector('.here')) unfold(document.body)
      const [here, ...more] = document.querySelectorAll('.here')
      expect(here?.previousElementSibling?.tagName).toBe('BUTTON')
      expect(more).toEqual([])
      fireEvent.click(screen.getByRole('button', { name: 'Enter it: What the log says.' }))
      expect(taken).toEqual([draft])
    }
    act(() => {
      asked.value = []
    })
    expect(document.querySelector('.request, .here')).toBeNull()
  })
})
