import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { misfits } from './states/fits'
import { STATES } from './states/list'
import {
  contextFor,
  goTo,
  groupsOf,
  looks,
  open,
  resize,
  type ScreenState,
  SIZES,
  show,
} from './states/visit'

// Contexts of its own, and many of them: recording them all would take longer than looking.
test.use({ trace: 'off' })

/** By day all that axe knows; by night what may have become otherwise, the contrast. */
async function axeFaults(page: Page, theme: string): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (theme === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
}

async function faultsOf(page: Page, state: ScreenState): Promise<readonly string[]> {
  const faults: string[] = []
  for await (const { size, theme } of looks(page, state)) {
    const found = [...(await misfits(page))]
    // Another language changes no markup and no colour.
    if (size === '390' && state.language !== 'de') found.push(...(await axeFaults(page, theme)))
    faults.push(...found.map(fault => `${state.name}, ${size}, ${theme}: ${fault}`))
  }
  return faults
}

for (const states of groupsOf(STATES))
  test(`fits at every size, by day and by night: ${states.map(it => it.name).join(', ')}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow()
    const [first] = states as [ScreenState]
    const context = await browser.newContext(contextFor(first))
    const page = await context.newPage()
    await open(page, baseURL ?? '', first)
    const faults: string[] = []
    for (const state of states) {
      // From another screen, so that nothing is left of the state before.
      if (state !== first) await goTo(page, state.table ? 'settings' : 'start')
      await resize(page, SIZES['390'])
      await show(page, state)
      faults.push(...(await faultsOf(page, state)))
    }
    await context.close()
    expect(faults).toEqual([])
  })
