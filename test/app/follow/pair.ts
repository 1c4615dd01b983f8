import { onTestFinished, vi } from 'vitest'
import type { Side } from '../../../src/interop/follow/code'
import type { End } from '../../../src/interop/follow/sdp'
import { setup } from '../setup'
import { equip, openTab, settled, tap } from '../support'

interface FakeEnd {
  readonly side: Side
  readonly ports: { opened(): void; heard(text: unknown): void; closed(): void }
  other?: FakeEnd
  readonly inReserve: boolean
  done?: boolean
  open?: boolean
}

/** All ends in this window by the name of their attempt: the phones of a test do not share modules. */
const ends: Map<string, FakeEnd> = new Map()

const print = new Uint8Array(32)

let isWithheld = (_: string) => false

/** Loses whatever is sent of which this is true, for the rest of the test. */
export function withhold(which: (text: string) => boolean): void {
  isWithheld = which
  onTestFinished(() => {
    isWithheld = () => false
  })
}

/** Links within this window instead of those between phones; texts arrive in a later task, in order. */
export function fakeLinks() {
  let count = 0
  return {
    canLink: () => true,
    async openLink(side: Side, ports: FakeEnd['ports'], inReserve = false) {
      const ufrag = `${side}${++count}x${ends.size}`
      const mine: FakeEnd = { side, ports, inReserve }
      ends.set(ufrag, mine)
      const end: End = { ufrag, pwd: 'p'.repeat(24), print, places: [{ at: '10.0.0.1', port: 9 }] }
      return {
        end,
        async reach({ ufrag: theirs }: End) {
          const other = ends.get(theirs)
          if (!other) return
          mine.other = other
          if (other.other !== mine) return
          for (const it of [mine, other]) {
            it.open = true
            it.ports.opened()
          }
        },
        send(text: string) {
          const { other } = mine
          setTimeout(() => {
            if (other && !other.done && !isWithheld(text)) other.ports.heard(text)
          })
        },
        close() {
          mine.done = true
          const { other } = mine
          if (other && !other.done)
            setTimeout(() => {
              if (other.done) return
              other.done = true
              other.ports.closed()
            })
        },
      }
    },
  }
}

/** A phone with a store of its own, or the one at `folder` opened again: the app, and both ends of following. */
export async function openPhone(folder?: string) {
  equip()
  if (folder !== undefined) history.replaceState(null, '', folder)
  const at = location.pathname
  const tab = await openTab()
  const [bank, lines, reach, pairing, asking, desk, followers, follower, following, owner] =
    await Promise.all([
      import('../../../src/app/follow/bank'),
      import('../../../src/app/follow/lines'),
      import('../../../src/app/follow/reach'),
      import('../../../src/app/follow/pairing'),
      import('../../../src/app/follow/asking'),
      import('../../../src/app/desk/asked'),
      import('../../../src/app/desk/followers'),
      import('../../../src/app/follow/follower'),
      import('../../../src/app/follow/following'),
      import('../../../src/app/follow/owner'),
    ])
  return {
    at,
    ...tab,
    ...bank,
    ...lines,
    // What is fetched later would be another phone's.
    ...(await reach.reachAsks()),
    ...(await reach.reachParted()),
    ...pairing,
    ...asking,
    ...desk,
    ...followers,
    ...follower,
    ...following,
    ...owner,
  }
}
export type PhoneApp = Awaited<ReturnType<typeof openPhone>>

/** Has one phone follow a game of another, as two people do it with the codes. */
export async function pair(bank: PhoneApp, other: PhoneApp, game: string): Promise<void> {
  await bank.beginPairing(game)
  other.startFollowing()
  other.takeBank(bank.pairing.value?.text ?? '')
  await vi.waitFor(() => {
    if (other.following.value.is !== 'code') throw new Error(other.following.value.is)
  })
  const { text } = other.following.value as { text: string }
  await bank.takeFollower(text)
}

/** Waits until a phone shows as many records as the bank, and its tab, which may have opened the game anew, has that again. */
export const even = (bank: PhoneApp, other: PhoneApp) =>
  vi.waitFor(() => {
    const [a, b] = [bank, other].map(it => it.session.value?.records.length)
    if (a !== b || other.following.value.is !== 'live' || other.guard.value === 'follows')
      throw new Error(`${a} ${b} ${JSON.stringify(other.following.value)} ${other.guard.value}`)
  })

/** A phone with a new game of so many entries, and no ends left of an earlier test. */
export async function banking(taps: number) {
  forget()
  const bank = await openPhone()
  const game = await bank.newGame('18AL', setup)
  for (let i = 0; i < taps; i++) if (!tap(bank)) throw new Error('nothing to enter')
  await settled(bank)
  return { bank, game }
}

/** Has a phone, by default a new one, follow a game until it shows what the bank shows. */
export async function followed(bank: PhoneApp, game: string, by?: PhoneApp): Promise<PhoneApp> {
  const other = by ?? (await openPhone())
  await pair(bank, other, game)
  await even(bank, other)
  return other
}

/** Waits until the bank knows both ends of the connection in reserve with the one phone that follows: that comes back by it. */
export const reserved = (bank: PhoneApp) =>
  vi.waitFor(() => {
    const [line, ...others] = bank.lines.values()
    if (!line?.spare?.other || others.length > 0) throw new Error('nothing in reserve')
  })

/** The ends that were made on one side, in the order in which they were made. */
export const endsOf = (side: Side): readonly FakeEnd[] => [...ends.values()].filter(end => end.side === side)

/** Forgets the ends of an earlier test. */
export const forget = (): void => ends.clear()

/** Ends every connection there is, as a network does that breaks down. */
export function cut(): void {
  for (const end of [...ends.values()].filter(({ open, done }) => open && !done)) {
    end.done = true
    end.ports.closed()
  }
}

/** How many ends there are in reserve, neither used nor given up. */
export const spares = (): number =>
  [...ends.values()].filter(({ open, done, inReserve }) => inReserve && !open && !done).length
