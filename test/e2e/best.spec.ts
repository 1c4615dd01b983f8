import { expect, type Page, test } from '@playwright/test'
import { serve } from '../../scripts/serve.mjs'
import { gameFileOf, mappedGame, realGame } from '../games/recorded'
import { button } from './button'
import { firstVisit, unsaid } from './support'
import { dot, openFile } from './table'

test.use({ serviceWorkers: 'allow' })

/** A game up to where three trains of ATN earn at best $250, after a run of $110. */
const due = (game = mappedGame()) => gameFileOf({ ...game, trace: game.trace.slice(0, 124) })

/** Notes the workers that a page begins besides the app's own, and leaves some of them broken. */
async function noteWorkers(page: Page, broken = false) {
  const begun: string[] = []
  await page.exposeFunction('begun', (name: string) => begun.push(name))
  await page.addInitScript(isBroken => {
    const Real = window.Worker
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        ;(window as unknown as { begun(name: string): void }).begun(String(url))
        if (isBroken) throw new DOMException('no workers here', 'SecurityError')
        super(url, options)
      }
    }
  }, broken)
  return begun
}

const figure = (page: Page) => page.getByRole('status', { name: 'Revenue' })

test('4.2.3 the best run: worked out in a worker with the host gone, taken in one tap, doubted below it', async ({
  page,
}) => {
  const host = await serve({ base: '/table/' })
  const faults = unsaid(page)
  const begun = await noteWorkers(page)
  await firstVisit(page, host.url, '/table/')
  await host.close()
  await page.goto(host.url)
  await openFile(page, due())
  const best = button(page, /^best \$250/)
  await expect(best).toBeVisible()
  expect(begun.filter(it => it.includes('map-worker'))).toHaveLength(1)
  await expect(page.locator('.run .doubt')).toHaveText('$140 below the best')
  await best.tap()
  await expect(figure(page)).toHaveText('$250')
  await expect(page.locator('.run .doubt')).toBeHidden()
  for (const digit of [2, 2, 0]) await button(page, `${digit} digit`).tap()
  await expect(page.locator('.run .doubt')).toHaveText('$30 below the best')
  await expect(page.locator('.best-routes tr').first()).toContainText('Nashville – Decatur')
  await best.tap()
  await button(page, /^Pay /).tap()
  await expect(page.getByRole('region', { name: 'Payout slip' })).toBeVisible()
  await expect(page.locator('.train').first()).toContainText('next run with it: at best $')
  expect(faults).toEqual([])
})

test('4.2.3 a what-if tells what one more tile and another station would bring', async ({ page }) => {
  const game = mappedGame()
  // ATN is to lay a tile on York and to place a station in Birmingham.
  await page.goto('./')
  await openFile(page, gameFileOf({ ...game, trace: game.trace.slice(0, 122) }))
  await expect(button(page, /^best \$170/)).toBeVisible()
  await page.goto('./#/whatif')
  await expect(page.getByText(/^Without what is tried/)).toHaveCount(0)
  await page.locator('[data-hex=K2]').tap()
  await button(page, /^57 track to southwest, northeast/).tap()
  await expect(button(page, /^best \$220/)).toBeVisible()
  await expect(page.getByText('Without what is tried: at best $170.')).toBeVisible()
  await button(page, /^Birmingham \$100/).tap()
  await expect(button(page, /^best \$250/)).toBeVisible()
  await expect(page.getByText('Without what is tried: at best $170.')).toBeVisible()
  await button(page, 'Drop').tap()
  await expect(button(page, /^best \$170/)).toBeVisible()
})

test('4.2.3 where a browser begins no worker, the page works it out when it is idle', async ({ page }) => {
  await noteWorkers(page, true)
  await page.goto('./')
  await openFile(page, due())
  await expect(button(page, /^best \$250/)).toBeVisible()
})

test('a table that keeps no map pays nothing: no worker begins, and nothing of the map is fetched for it', async ({
  page,
}) => {
  const begun = await noteWorkers(page)
  const fetched: string[] = []
  page.on('request', request => {
    if (/\/map-/.test(request.url())) fetched.push(request.url())
  })
  await page.goto('./')
  await openFile(page, due(realGame('4714')))
  await expect(button(page, /^Sheet/)).toBeVisible()
  await expect(dot(page)).toHaveText('saved')
  // A file is read by all rules that there are.
  fetched.length = 0
  await page.reload()
  await expect(button(page, /^Sheet/)).toBeVisible()
  await page.waitForTimeout(1_000)
  expect(begun.filter(it => it.includes('map-worker'))).toEqual([])
  expect(fetched).toEqual([])
  await page.goto('./#/map')
  await expect(button(page, 'Begin with the empty map')).toBeVisible()
  expect(fetched).not.toEqual([])
})

test('the story says what each corporation ran and what the map would have allowed', async ({ page }) => {
  const game = mappedGame()
  await page.goto('./')
  await openFile(page, gameFileOf(game))
  await page.goto('./#/story')
  const sums = page.locator('.runs-made tr')
  await expect(page.getByText('worked out…')).toBeHidden()
  await expect(sums).toHaveCount(4)
  await expect(sums.first()).toContainText('missed')
  await page.getByText('Runs that fell short').tap()
  await expect(page.getByText('ATN ran $210 of $250.')).toBeVisible()
})
