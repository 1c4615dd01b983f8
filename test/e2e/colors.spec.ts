import { expect, test } from '@playwright/test'
import { TABLES } from './states/tables'
import { goTo, openTable } from './states/visit'

test.use({ locale: 'en-US', hasTouch: false, isMobile: false, contextOptions: { reducedMotion: 'reduce' } })

test('where the system sets the colors, what is chosen is told apart, and whose turn it is', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('./')
  await openTable(page, TABLES.stock)
  const grounds = async (all: string) => {
    const found = await page
      .locator(all)
      .evaluateAll(them => them.map(it => getComputedStyle(it).backgroundColor))
    return new Set(found).size
  }
  expect(await grounds('.bar .tab')).toBe(2)
  const current = page.locator('.bar .tab[aria-current]')
  await page.keyboard.press('Tab')
  await current.focus()
  const [ring, ground] = await current.evaluate(it => {
    const { outlineColor, backgroundColor } = getComputedStyle(it)
    return [outlineColor, backgroundColor]
  })
  expect(ring).not.toBe(ground)
  await current.evaluate(it => {
    const chart = '<i class="cell"></i><i class="cell here"></i><i class="cell goal"></i>'
    it.insertAdjacentHTML('beforeend', `${chart}<p class="goals"><b class="pointed"><i></i></b></p>`)
  })
  const lines = await current
    .locator('i')
    .evaluateAll(them => them.map(it => getComputedStyle(it).outlineStyle))
  expect(lines).toEqual(['none', 'solid', 'solid', 'solid'])
  await goTo(page, 'settings')
  expect(await grounds('[role=group] > [aria-pressed]')).toBe(2)
  expect(await grounds('.switch input')).toBe(2)
  await goTo(page, 'table')
  expect(await grounds('.board-table tbody:first-of-type > tr')).toBe(2)
})

test('who asks for more contrast sees the edges of buttons', async ({ page }) => {
  await page.goto('./')
  await openTable(page, TABLES.stock)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme })
    const edge = await page
      .locator('.play .button:not([aria-disabled])')
      .first()
      .evaluate(it => {
        const light = (color: string) => {
          const [r = 0, g = 0, b = 0] = (color.match(/\d+/g) ?? []).map(part => {
            const share = Number(part) / 255
            return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
          })
          return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
        }
        const { borderTopColor, backgroundColor } = getComputedStyle(it)
        const [one, other] = [light(borderTopColor), light(backgroundColor)]
        return Math.max(one, other) / Math.min(one, other)
      })
    expect(edge).toBeGreaterThan(3)
  }
})
