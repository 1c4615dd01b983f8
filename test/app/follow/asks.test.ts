import { describe, expect, it, vi } from 'vitest'
import { NO_ASK } from '../../../src/app/follow/messages'
import type { Action } from '../../../src/rules/rule'
import { setup } from '../setup'
import { settled, tap } from '../support'
import { banking, cut, endsOf, even, fakeLinks, followed, type PhoneApp, withhold } from './pair'

vi.mock('../../../src/app/follow/link', () => fakeLinks())

/** A phone that banks a game with this many entries, and the phone of the player whose turn it then is, or another's. */
async function two(taps: number, player?: string) {
  const { bank, game } = await banking(taps)
  const other = await followed(bank, game)
  other.sayWho(game, player ?? bank.desk.value?.view.actor ?? '')
  await allowed(other, 'ask')
  return { bank, game, other }
}

const allowed = (other: PhoneApp, may: string) => vi.waitFor(() => expect(other.allowed.value).toBe(may))
const answered = (other: PhoneApp, is: string) => vi.waitFor(() => expect(other.asking.value?.is).toBe(is))
const isAsked = (bank: PhoneApp, count = 1) => vi.waitFor(() => expect(bank.asked.value).toHaveLength(count))
const withdraw = ({ asking, withdraw }: PhoneApp) => withdraw.value?.(asking.value?.id ?? 0)
const recordsOf = ({ session }: PhoneApp) => session.value?.records ?? []

describe('what a player asks from their own phone', () => {
  it('is shown to the banker in the words of the log, and entered once it is taken, as from that phone', async () => {
    const { bank, game, other } = await two(4)
    const { player = '' } = bank.phones.value[0] ?? {}
    expect(other.rests.value).toBe(false)
    expect(tap(other)).toBe(false)
    await isAsked(bank)
    expect(other.asking.value).toMatchObject({ is: 'sent', said: bank.asked.value[0]?.said, atOnce: false })
    expect(recordsOf(bank)).toHaveLength(4)
    bank.asked.value[0]?.take()
    expect(bank.asked.value).toEqual([])
    expect(bank.lastSaid.value).not.toBe('')
    await answered(other, 'taken')
    await even(bank, other)
    expect(recordsOf(bank).at(-1)).toMatchObject({ n: 5, from: player })
    expect(recordsOf(other)).toEqual(recordsOf(bank))
    await settled(bank, other)
    const [a, b] = await Promise.all([bank, other].map(async it => (await it.shelf()).open(game)))
    expect(b).toEqual(a)
    expect(a?.records.at(-1)).toMatchObject({ from: player })
    tap(bank)
    await even(bank, other)
    expect(other.asking.value).toBeNull()
    expect(recordsOf(bank).at(-1)).not.toHaveProperty('from')
  })

  it('is refused with a tap, of which the player is told', async () => {
    const { bank, other } = await two(4)
    tap(other)
    await isAsked(bank)
    bank.asked.value[0]?.refuse()
    await answered(other, 'refused')
    expect(bank.asked.value).toEqual([])
    expect(recordsOf(bank)).toHaveLength(4)
  })

  it('is withdrawn by the phone, and then is the banker’s no more; until the bank says so, it counts as asked', async () => {
    const { bank, other } = await two(4)
    tap(other)
    await isAsked(bank)
    const { take } = bank.asked.value[0] ?? {}
    withdraw(other)
    expect(other.asking.value?.is).toBe('sent')
    await answered(other, 'withdrawn')
    expect(bank.asked.value).toEqual([])
    // A tap of the banker that comes too late takes nothing.
    take?.()
    expect(recordsOf(bank)).toHaveLength(4)
    tap(other)
    await isAsked(bank)
    bank.asked.value[0]?.take()
    await even(bank, other)
    expect(recordsOf(bank)).toHaveLength(5)
  })

  it('is entered all the same if the banker took it before it was withdrawn, and the phone is told so', async () => {
    const { bank, other } = await two(4)
    tap(other)
    await isAsked(bank)
    bank.asked.value[0]?.take()
    withdraw(other)
    await answered(other, 'taken')
    await even(bank, other)
    expect(recordsOf(bank)).toHaveLength(5)
    expect(bank.phones.value[0]?.is).toBe('here')
  })

  it('is withdrawn by nobody else, nor by a number that it does not have', async () => {
    const { bank, other } = await two(4)
    tap(other)
    await isAsked(bank)
    const end = endsOf('bank').find(({ open }) => open)
    const id = (other.asking.value?.id ?? 0) + 1
    for (const wrong of [id, NO_ASK]) end?.ports.heard(JSON.stringify({ is: 'withdraw', id: wrong }))
    await settled(bank)
    expect(bank.asked.value).toHaveLength(1)
    bank.asked.value[0]?.take()
    await answered(other, 'taken')
  })

  it('cannot be withdrawn from a bank that does not know that, and is asked of it as ever', async () => {
    // A bank of before does not say so.
    withhold(text => text.includes(JSON.stringify({ is: 'answer', id: NO_ASK, answer: 'not' })))
    const { bank, other } = await two(4)
    expect(other.withdraw.value).toBeNull()
    tap(other)
    await isAsked(bank)
    bank.asked.value[0]?.take()
    await answered(other, 'taken')
  })

  it('cannot be asked while the bank has another game open, which the phone says; back there it can', async () => {
    const { bank, game, other } = await two(4)
    expect(other.away.value).toBe(false)
    await bank.newGame('18AL', setup)
    await vi.waitFor(() => expect(other.away.value).toBe(true))
    await allowed(other, 'watch')
    expect(other.following.value.is).toBe('live')
    // What the banker allows it meanwhile holds once the bank is back.
    bank.setMay(bank.phones.value[0]?.id ?? 0, 'enter')
    await settled(bank, other)
    expect(other.allowed.value).toBe('watch')
    await bank.openGame(game)
    await vi.waitFor(() => expect(other.away.value).toBe(false))
    await allowed(other, 'enter')
  })

  it('takes the place of what the phone asked before; the rest of a double tap asks nothing', async () => {
    const { bank, other } = await two(4)
    tap(other)
    tap(other)
    await isAsked(bank)
    const [first] = bank.asked.value
    const { choices = [], revision = 0 } = other.desk.value ?? {}
    const mine = choices.filter(({ refusal, draft }) => !refusal && draft.type === 'pass')
    other.enter([mine[0]?.draft as Action], revision)
    await vi.waitFor(() => expect(bank.asked.value[0]).not.toBe(first))
    expect(bank.asked.value).toHaveLength(1)
    bank.asked.value[0]?.take()
    await even(bank, other)
    expect(recordsOf(bank).at(-1)).toMatchObject({ splices: [{ insert: [{ type: 'pass' }] }] })
  })

  it('is too old once the table has changed, on the way or while it waits', async () => {
    const { bank, other } = await two(4)
    tap(other)
    await isAsked(bank)
    tap(bank)
    await answered(other, 'old')
    expect(bank.asked.value).toEqual([])
    await even(bank, other)
    const actor = bank.desk.value?.view.actor ?? ''
    other.sayWho(bank.phones.value[0]?.game ?? '', actor)
    await vi.waitFor(() => expect(bank.phones.value[0]?.player).toBe(actor))
    tap(other)
    tap(bank)
    await answered(other, 'old')
    expect(recordsOf(bank)).toHaveLength(6)
  })

  it('is only what that player decides', async () => {
    const { bank, game, other } = await two(4)
    const actor = bank.desk.value?.view.actor
    const others = ['p1', 'p2', 'p3'].find(id => id !== actor) ?? ''
    other.sayWho(game, others)
    await vi.waitFor(() => expect(bank.phones.value[0]?.player).toBe(others))
    expect(other.rests.value).toBe(true)
    expect(other.isTurn.value).toBe(false)
    expect(other.deciders.value).toEqual([actor])
    tap(other)
    expect(other.asking.value?.is).toBe('others')
    other.enter([{ type: 'stop' }], other.desk.value?.revision ?? 0)
    expect(other.asking.value?.is).toBe('others')
    // Not even if it is sent all the same.
    const { records, table } = { records: 4, table: (await (await bank.shelf()).open(game))?.tables.at(-1) }
    const end = endsOf('bank').find(({ open }) => open)
    for (const actions of [[{ type: 'stop' }], [{ type: 'pass', player: actor }], [{ type: 'nothing' }]])
      end?.ports.heard(JSON.stringify({ is: 'ask', id: 9, records, table, actions }))
    expect(bank.asked.value).toEqual([])
    expect(bank.phones.value[0]?.is).toBe('here')
    expect(recordsOf(bank)).toHaveLength(4)
  })

  it('is entered at once if the bank has allowed that, and not at all if it may only watch', async () => {
    const { bank, game, other } = await two(4)
    const { id = 0 } = bank.phones.value[0] ?? {}
    bank.setMay(id, 'enter')
    await allowed(other, 'enter')
    const pass = () => {
      const { choices = [], revision = 0 } = other.desk.value ?? {}
      return other.enter([choices.find(({ draft }) => draft.type === 'pass')?.draft as Action], revision)
    }
    pass()
    expect(other.asking.value?.atOnce).toBe(true)
    await answered(other, 'taken')
    await even(bank, other)
    expect(recordsOf(bank)).toHaveLength(5)
    bank.setMay(id, 'watch')
    await allowed(other, 'watch')
    other.sayWho(game, bank.phones.value[0]?.player ?? '')
    expect(other.rests.value).toBe(true)
    pass()
    expect(other.heldBack.value).toBe(true)
    // Who says to be somebody else may ask again, and no more.
    bank.setMay(id, 'enter')
    other.sayWho(game, bank.desk.value?.view.actor ?? '')
    await allowed(other, 'ask')
    other.sayWho(game, '')
    await allowed(other, 'watch')
    expect(recordsOf(bank)).toHaveLength(5)
  })

  it('is what the banker has set for that player’s phone, also after it paired anew', async () => {
    const { bank, game, other } = await two(4)
    const { id = 0, player = '' } = bank.phones.value[0] ?? {}
    bank.setMay(id, 'enter')
    await allowed(other, 'enter')
    other.startFollowing()
    await followed(bank, game, other)
    await allowed(other, 'enter')
    // Another phone that says to be theirs may ask, and no more.
    other.startFollowing()
    const third = await followed(bank, game)
    third.sayWho(game, player)
    await allowed(third, 'ask')
  })

  it('is not what others decide: they do not pass all at once from a phone of their own', async () => {
    const { bank, other } = await two(12)
    expect(bank.entriesToEnd('pass').length).toBeGreaterThan(1)
    expect(other.entriesToEnd('pass')).toEqual([])
  })

  it('ends with the connection, or once the phone may only watch', async () => {
    const { bank, other } = await two(4)
    tap(other)
    await isAsked(bank)
    bank.setMay(bank.phones.value[0]?.id ?? 0, 'watch')
    expect(bank.asked.value).toEqual([])
    await answered(other, 'not')
    bank.setMay(bank.phones.value[0]?.id ?? 0, 'ask')
    await allowed(other, 'ask')
    tap(other)
    await isAsked(bank)
    cut()
    expect(bank.asked.value).toEqual([])
    expect(other.asking.value?.is).toBe('lost')
  })
})
