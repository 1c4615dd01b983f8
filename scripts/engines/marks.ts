import { setTimeout as pause } from 'node:timers/promises'
import { createGame } from '../banker/bank'
import { readGame } from '../banker/game'
import type { Glass } from '../banker/glass'
import { play } from '../banker/play'
import { SOON, screenOf } from '../banker/screen'
import type { Check } from './check'
import { HEIGHT, WIDTH } from './driver'
import { goTo, logged } from './keeping'
import { type Lent, withEngine } from './lend'

const REAL = 'test/games/18al-real-4714.json'

/** Begins real game 4714 and enters its first steps. */
async function begun({ page, url }: Lent, steps: number): Promise<void> {
  await page.goto(url)
  const game = readGame(REAL)
  const screen = screenOf(page)
  await createGame(page, screen, game)
  await play(screen, { ...game, steps: game.steps.slice(0, steps) })
}

/** The distance of the bottom bar from the lower edge of the window, and how far the page itself can scroll. */
const FOOT = `(() => {
  const bar = document.querySelector('.bar').getBoundingClientRect()
  return [innerHeight - bar.bottom, document.scrollingElement.scrollHeight - innerHeight].map(Math.round).join(', ')
})()`

const address: Check = {
  what: 'an address bar that comes and goes: the bar at the foot stays at the foot',
  run: engine =>
    withEngine(engine, {}, async lent => {
      const { page, driver } = lent
      await begun(lent, 60)
      let looked = 0
      for (const at of ['play', 'chart', 'books', 'log', 'menu'])
        for (const height of [HEIGHT - 120, HEIGHT, HEIGHT - 56, HEIGHT]) {
          await goTo(page, at)
          await driver.resize(WIDTH, height)
          await page.evaluate(
            'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))',
          )
          const foot = await page.evaluate<string>(FOOT)
          if (foot !== '0, 0')
            throw new Error(`${at} at ${height}: ${foot} pixels away from the foot, scrolled`)
          looked += 1
        }
      return `${looked} heights`
    }),
}

/** What a browser does by itself when a finger stays, taps twice or pulls. */
const WATCHED = `(() => {
  window.callouts = 0
  addEventListener('contextmenu', event => setTimeout(() => { window.callouts += event.defaultPrevented ? 0 : 1 }))
  return true
})()`
const BY_ITSELF = `[
  visualViewport.scale === 1 ? '' : 'zoomed ' + visualViewport.scale,
  String(getSelection()) === '' ? '' : 'selected ' + getSelection(),
  scrollY === 0 ? '' : 'scrolled ' + scrollY,
].filter(Boolean).join(', ')`

async function byItself(page: Glass, what: string): Promise<void> {
  const did = await page.evaluate<string>(BY_ITSELF)
  if (did !== '') throw new Error(`${what}: ${did}`)
}

async function middleOf(page: Glass, css: string): Promise<readonly [number, number]> {
  const box = await page.locator(css).first().boundingBox()
  if (!box) throw new Error(`there is no ${css}`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

const fingers: Check = {
  what: 'a finger that taps twice or stays: no zoom, nothing selected, one entry',
  run: engine =>
    withEngine(engine, {}, async lent => {
      const { page, driver } = lent
      await begun(lent, 60)
      await page.evaluate(WATCHED)
      const before = await logged(page)
      await goTo(page, 'play')
      await page.locator('.play h2').first().waitFor()
      const heading = await middleOf(page, '.play h2')
      for (const _ of [1, 2]) await driver.touch(...heading)
      await byItself(page, 'tapped twice on the heading')
      const pass = page.getByRole('button', { name: /passes$/ })
      await pass.tap({ trial: true })
      const box = await pass.boundingBox()
      if (!box) throw new Error('nobody can pass')
      const at = [box.x + box.width / 2, box.y + box.height / 2] as const
      // Long enough for the app to accept the next tap at the same place.
      await pause(SOON)
      for (const _ of [1, 2]) await driver.touch(...at)
      await byItself(page, 'tapped twice on a pass')
      const after = await logged(page)
      if (after !== before + 1) throw new Error(`two taps at once entered ${after - before}`)
      await goTo(page, 'play')
      await pass.tap({ trial: true })
      await pause(SOON)
      await driver.touch(...at, 900)
      await byItself(page, 'held on a pass')
      const callouts = await page.evaluate<number>('callouts')
      const held = (await logged(page)) - after
      if (held > 1) throw new Error(`one long touch entered ${held}`)
      return `a long touch entered ${held} and brought ${callouts === 0 ? 'no menu' : 'the browser’s menu'}${driver.touches ? '' : '; by mouse, since its driver has no finger'}`
    }),
}

const understood: Check = {
  what: 'safe areas, room without the address bar, no pull to refresh, no double-tap zoom: the CSS is understood',
  run: engine =>
    withEngine(engine, {}, async lent => {
      await begun(lent, 10)
      const lacking = await lent.page.evaluate<readonly string[]>(`[
        'padding: env(safe-area-inset-bottom)', 'height: 100dvh', 'overscroll-behavior: none', 'touch-action: manipulation',
      ].filter(it => !CSS.supports(it))`)
      const pull = await lent.page.evaluate<string>(
        `getComputedStyle(document.body).overscrollBehaviorY + ' ' + getComputedStyle(document.querySelector('main')).overscrollBehaviorY`,
      )
      const strips = await lent.page.evaluate<string>(
        `getComputedStyle(document.querySelector('main')).scrollbarColor`,
      )
      if (strips === 'auto') throw new Error('the scrollbars have the default colors of the browser')
      if (lacking.length > 0) throw new Error(`not understood: ${lacking.join(', ')}`)
      if (!/^none (contain|none)$/.test(pull))
        throw new Error(`a pull at the top reaches the browser: ${pull}`)
      return 'all of it; these engines have neither notch nor pull themselves'
    }),
}

/** Special behavior of phones, if an engine outside a phone can show it. */
export const marks: readonly Check[] = [address, fingers, understood]
