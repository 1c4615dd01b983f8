import { cleanup, render } from '@testing-library/preact'
import { options } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { route } from '../../../src/app/desk/routes'
import { desk, session, titleWords } from '../../../src/app/desk/table'
import { enter } from '../../../src/app/saving/commands'
import { sameEntry } from '../../../src/session/records'
import { broad, wide } from '../../../src/ui/kit/parts/wide'
import { Game } from '../../../src/ui/shell/Game'
import { actionsOf, realGame } from '../../games/recorded'
import { openInApp } from '../../titles/drawn'

/** How much a tap may redraw, as the median of its kind: about half as much again as it does now. */
interface Budget {
  readonly components: number
  readonly elements: number
}
const BUDGETS: Readonly<Record<string, Budget>> = {
  pass: { components: 44, elements: 6 },
  buyShare: { components: 64, elements: 12 },
  layTile: { components: 30, elements: 6 },
  run: { components: 42, elements: 37 },
  buyTrain: { components: 34, elements: 11 },
  endTurn: { components: 120, elements: 95 },
}

/** A real game from its third stock round on: these entries have taps of all these kinds. */
const [FROM, TO] = [100, 240]

// Preact calls this before it draws a component; its types do not declare it.
const hooks = options as { __r?: (vnode: unknown) => void }
const { __r: drawing } = hooks

let count = { components: 0, elements: 0 }

beforeEach(() => {
  hooks.__r = vnode => {
    count.components++
    drawing?.(vnode)
  }
  const { createElement, createElementNS } = document
  vi.spyOn(document, 'createElement').mockImplementation((...args: [string]) => {
    count.elements++
    return createElement.apply(document, args)
  })
  vi.spyOn(document, 'createElementNS').mockImplementation(((...args: [null, string]) => {
    count.elements++
    return createElementNS.apply(document, args)
  }) as typeof createElementNS)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  if (drawing) hooks.__r = drawing
  else delete hooks.__r
  session.value = null
  titleWords.value = null
})

it('redraws no more than its budget for a usual tap, on a phone', async () => {
  const game = realGame('4714')
  const actions = actionsOf(game)
  await openInApp('18AL', game, actions.slice(0, FROM))
  route.value = { screen: 'play' }
  wide.value = false
  broad.value = false
  render(<Game />)
  const taps = new Map<string, Budget[]>()
  for (const action of actions.slice(FROM, TO)) {
    // It is entered with the next tap.
    if (desk.value?.implied.some(it => sameEntry(it, action))) continue
    count = { components: 0, elements: 0 }
    await act(() => {
      if (!enter([action], desk.value?.revision ?? -1)) throw new Error(action.type)
    })
    taps.set(action.type, [...(taps.get(action.type) ?? []), count])
  }
  const middle = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  for (const [type, budget] of Object.entries(BUDGETS)) {
    const all = taps.get(type) ?? []
    expect(all.length, type).toBeGreaterThan(5)
    for (const what of ['components', 'elements'] as const) {
      const is = middle(all.map(it => it[what]))
      expect(is, `${type} draws ${is} ${what}`).toBeLessThanOrEqual(budget[what])
    }
    // A tap that draws nothing would show nothing.
    expect(middle(all.map(it => it.components))).toBeGreaterThan(0)
  }
})
