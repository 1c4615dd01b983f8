import { expect, test } from '@playwright/test'
import { WHOLE } from '../all'
import { MISFITS } from './states/fits'
import { STATES } from './states/list'
import { contextFor, goTo, groupsOf, open, openAnother, resize, SIZES, show } from './states/visit'

/** Where a keypad has least room: the usual phones upright and on their side, and large letters. */
const TIGHT = {
  ...{ '390x844': { width: 390, height: 844 }, '360x740': { width: 360, height: 740 } },
  ...{ '320x568': { width: 320, height: 568 }, '390x844 with large letters': SIZES['390-large'] },
  ...{
    '844x390': SIZES.landscape,
    '667x375': { width: 667, height: 375 },
    '568x320': { width: 568, height: 320 },
  },
}

/** The states of all titles with a turn on the screen; in German at first only those in which a revenue is due. */
const PLAYED = STATES.filter(
  ({ name, at, table, language }) =>
    at === 'play' && table && (WHOLE || language !== 'de' || name.startsWith('due-')),
)

for (const states of groupsOf(PLAYED))
  test(`a revenue that is due has its keypad in sight: ${states.map(it => it.name).join(', ')}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow()
    const [first] = states
    if (!first) return
    const context = await browser.newContext(contextFor(first))
    const page = await context.newPage()
    await open(page, baseURL ?? '', first)
    const faults: string[] = []
    for (const [i, state] of states.entries()) {
      const before = states[i - 1]
      if (state.table && before && before.table !== state.table) await openAnother(page, state.table)
      else if (before) await goTo(page, 'settings')
      await resize(page, SIZES['390'])
      await show(page, state)
      for (const [size, viewport] of Object.entries(TIGHT)) {
        if ((await page.locator('.play > .run').count()) === 0) continue
        await resize(page, viewport)
        const found = (await page.evaluate(MISFITS)) as readonly string[]
        faults.push(...found.map(fault => `${state.name}, ${size}: ${fault}`))
      }
    }
    await context.close()
    expect(faults).toEqual([])
  })
