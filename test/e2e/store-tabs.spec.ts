import { expect, test } from '@playwright/test'
import { twoTabs } from '../../scripts/durable/tabs.ts'

// The bench makes 500 entries: npm run bench -- durability
const EACH = 30
const whole = { entered: [EACH, EACH], lost: 0, doubled: 0, strange: 0, logged: 2 * EACH }

test('of two tabs that enter at the same time one banks at a time, and no entry is lost or duplicated', async ({
  context,
  baseURL,
}) => {
  const told = await twoTabs(context, baseURL ?? '', EACH, { locked: true })
  expect(told).toMatchObject(whole)
  expect(told.handovers).toBeGreaterThan(0)
  expect(told.turns).toBeLessThanOrEqual(told.handovers)
})

test('if the browser grants no locks both bank, and still no entry is lost or duplicated', async ({
  context,
  baseURL,
}) => {
  const told = await twoTabs(context, baseURL ?? '', EACH, { locked: false })
  expect(told).toMatchObject({ ...whole, handovers: 0 })
  // They did make entries at the same time, not one after the other.
  expect(told.turns).toBeGreaterThan(1)
})
