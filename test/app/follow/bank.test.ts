import { describe, expect, it, vi } from 'vitest'
import { followerTerms, VERSION } from '../../../src/app/follow/messages'
import { type Fault, Gate } from '../../../src/interop/follow/gate'
import { randomBelow } from '../../interop/hostile'
import { setup } from '../setup'
import { settled } from '../support'
import { banking, cut, endsOf, fakeLinks, followed, forget, openPhone, type PhoneApp, pair } from './pair'

vi.mock('../../../src/app/follow/link', () => fakeLinks())

/** What a player asks, in form. */
const ask = { is: 'ask', id: 1, records: 4, table: '', actions: [{ type: 'pass' }] }

const hello = { is: 'hello', version: VERSION, phone: 'jtmt78goqs585r17', player: null }

/** Messages that no phone sends: of no form, of another form, too long, out of order, and what only the bank may say. */
function hostile(seed: number): unknown {
  const below = randomBelow(seed)
  const all: readonly (() => unknown)[] = [
    () => '',
    () => '{',
    () => 'null',
    () => JSON.stringify([hello]),
    () => JSON.stringify({ ...hello, version: below(9) + 3 }),
    () => JSON.stringify({ ...hello, player: below(2) ? 7 : 'x'.repeat(41) }),
    () => JSON.stringify({ ...hello, more: 1 }),
    () => JSON.stringify({ is: 'who', player: { id: 'p1' } }),
    () => JSON.stringify({ is: 'who', player: 'stranger' }),
    () => JSON.stringify({ is: 'record', written: {}, now: {} }),
    () => JSON.stringify({ is: 'game', copy: '{}' }),
    () => JSON.stringify({ is: 'names', players: [] }),
    () => JSON.stringify({ ...ask, actions: [] }),
    () => JSON.stringify({ ...ask, actions: Array(13).fill({ type: 'pass' }) }),
    () => JSON.stringify({ ...ask, actions: [{ player: 'p1' }, ['pass'], 'pass', null].slice(below(4)) }),
    () => JSON.stringify({ ...ask, actions: [{ type: 'pass', note: 'x'.repeat(4000 + below(9)) }] }),
    () => JSON.stringify({ ...ask, records: -1 - below(9), more: below(2) }),
    () => JSON.stringify({ is: 'withdraw', id: [-1, 0.5, '1', null][below(4)] }),
    () => JSON.stringify({ is: 'withdraw', id: 1, more: 1 }),
    () => JSON.stringify({ is: 'may', may: 'enter' }),
    () => JSON.stringify({ is: 'answer', id: 1, answer: 'taken' }),
    () => JSON.stringify({ is: 'bye' }),
    () => JSON.stringify({ is: '__proto__' }),
    () => 'x'.repeat(4001 + below(100_000)),
    () => new Uint8Array(below(99)),
    () => `${'['.repeat(150)}`,
    () => String.fromCharCode(...Array.from({ length: below(150) }, () => below(65536))),
  ]
  return all[below(all.length)]?.()
}

/** In form, but before the phone has said what it is, or which bank it knows; or of what it was not asked for. */
const OUT_OF_ORDER: readonly object[] = [
  { is: 'yields' },
  { is: 'parted', piece: '0 {}' },
  { is: 'knows', epoch: { n: 1e9, by: '' } },
  { is: 'spare', code: 'PAYMASTER:ABC' },
  { is: 'who', player: 'stranger' },
]

describe('what a phone that follows may send', () => {
  it('is nothing else than that it is there, whose it is, and what it asks', () => {
    const faults = new Map<unknown, number>()
    for (let i = 0; i < 10_000; i++) {
      const gate = new Gate(followerTerms)
      gate.take(JSON.stringify(hello), 0)
      const taken = gate.take(hostile(i), 1)
      const is = typeof taken === 'string' ? taken : taken.is
      faults.set(is, (faults.get(is) ?? 0) + 1)
      // Whatever was taken is of the form of a name; that it is nobody's is seen by the bank, which knows the players.
      if (typeof taken !== 'string') expect(taken).toEqual({ is: 'who', player: 'stranger' })
      else expect(gate.take(JSON.stringify({ is: 'here' }), 2)).toBe('closed')
    }
    for (const fault of ['size', 'json', 'form'] satisfies readonly Fault[])
      expect(faults.get(fault)).toBeGreaterThan(100)
  })

  it('begins with its name, said once', () => {
    expect(new Gate(followerTerms).take(JSON.stringify({ is: 'here' }), 0)).toBe('early')
    const gate = new Gate(followerTerms)
    expect(gate.take(JSON.stringify(hello), 0)).toEqual(hello)
    expect(gate.take(JSON.stringify(hello), 1)).toBe('early')
  })

  it('comes no faster than a phone has reason to', () => {
    const here = JSON.stringify({ is: 'here' })
    const steady = new Gate(followerTerms)
    steady.take(JSON.stringify(hello), 0)
    for (let i = 1; i < 500; i++) expect(steady.take(here, i * 300)).toEqual({ is: 'here' })
    const flood = new Gate(followerTerms)
    flood.take(JSON.stringify(hello), 0)
    const taken = Array.from({ length: 100 }, () => flood.take(here, 1))
    expect(taken.filter(it => typeof it !== 'string')).toHaveLength(19)
    expect(taken.at(-1)).toBe('closed')
  })
})

it('a pairing that is done says which phone came by it', async () => {
  const { bank, game } = await banking(2)
  for (const phones of [1, 2]) {
    await followed(bank, game)
    expect(bank.phones.value).toHaveLength(phones)
    expect(bank.pairing.value).toEqual({ is: 'done', phone: bank.phones.value.at(-1)?.id })
  }
})

it('a phone that pairs anew takes the place of the one that it was, also if it only watches', async () => {
  const { bank, game } = await banking(1)
  const other = await followed(bank, game)
  // Its page is closed: it does not come back by the connection in reserve.
  const end = endsOf('bank').find(({ open }) => open)
  if (!end?.other) throw new Error('not connected')
  end.done = end.other.done = true
  end.ports.closed()
  expect(bank.phones.value).toMatchObject([{ player: '', is: 'gone' }])
  await followed(bank, game, other)
  await vi.waitFor(() => expect(bank.phones.value).toMatchObject([{ player: '', is: 'here' }]))
})

it('a phone that goes to another table is nobody’s there until it says whose it is, and at the first the same again', async () => {
  const { bank, game } = await banking(1)
  const next = await openPhone()
  const second = await next.newGame('18AL', setup)
  await settled(next)
  const other = await followed(bank, game)
  other.sayWho(game, 'p2')
  await vi.waitFor(() => expect(bank.phones.value).toMatchObject([{ player: 'p2', may: 'ask' }]))
  await followed(next, second, other)
  await settled(next, other)
  expect(next.phones.value).toMatchObject([{ player: '', may: 'watch' }])
  await followed(bank, game, other)
  await vi.waitFor(() =>
    expect(bank.phones.value.at(-1)).toMatchObject({ player: 'p2', may: 'ask', is: 'here' }),
  )
})

describe('a bank whose page was closed', () => {
  const again = async (bank: PhoneApp, game: string) => {
    cut()
    forget()
    const back = await openPhone(bank.at)
    expect(back.leftAlone.value).toBe(false)
    await back.openGame(game)
    return back
  }

  it('says that those that followed lost it, until one follows again', async () => {
    const { bank, game } = await banking(1)
    expect(bank.leftAlone.value).toBe(false)
    const other = await followed(bank, game)
    expect(bank.leftAlone.value).toBe(false)
    const back = await again(bank, game)
    expect(back.leftAlone.value).toBe(true)
    await followed(back, game, other)
    expect(back.leftAlone.value).toBe(false)
  })

  it('says nothing if nobody followed, or nobody did at the end', async () => {
    const { bank, game } = await banking(1)
    expect((await again(bank, game)).leftAlone.value).toBe(false)
    await followed(bank, game)
    bank.dismiss(bank.phones.value[0]?.id ?? 0)
    expect((await again(bank, game)).leftAlone.value).toBe(false)
  })

  it('says nothing once the banker knows', async () => {
    const { bank, game } = await banking(1)
    await followed(bank, game)
    const back = await again(bank, game)
    back.setLed(game, false)
    expect(back.leftAlone.value).toBe(false)
    expect((await again(back, game)).leftAlone.value).toBe(false)
  })
})

it('a phone that wants the whole game again and again is disconnected', async () => {
  const { bank, game } = await banking(1)
  const other = await openPhone()
  await pair(bank, other, game)
  await vi.waitFor(() => expect(other.following.value.is).toBe('live'))
  const end = endsOf('bank').find(({ open }) => open)
  if (!end?.other) throw new Error('not connected')
  let wholes = 0
  end.other.ports.heard = text => {
    if (String(text).includes('"is":"game"')) wholes += 1
  }
  // As fast as any message may come, for ten minutes.
  let at = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => at)
  const wishes = [
    { is: 'yields' },
    { is: 'parted', piece: `0 ${JSON.stringify({ common: 0, table: 'x', actions: [] })}` },
  ]
  for (let i = 0; i < 2000 && bank.phones.value[0]?.is === 'here'; i++) {
    at += 300
    end.ports.heard(JSON.stringify(wishes[i % 2]))
    await new Promise(resolve => setTimeout(resolve))
  }
  clock.mockRestore()
  expect(bank.phones.value[0]?.is).toBe('refused')
  expect(wholes).toBeLessThanOrEqual(10)
})

it('a phone that sends anything else is disconnected, and nothing changes on the bank’s phone', async () => {
  const { bank, game } = await banking(4)
  const before = await (await bank.shelf()).open(game)
  const session = bank.session.value
  const players = ['', ...setup.players.map(({ id }) => id)]
  const said: string[] = []
  for (let i = 0; i < 10_000; i++) {
    const end = { ufrag: '', pwd: '', print: new Uint8Array(32), places: [] }
    const link = { end, reach: async () => {}, send: (text: string) => said.push(text), close: () => {} }
    const line = bank.admit(link, { id: i + 1, game, title: '18AL', players })
    const sent = i % 3 > 0 ? hostile(i) : JSON.stringify(OUT_OF_ORDER[i % OUT_OF_ORDER.length])
    if (i % 6 > 0) bank.hear(line, JSON.stringify(hello))
    bank.hear(line, sent)
    expect(bank.phones.value.at(-1), String(sent)).toMatchObject({ id: i + 1, is: 'refused' })
    bank.dismiss(i + 1)
  }
  expect(bank.lines.size).toBe(0)
  expect(said.some(text => text.includes('"is":"game"'))).toBe(false)
  expect(bank.session.value).toBe(session)
  expect(bank.asked.value).toEqual([])
  await settled(bank)
  expect(await (await bank.shelf()).open(game)).toEqual(before)
})
