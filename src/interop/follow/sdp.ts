import type { Place } from './places'

/** What the other end of a connection must know of this one. */
export interface End {
  /** The name and password of this attempt (RFC 8839: `ice-ufrag`, `ice-pwd`). */
  readonly ufrag: string
  readonly pwd: string
  /** The SHA-256 of its certificate, which is what it is known by: 32 bytes. */
  readonly print: Uint8Array
  /** In the browser's order: the first is the best. */
  readonly places: readonly Place[]
}

/** Characters that a name or password of an attempt may have, and their numbers: what stands in a code must not be able to add lines. */
export const UFRAG = /^[A-Za-z\d+/]{4,32}$/
export const PWD = /^[A-Za-z\d+/]{22,64}$/

/** At most this many places: more would make the code too fine for a camera. */
const MOST_PLACES = 9

/** The places in a description, best first: UDP only, since two phones in one network need nothing else. */
function placesIn(sdp: string): readonly Place[] {
  const found = sdp.matchAll(/^a=candidate:\S+ 1 udp (\d+) (\S+) (\d+) typ host/gim)
  const all = [...found].map(([, priority, at = '', port]) => ({
    ...{ priority: Number(priority), at, port: Number(port) },
  }))
  return all.sort((a, b) => b.priority - a.priority).map(({ at, port }) => ({ at, port }))
}

/** What a browser's own description says of its end; `undefined` if it lacks something. */
export function endOf(sdp: string): End | undefined {
  const value = (key: string) => new RegExp(`^a=${key}:(.*?)\\s*$`, 'm').exec(sdp)?.[1]
  const [ufrag, pwd, hex] = [value('ice-ufrag'), value('ice-pwd'), value('fingerprint')]
  const bytes = /^sha-256 ((?:[\da-f]{2}:){31}[\da-f]{2})$/i.exec(hex ?? '')?.[1]?.split(':')
  if (!ufrag || !pwd || !bytes || !UFRAG.test(ufrag) || !PWD.test(pwd)) return undefined
  const print = Uint8Array.from(bytes, byte => Number.parseInt(byte, 16))
  return { ufrag, pwd, print, places: placesIn(sdp).slice(0, MOST_PLACES) }
}

const FIRST_PRIORITY = 2_113_937_151

/**
 * The description of the other end, as an answer to the browser's own offer. Both ends offer, so that neither has to wait for
 * the other's code before it makes its own; which of them begins the encryption (`active`) is agreed on instead. It is the same
 * for every family of browsers: each takes what it does not know as absent.
 */
export function descriptionOf({ ufrag, pwd, print, places }: End, begins: 'active' | 'passive'): string {
  const hex = [...print].map(byte => byte.toString(16).padStart(2, '0').toUpperCase()).join(':')
  const candidates = places.map(
    ({ at, port }, i) => `a=candidate:${i + 1} 1 udp ${FIRST_PRIORITY - i * 256} ${at} ${port} typ host`,
  )
  return `${[
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates,
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    'a=ice-options:trickle',
    `a=fingerprint:sha-256 ${hex}`,
    `a=setup:${begins}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:65536',
  ].join('\r\n')}\r\n`
}
