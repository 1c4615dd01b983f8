import { render } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, it } from 'vitest'
import { route } from '../../../src/app/desk/routes'
import { desk, staying } from '../../../src/app/desk/table'
import { enter } from '../../../src/app/saving/commands'
import { sameEntry } from '../../../src/session/records'
import { isTitle } from '../../../src/titles/registry'
import { broad, wide } from '../../../src/ui/kit/parts/wide'
import { Game } from '../../../src/ui/shell/Game'
import { WHOLE } from '../../all'
import { actionsOf } from '../../games/recorded'
import { openInApp } from '../../titles/drawn'
import { kits } from '../../titles/kits'
import { putAway } from '../playing'

/** Every so many taps, the screen is drawn anew to compare. */
const EVERY = WHOLE ? 2 : 29

/** The quick test taps only so many entries at the end of a game, where most lies on the screen. */
const LAST = WHOLE ? Number.POSITIVE_INFINITY : 110

afterEach(putAway)

/** All elements with their attributes, in whatever order these were set, and all texts. */
const shownIn = (container: Element): readonly string[] =>
  [...container.querySelectorAll('*')].map(it =>
    [
      it.tagName,
      ...it
        .getAttributeNames()
        .map(name => `${name}=${it.getAttribute(name)}`)
        .sort(),
      ...[...it.childNodes].map(child => (child.nodeType === 3 ? child.textContent : '·')),
    ].join(' '),
  )

const games = kits.flatMap(({ id, sample, recorded }) => {
  const game = recorded[0] ?? sample[0]
  return isTitle(id) && game ? [{ id, game }] : []
})

it.each(games)(
  'shows after each tap of a game of $id what it would show if it were drawn anew',
  async ({ id, game }) => {
    const actions = actionsOf(game)
    const begins = Math.max(0, actions.length - LAST)
    await openInApp(id, game, actions.slice(0, begins))
    route.value = { screen: 'play' }
    wide.value = false
    broad.value = false
    const { container } = render(<Game />)
    let taps = 0
    for (const action of actions.slice(begins)) {
      // It is entered with the next tap.
      if (desk.value?.implied.some(it => sameEntry(it, action))) continue
      await act(() => {
        const tap = () => enter([action], desk.value?.revision ?? -1)
        if (tap()) return
        // The player before still does something.
        staying.value = true
        if (!tap()) throw new Error(action.type)
      })
      taps++
      if (taps % EVERY > 0) continue
      const anew = render(<Game />)
      await act(() => {})
      expect(shownIn(container), `after tap ${taps}`).toEqual(shownIn(anew.container))
      anew.unmount()
    }
    expect(taps).toBeGreaterThan(30)
  },
)
