// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { coming } from '../../../src/app/desk/current'
import { cannotJoin, reachScreens, screens } from '../../../src/ui/shell/screens'

vi.mock('../../../src/titles/screens', () => ({
  loadScreens: async (id: string) => (id === '18AL' ? { Join: () => null } : {}),
}))

it('a title whose screens have no form to join by is known for it once they are loaded', async () => {
  expect([cannotJoin('18AL'), cannotJoin('18VA')]).toEqual([false, false])
  await Promise.all([reachScreens('18AL'), reachScreens('18VA')])
  expect([cannotJoin('18AL'), cannotJoin('18VA')]).toEqual([false, true])
})

it('the screens of a title of which a game is being opened are there before the game is', async () => {
  coming.value = '18Lilliput'
  expect(screens.value).toBeUndefined()
  await vi.waitFor(() => expect(screens.value).toBeDefined(), { interval: 1 })
})
