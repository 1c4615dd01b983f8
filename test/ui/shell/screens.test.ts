import { expect, it, vi } from 'vitest'
import { coming } from '../../../src/app/desk/current'
import { begin } from '../../../src/session/session'
import { loadTitle } from '../../../src/titles/registry'
import { cannotJoin, reachScreens, screens } from '../../../src/ui/shell/screens'
import { setup } from '../../app/setup'

let network = true

vi.mock('../../../src/titles/screens', () => ({
  loadScreens: async (id: string) => {
    if (!network) throw new Error('no network')
    return id === '18AL' ? { Join: () => null } : {}
  },
}))

it('a title whose screens have no form to join a game is known as such once they are loaded', async () => {
  expect([cannotJoin('18AL'), cannotJoin('18VA')]).toEqual([false, false])
  await Promise.all([reachScreens('18AL'), reachScreens('18VA')])
  expect([cannotJoin('18AL'), cannotJoin('18VA')]).toEqual([false, true])
})

it('the screens of a title are there before a game of it is opened', async () => {
  coming.value = '18Lilliput'
  expect(screens.value).toBeUndefined()
  await vi.waitFor(() => expect(screens.value).toBeDefined(), { interval: 1 })
})

it('screens that could not be fetched ahead are fetched again once the game is open', async () => {
  vi.resetModules()
  const [{ coming: next }, { session }, fresh] = await Promise.all([
    import('../../../src/app/desk/current'),
    import('../../../src/app/desk/table'),
    import('../../../src/ui/shell/screens'),
  ])
  network = false
  next.value = '18AL'
  await vi.waitFor(() => expect(() => fresh.screens.value).toThrow('no network'), { interval: 1 })
  network = true
  session.value = begin(await loadTitle('18AL'), setup)
  await vi.waitFor(() => expect(fresh.screens.value).toBeDefined(), { interval: 1 })
})
