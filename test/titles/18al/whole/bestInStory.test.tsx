import { cleanup, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../../../src/app/desk/table'
import { keeping } from '../../../../src/titles/18al/map/late'
import { actionsOf, mappedGame, realGame } from '../../../games/recorded'
import { drawn } from '../../drawn'

const { screens, speak, openAt } = await drawn('18AL')
const Runs = screens.Runs ?? (() => null)

const Worker = vi.fn(function begin() {
  throw new DOMException('no workers here', 'SecurityError')
})

beforeAll(speak)
beforeEach(() => {
  vi.stubGlobal('Worker', Worker)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  session.value = null
})

const rows = () => [...document.querySelectorAll('.runs-made tr')].map(it => it.textContent)

describe('the story of what was run', () => {
  it('is not told, nor fetched, while no game on this phone has kept a map', async () => {
    openAt(realGame('4714'), actionsOf(realGame('4714')))
    render(<Runs />)
    await new Promise(resolve => setTimeout(resolve, 200))
    expect(document.body.textContent).toBe('')
    expect(Worker).not.toHaveBeenCalled()
  })

  it('opens at once, says how far it is, and sums up what each corporation ran of what it could have', async () => {
    await keeping.load()
    openAt(mappedGame(), actionsOf(mappedGame()))
    render(<Runs />)
    await screen.findByText(/^\d+ of 35 runs worked out…$/)
    await waitFor(() => expect(screen.queryByText(/worked out/)).toBeNull(), { timeout: 60_000 })
    expect(rows()).toEqual([
      'ATN $2,490 of $2,620$130 missed',
      'L&N $2,120 of $2,240$120 missed',
      'M&O $1,450 of $1,510$60 missed',
      'WRA $2,020 of $2,020nothing missed',
    ])
    const short = [...document.querySelectorAll<HTMLAnchorElement>('.turnings a')].map(it => it.textContent)
    expect(short).toHaveLength(16)
    expect(short[0]).toBe('OR 4.1 L&N ran $180 of $190.')
  })
})
