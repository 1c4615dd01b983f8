import { describe, expect, it, vi } from 'vitest'
import { settled, tap } from '../support'
import {
  banking,
  cut,
  endsOf,
  even,
  fakeLinks,
  followed,
  forget,
  openPhone,
  type PhoneApp,
  pair,
  reserved,
} from './pair'

vi.mock('../../../src/app/follow/link', () => fakeLinks())

/** Enters so many entries, each the first or the last choice that is allowed: two phones then enter different ones. */
function play(phone: PhoneApp, count: number, last = false): void {
  for (let i = 0; i < count; i++) {
    const { choices = [], revision = 0 } = phone.desk.value ?? {}
    const open = choices.filter(({ refusal, draft }) => !refusal && !['correct', 'stop'].includes(draft.type))
    const draft = open.at(last ? -1 : 0)?.draft
    if (!draft || !phone.enter([draft], revision)) throw new Error('nothing to enter')
  }
}

/** A phone that banked a game of this many entries and is dead, and one that took over from it; neither reaches the other. */
async function moved(taps: number) {
  const { bank: old, game } = await banking(taps)
  const bank = await followed(old, game)
  await settled(bank)
  cut()
  forget()
  bank.bankHere(game)
  return { old, bank, game }
}

const records = ({ session }: PhoneApp) => session.value?.records.map(record => JSON.stringify(record)) ?? []
const actions = ({ session }: PhoneApp) => session.value?.entries.map(({ action }) => action) ?? []
const storedOf = async (phone: PhoneApp, game: string) => (await phone.shelf()).open(game)
const isParted = async (bank: PhoneApp, other: PhoneApp) => {
  await vi.waitFor(() => expect(other.parting.value).not.toBeNull())
  await vi.waitFor(() => expect(bank.offered.value).not.toBeNull())
}

/** All games that a phone has, but for one. */
const othersOf = async (phone: PhoneApp, game: string) =>
  (await (await phone.shelf()).games()).filter(({ id }) => id !== game)

describe('a bank that was taken over', () => {
  it('goes on where all that arrived ends, and the old one follows it, with nothing lost or doubled', async () => {
    const { old, bank, game } = await moved(6)
    expect(bank.guard.value).toBeNull()
    play(bank, 3)
    await settled(bank)
    const back = await openPhone(old.at)
    await back.openGame(game)
    await followed(bank, game, back)
    expect(back.guard.value).toBe('watches')
    expect(tap(back)).toBe(false)
    play(bank, 2)
    await even(bank, back)
    expect(records(bank)).toHaveLength(11)
    expect(records(back)).toEqual(records(bank))
    await settled(bank, back)
    expect(await storedOf(back, game)).toEqual(await storedOf(bank, game))
    expect(await othersOf(back, game)).toEqual([])
  })

  it('is told so by the connection in reserve, and by any phone that tries to follow it', async () => {
    const { bank: old, game } = await banking(4)
    const bank = await followed(old, game)
    const third = await followed(old, game)
    bank.bankHere(game)
    await vi.waitFor(() => expect(old.guard.value).toBe('watches'))
    await vi.waitFor(() => expect(third.following.value).toMatchObject({ is: 'lost', why: 'moved' }))
    expect(old.phones.value).toEqual([])
    expect(tap(old)).toBe(false)
    expect(tap(bank)).toBe(true)
    await settled(bank)
    await followed(bank, game, third)
  })

  it('is followed by none that knows the later one, and learns of that', async () => {
    const { old, bank, game } = await moved(4)
    await pair(old, bank, game)
    await vi.waitFor(() => expect(bank.following.value).toEqual({ is: 'ended', why: 'olderBank' }))
    await vi.waitFor(() => expect(old.guard.value).toBe('watches'))
    expect(bank.guard.value).toBeNull()
    expect(tap(bank)).toBe(true)
    // The note is kept with the phone.
    const back = await openPhone(old.at)
    await back.openGame(game)
    expect(back.guard.value).toBe('watches')
  })

  it('may be taken back, and the other one is then the older', async () => {
    const { old, bank, game } = await moved(4)
    play(bank, 1)
    await settled(bank)
    await followed(bank, game, old)
    cut()
    forget()
    old.bankHere(game)
    play(old, 1)
    await settled(old)
    await followed(old, game, bank)
    expect(records(bank)).toEqual(records(old))
    expect(bank.guard.value).toBe('watches')
  })
})

describe('two phones that went on by themselves', () => {
  async function parted() {
    const { old, bank, game } = await moved(6)
    play(bank, 3)
    play(old, 2, true)
    await settled(old, bank)
    const [theirs, ours] = [actions(old), actions(bank)]
    await pair(bank, old, game)
    await isParted(bank, old)
    return { old, bank, game, theirs, ours }
  }

  it('are shown side by side from where they differ, on both', async () => {
    const { old, bank, theirs, ours } = await parted()
    for (const at of [old.parting.value, bank.offered.value]) {
      expect(at?.common).toBe(6)
      expect(at?.bank.entries.map(({ action }) => action)).toEqual(ours)
      expect(at?.other.entries.map(({ action }) => action)).toEqual(theirs)
    }
    expect(bank.mustPick.value).toBe(true)
    // Nothing is replaced before the table has picked, and the older bank enters nothing more.
    expect(actions(old)).toEqual(theirs)
    expect(tap(old)).toBe(false)
    expect(actions(bank)).toEqual(ours)
  })

  it('go on as the bank’s, and the other keeps its own as another game', async () => {
    const { old, bank, game, theirs, ours } = await parted()
    expect(bank.pick(false)).toBe(true)
    await even(bank, old)
    expect(actions(old)).toEqual(ours)
    expect(old.parting.value).toBeNull()
    expect(bank.offered.value).toBeNull()
    const [aside, ...more] = await othersOf(old, game)
    expect(more).toEqual([])
    await old.openGame(aside?.id ?? '')
    expect(actions(old)).toEqual(theirs)
    expect(old.guard.value).toBeNull()
    play(bank, 1)
    await settled(bank)
    await vi.waitFor(async () => expect((await storedOf(old, game))?.records).toHaveLength(10))
  })

  it('go on as the other’s, by one change with one undo', async () => {
    const { old, bank, game, theirs, ours } = await parted()
    expect(bank.pick(true)).toBe(true)
    expect(actions(bank)).toEqual(theirs)
    await even(bank, old)
    expect(actions(old)).toEqual(theirs)
    expect(await othersOf(old, game)).toEqual([])
    bank.undo()
    await even(bank, old)
    expect([actions(bank), actions(old)]).toEqual([ours, ours])
    bank.redo()
    play(bank, 2)
    await even(bank, old)
    expect(actions(old)).toEqual(actions(bank))
    expect(actions(bank).slice(0, theirs.length)).toEqual(theirs)
  })

  it('go on as the bank’s if the other gives way', async () => {
    const { old, bank, game, ours } = await parted()
    old.yieldToBank()
    await even(bank, old)
    expect(actions(old)).toEqual(ours)
    expect(bank.offered.value).toBeNull()
    expect(await othersOf(old, game)).toHaveLength(1)
  })

  it('are compared anew once the bank went on, or went back behind where they parted', async () => {
    const { old, bank, ours, theirs } = await parted()
    play(bank, 1)
    expect(bank.offered.value?.common).toBe(6)
    for (let i = 0; i < 6; i++) bank.undo()
    await vi.waitFor(() => expect(bank.offered.value?.common).toBe(4))
    expect(bank.offered.value?.other.entries.map(({ action }) => action)).toEqual(theirs)
    expect(actions(bank)).toEqual(ours.slice(0, 4))
    bank.pick(true)
    await even(bank, old)
    expect(actions(bank)).toEqual(theirs)
  })

  it('still stand side by side after the connection was lost', async () => {
    const { old, bank, ours } = await parted()
    const before = bank.offered.value
    await reserved(bank)
    cut()
    await vi.waitFor(() => expect(bank.offered.value).not.toBe(before))
    await isParted(bank, old)
    bank.pick(false)
    await even(bank, old)
    expect(actions(old)).toEqual(ours)
  })

  it('still do so if it was lost in the middle of what the other offers, and the bank did not notice', async () => {
    const { old, bank } = await parted()
    await reserved(bank)
    const [line] = [...bank.lines.values()] as [Parameters<typeof bank.wait>[0]]
    const say = (piece: string) => bank.hear(line, JSON.stringify({ is: 'parted', piece }))
    say('3 {')
    await new Promise(resolve => setTimeout(resolve))
    for (const end of endsOf('bank').filter(({ open }) => open)) end.done = true
    cut()
    say('2 ')
    bank.wait(line)
    expect(bank.offered.value).toBeNull()
    await isParted(bank, old)
  })

  it('are two that took over from the same bank: the one that is followed is the later one', async () => {
    const { old, bank, game } = await moved(4)
    const third = await followed(old, game)
    cut()
    forget()
    third.bankHere(game)
    play(bank, 1)
    play(third, 2, true)
    await settled(bank, third)
    await pair(bank, third, game)
    await isParted(bank, third)
    bank.pick(true)
    await even(bank, third)
    expect(third.guard.value).toBe('watches')
    expect(actions(third)).toEqual(actions(bank))
    expect(third.epochOf(game)).toEqual(bank.epochOf(game))
  })

  it('are not asked about if both entered the same', async () => {
    const { old, bank, game } = await moved(4)
    play(bank, 3)
    play(old, 2)
    await settled(bank, old)
    await followed(bank, game, old)
    expect(records(old)).toEqual(records(bank))
    expect(await (await old.shelf()).kept(game)).toHaveLength(1)
    expect(await othersOf(old, game)).toEqual([])
  })

  it('are asked about if one only took something back', async () => {
    const { old, bank, game } = await moved(4)
    play(bank, 1)
    old.undo()
    await settled(bank, old)
    await pair(bank, old, game)
    await isParted(bank, old)
    expect(bank.offered.value?.other.entries).toHaveLength(3)
    bank.pick(true)
    await even(bank, old)
    expect(actions(bank)).toHaveLength(3)
  })
})

describe('what a phone that follows says of another bank', () => {
  it('is said once, of its form, and is no more than a hand could have done', async () => {
    const { bank, game } = await banking(4)
    const before = await storedOf(bank, game)
    const elsewhere = { is: 'parted', piece: '0 {"common":9,"table":"","actions":[]}' }
    const said: readonly unknown[] = [
      { is: 'knows', epoch: { n: 0, by: '' } },
      { is: 'knows', epoch: { n: 60, by: 'x' } },
      { is: 'knows', epoch: { n: '1', by: 'x' } },
      { is: 'knows', epoch: { n: 1, by: 'x', more: 1 } },
      { is: 'parted', piece: '0 {}' },
      elsewhere,
      { is: 'parted', piece: '0 {"common":-1,"table":"","actions":[]}' },
      { is: 'parted', piece: '0 [' },
      { is: 'parted', piece: `900 ${'x'.repeat(1900)}` },
      { is: 'parted', piece: 'x' },
      { is: 'moved', epoch: { n: 1, by: 'x' } },
      { is: 'picked', theirs: true },
    ]
    for (const one of said) {
      forget()
      const other = await followed(bank, game)
      const [end] = endsOf('bank')
      end?.ports.heard(JSON.stringify(one))
      if (one === elsewhere)
        // On no table like this one: it is compared anew, as often as the gate lets it.
        await even(bank, other)
      else await vi.waitFor(() => expect([one, bank.phones.value.at(-1)?.is]).toEqual([one, 'refused']))
      other.startFollowing()
    }
    expect(bank.guard.value).toBeNull()
    expect(await storedOf(bank, game)).toEqual(before)
  })
})
