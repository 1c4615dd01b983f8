import { beforeEach, expect, it } from 'vitest'
import type { Happening } from '../../../src/rules/happening'
import { setup } from '../setup'
import { equip, openTab } from '../support'

beforeEach(equip)

const rusted = (from: string): Happening => ({ is: 'train', train: '2', from, to: 'scrapped', why: 'rusted' })

it('what followed several times is said once, with its number', async () => {
  const tab = await openTab()
  await tab.newGame('18AL', setup)
  expect(tab.followedBy({ happened: [rusted('L&N'), rusted('M&O'), rusted('L&N')] })).toEqual([
    'A 2 Train of L&N is removed from play (2×).',
    'A 2 Train of M&O is removed from play.',
  ])
})
