import { readdirSync } from 'node:fs'
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { type Driver, type Engine, HEIGHT, type Start, WIDTH } from './driver'
import { programOf } from './programs'
import { until } from './until'

/** As a phone has it: touched with fingers, the page as wide as the glass, files put where they belong without a question. */
const prefsFor = ({ downloads, still }: Start) => ({
  'ui.prefersReducedMotion': still ? 1 : 0,
  'dom.w3c_touch_events.enabled': 1,
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'intl.accept_languages': 'en-US',
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.download.alwaysOpenPanel': false,
})

/** Makes the window so large. A Firefox that knows nothing of how a screen is held yet (before 144) takes the size all the same. */
async function sized(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((fault: Error) => {
    if (!/unknown command emulation\.setScreenOrientationOverride/.test(fault.message)) throw fault
  })
  // Asked again and again from here: a page that is not drawn at the moment has no frames to ask in.
  await until(async () => {
    const is = (await page.evaluate("innerWidth + 'x' + innerHeight")) as string
    return is === `${width}x${height}` ? { is: true } : { not: `it is ${is}` }
  }, 'the size of the page')
}

/** A page's own driver: WebDriver BiDi, which Firefox speaks itself. */
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
      // What starts it puts the settings that it had set aside back by itself, which must be over before it is started again.
      await until(async () => {
        const aside = keeps ? readdirSync(keeps).filter(it => it.endsWith('.puppeteer')) : []
        return aside.length === 0 ? { is: true } : { not: `${aside} are there` }
      }, 'the settings')
    },
    close: () => browser.close(),
  }
}

/** Firefox, of its long support or of any other kind. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (programOf('firefox-esr', 'firefox') ? [] : ['firefox-esr']),
  missingToKeep: () => [],
  start,
}
