import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../../../src/app/desk/table'
import { check } from '../../../../src/rules/apply'
import type { Action } from '../../../../src/rules/rule'
import { keeping } from '../../../../src/titles/18al/map/late'
import { onMap } from '../../../../src/titles/18al/screens/onMap'
import { Panels } from '../../../../src/ui/kit/panels/Panels'
import { actionsOf, mappedGame } from '../../../games/recorded'
import { button, tap } from '../../../ui/buttons'
import { drawn } from '../../drawn'

const { title, speak, openAt, kitOf } = await drawn('18AL')

/** ATN is to lay a tile; then it may place a station. */
const [TILE, STATION] = [122, 123]
/** L&N lays the first tile of the game. */
const FIRST = 48

beforeAll(async () => {
  await speak()
  await Promise.all([title.rest?.load(), keeping.load(), onMap.load()])
})
beforeEach(() => {
  // No browser begins a worker in a test.
  vi.stubGlobal('Worker', () => {
    throw new DOMException('no workers here', 'SecurityError')
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  session.value = null
})

/** Draws a table of real game 4714 with its map after this many entries; what is entered there is collected. */
async function drawAt(entries: number) {
  const submitted: Action[] = []
  const state = openAt(mappedGame(), actionsOf(mappedGame()).slice(0, entries))
  render(<Panels {...kitOf(state, submitted)} />)
  await screen.findByRole('button', { name: /^best \$/ })
  await vi.waitFor(() => expect(document.querySelector('.map .map-land')).toBeTruthy())
  return { state, submitted }
}

describe('4.2 the map on the card of an operating turn', () => {
  it('4.2.1 stands above the run while a tile may be laid, with what may be laid lit', async () => {
    await drawAt(TILE)
    expect(document.querySelectorAll('.map')).toHaveLength(1)
    expect(document.querySelector('.run .map')).toBeNull()
    expect(document.querySelector('[data-hex=K2] .map-lit')).toBeTruthy()
    // A tile may be laid in each of these hexes, or a station placed.
    expect(document.querySelectorAll('.map-lit').length).toBeGreaterThan(10)
  })

  it('4.2.2 stands below it with the routes once none may be, and only the cities that take a station are lit', async () => {
    await drawAt(STATION)
    expect(document.querySelectorAll('.map')).toHaveLength(1)
    await vi.waitFor(() =>
      expect(document.querySelectorAll('.run .map .map-route').length).toBeGreaterThan(0),
    )
    const lit = [...document.querySelectorAll('[data-hex]:has(.map-lit)')].map(it =>
      it.getAttribute('data-hex'),
    )
    expect(lit.toSorted()).toEqual(['C4', 'G4', 'H5', 'K2'])
  })

  it('4.2.2 names the cities that take a station, each by one tap', async () => {
    const { state, submitted } = await drawAt(STATION)
    const cities = [...document.querySelectorAll('.cities .button')].map(it => it.textContent?.trim())
    expect(cities).toEqual(expect.arrayContaining(['Decatur $100', 'Birmingham $100', 'York $100']))
    expect(button('Birmingham $100').getAttribute('aria-disabled')).toBeNull()
    tap('Birmingham $100')
    expect(submitted).toEqual([{ type: 'placeToken', corporation: 'ATN', city: 'Birmingham' }])
    for (const action of submitted) expect(check(title.law, state, action)).toBeUndefined()
  })

  it('4.2.5.2 says that the map has a route where a corporation may go on without a train, and lets it', async () => {
    const game = mappedGame()
    const line = 'By the map there is a route (4.2.5.2)'
    const drawn = async (entries: number, tiles: boolean) => {
      cleanup()
      const submitted: Action[] = []
      render(<Panels {...kitOf(openAt(game, actionsOf(game).slice(0, entries)), submitted)} />)
      await vi.waitFor(() => expect(document.querySelectorAll('.map').length).toBe(tiles ? 1 : 0))
      tap(/^No route: /)
      expect(submitted).toMatchObject([{ type: 'endTurn', noRoute: true }])
      return screen.queryByText(line) !== null
    }
    // L&N keeps no map yet; then its first tile leads from Nashville to Decatur. WRA has laid none.
    expect(await drawn(FIRST, false)).toBe(false)
    expect(await drawn(FIRST + 1, true)).toBe(true)
    expect(await drawn(FIRST + 3, true)).toBe(false)
  })
})
