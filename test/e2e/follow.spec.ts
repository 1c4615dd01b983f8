import {
  type Browser,
  expect,
  type Page,
  type PlaywrightWorkerArgs,
  type TestInfo,
  test,
} from '@playwright/test'
import { WHOLE } from '../all'
import { gameFileOf, knownGames, type Recorded } from '../games/recorded'
import { axeFaults } from './axe'
import { film, filming, type Modules } from './film'
import { complaints, modulesIn } from './phones'

const game = knownGames().find(it => it.trace.length === 501) as Recorded

/** The player who ends the last turn. */
const acting = 'P2'

/** A phone: a browser process of its own whose camera shows a film. */
interface PhoneInHand {
  readonly browser: Browser
  readonly page: Page
  readonly film: string
  readonly faults: readonly string[]
}

/** A phone that banks a game whose last entry is undone, and one that follows it: paired by the cameras of both. */
async function paired(playwright: PlaywrightWorkerArgs['playwright'], info: TestInfo, baseURL: string) {
  const usual = info.project.use.launchOptions
  const phone = async (name: string, first: Modules): Promise<PhoneInHand> => {
    const path = info.outputPath(`${name}.y4m`)
    film(path, [first])
    const args = [...(usual?.args ?? []), '--allow-loopback-in-peer-connection', ...filming(path)]
    const browser = await playwright.chromium.launch({ ...usual, args })
    const size = { width: 390, height: 844 }
    const page = await browser.newPage({ baseURL, permissions: ['camera'], viewport: size })
    return { browser, page, film: path, faults: complaints(page) }
  }
  const bank = await phone('bank', [])
  await bank.page.goto('./')
  await bank.page.setInputFiles('input[type=file]', {
    name: 'game.paymaster.json',
    mimeType: 'application/json',
    buffer: Buffer.from(gameFileOf(game)),
  })
  await expect(bank.page.locator('.top')).toContainText('Game over')
  await bank.page.getByRole('button', { name: 'Undo' }).click()
  await bank.page.goto('./#/follow/bank')
  await bank.page.getByRole('button', { name: 'Add a phone' }).click()
  const code = await modulesIn(bank.page.locator('.code svg'))
  expect(await axeFaults(bank.page)).toEqual([])

  const other = await phone('other', code)
  await other.page.goto('./')
  await other.page.getByRole('link', { name: 'Follow a table' }).click()
  film(bank.film, [await modulesIn(other.page.locator('.code svg'))])
  await expect(other.page.getByText('Whose phone is this?')).toBeVisible()
  expect(await axeFaults(other.page)).toEqual([])
  await other.page.getByRole('button', { name: acting }).click()
  await expect(other.page.locator('.following')).toContainText('Live')
  await expect(bank.page.getByRole('listitem')).toContainText('follows live')
  return { bank, other }
}

test('a phone pairs by two codes, asks the bank, follows live, and says how old its table is once that is gone', async ({
  playwright,
  baseURL,
}, info) => {
  const { bank, other } = await paired(playwright, info, baseURL ?? '')
  const end = other.page.getByRole('button', { name: /^End .* turn$/ })
  const told = other.page.locator('.following .told')
  await expect(told).toContainText('Your turn')
  await bank.page.getByRole('button', { name: 'Only watches' }).click()
  await expect(other.page.locator('html.rests')).toBeVisible()
  await bank.page.getByRole('button', { name: 'Asks the bank' }).click()
  await expect(told).toContainText('Your turn')
  await other.page.goto('./#/whatif')
  await expect(told).toContainText('It is your turn.')
  await expect(other.page.locator('.whatif-bar .button')).toHaveCount(2)
  expect(await axeFaults(other.page)).toEqual([])
  await told.getByRole('link', { name: 'Play' }).click()
  await expect(told).toContainText('asked of the bank')
  await bank.page.goto('./#/play')
  await end.click()
  await expect(bank.page.locator('.request')).toContainText(`${acting} asks:`)
  // Marked in its place.
  await expect(other.page.locator('.play-foot > .button:has(+ .asked)')).toHaveCSS('outline-width', '3px')
  expect(await axeFaults(other.page)).toEqual([])
  await other.page.screenshot({ path: info.outputPath('asked.png') })
  await other.page.goto('./#/chart')
  const high = async () => (await other.page.locator('.following').boundingBox())?.height
  const asking = await high()
  await other.page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(told).toContainText('Withdrawn: ')
  // Nothing below moves as the button goes.
  expect(await high()).toBe(asking)
  await expect(bank.page.locator('.request')).toBeHidden()
  await other.page.goto('./#/play')
  await expect(other.page.locator('.asked')).toHaveCount(0)
  for (const button of ['Refuse', 'Enter it']) {
    await end.click()
    await expect(told).toContainText('Asked of the bank')
    await expect(bank.page.locator('.request')).toContainText(`${acting} asks:`)
    await expect(bank.page.locator('.play-foot > .button + .here')).toBeVisible()
    expect(await axeFaults(bank.page)).toEqual([])
    await bank.page.getByRole('button', { name: button }).click()
    await expect(bank.page.locator('.request')).toBeHidden()
    await expect(told).toContainText(button === 'Refuse' ? 'The bank refused' : 'The bank took it')
  }
  await expect(other.page.locator('.top')).toContainText('Game over')
  expect(await axeFaults(other.page)).toEqual([])
  await other.page.goto('./#/table')
  // Only what happens from then on is news there.
  await expect(other.page.locator('.board')).toBeVisible()
  await bank.page.getByRole('button', { name: 'Undo' }).click()
  await expect(other.page.locator('.news')).toContainText('Taken back')
  await expect(other.page.locator('.news')).toBeHidden()
  expect(await axeFaults(other.page)).toEqual([])
  await bank.browser.close()
  await expect(other.page.locator('.following')).toContainText('Not connected. As it stood at')
  expect(await axeFaults(other.page)).toEqual([])
  expect([...bank.faults, ...other.faults]).toEqual([])
  await other.browser.close()
})

test('another phone takes the bank over; where both went on, the table picks, and the old bank follows', async ({
  playwright,
  baseURL,
}, info) => {
  const { bank: old, other: bank } = await paired(playwright, info, baseURL ?? '')
  // A page that is left loses its connections.
  await old.page.goto('./#/play')
  await old.page.reload()
  await expect(bank.page.locator('.following')).toContainText('Not connected')
  await expect(old.page.getByText('Other phones followed this game')).toBeVisible()
  expect(await axeFaults(old.page)).toEqual([])
  await old.page.screenshot({ path: info.outputPath('alone.png') })
  await old.page.getByRole('button', { name: 'Undo' }).click()
  await bank.page.goto('./#/follow/bank')
  await bank.page.getByRole('button', { name: 'Bank here from now on' }).click()
  expect(await axeFaults(bank.page)).toEqual([])
  await bank.page.getByRole('button', { name: /^Go on here after entry \d+$/ }).click()
  await bank.page.getByRole('button', { name: /^End .* turn$/ }).click()
  await expect(bank.page.locator('.top')).toContainText('Game over')

  await bank.page.goto('./#/follow/bank')
  await bank.page.getByRole('button', { name: 'Add a phone' }).click()
  film(old.film, [await modulesIn(bank.page.locator('.code svg'))])
  await old.page.goto('./#/follow')
  film(bank.film, [await modulesIn(old.page.locator('.code svg'))])
  await expect(old.page.locator('.parted')).toBeVisible()
  await expect(old.page.locator('.following')).toContainText('went on differently')
  expect(await axeFaults(old.page)).toEqual([])
  await bank.page.locator('.request').getByRole('button', { name: 'Compare' }).click()
  await expect(bank.page.locator('.parted')).toContainText('Nothing more.')
  expect(await axeFaults(bank.page)).toEqual([])
  await bank.page.screenshot({ path: info.outputPath('parted.png') })
  await bank.page.getByRole('button', { name: 'Go on as it is here' }).click()
  await expect(old.page.getByText('Whose phone is this?')).toBeVisible()
  await old.page.goto('./#/play')
  await expect(old.page.locator('.top')).toContainText('Game over')
  await old.page.goto('./#/start')
  // Beside the game that goes on, its own as another one.
  await expect(old.page.locator('main li')).toHaveCount(1)
  expect([...old.faults, ...bank.faults]).toEqual([])
  await Promise.all([old, bank].map(({ browser }) => browser.close()))
})

/** For how long a phone is locked, in ms: shortly, and for so long that the browsers give the connection up. */
const LOCKED = [10_000, 45_000]

if (WHOLE)
  test('a phone that was locked comes back by itself, and has missed nothing', async ({
    playwright,
    baseURL,
  }, info) => {
    const { bank, other } = await paired(playwright, info, baseURL ?? '')
    const session = await other.browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
    await bank.page.goto('./#/play')
    for (const locked of LOCKED) {
      for (const id of pages) process.kill(id, 'SIGSTOP')
      await bank.page.waitForTimeout(locked)
      await bank.page.getByRole('button', { name: 'Redo' }).click()
      for (const id of pages) process.kill(id, 'SIGCONT')
      await expect(other.page.locator('.top')).toContainText('Game over')
      await expect(other.page.locator('.following')).toContainText('Live')
      await bank.page.getByRole('button', { name: 'Undo' }).click()
      await expect(other.page.locator('.top')).not.toContainText('Game over')
    }
    await Promise.all([bank, other].map(({ browser }) => browser.close()))
  })
