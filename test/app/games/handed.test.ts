import { beforeEach, expect, it, vi } from 'vitest'
import { setup } from '../setup'
import { equip } from '../support'

beforeEach(equip)

async function openTab() {
  vi.resetModules()
  const [games, handed, keeping, opening] = await Promise.all([
    import('../../../src/app/games/games'),
    import('../../../src/app/games/handed'),
    import('../../../src/app/saving/keeping'),
    import('../../../src/app/opening/open'),
  ])
  return { ...games, ...handed, ...keeping, ...opening }
}

it('whose phone banks a game is kept with that game alone, also after a reload, until it is taken back', async () => {
  const tab = await openTab()
  const one = (await tab.newGame('18AL', setup)) ?? ''
  tab.handTo('p2')
  expect(tab.banksNow.value).toBe('p2')
  await tab.newGame('18AL', setup)
  expect(tab.banksNow.value).toBeUndefined()
  tab.closeGame()
  await tab.retrySaving()
  const again = await openTab()
  await again.openGame(one)
  expect(again.banksNow.value).toBe('p2')
  again.handTo(undefined)
  expect(again.banksNow.value).toBeUndefined()
})
