import { expect, type Page, test } from '@playwright/test'
import type { Action } from '../../src/rules/rule'
import { actionsOf, gameFileOf, realGame } from '../games/recorded'
import { dot } from './table'

test.use({ locale: 'en-US' })

const game = realGame('4714')
/** The first run from an entry on that is paid out: its token moves one space to the right. */
const paidFrom = (from: number) =>
  actionsOf(game).findIndex(
    ({ type, pay }: Action & { pay?: boolean }, i) => i >= from && type === 'run' && pay,
  )
const run = paidFrom(131)
const runner = (at: number) =>
  (game.trace[at]?.action as { corporation?: string } | undefined)?.corporation ?? ''
const corporation = runner(run)

async function openGame(page: Page, upTo = run): Promise<void> {
  await page.goto('./')
  const text = gameFileOf({ ...game, trace: game.trace.slice(0, upTo) })
  const file = { name: 'game.paymaster.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('Open a file').setInputFiles(file)
  await expect(pay(page)).toBeVisible()
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })
const notes = (page: Page) => page.locator('.paper-note')

/** What the app moves on the page: what it is, its text, and its transforms. */
interface Motion {
  readonly what: string
  readonly says: string
  readonly way: readonly string[]
}

// As text, since a page lacks the helpers of the bundler. `held` stops every motion halfway, so that it can be inspected.
const MOTIONS = (selector: string) =>
  `document.getAnimations().filter(it => it.effect.target.matches('${selector}'))`
const TOLD = `all.map(it => ({
  what: it.effect.target.className,
  says: it.effect.target.textContent,
  way: it.effect.getKeyframes().map(frame => frame.transform ?? ''),
}))`

/** The motions of matching parts as soon as there are any, stopped halfway. */
const held = (page: Page, selector: string) =>
  page.evaluate<readonly Motion[]>(`new Promise(done => {
    requestAnimationFrame(function look() {
      const all = ${MOTIONS(selector)}
      if (all.length === 0) return requestAnimationFrame(look)
      for (const it of all) {
        it.pause()
        it.currentTime = it.effect.getComputedTiming().endTime - 200
      }
      done(${TOLD})
    })
  })`)

/** All motions of the next forty frames, which is longer than any of them lasts. */
const seen = (page: Page) =>
  page.evaluate<readonly Motion[]>(`new Promise(done => {
    const found = []
    let frames = 0
    requestAnimationFrame(function look() {
      const all = ${MOTIONS('*')}
      found.push(...${TOLD})
      frames += 1
      if (frames < 40) requestAnimationFrame(look)
      else done(found)
    })
  })`)

/** What a tap would hit wrongly: anything but Undo in the middle of Undo, or a moving part. */
const covered = (page: Page) =>
  page.evaluate<
    readonly string[]
  >(`[document.querySelector('.undo'), ...${MOTIONS('*')}.map(it => it.effect.target)].flatMap(it => {
    const { left, top, width, height } = it.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const isHit = it.contains(hit)
    return isHit === it.matches('.undo') ? [] : [it.outerHTML]
  })`)

for (const colorScheme of ['light', 'dark'] as const) {
  test(`money goes from the bank to those on the slip and covers no button, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await openGame(page)
    const going = held(page, '.paper-note')
    await pay(page).tap()
    const slip = page.getByRole('region', { name: 'Payout slip' })
    const sums = await slip.locator('b').allInnerTexts()
    expect((await going).map(({ says }) => says)).toEqual(sums)
    // All start at the bank's purse, and each ends at its own line.
    expect(new Set((await going).map(({ way }) => way[0])).size).toBe(1)
    expect(new Set((await going).map(({ way }) => way.at(-1))).size).toBe(sums.length)
    expect(await covered(page)).toEqual([])

    // Even while stopped it blocks nothing: the next tap is accepted, and ends it at once.
    await undo(page).tap()
    await expect(pay(page)).toBeVisible()
    await expect(notes(page)).toHaveCount(0)
  })
}

test('a second tap right after an entry is accepted, and nothing is left over', async ({ page }) => {
  await openGame(page)
  await pay(page).tap()
  await page.getByRole('button', { name: `End ${corporation}’s turn` }).tap()
  await expect(page.getByRole('button', { name: `End ${corporation}’s turn` })).toBeHidden()
  await expect(notes(page)).toHaveCount(0)
})

test('Undo plays nothing', async ({ page }) => {
  await openGame(page)
  await pay(page).tap()
  await expect(undo(page)).toBeVisible()
  await undo(page).tap()
  expect(await seen(page)).toEqual([])
})

test('a token is seen walking when the chart is opened after the entry, once', async ({ page }) => {
  await openGame(page)
  await pay(page).tap()
  await expect(page.getByRole('region', { name: 'Payout slip' })).toBeVisible()
  const walking = held(page, '.chart .plate')
  await page.getByRole('link', { name: 'Chart' }).tap()
  const [token, ...others] = await walking
  expect(token?.says).toBe(corporation)
  expect(token?.way[0]).toMatch(/^translate\(-\d+(\.\d+)?px, 0px\)$/)
  expect(others).toEqual([])
  expect(await covered(page)).toEqual([])
  await page.getByRole('link', { name: 'Play' }).tap()
  await page.getByRole('link', { name: 'Chart' }).tap()
  // A quick finger taps again while the sums are still moving.
  expect((await seen(page)).filter(({ what }) => what !== 'paper-note')).toEqual([])
})

test('a token beyond the edge of a phone is scrolled into view to walk', async ({ page }) => {
  const other = [...game.trace.keys()].map(paidFrom).findLast(at => runner(at) === 'L&N' && at < run) ?? 0
  await openGame(page, other)
  await pay(page).tap()
  await expect(page.getByRole('region', { name: 'Payout slip' })).toBeVisible()
  const walking = held(page, '.chart .plate')
  await page.getByRole('link', { name: 'Chart' }).tap()
  expect((await walking).map(({ says }) => says)).toEqual(['L&N'])
  await expect(page.locator('.chart-grid .plate', { hasText: 'L&N' })).toBeInViewport({ ratio: 1 })
})

/** Where a token lies on the chart; the list beside it, of where each goes, names it a second time. */
const plate = (page: Page, id: string) => page.locator('.chart .plate').getByText(id, { exact: true }).first()

/** The position of the plate after each painted frame, from before the entry until it rests. Fails where there is none. */
const WAY_OF = (id: string) => `new Promise((done, fail) => {
  const found = []
  let rests = 0
  requestAnimationFrame(function look() {
    setTimeout(() => {
      const plate = [...document.querySelectorAll('.chart .plate')].find(it => it.textContent === '${id}')
      if (!plate) return fail(new Error('no plate of ${id} after ' + found.length + ' frames'))
      const { left } = plate.getBoundingClientRect()
      rests = found.length > 0 && found.at(-1) > found[0] && found.at(-1) === left ? rests + 1 : 0
      found.push(left)
      if (rests > 5) done(found)
      else requestAnimationFrame(look)
    })
  })
})`

test('side by side it walks at once, and is never seen at its goal before', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openGame(page)
  // The chart beside the entries is loaded once they are painted.
  await expect(plate(page, corporation)).toBeVisible()
  const way = page.evaluate<readonly number[]>(WAY_OF(corporation))
  await pay(page).tap()
  const places = await way
  // Less than a pixel back comes from the column that the token left, which is narrower without it.
  for (const [i, place] of places.entries()) expect(place).toBeGreaterThan((places[i - 1] ?? place) - 1)
  expect(new Set(places).size).toBeGreaterThan(2)
})

test('side by side another entry ends the walk at once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openGame(page)
  await expect(plate(page, corporation)).toBeVisible()
  const walking = held(page, '.chart .plate')
  await pay(page).tap()
  expect(await walking).toHaveLength(1)
  expect(await covered(page)).toEqual([])
  await page.getByRole('button', { name: `End ${corporation}’s turn` }).tap()
  await expect(page.getByRole('button', { name: `End ${corporation}’s turn` })).toBeHidden()
  expect(await page.evaluate(`${MOTIONS('.plate')}.length`)).toBe(0)
})

test('on a second screen the token walks when the banker enters', async ({ page, context }) => {
  await openGame(page)
  await expect(dot(page)).toHaveText('saved')
  const table = await context.newPage()
  await table.setViewportSize({ width: 1280, height: 800 })
  await table.goto('./#/chart')
  await expect(table.locator('.chart .plate').first()).toBeVisible()
  const walking = held(table, '.chart .plate')
  await pay(page).tap()
  expect((await walking).map(({ says }) => says)).toEqual([corporation])
})

test('nothing moves if the phone asks for reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await openGame(page)
  const found = seen(page)
  await pay(page).tap()
  await expect(page.getByRole('region', { name: 'Payout slip' })).toBeVisible()
  expect(await found).toEqual([])
  expect(await seen(page)).toEqual([])
})
