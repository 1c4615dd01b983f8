import { describe, expect, it, vi } from 'vitest'
import { followerTerms } from '../../../src/app/follow/messages'
import { type Fault, Gate } from '../../../src/interop/follow/gate'
import { randomBelow } from '../../interop/hostile'
import { setup } from '../setup'
import { settled, tap } from '../support'
import { endsOf, fakeLinks, openPhone, pair } from './pair'

vi.mock('../../../src/app/follow/link', () => fakeLinks())

/** What a player asks, in form. */
const ask = { is: 'ask', id: 1, records: 4, table: '', actions: [{ type: 'pass' }] }

const hello = { is: 'hello', version: 3, phone: 'jtmt78goqs585r17', player: null }

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

it('a phone that sends anything else is disconnected, and nothing changes on the bank’s phone', async () => {
  const bank = await openPhone()
  const game = await bank.newGame('18AL', setup)
  for (let i = 0; i < 4; i++) tap(bank)
  await settled(bank)
  const before = await (await bank.shelf()).open(game)
  const session = bank.session.value
  const other = await openPhone()
  for (let i = 0; i < 20; i++) {
    await pair(bank, other, game)
    const end = endsOf('bank').at(-1)
    await vi.waitFor(() => expect(bank.phones.value.at(-1)?.is).toBe('here'))
    for (let j = 0; j < 500; j++) end?.ports.heard(hostile(i * 500 + j))
    expect(bank.phones.value.at(-1)?.is).toBe('refused')
    other.startFollowing()
  }
  expect(bank.session.value).toBe(session)
  expect(await (await bank.shelf()).open(game)).toEqual(before)
})
