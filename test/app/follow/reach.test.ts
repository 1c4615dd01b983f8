import { expect, it, vi } from 'vitest'
import { settled, tap } from '../support'
import { banking, cut, fakeLinks, followed, pair } from './pair'

const host = vi.hoisted(() => ({ gone: false }))

vi.mock('../../../src/app/follow/link', () => fakeLinks())
vi.mock('../../../src/app/follow/reach', async original => {
  const { reachAsks, reachParted } = await original<typeof import('../../../src/app/follow/reach')>()
  const unless = <T>(reach: () => Promise<T>) => (host.gone ? Promise.reject(new Error('no host')) : reach())
  return { reachAsks: () => unless(reachAsks), reachParted: () => unless(reachParted) }
})

it('a phone whose game went on, but which lacks the file that compares, says so, keeps its game, and follows once that is here', async () => {
  const { bank, game } = await banking(2)
  const other = await followed(bank, game)
  await settled(other)
  cut()
  other.bankHere(game)
  tap(other)
  await settled(other)
  const own = await (await other.shelf()).open(game)
  tap(bank)
  tap(bank)
  await settled(bank)

  host.gone = true
  other.raiseEpoch(game)
  bank.raiseEpoch(game)
  bank.raiseEpoch(game)
  await pair(bank, other, game)
  await vi.waitFor(() => expect(other.following.value).toMatchObject({ why: 'notHere' }))
  expect(await (await other.shelf()).open(game)).toEqual(own)

  host.gone = false
  await pair(bank, other, game)
  await vi.waitFor(() => expect(other.following.value.is).toMatch(/^(?:live|parted)$/))
})
