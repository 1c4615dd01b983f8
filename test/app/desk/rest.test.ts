import { expect, it, vi } from 'vitest'
import { mappedGame, realGame } from '../../games/recorded'
import { sessionOf } from '../../session/games'

/** The app as it has just been started, with nothing fetched. */
async function started() {
  vi.resetModules()
  const [rest, session] = await Promise.all([
    import('../../../src/app/desk/rest'),
    import('../../../src/session/reopen'),
  ])
  return { ...rest, ...session }
}

it('a log that says where tiles lie has the rules of the map fetched before it is replayed', async () => {
  const game = mappedGame()
  const { records } = sessionOf(game, 60)
  const { titleFor, reopen } = await started()
  const bare = await titleFor('18AL', [])
  expect(bare.apart?.part.here).toBe(false)
  expect(reopen(bare, game, records).stop?.why).toContain('before it was fetched')
  const title = await titleFor('18AL', records)
  expect(title.apart?.part.here).toBe(true)
  expect(reopen(title, game, records)).toMatchObject({ session: { entries: { length: 60 } } })
})

it('a log that says nothing of them is replayed without', async () => {
  const game = realGame('4714')
  const { records } = sessionOf(game, 60)
  const { titleFor, reopen } = await started()
  const title = await titleFor('18AL', records)
  expect(reopen(title, game, records)).toMatchObject({ session: { entries: { length: 60 } } })
  expect(title.apart?.part.here).toBe(false)
})
