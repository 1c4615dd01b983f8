import { cleanup, render } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { reachParts } from '../../../../src/app/desk/rest'
import { session } from '../../../../src/app/desk/table'
import { pickHex } from '../../../../src/families/railway/screens/map/now'
import type { Action } from '../../../../src/rules/rule'
import { keeping } from '../../../../src/titles/18al/map/late'
import { onMap } from '../../../../src/titles/18al/screens/onMap'
import { Panels } from '../../../../src/ui/kit/panels/Panels'
import { beside } from '../../../../src/ui/kit/parts/beside'
import { openedNow } from '../../../../src/ui/kit/parts/opened'
import { actionsOf, mappedGame } from '../../../games/recorded'
import { enteredBy, writeEntered } from '../../../ui/entered'
import { drawn } from '../../drawn'

const { title, speak, openAt, kitOf } = await drawn('18AL')
const game = mappedGame()
const actions = actionsOf(game)

/** A tile may be laid here in Montgomery; later ATN lays one, and then places a station in Meridian. */
const TILE = { due: 51, hex: 'L5' }
const STATION = { due: 74, hex: 'L1' }

beforeAll(async () => {
  await speak()
  await Promise.all([title.rest?.load(), keeping.load(), reachParts([onMap])])
})
afterEach(() => {
  cleanup()
  beside.value = null
  openedNow.value = null
  session.value = null
})

/** Draws a table with a hex opened; returns what collects what is entered there. */
function draw({ due, hex }: typeof TILE): readonly Action[] {
  const submitted: Action[] = []
  const state = openAt(game, actions.slice(0, due))
  render(<Panels {...kitOf(state, submitted)} />)
  writeEntered()
  act(() => pickHex(hex))
  return submitted
}

/** Taps each of these buttons that enters something, and expects beside it what that was. */
function expectWritten(buttons: string, submitted: readonly Action[]): void {
  const all = [...document.querySelectorAll<HTMLElement>(`${buttons}:not([aria-disabled], [aria-expanded])`)]
  expect(all.length).toBeGreaterThan(0)
  for (const button of all) {
    button.click()
    expect(enteredBy(button)).toEqual(submitted.at(-1))
  }
}

it('each tile in a hex says what its tap lays', () => {
  const submitted = draw(TILE)
  expectWritten('.hex-sheet .tiles .button', submitted)
  expect(submitted).toContainEqual(actions[TILE.due])
})

it('each station says what its tap places: in the list of cities, and in a hex, also against the rules of the map', () => {
  const listed = draw(STATION)
  expectWritten('.cities .button', listed)
  expect(listed).toEqual([actions[STATION.due]])
  cleanup()
  openedNow.value = null
  expectWritten('.hex-sheet > .button.wide', draw({ ...STATION, due: STATION.due - 1 }))
})
