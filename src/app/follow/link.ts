import type { Side } from '../../interop/follow/code'
import { descriptionOf, type End, endOf } from '../../interop/follow/sdp'

/** What a link tells of itself. */
export interface LinkPorts {
  opened(): void
  heard(text: unknown): void
  /** It was closed by the other end or is beyond repair; not after `close`. */
  closed(): void
}

/** A connection between two phones in one network, without any server. */
export interface Link {
  readonly end: End
  /** Looks for the other end. May be called again with another code until the link is open, and rejects where the browser takes no second one. */
  reach(other: End): Promise<void>
  send(text: string): void
  close(): void
}

/** Longest wait for the browser to name all of this phone's addresses, and for the first one of a phone that is busy, in ms. */
const GATHERING = 3000
const FIRST = 15_000

/** Time for the last words, in ms. */
const CLOSING = 500

/** Number and name of the channel: both ends make it, so that it is there with the connection. */
const CHANNEL = { negotiated: true, id: 0 } as const

/** Waits for this phone's addresses. One that is in no network says at once that it has none. */
function gathered(pc: RTCPeerConnection): Promise<void> {
  return new Promise(resolve => {
    const done = () => resolve()
    const look = () => {
      if (pc.iceGatheringState === 'complete') resolve()
    }
    pc.addEventListener('icegatheringstatechange', look)
    setTimeout(() => {
      if (pc.localDescription?.sdp.includes('a=candidate')) resolve()
      else pc.addEventListener('icecandidate', done)
    }, GATHERING)
    setTimeout(done, FIRST)
    look()
  })
}

/** Whether this browser can connect to another one at all. */
export const canLink = (): boolean => typeof RTCPeerConnection === 'function'

/**
 * Takes the description of the other end: as a preliminary one, so that a second code of the same phone may follow; as the only one
 * where the browser (Firefox) has no preliminary ones. Rejects if it takes no other.
 */
async function takeOther(pc: RTCPeerConnection, sdp: string): Promise<void> {
  try {
    await pc.setRemoteDescription({ type: 'pranswer', sdp })
  } catch (fault) {
    if ((fault as Error).name !== 'NotSupportedError') throw fault
    await pc.setRemoteDescription({ type: 'answer', sdp })
  }
}

/**
 * One end of a link. Rejects if the browser does not say where it can be reached: without any network there is no address. The
 * camera should be on before this, since browsers then give real addresses instead of names that not every network knows.
 * `inReserve`: it goes on looking for the other end, however long that takes.
 */
export async function openLink(side: Side, ports: LinkPorts, inReserve = false): Promise<Link> {
  const pc = new RTCPeerConnection({ iceServers: [] })
  const channel = pc.createDataChannel('table', CHANNEL)
  let done = false
  let opened = false
  // A page that is left says so at once; the other end would notice only by the silence.
  const leave = ({ persisted }: PageTransitionEvent) => persisted || close()
  const close = () => {
    done = true
    removeEventListener('pagehide', leave)
    // What was said last still goes out.
    channel.close()
    setTimeout(() => pc.close(), CLOSING)
  }
  const lost = () => {
    if (done) return
    close()
    ports.closed()
  }
  channel.addEventListener('open', () => {
    opened = true
    ports.opened()
  })
  channel.addEventListener('message', ({ data }) => done || ports.heard(data))
  channel.addEventListener('close', lost)
  pc.addEventListener('connectionstatechange', () => {
    // The bank's end may still be reached by the next code of the other phone, and one in reserve once the other is awake.
    if (pc.connectionState === 'failed' && (opened || (side === 'follower' && !inReserve))) lost()
  })
  addEventListener('pagehide', leave)
  try {
    await pc.setLocalDescription(await pc.createOffer())
    await gathered(pc)
    const end = endOf(pc.localDescription?.sdp ?? '')
    if (!end || end.places.length === 0) throw new Error('this phone is in no network')
    return {
      end,
      reach: other => takeOther(pc, descriptionOf(other, side === 'bank' ? 'active' : 'passive')),
      send: text => {
        if (channel.readyState === 'open') channel.send(text)
      },
      close,
    }
  } catch (fault) {
    close()
    throw fault
  }
}
