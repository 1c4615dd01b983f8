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
  resize: (width, height) => page.setViewport({ width, height }),
  picture: async () => Buffer.from(await page.screenshot()),
})

async function start(how: Start): Promise<Driver> {
  const { keeps } = how
  const executablePath = programOf('firefox-esr', 'firefox')
  if (!executablePath) throw new Error('there is no Firefox')
  const browser = await puppeteer.launch({
    ...{ browser: 'firefox', executablePath, headless: true },
    extraPrefsFirefox: prefsFor(how),
    ...(keeps ? { userDataDir: keeps } : {}),
  })
  const page = (await browser.pages())[0] ?? (await browser.newPage())
  await page.setViewport({ width: WIDTH, height: HEIGHT })
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
