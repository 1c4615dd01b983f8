import { expect, it, vi } from 'vitest'
import { setup } from '../setup'
import { settled, tap } from '../support'
import { cut, even, fakeLinks, openPhone, pair } from './pair'

const host = vi.hoisted(() => ({ gone: false }))

vi.mock('../../../src/app/follow/link', () => fakeLinks())
vi.mock('../../../src/app/follow/reach', async original => {
  const { reachAsks, reachParted } = await original<typeof import('../../../src/app/follow/reach')>()
  const unless = <T>(reach: () => Promise<T>) => (host.gone ? Promise.reject(new Error('no host')) : reach())
  return { reachAsks: () => unless(reachAsks), reachParted: () => unless(reachParted) }
})

it('a phone whose game went on, but which lacks the file that compares, says so, keeps its game, and follows once that is here', async () => {
  const bank = await openPhone()
  const game = await bank.newGame('18AL', setup)
  tap(bank)
  tap(bank)
  await settled(bank)
  const other = await openPhone()
  await pair(bank, other, game)
  await even(bank, other)
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
