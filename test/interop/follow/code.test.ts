import { describe, expect, it } from 'vitest'
import { codeText, MOST_LETTERS, readPairing, tagOf } from '../../../src/interop/follow/code'
import { descriptionOf, type End, endOf } from '../../../src/interop/follow/sdp'
import { modulesOf } from '../../../src/interop/qr/draw'
import { randomBelow } from '../hostile'

const print = Array.from({ length: 32 }, (_, i) =>
  (i * 7 + 3).toString(16).padStart(2, '0').toUpperCase(),
).join(':')

/** Offers as the three families of browsers make them for a data channel, with names or addresses for this device. */
const chrome = (candidates: readonly string[]) => `v=0\r
o=- 8675549678690137792 2 IN IP4 127.0.0.1\r
s=-\r
t=0 0\r
a=group:BUNDLE 0\r
a=extmap-allow-mixed\r
a=msid-semantic: WMS\r
m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r
c=IN IP4 0.0.0.0\r
${candidates.map(it => `a=candidate:${it}\r\n`).join('')}a=ice-ufrag:dpBh\r
a=ice-pwd:ZJDUdsduGaxwvTUREQ/Ov5WZ\r
a=ice-options:trickle\r
a=fingerprint:sha-256 ${print}\r
a=setup:actpass\r
a=mid:0\r
a=sctp-port:5000\r
a=max-message-size:262144\r
`
const firefox = `v=0\r
o=mozilla...THIS_IS_SDPARTA-99.0 4294967295 0 IN IP4 0.0.0.0\r
s=-\r
t=0 0\r
a=sendrecv\r
a=fingerprint:sha-256 ${print}\r
a=group:BUNDLE 0\r
a=ice-options:trickle\r
a=msid-semantic:WMS *\r
m=application 51013 UDP/DTLS/SCTP webrtc-datachannel\r
c=IN IP4 0.0.0.0\r
a=candidate:0 1 UDP 2122252543 3cb6a3a2-4a1d-4af4-bc8f-0e8d593a6a94.local 51013 typ host\r
a=candidate:1 1 TCP 2105524479 3cb6a3a2-4a1d-4af4-bc8f-0e8d593a6a94.local 9 typ host tcptype active\r
a=candidate:2 1 UDP 2122187007 fd12:3456:789a::1:2 51014 typ host\r
a=sendrecv\r
a=end-of-candidates\r
a=ice-pwd:4d02a9b3f8d1f7c8ab3e6c1d5ad0c1ff\r
a=ice-ufrag:9f3a1c07\r
a=mid:0\r
a=setup:actpass\r
a=sctp-port:5000\r
a=max-message-size:1073741823\r
`
const named = '2854b974-4a1d-4af4-bc8f-0e8d593a6a94.local'
const offers: Readonly<Record<string, readonly [sdp: string, at: readonly string[]]>> = {
  'Chromium with names': [
    chrome([
      `1504818647 1 udp 2113937151 ${named} 41141 typ host generation 0 network-cost 999`,
      `1589893479 1 udp 2113942271 be5b63a9-34ee-4774-99cb-d5dfb5087cf2.local 56824 typ host generation 0`,
    ]),
    ['be5b63a9-34ee-4774-99cb-d5dfb5087cf2.local', named],
  ],
  'Chromium with addresses of several interfaces': [
    chrome([
      '1 1 udp 2122260223 192.168.178.20 41141 typ host generation 0 network-id 1 network-cost 10',
      '2 1 udp 2122194687 10.8.0.2 41142 typ host generation 0 network-id 2 network-cost 50',
      '3 1 udp 2122262783 2001:db8::8a2e:370:7334 41143 typ host generation 0 network-id 3',
      '4 1 tcp 1518280447 192.168.178.20 9 typ host tcptype active generation 0',
    ]),
    ['2001:db8:0:0:0:8a2e:370:7334', '192.168.178.20', '10.8.0.2'],
  ],
  Firefox: [firefox, ['3cb6a3a2-4a1d-4af4-bc8f-0e8d593a6a94.local', 'fd12:3456:789a:0:0:0:1:2']],
  // Built on the same library as Chromium, with fewer remarks.
  Safari: [
    chrome([`842163049 1 udp 2122260223 ${named} 53412 typ host generation 0 network-cost 999`]),
    [named],
  ],
}

describe.each(Object.entries(offers))('the code of %s', (_, [sdp, at]) => {
  const end = endOf(sdp) as End
  const text = codeText({ side: 'bank', answers: 0, end })

  it('says where that phone is and how it is known', () => {
    expect(end.places.map(place => place.at)).toHaveLength(at.length)
    const read = readPairing(text)
    expect(read).toEqual({
      ...{ side: 'bank', answers: 0 },
      end: { ...end, places: end.places.map(({ port }, i) => ({ at: at[i], port })) },
    })
  })

  it('is rebuilt as a description from which the same is read', () => {
    const read = readPairing(text) as { end: End }
    for (const begins of ['active', 'passive'] as const) {
      const rebuilt = descriptionOf(read.end, begins)
      expect(endOf(rebuilt)).toEqual(read.end)
      expect(rebuilt).toContain(`a=setup:${begins}\r\n`)
      expect(rebuilt).toContain(print)
    }
  })
})

const letters = (count: number) => 'aB3+/'.repeat(20).slice(0, count)

const usual: End = {
  ...{ ufrag: letters(8), pwd: letters(32), print: new Uint8Array(32).fill(255) },
  places: Array.from({ length: 9 }, (_, i) => ({ at: named.replace('2', String(i)), port: 65535 })),
}

describe('a pairing code', () => {
  it('is at most of version 12, with as many addresses as it takes', () => {
    const text = codeText({ side: 'follower', answers: 65535, end: usual })
    expect(text.length).toBeLessThanOrEqual(MOST_LETTERS)
    const border = 8
    expect(modulesOf(text).length - border).toBeLessThanOrEqual(17 + 4 * 12)
    expect(readPairing(text)).toMatchObject({ side: 'follower', answers: 65535 })
  })

  it('names the code that it answers', () => {
    const [one, other] = ['bank', 'follower'].map(side =>
      codeText({ side: side as 'bank', answers: 0, end: usual }),
    )
    expect(tagOf(one as string)).not.toBe(tagOf(other as string))
    expect(tagOf(one as string)).toBeGreaterThan(0)
  })

  it('is refused if it is another code, newer, or not whole', () => {
    const text = codeText({ side: 'bank', answers: 0, end: usual })
    expect(readPairing('https://host.example')).toBe('foreign')
    expect(readPairing('PAYMASTER:ABC')).toBe('foreign')
    expect(readPairing(text.slice(0, -3))).toBe('damaged')
    expect(readPairing(`${text}${'0'.repeat(500)}`)).toBe('damaged')
    const below = randomBelow(42)
    for (let i = 0; i < 3000; i++) {
      const at = 16 + below(text.length - 16)
      const other = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'[below(45)] as string
      if (other !== text[at])
        expect(readPairing(text.slice(0, at) + other + text.slice(at + 1))).toBe('damaged')
    }
  })

  it('can add no line to a description', () => {
    for (const ufrag of ['abcd\r\na=x', 'abc', 'ab cd', 'abc$']) {
      const text = codeText({ side: 'bank', answers: 0, end: { ...usual, ufrag } })
      expect(readPairing(text)).toBe('damaged')
    }
    expect(endOf(chrome([]).replace('dpBh', 'dp Bh'))).toBeUndefined()
    expect(endOf('v=0')).toBeUndefined()
  })

  it('leaves out places of a kind that it does not have', () => {
    const places = [
      { at: '300.1.1.1', port: 1 },
      { at: 'host.example', port: 2 },
      { at: '1::2::3', port: 3 },
      { at: '1.2.3.4', port: 4 },
    ]
    const read = readPairing(codeText({ side: 'bank', answers: 0, end: { ...usual, places } }))
    expect(read).toMatchObject({ end: { places: [{ at: '1.2.3.4', port: 4 }] } })
  })
})
