import { cleanup, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { session, titleWords } from '../../../../src/app/desk/table'
import { giveFigure } from '../../../../src/families/operating/screens/figure'
import { bestOf, runningNow } from '../../../../src/families/railway/kept/running'
import type { AnyRailway } from '../../../../src/families/railway/table'
import { check } from '../../../../src/rules/apply'
import type { Action } from '../../../../src/rules/rule'
import { kept } from '../../../../src/titles/18al/map/kept'
import { keeping } from '../../../../src/titles/18al/map/late'
import { Panels } from '../../../../src/ui/kit/panels/Panels'
import { actionsOf, mappedGame, realGame } from '../../../games/recorded'
import { button, tap } from '../../../ui/buttons'
import { wholeWords } from '../../../words/whole'
import { drawn } from '../../drawn'

const { title, speak, openAt, kitOf } = await drawn('18AL')

/** Three trains of ATN earn at best $250 here, after a run of $110; then they run. */
const DUE = 124

/** No browser begins a worker in a test: what it would do is done on the page. */
const Worker = vi.fn(function begin() {
  throw new DOMException('no workers here', 'SecurityError')
})

beforeAll(async () => {
  await speak()
  await Promise.all([title.rest?.load(), keeping.load()])
})
beforeEach(() => {
  vi.stubGlobal('Worker', Worker)
  giveFigure(0, null)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  session.value = null
})

/** Draws a table after this many entries; what is entered there is collected. */
function drawAt(entries: number, game = mappedGame()) {
  const submitted: Action[] = []
  const state = openAt(game, actionsOf(game).slice(0, entries))
  render(<Panels {...kitOf(state, submitted)} />)
  return { state, submitted }
}

const bestKey = (name: RegExp = /^best \$250/) => screen.findByRole('button', { name })
const doubt = () => document.querySelector('.run .doubt')?.textContent
const figure = () => document.querySelector('.revenue output')?.textContent

function type(amount: number): void {
  for (const digit of String(amount)) tap(`${digit} digit`)
}

describe('4.2.3 the best run beside the pad', () => {
  it('is that of the solver, is taken with one tap, and is what the rule takes', async () => {
    const { state, submitted } = drawAt(DUE)
    const key = await bestKey()
    const running = runningNow(kept, state as AnyRailway)
    expect(running && bestOf(kept, running)).toMatchObject({ total: 250, certain: true })
    expect(figure()).toBe('$110')
    key.click()
    await waitFor(() => expect(figure()).toBe('$250'))
    expect(doubt()).toBeUndefined()
    tap(/^Pay /)
    expect(submitted).toEqual([{ type: 'run', corporation: 'ATN', revenue: 250, pay: true }])
    for (const action of submitted) expect(check(title.law, state, action)).toBeUndefined()
  })

  it('doubts what is below it, and what is above all that the map allows, and refuses neither', async () => {
    const { submitted } = drawAt(DUE)
    await bestKey()
    expect(doubt()).toBe('$140 below the best')
    type(220)
    expect(doubt()).toBe('$30 below the best')
    expect(button(/^Pay /).getAttribute('aria-disabled')).toBeNull()
    tap(/^Pay /)
    for (let i = 0; i < 3; i++) tap('Erase')
    type(270)
    expect(doubt()).toBe('$20 above the best that the map allows')
    tap(/^Pay /)
    expect(submitted.map(it => 'revenue' in it && it.revenue)).toEqual([220, 270])
  })

  it('says so if a figure is no multiple of ten, before anything else', async () => {
    drawAt(DUE)
    await bestKey()
    type(255)
    expect(doubt()).toMatch(/\$250 or \$260/)
  })

  it('takes the place of what the last run says: more than three times as much is not doubted if the map allows it', async () => {
    const ran = actionsOf(mappedGame()).findLastIndex(
      (it, i) =>
        i < DUE && it.type === 'run' && (it as Action & { corporation: string }).corporation === 'ATN',
    )
    const game = mappedGame()
    const trace = game.trace.map((step, i) =>
      i === ran ? { ...step, action: { ...step.action, revenue: 40 } } : step,
    )
    drawAt(DUE, { ...game, trace })
    ;(await bestKey()).click()
    await waitFor(() => expect(figure()).toBe('$250'))
    expect(doubt()).toBeUndefined()
  })

  it('tells its routes by train, each with its sum, and keeps the sheet at hand', async () => {
    drawAt(DUE)
    await bestKey()
    const routes = document.querySelector('.best-routes')
    expect([...(routes?.querySelectorAll('tr') ?? [])].map(it => it.textContent)).toEqual([
      '3 Nashville – Decatur – Birmingham – Lumber Terminal$110',
      '2 Lumber Terminal – Tupelo – Meridian$80',
      '2 Birmingham – Oxmoor$60',
      'Together$250',
    ])
    expect(screen.getByRole('link', { name: /^Sheet/ }).getAttribute('href')).toBe('#/sheet/ATN')
  })

  it('says what a train that is bought now would bring', async () => {
    drawAt(DUE + 1)
    await screen.findByText(/next run/)
    expect([...document.querySelectorAll('.train')].map(it => it.textContent)).toEqual([
      '3 · $180 1 left next run with it: at best $310',
    ])
  })

  it('says all of it in German', async () => {
    titleWords.value = await wholeWords(title, 'de')
    drawAt(DUE)
    await bestKey(/^beste \$250/)
    expect(doubt()).toBe('$140 unter der besten Fahrt')
    titleWords.value = await wholeWords(title, 'en')
  })

  it('is not there at a table that keeps no map: no worker begins, and the pad is as it was', async () => {
    Worker.mockClear()
    drawAt(DUE, realGame('4714'))
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(Worker).not.toHaveBeenCalled()
    expect(document.querySelector('.best')).toBeNull()
    expect(doubt()).toBeUndefined()
    expect(button(/^Sheet/).closest('.digits')).toBeTruthy()
  })
})
