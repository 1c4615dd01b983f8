import { beforeEach, expect, it } from 'vitest'
import type { Happening } from '../../../src/rules/happening'
import { setup } from '../setup'
import { equip, openTab } from '../support'

beforeEach(equip)

const lost = (from: string): Happening => ({ is: 'train', train: '4', from, to: 'gone', why: 'obsolete' })

it('what followed several times is said once, with its number', async () => {
  const tab = await openTab()
  await tab.newGame('18AL', setup)
  expect(tab.followedBy({ happened: [lost('L&N'), lost('M&O'), lost('L&N')] })).toEqual([
    'L&N loses its two obsolete 4 Trains.',
    'M&O loses its obsolete 4 Train.',
  ])
})
