import { expect, type Page, test } from '@playwright/test'
import { WHOLE } from '../all'
import { axeFaults } from './axe'
import { covered, misfits } from './states/fits'
import { STATES } from './states/list'
import {
  contextFor,
  goTo,
  groupsOf,
  isSoon,
  LARGE,
  looks,
  open,
  openAnother,
  resize,
  type ScreenState,
  SIZES,
  type Size,
  show,
  TIGHT,
} from './states/visit'

/** The rules of axe for the dark theme, where only colors differ, if the light theme was checked by all of them. */
const NIGHT = WHOLE ? ['color-contrast'] : undefined

/** The screens of a map, which say in words what others see: axe looks at those in German, too. */
const OF_MAP = /^(?:map|due-best|story-best)/

/** Whether axe looks at a state in a size. Another language changes neither markup nor colors, but what a picture is called. */
const isAxed = ({ name, language }: ScreenState, size: string) =>
  language === 'de' ? OF_MAP.test(name) && ['320', '390'].includes(size) : size === '390'

/** States in which a revenue is due. */
const IS_DUE = /^due-/

async function faultsOf(page: Page, state: ScreenState): Promise<readonly string[]> {
  const faults: string[] = []
  for await (const { size, theme } of looks(page, state, look => WHOLE || isSoon(state, look))) {
    const found = [...(await misfits(page))]
    if (state.at === 'play' && size === '320' && (state.language !== 'de' || IS_DUE.test(state.name)))
      found.push(...(await covered(page)))
    if (isAxed(state, size)) found.push(...(await axeFaults(page, theme === 'dark' ? NIGHT : undefined)))
    faults.push(...found.map(fault => `${state.name}, ${size}, ${theme}: ${fault}`))
  }
  return faults
}

/** The sizes at which the quick test looks for a keypad: those with the least room. */
const TIGHTEST = ['320x568', '568x320', '390x844 with large letters']

/** A revenue that is due has its keypad in sight wherever it has least room; the quick test looks at the fullest states. */
async function keypadFaults(page: Page, { name }: ScreenState): Promise<readonly string[]> {
  if (!WHOLE && !IS_DUE.test(name)) return []
  const due = async () => (await page.locator('.play > .run').count()) > 0
  const faults: string[] = []
  if (!(await due())) return faults
  for (const [size, viewport] of Object.entries(TIGHT)) {
    if (!WHOLE && !TIGHTEST.includes(size)) continue
    await resize(page, viewport)
    if (!(await due())) continue
    faults.push(...(await misfits(page)).map(fault => `${name}, ${size}: ${fault}`))
  }
  return faults
}

/** The size with large letters at which the quick test looks: the narrowest. */
const NARROWEST = '320x568 with large letters'

/** With large letters, every control of play can be brought into sight; the quick test looks at the fullest states. */
async function reachFaults(page: Page, state: ScreenState): Promise<readonly string[]> {
  if (!WHOLE && !/-full(?:-de)?$/.test(state.name)) return []
  const faults: string[] = []
  for (const [size, viewport] of Object.entries(LARGE)) {
    if (!WHOLE && size !== NARROWEST) continue
    await resize(page, viewport)
    if (!(await page.locator(state.shows).first().isVisible())) await show(page, state)
    faults.push(...(await covered(page)).map(fault => `${state.name}, ${size}: ${fault}`))
  }
  return faults
}

/** With large letters, a player's name that is one long word breaks on every screen rather than making it wider. */
async function wordFaults(page: Page, state: ScreenState): Promise<readonly string[]> {
  await resize(page, LARGE[NARROWEST] as Size)
  if (!(await page.locator(state.shows).first().isVisible())) await show(page, state)
  return (await misfits(page)).map(fault => `${state.name}, ${NARROWEST}: ${fault}`)
}

/**
 * The quick test shows the fullest state of each screen of a game, those that break a long word, and the screens around a game. In
 * German, whose words are the longest, it shows of Play the fullest, and those in which a revenue is due.
 */
const shown = STATES.filter(({ name, language, table, alone, at }) => {
  const isFullest = /-full(?:-de)?$/.test(name)
  if (WHOLE) return true
  if (language === 'de') return !alone && at === 'play' && (isFullest || IS_DUE.test(name))
  return isFullest || name.startsWith('word-') || (!table && !alone)
})

for (const states of groupsOf(shown))
  test(`fits at its sizes, by day and by night: ${states.map(it => it.name).join(', ')}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow()
    const [first] = states as [ScreenState]
    const context = await browser.newContext(contextFor(first))
    const page = await context.newPage()
    await open(page, baseURL ?? '', first)
    const faults: string[] = []
    for (const [i, state] of states.entries()) {
      const before = states[i - 1]
      if (state.table && before && before.table !== state.table) await openAnother(page, state.table)
      // From another screen, so that nothing is left of the state before.
      else if (before) await goTo(page, state.table ? 'settings' : 'start')
      await resize(page, SIZES['390'])
      await show(page, state)
      if (state.at === 'play')
        faults.push(...(await keypadFaults(page, state)), ...(await reachFaults(page, state)))
      if (state.name.startsWith('word-')) faults.push(...(await wordFaults(page, state)))
      faults.push(...(await faultsOf(page, state)))
    }
    await context.close()
    expect(faults).toEqual([])
  })
