import { describe, expect, it, vi } from 'vitest'
import { settled, tap } from '../support'
import { banking, cut, even, fakeLinks, followed, openPhone, pair, reserved, spares } from './pair'

vi.mock('../../../src/app/follow/link', () => fakeLinks())

/** A phone that banks a game with this many entries, and one that is new. */
const two = async (taps: number) => ({ ...(await banking(taps)), other: await openPhone() })

const texts = ({ session }: { session: { value: { records: readonly unknown[] } | null } }) =>
  session.value?.records.map(record => JSON.stringify(record))

describe('a phone that follows', () => {
  it('gets the whole game, then each record, an undo among them, and stores them as the bank does', async () => {
    const { bank, game, other } = await two(5)
    await followed(bank, game, other)
    tap(bank)
    tap(bank)
    bank.undo()
    await settled(bank)
    await even(bank, other)
    expect(texts(other)).toEqual(texts(bank))
    await settled(other)
    const [a, b] = await Promise.all([bank, other].map(async it => (await it.shelf()).open(game)))
    expect(b).toEqual(a)
  })

  it('shows a game as it was handed to the store, which is not asked for it again', async () => {
    const { bank, game, other } = await two(5)
    const reads = vi.spyOn(await other.shelf(), 'open')
    await followed(bank, game, other)
    // Whether the game is there already.
    expect(reads).toHaveBeenCalledTimes(1)
    expect(texts(other)).toEqual(texts(bank))
  })

  it('shows nothing of a game that could not be stored, and says so', async () => {
    const { bank, game, other } = await two(5)
    vi.spyOn(await other.shelf(), 'create').mockRejectedValue(new Error('full'))
    await pair(bank, other, game)
    await vi.waitFor(() => expect(other.following.value).toMatchObject({ is: 'ended', why: 'notStored' }))
    expect(await other.openGame(game)).toBe('gone')
  })

  it('says that a file is missing, not that the store took nothing, if a record needs one that does not come', async () => {
    const { bank, game, other } = await two(1)
    await followed(bank, game, other)
    const open = other.session.value
    if (!open) throw new Error('no game')
    const part = { here: false, load: () => Promise.reject(new Error('offline')) }
    other.session.value = { ...open, title: { ...open.title, apart: { part, needs: () => true } } }
    tap(bank)
    await vi.waitFor(() => expect(other.following.value).toMatchObject({ is: 'lost', why: 'notHere' }))
  })

  it('is let go by the bank if it began anew before the bank read its code', async () => {
    const { bank, game, other } = await two(1)
    await bank.beginPairing(game)
    other.takeBank(bank.pairing.value?.text ?? '')
    await vi.waitFor(() => expect(other.following.value.is).toBe('code'))
    const { text } = other.following.value as { text: string }
    other.startFollowing()
    await bank.takeFollower(text)
    await vi.waitFor(() => expect(bank.phones.value).toMatchObject([{ is: 'gone' }]))
    expect(other.following.value).toEqual({ is: 'off' })
  })

  it('enters nothing and renames nobody', async () => {
    const { bank, game, other } = await two(3)
    await followed(bank, game, other)
    expect(other.guard.value).toBe('watches')
    expect(tap(other)).toBe(false)
    expect(other.undo()).toBe(false)
    expect(await other.renamePlayer('p1', 'Zoe')).toBe('follows')
    expect(other.session.value?.records).toHaveLength(3)
  })

  it('says whose it is, and is shown new names', async () => {
    const { bank, game, other } = await two(1)
    await followed(bank, game, other)
    other.sayWho(game, 'p2')
    await vi.waitFor(() => expect(bank.phones.value).toMatchObject([{ player: 'p2', is: 'here' }]))
    await bank.renamePlayer('p1', 'Zoe')
    await vi.waitFor(() => expect(other.session.value?.setup.players[0]?.name).toBe('Zoe'))
  })

  it('keeps the records of a game that is not open on it', async () => {
    const { bank, game, other } = await two(2)
    await followed(bank, game, other)
    other.closeGame()
    tap(bank)
    await settled(bank)
    await vi.waitFor(async () => expect((await (await other.shelf()).open(game))?.records).toHaveLength(3))
    await other.openGame(game)
    await even(bank, other)
  })

  it('misses nothing after it was away, and is the same phone as before', async () => {
    const { bank, game, other } = await two(2)
    await followed(bank, game, other)
    other.sayWho(game, 'p3')
    other.startFollowing()
    await vi.waitFor(() => expect(bank.phones.value[0]?.is).toBe('gone'))
    for (let i = 0; i < 3; i++) tap(bank)
    await settled(bank)
    await followed(bank, game, other)
    await vi.waitFor(() => expect(bank.phones.value).toMatchObject([{ player: 'p3', is: 'here' }]))
  })

  it('comes back by itself after a loss, as often as that happens, as the phone that it was', async () => {
    const { bank, game, other } = await two(2)
    await followed(bank, game, other)
    other.sayWho(game, 'p3')
    for (let times = 0; times < 3; times++) {
      await reserved(bank)
      cut()
      expect(other.following.value).toMatchObject({ is: 'lost', game })
      tap(bank)
      await settled(bank)
      await even(bank, other)
      await vi.waitFor(() => expect(bank.phones.value).toMatchObject([{ player: 'p3', is: 'here' }]))
    }
    expect(texts(other)).toEqual(texts(bank))
  })

  it('is told that it was disconnected, and does not come back', async () => {
    const { bank, game, other } = await two(1)
    await followed(bank, game, other)
    await reserved(bank)
    bank.dismiss(bank.phones.value[0]?.id ?? 0)
    await vi.waitFor(() => expect(other.following.value).toMatchObject({ is: 'lost', game, why: 'bye' }))
    expect([spares(), bank.phones.value]).toEqual([0, []])
  })
})
