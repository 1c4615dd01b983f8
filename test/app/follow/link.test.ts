import { afterEach, expect, it, vi } from 'vitest'
import { openLink } from '../../../src/app/follow/link'

const ports = { opened: vi.fn(), heard: vi.fn(), closed: vi.fn() }

/** A browser whose connections are these, as far as making one goes; returns all that it was asked for. */
function browser(sdp: string, createOffer = async () => ({}), iceGatheringState = 'complete') {
  const made: (EventTarget & { localDescription: { sdp: string }; readonly close: () => void })[] = []
  class Connection extends EventTarget {
    readonly iceGatheringState = iceGatheringState
    localDescription = { sdp }
    readonly channel = Object.assign(new EventTarget(), { close: vi.fn() })
    readonly createDataChannel = () => this.channel
    readonly createOffer = createOffer
    readonly setLocalDescription = async () => {}
    readonly close = vi.fn()
    constructor() {
      super()
      made.push(this)
    }
  }
  vi.stubGlobal('RTCPeerConnection', Connection)
  return made
}

const sdp = [
  ...['v=0', 'a=ice-ufrag:abcd', `a=ice-pwd:${'p'.repeat(24)}`],
  `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => 'AB').join(':')}`,
  'a=candidate:1 1 udp 2113937151 10.0.0.1 5000 typ host',
].join('\r\n')

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a link that was closed leaves nothing behind in the window', async () => {
  browser(sdp)
  const [begun, ended] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')]
  const link = await openLink('bank', ports)
  link.close()
  const leaving = begun.mock.calls.filter(([type]) => type === 'pagehide')
  expect(leaving).toHaveLength(1)
  expect(ended.mock.calls.filter(([type]) => type === 'pagehide')).toEqual(leaving)
})

it.each([
  ['makes no offer', sdp, () => Promise.reject(new Error('no offer'))],
  ['names no address', sdp.replace(/a=candidate.*/, ''), undefined],
])('a connection is closed if the browser %s', async (_, said, offer) => {
  const made = browser(said, offer)
  vi.useFakeTimers()
  await expect(openLink('bank', ports)).rejects.toThrow()
  await vi.runAllTimersAsync()
  expect(made[0]?.close).toHaveBeenCalledOnce()
  expect(ports.closed).not.toHaveBeenCalled()
})

const none = sdp.replace(/a=candidate.*/, '')

it.each([
  ['all of them, if they are soon known', 'complete', sdp, 0],
  ['those known after a while', 'gathering', sdp, 3000],
  ['the first one of a busy phone', 'gathering', none, 8000],
])('a link waits for addresses: %s', async (_, state, said, ms) => {
  vi.useFakeTimers()
  const [made, opened] = [browser(said, undefined, state), vi.fn()]
  const opening = openLink('bank', ports).then(opened)
  await vi.advanceTimersByTimeAsync(Math.max(0, ms - 1))
  if (ms > 0) expect(opened).not.toHaveBeenCalled()
  for (const connection of said === none ? made : []) {
    connection.localDescription = { sdp }
    connection.dispatchEvent(new Event('icecandidate'))
  }
  await vi.advanceTimersByTimeAsync(1)
  await opening
  expect(opened).toHaveBeenCalledOnce()
})
