import { bytesOf, crc32, numberOf } from '../compact/crc'
import { fromBase45, toBase45 } from '../qr/base45'
import { type Place, placeAt, placeBytes } from './places'
import { type End, PWD, UFRAG } from './sdp'

/**
 * The code by which two phones find each other. A text is `PAYMASTER-TABLE:` and then, in base 45: version, whose code it is, the
 * tag of the code it answers (2), name and password of the attempt with their lengths, the certificate's print (32), the number
 * of places and the places, and a checksum of all that (2).
 */
const MARK = 'PAYMASTER-TABLE:'
const VERSION = 1
const PRINT = 32

/** Whose code it is: the phone that banks shows the first one, the phone that follows answers it. */
const SIDES = ['bank', 'follower'] as const
export type Side = (typeof SIDES)[number]

/** A code that was read. */
export interface PairingCode {
  readonly side: Side
  /** The follower's code answers the bank's code with this tag; 0 in the bank's own. */
  readonly answers: number
  readonly end: End
}

const asBytes = (text: string) => [text.length, ...new TextEncoder().encode(text)]

/** The text of a code. Places of a kind that no code has are left out. */
export function codeText({ side, answers, end }: PairingCode): string {
  const places = end.places.flatMap(place => {
    const bytes = placeBytes(place)
    return bytes ? [bytes] : []
  })
  const head = [VERSION, SIDES.indexOf(side), ...bytesOf(answers, 2)]
  const body = [
    ...head,
    ...asBytes(end.ufrag),
    ...asBytes(end.pwd),
    ...end.print,
    places.length,
    ...places.flat(),
  ]
  return MARK + toBase45(Uint8Array.from([...body, ...bytesOf(checkOf(body), 2)]))
}

const checkOf = (bytes: Iterable<number>) => crc32(Uint8Array.from(bytes)) & 0xffff

/** The tag of a code, by which its answers name it. */
export const tagOf = (text: string): number => checkOf(new TextEncoder().encode(text)) || 1

/** Why a text is no code that can be taken. */
export type CodeFault = 'foreign' | 'newer' | 'damaged'

/** Longest text that is looked at: version 12 at level M holds 419 characters. */
export const MOST_LETTERS = 419

function placesFrom(bytes: Uint8Array, start: number): readonly Place[] | undefined {
  const places: Place[] = []
  let at = start + 1
  for (let left = bytes[start] ?? 0; left > 0; left--) {
    const found = placeAt(bytes, at)
    if (!found) return undefined
    places.push(found.place)
    at = found.end
  }
  return at === bytes.length ? places : undefined
}

/** Reads the text of a code. Nothing in it can make a description of other than the form it should have. */
export function readPairing(text: string): PairingCode | CodeFault {
  if (!text.startsWith(MARK)) return 'foreign'
  const bytes = text.length > MOST_LETTERS ? undefined : fromBase45(text.slice(MARK.length))
  if (!bytes || bytes.length < 8) return 'damaged'
  const body = bytes.subarray(0, -2)
  if (checkOf(body) !== numberOf(bytes.subarray(-2))) return 'damaged'
  if ((body[0] ?? 0) > VERSION) return 'newer'
  const side = SIDES[body[1] ?? -1]
  let at = 4
  const word = () => {
    const from = at + 1
    at = from + (body[at] ?? 0)
    return new TextDecoder().decode(body.subarray(from, at))
  }
  const [ufrag, pwd] = [word(), word()]
  const print = body.slice(at, at + PRINT)
  const places = print.length === PRINT ? placesFrom(body, at + PRINT) : undefined
  if (!side || !places || !UFRAG.test(ufrag) || !PWD.test(pwd)) return 'damaged'
  return { side, answers: numberOf(body.subarray(2, 4)), end: { ufrag, pwd, print, places } }
}
