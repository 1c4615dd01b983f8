import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { gameFileOf, knownGames } from '../../test/games/recorded'
import type { Glass } from '../banker/glass'
import { openFile } from '../banker/phone'
import { screenOf } from '../banker/screen'
import { chromiumOptions } from '../chromium.mjs'
import { storedRows, untilSaved } from '../durable/stored'
import type { Check } from './check'
import { type Engine, HEIGHT, WIDTH } from './driver'
import { goTo } from './keeping'
import { type Lent, withEngine } from './lend'

/** A phone: its glass, and a picture of what is on it. */
interface Phone {
  readonly page: Glass
  readonly picture: () => Promise<Buffer>
}

/** How two phones find each other: by names that stand for their addresses, as browsers give them without the camera, or by addresses. */
type By = 'names' | 'IPv4' | 'IPv6'

/** What a line of a description with a place of that kind is like. */
const LIKE: Readonly<Record<By, string>> = {
  names: '\\S+\\.local ',
  IPv4: '(\\d+\\.){3}',
  IPv6: '\\w*:\\w*:',
}

/** As text, for a page: of the other phone's places, only those of one kind are taken; there must be some. */
const onlyBy = (by: By) => `(() => {
  const { prototype } = RTCPeerConnection
  const set = prototype.setRemoteDescription
  prototype.setRemoteDescription = function ({ type, sdp }) {
    const lines = sdp.split('\\r\\n').filter(line => !/^a=candidate/.test(line) || / udp \\d+ ${LIKE[by]}/.test(line))
    window.places = lines.filter(line => /^a=candidate/.test(line))
    return set.call(this, { type, sdp: lines.join('\\r\\n') })
  }
})()`

/** Lends a Chromium on the same host, whose camera sees no code; without a camera, it does not give its addresses. */
async function withChromium<T>(url: string, by: By, use: (phone: Phone) => Promise<T>): Promise<T> {
  const usual = await chromiumOptions()
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  const args = [...usual.args, '--allow-loopback-in-peer-connection', ...(by === 'names' ? [] : camera)]
  const browser = await chromium.launch({ ...usual, args })
  try {
    const page = await browser.newPage({
      ...{ viewport: { width: WIDTH, height: HEIGHT }, hasTouch: true, isMobile: true, locale: 'en-US' },
      permissions: by === 'names' ? [] : ['camera'],
    })
    await page.goto(url)
    return await use({ page, picture: () => page.screenshot() })
  } finally {
    await browser.close()
  }
}

/** A real game before its last entry, which ends the turn of this player. */
const ENTRIES = 501
const ACTING = 'P2'

/** Opens the game on a phone. */
async function open({ page }: Phone): Promise<void> {
  const game = knownGames().find(({ trace }) => trace.length === ENTRIES)
  if (!game) throw new Error('there is no game')
  await openFile(page, gameFileOf(game))
  await page.locator('.top', { hasText: 'Game over' }).waitFor()
  await screenOf(page).tap(page.getByRole('button', { name: 'Undo' }))
}

/** The code on a phone, as a picture of it. */
async function codeOn({ page, picture }: Phone) {
  await page.locator('.code svg').waitFor()
  await page.evaluate(
    `document.querySelector('.code').scrollIntoView({ block: 'center', behavior: 'instant' })`,
  )
  return { name: 'code.png', mimeType: 'image/png', buffer: await picture() }
}

const show = ({ page }: Phone, code: Awaited<ReturnType<typeof codeOn>>) =>
  page.locator('input[type=file]').setInputFiles(code)

/** Pairs two phones by pictures of their codes. The answer is read after a while (ms); then also as it was at first. */
async function pair(bank: Phone, other: Phone, by: By, late = 0): Promise<void> {
  for (const { page } of [bank, other]) await page.evaluate(onlyBy(by))
  await goTo(bank.page, 'follow/bank')
  // It comes later than the rest, and moves that.
  await bank.page.getByRole('link', { name: 'How it works' }).waitFor()
  await screenOf(bank.page).tap('Add a phone')
  const code = await codeOn(bank)
  await goTo(other.page, 'follow')
  await show(other, code)
  const answer = await codeOn(other)
  if (late > 0) {
    await pause(late)
    await show(bank, answer)
    // If it was given up before, the phone shows another one.
    await pause(6000)
    if (await other.page.locator('.code svg').isVisible()) await show(bank, await codeOn(other))
  } else await show(bank, answer)
  await bank.page.locator('.strip.go', { hasText: 'Connected' }).waitFor()
}

/** Has a phone that follows ask for the last entry, and the bank take it. Throws unless both have stored the same then. */
async function play(bank: Phone, other: Phone): Promise<void> {
  await screenOf(other.page).tap(other.page.getByRole('button', { name: ACTING, exact: true }))
  await other.page.locator('.following', { hasText: 'Your turn' }).waitFor()
  await goTo(bank.page, 'play')
  await screenOf(other.page).tap(other.page.getByRole('button', { name: /^End .* turn$/ }))
  await screenOf(bank.page).tap(bank.page.getByRole('button', { name: 'Enter it' }))
  await other.page.locator('.top', { hasText: 'Game over' }).waitFor()
  await untilSaved(bank.page)
  const [there, here] = [await storedRows(bank.page), await storedRows(other.page)]
  if (JSON.stringify(there) !== JSON.stringify(here))
    throw new Error(`the bank has stored ${there.length} records, the phone that follows ${here.length}`)
}

/** What is tried between an engine and Chromium. */
const TRIED: readonly {
  readonly what: string
  readonly by: By
  readonly banks?: true
  readonly late?: number
}[] = [
  { what: 'followed by IPv4', by: 'IPv4' },
  { what: 'banked by IPv4', by: 'IPv4', banks: true },
  { what: 'followed by IPv6', by: 'IPv6' },
  // Longer than Firefox looks for the bank before it gives up.
  { what: 'followed with an answer read after 8 s', by: 'IPv4', late: 8000 },
  { what: 'followed by names', by: 'names' },
  { what: 'banked by names', by: 'names', banks: true },
]

/** Says on both screens, before one tries, that it cannot. Throws if it does not. */
async function assertSaid({ page }: Lent): Promise<void> {
  for (const at of ['follow', 'follow/bank']) {
    await goTo(page, at)
    await page.locator('.strip', { hasText: 'This browser cannot connect to another phone.' }).waitFor()
    if ((await page.locator('video, .code').count()) > 0) throw new Error(`${at} offers to try`)
  }
}

async function tryOne(engine: Engine, { what, by, banks, late }: (typeof TRIED)[number]): Promise<string> {
  const links = by === 'names' ? 'names' : 'addresses'
  return withEngine(engine, { links }, async lent => {
    await lent.page.goto(lent.url)
    if (!(await lent.page.evaluate<boolean>(`typeof RTCPeerConnection === 'function'`))) {
      await open({ ...lent, picture: () => lent.driver.picture() })
      await assertSaid(lent)
      return ''
    }
    return withChromium(lent.url, by, async chrome => {
      const mine: Phone = { page: lent.page, picture: () => lent.driver.picture() }
      const [bank, other] = banks ? [mine, chrome] : [chrome, mine]
      await open(bank)
      await pair(bank, other, by, late).catch((error: unknown) => {
        throw new Error(`${what}: ${error instanceof Error ? error.message : error}`)
      })
      await play(bank, other)
      return what
    })
  })
}

/** Two phones of different families: each follows the other, an entry is asked for and taken; or one says that it cannot. */
export const follows: Check = {
  what: 'phones that follow: with Chromium, either way',
  run: async engine => {
    const done: string[] = []
    for (const one of TRIED) {
      const did = await tryOne(engine, one)
      if (did === '') return 'it cannot connect to other phones, and says so on both screens before one tries'
      done.push(did)
    }
    return `${done.join(', ')}; an entry asked for and taken each time`
  },
}
