import { expect, type Locator, test } from '@playwright/test'
import { knownGames } from '../games/recorded'
import { misfits } from './states/fits'
import { STATES } from './states/list'
import { goTo, openTable, resize } from './states/visit'

/** The table of a state. */
function tableOf(name: string) {
  const table = STATES.find(state => state.name === name)?.table
  if (!table) throw new Error(`no state ${name}`)
  return table
}

/** Those with a part that is off the screen, or under something that stays in place. */
const hidden = (all: Locator) =>
  all.evaluateAll(found =>
    found
      .filter(it => {
        const { left, right, top, bottom } = it.getBoundingClientRect()
        const at = [top + 2, (top + bottom) / 2, bottom - 2]
        return !at.every(y => it.contains(document.elementFromPoint((left + right) / 2, y)))
      })
      .map(it => it.getAttribute('aria-label') ?? it.textContent),
  )

/** How many stand in each line. */
const lines = (all: Locator) =>
  all.evaluateAll(found => {
    const tops = found.map(it => Math.round(it.getBoundingClientRect().top))
    return [...new Set(tops)].map(top => tops.filter(it => it === top).length)
  })

test('a price in orange stands above the bar that marks it', async ({ page }) => {
  await page.goto('./')
  // A stock turn with three corporations in orange.
  const game = knownGames('1889')[18]
  if (!game) throw new Error('no such game')
  const { players, options, trace } = game
  await openTable(page, {
    game: { title: '1889', players, options },
    actions: trace.slice(0, 274).map(({ action }) => action),
  })
  const room = await page.locator('.corporation-plate .orange').evaluateAll(found =>
    found.map(it => {
      const { lineHeight, boxShadow } = getComputedStyle(it)
      const bar = Number(/-(\d+)px/.exec(boxShadow)?.[1])
      return it.clientHeight - Number.parseFloat(lineHeight) - bar
    }),
  )
  expect(room.length).toBeGreaterThan(0)
  expect(Math.min(...room)).toBeGreaterThan(-1)
})

for (const name of ['va-begun', 'va-auction'])
  test(`all items of one auction are in sight at once, with a newcomer’s hints: ${name}`, async ({
    page,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem('paymaster:/:settings', JSON.stringify({ newcomer: true })),
    )
    await page.goto('./')
    await openTable(page, tableOf(name))
    await page.locator('.newcomer').waitFor()
    await expect(page.locator('.lots .company')).toHaveCount(4)
    expect(await hidden(page.locator('.lots .button'))).toEqual([])
  })

test('what is said before a turn pushes its head under the main action, not over it', async ({ page }) => {
  await page.goto('./')
  await openTable(page, tableOf('va-auction'))
  const foot = page.locator('.play-foot .button')
  await foot.first().waitFor()
  // Whatever stands above it, such as what the player whose phone this is could buy.
  const move = (room: number) =>
    page.locator('.play').evaluate((it, height) => {
      it.style.paddingTop = `${height}px`
    }, room)
  for (let room = 0; room <= 600; room += 20) {
    await move(room)
    expect(await hidden(foot), `${room}`).toEqual([])
  }
})

test('the only train for sale is as wide while a player asks for it below', async ({ page }) => {
  await page.goto('./')
  await openTable(page, tableOf('operating'))
  const train = page.locator('.bank-trains > .button')
  await expect(train).toHaveCount(1)
  const width = async () => (await train.boundingBox())?.width
  const before = await width()
  await train.evaluate(it => {
    const asked = document.createElement('div')
    asked.style.gridColumn = '1 / -1'
    it.after(asked)
  })
  expect(await width()).toBe(before)
})

test('a keypad stays in sight when a newcomer’s hints come after it', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('paymaster:/:settings', JSON.stringify({ newcomer: true })),
  )
  await page.goto('./')
  await openTable(page, tableOf('due-hint'))
  await page.locator('.newcomer').waitFor()
  await expect.poll(() => hidden(page.locator('.play > .run .pay .button'))).toEqual([])
})

test('keys of a revenue stay under the finger while all of them are in sight, whatever is said above', async ({
  page,
}) => {
  await page.goto('./')
  await openTable(page, tableOf('va-operating'))
  const pay = page.locator('.pay .button').first()
  await pay.waitFor()
  const place = async () => Math.round((await pay.boundingBox())?.y ?? 0)
  // The screen scrolls by as much as what stands above it takes.
  const say = (more: number) =>
    page.locator('main').evaluate(async (main, px) => {
      main.style.marginTop = `${px}px`
      main.scrollTop += px
      await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))
    }, more)
  const before = await place()
  await say(21)
  expect(await place()).toBe(before)
  expect(await hidden(page.locator('.run-entry .button'))).toEqual([])
  // With less room for them they come into sight again.
  await say(400)
  expect(await hidden(page.locator('.run-entry .button'))).toEqual([])
})

test('six prices to start at stand in one line, or where it is narrow in two alike', async ({ page }) => {
  await page.goto('./')
  await openTable(page, tableOf('1889-stock'))
  const pars = page.locator('.pars').first().locator('.button')
  await expect(pars).toHaveCount(6)
  expect(await lines(pars)).toEqual([6])
  await resize(page, { width: 320, height: 640 })
  expect(await lines(pars)).toEqual([3, 3])
  await resize(page, { width: 844, height: 390 })
  expect(await lines(pars)).toEqual([6])
  expect(await misfits(page)).toEqual([])
})

test('no title is left alone in a line', async ({ page }) => {
  for (const screen of ['start', 'new']) {
    await page.goto('./')
    await goTo(page, screen)
    for (const width of [390, 320]) {
      await resize(page, { width, height: 640 })
      const titles = page.locator('.buttons .button', { hasText: /^18(AL|VA|Lilliput|89)$/ })
      expect(await lines(titles)).not.toContain(1)
    }
  }
})

test('an amount of the form to join is in sight with its digits, clear of the foot', async ({ page }) => {
  for (const height of [844, 640]) {
    await page.setViewportSize({ width: 390, height })
    await page.goto('./')
    await goTo(page, 'new')
    await page.locator('.doors .button').last().tap()
    const rows = page.locator('.join-amount')
    await rows.first().waitFor()
    for (const nth of [0, 1, 3]) {
      await rows.nth(nth).locator('.join-row .button').tap()
      expect(await hidden(rows.nth(nth).locator('.button'))).toEqual([])
    }
  }
})
