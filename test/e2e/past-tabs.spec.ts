import { expect, type Page, test } from '@playwright/test'
import { actions as all, button, logOfCorrection, open, openEntry, ruleOn, saved, show } from './past'

const actions = all.slice(0, 160)
const FOLLOWS = 'Another tab banks this game; this one follows it and enters nothing.'

/** The game in two tabs: the first banks, the second follows. */
async function twoTabs(page: Page) {
  await open(page, actions)
  await expect(page.locator('.top .saved')).toHaveText('saved')
  const other = await page.context().newPage()
  await other.goto('./#/log')
  await expect(other.getByText(FOLLOWS)).toBeVisible()
  return other
}

test('a change made while another tab banks takes over the bank with its tap', async ({ page }) => {
  const other = await twoTabs(page)
  await openEntry(other, /L&N runs for \$180/)
  await button(other, 'It never happened, or was entered twice').tap()
  await button(other, 'See what does not fit').tap()
  await expect(other.getByText(/Then this cannot be/)).toBeVisible()
  await button(other, /^Nothing from here on happened/).tap()
  // The game goes on in the meantime, and the change stays as it was.
  await button(page, /^End M&O/).tap()
  await expect(other.getByText(/Then this cannot be: No. 161/)).toBeVisible()
  await button(other, 'It did not happen').tap()
  await button(other, 'Change it, and bank here').tap()
  await expect(other.getByRole('heading', { name: /^Put right from No/ })).toBeVisible()
  expect(await saved(other)).toEqual(actions.slice(0, 117))
  await expect(page.getByText(FOLLOWS)).toBeVisible()
  expect(await saved(page)).toEqual(actions.slice(0, 117))
})

test('a figure put right, a ruling, a count and a what-if do so too', async ({ page }) => {
  const other = await twoTabs(page)
  const turns = [page, other]
  // The bank goes over before what took it is entered, so the log of the one that follows must show that first.
  const follower = async (entered?: RegExp) => {
    const [banks, follows] = turns.reverse() as [Page, Page]
    await expect(follows.getByText(FOLLOWS).first()).toBeAttached()
    if (entered) await expect(follows.getByRole('main').getByText(entered).first()).toBeVisible()
    await expect(button(banks, / bank here$/)).toHaveCount(0)
    return follows
  }
  turns.reverse()
  const first = await follower()
  await openEntry(first, /L&N runs for \$180/)
  await button(first, /^Revenue/).tap()
  for (const digit of '190') await button(first, `${digit} digit`).tap()
  await button(first, 'Change it, and bank here').tap()
  await logOfCorrection(first)
  await expect(first.getByText(/was \$180, now \$190, changed at/)).toBeVisible()

  await show(page, 'log')
  const second = await follower(/now \$190/)
  await show(second, 'ruling')
  await ruleOn(second, 'Phase')
  await second.getByRole('group', { name: 'Phase' }).getByRole('button', { name: '7', exact: true }).tap()
  await button(second, 'Enter the ruling, and bank here').tap()
  await expect(second.getByRole('main').getByText(/^Ruling: it is phase 7/)).toBeVisible()

  await show(other, 'log')
  const third = await follower(/^Ruling: it is phase 7/)
  await show(third, 'count')
  await third.getByRole('button', { name: /^Bank/ }).tap()
  await button(third, 'Same as in the books').tap()
  await button(third, 'Keep the count in the log, and bank here').tap()
  await expect(third.getByRole('heading', { name: 'Play', level: 1 })).toBeAttached()

  await show(page, 'log')
  const fourth = await follower(/ counted: /)
  await show(fourth, 'whatif')
  await button(fourth, /^End M&O/).tap()
  await button(fourth, 'Keep, and bank here').tap()
  await expect(fourth.getByRole('heading', { name: 'Play', level: 1 })).toBeAttached()
  const is = await saved(fourth)
  expect(is[117]).toMatchObject({ type: 'run', revenue: 190 })
  expect(is.slice(160).map(({ type }) => type)).toEqual(['correct', 'count', 'endTurn'])
  expect(await saved(other)).toEqual(is)
})
