import type { Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

/**
 * What axe finds wrong with the screen that is shown, by all or some of its rules, each with the first place. Axe is
 * put into a page once and asked for faults only, which takes a third of the time. Waits until a screen is drawn.
 */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await page.locator('main').first().waitFor()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async only => {
    // What is still moving is half transparent.
    for (const moving of document.getAnimations())
      if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish()
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations }: AxeResults = await run(document, {
      resultTypes: ['violations'],
      preload: false,
      ...(only ? { runOnly: [...only] } : {}),
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
  }, rules)
}
