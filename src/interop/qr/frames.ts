import { bytesOf, crc32, numberOf } from '../compact/crc'
import { fromBase45, toBase45 } from './base45'

/**
 * Bytes as one QR text or a series of them, which can be read in any order. A text is `PAYMASTER:` and then, in base 45: version,
 * index, number of parts, checksum of the whole (4, which also tells games apart), the part, checksum of all that (2).
 */
const MARK = 'PAYMASTER:'
const VERSION = 1
const HEAD = 7
const TAIL = 2
/** At most this many bytes in one part: what a code of version 15 at level M holds, 600 characters. */
const MOST_PART = 384
/** At most this many parts; a game of 5,000 entries takes ten. */
const MOST_PARTS = 60

/** The texts of the codes, in order and of nearly equal size; `undefined` if the bytes are more than a series can hold. */
export function framesOf(bytes: Uint8Array): readonly string[] | undefined {
  const count = Math.max(1, Math.ceil(bytes.length / MOST_PART))
  if (count > MOST_PARTS) return undefined
  const size = Math.ceil(bytes.length / count)
  return Array.from({ length: count }, (_, index) => {
    const part = bytes.subarray(index * size, (index + 1) * size)
    const frame = [VERSION, index, count, ...bytesOf(crc32(bytes), 4), ...part]
    const check = crc32(Uint8Array.from(frame)) & 0xffff
    return MARK + toBase45(Uint8Array.from([...frame, ...bytesOf(check, TAIL)]))
  })
}

interface Frame {
  readonly id: number
  readonly index: number
  readonly count: number
  readonly part: Uint8Array
}

function frameOf(text: string): Frame | 'foreign' | 'newer' | 'damaged' {
  if (!text.startsWith(MARK)) return 'foreign'
  if (text.length > MARK.length + 2 * (HEAD + MOST_PART + TAIL)) return 'damaged'
  const bytes = fromBase45(text.slice(MARK.length))
  if (!bytes || bytes.length < HEAD + TAIL) return 'damaged'
  const [version = 0, index = 0, count = 0] = bytes
  if ((crc32(bytes.subarray(0, -TAIL)) & 0xffff) !== numberOf(bytes.subarray(-TAIL))) return 'damaged'
  if (version > VERSION) return 'newer'
  if (count > MOST_PARTS || index >= count) return 'damaged'
  return { id: numberOf(bytes.subarray(3, HEAD)), index, count, part: bytes.slice(HEAD, -TAIL) }
}

/** The outcome of reading a text: `taken`, `again` if its part was there already, or why it was left out. */
export type FrameReading = 'taken' | 'again' | 'foreign' | 'newer' | 'damaged' | 'otherGame'

/** Assembles a series from texts in any order; repeated texts and those of other games are ignored. */
export class Series {
  #first: Frame | undefined
  readonly #parts = new Map<number, Uint8Array>()

  /** The number of codes in the series; 0 before the first is read. */
  get count(): number {
    return this.#first?.count ?? 0
  }

  /** Indexes of the codes that were read. */
  get read(): readonly number[] {
    return [...this.#parts.keys()].sort((a, b) => a - b)
  }

  /** Takes in a text, or returns why not; a text of another game changes nothing. */
  take(text: string): FrameReading {
    const frame = frameOf(text)
    if (typeof frame === 'string') return frame
    this.#first ??= frame
    if (frame.id !== this.#first.id || frame.count !== this.#first.count) return 'otherGame'
    if (this.#parts.has(frame.index)) return 'again'
    this.#parts.set(frame.index, frame.part)
    return 'taken'
  }

  /** The bytes once every part is there, or `damaged` if they do not match their checksum; `undefined` until then. */
  get whole(): Uint8Array | 'damaged' | undefined {
    if (!this.#first || this.#parts.size < this.#first.count) return undefined
    const bytes = Uint8Array.from(this.read.flatMap(index => [...(this.#parts.get(index) ?? [])]))
    return crc32(bytes) === this.#first.id ? bytes : 'damaged'
  }
}
