import { readdirSync } from 'node:fs'
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { type Driver, type Engine, HEIGHT, type Start, WIDTH } from './driver'
import { programOf } from './programs'
import { until } from './until'

/** Like a phone: touch input, and downloads saved without asking. */
const prefsFor = ({ downloads, still, links }: Start) => ({
  'ui.prefersReducedMotion': still ? 1 : 0,
  'dom.w3c_touch_events.enabled': 1,
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'intl.accept_languages': 'en-US',
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'media.peerconnection.ice.loopback': links !== undefined,
  'media.navigator.streams.fake': links === 'addresses',
  'media.navigator.permission.disabled': links === 'addresses',
  // A camera that is no real one does not count as one.
  'media.peerconnection.ice.obfuscate_host_addresses': links !== 'addresses',
  'browser.download.alwaysOpenPanel': false,
})

/**
 * Resizes the window. Firefox before 144 lacks screen orientation, and reports that as an error although it takes the
 * size.
 */
async function sized(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((fault: Error) => {
    if (!/unknown command emulation\.setScreenOrientationOverride/.test(fault.message)) throw fault
  })
  // Polled from here: a page that is not drawn at the moment has no frames to wait for.
  await until(async () => {
    const is = (await page.evaluate("innerWidth + 'x' + innerHeight")) as string
    return is === `${width}x${height}` ? { is: true } : { not: `it is ${is}` }
  }, 'the size of the page')
}

/** The driver of a page over WebDriver BiDi, which Firefox speaks itself. */
const driverOf = (page: Page, called: string): Omit<Driver, 'kill' | 'close'> => ({
  called,
  touches: true,
  goto: async url => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  evaluate: text => page.evaluate(text) as Promise<never>,
  async touch(x, y, held = 0) {
    const finger = await page.touchscreen.touchStart(x, y)
    if (held > 0) await new Promise(resolve => setTimeout(resolve, held))
    await finger.end()
  },
  type: text => page.keyboard.type(text),
  async give(field, path) {
    const input = (await page.evaluateHandle(field)) as ElementHandle<HTMLInputElement>
    await input.uploadFile(path)
    await input.dispose()
  },
  resize: (width, height) => sized(page, width, height),
  picture: async () => Buffer.from(await page.screenshot()),
})

async function start(how: Start): Promise<Driver> {
  const { keeps } = how
  const executablePath = programOf('firefox-esr', 'firefox')
  if (!executablePath) throw new Error('there is no Firefox')
  const browser = await puppeteer.launch({
    ...{ browser: 'firefox', executablePath, headless: true, defaultViewport: null },
    extraPrefsFirefox: prefsFor(how),
    ...(keeps ? { userDataDir: keeps } : {}),
  })
  const page = (await browser.pages())[0] ?? (await browser.newPage())
  await sized(page, WIDTH, HEIGHT)
  return {
    ...driverOf(page, (await browser.version()).replace('firefox/', 'Firefox ')),
    async kill() {
      const running = browser.process()
      const gone = new Promise(resolve => running?.once('exit', resolve))
      running?.kill('SIGKILL')
      await gone
      // Puppeteer restores the settings it had set aside; that must be finished before the next start.
      await until(async () => {
        const aside = keeps ? readdirSync(keeps).filter(it => it.endsWith('.puppeteer')) : []
        return aside.length === 0 ? { is: true } : { not: `${aside} are there` }
      }, 'the settings')
    },
    close: () => browser.close(),
  }
}

/** Firefox, the long-support release or any other. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (programOf('firefox-esr', 'firefox') ? [] : ['firefox-esr']),
  missingToKeep: () => [],
  start,
}
