import { bytesOf, crc32, numberOf } from '../compact/crc'
import { fromBase45, toBase45 } from './base45'

/**
 * A pack of bytes as one QR text or a series of them, read in any order. A text is `PAYMASTER:` and, in base 45: version,
 * index, number of parts, check sum of the whole (4, which also tells one game from another), the part, check sum of all that (2).
 */
const MARK = 'PAYMASTER:'
const VERSION = 1
const HEAD = 7
const TAIL = 2
/** What a code of version 15 at level M holds in one part: 600 characters. */
const MOST_PART = 384
/** A game of 5,000 entries takes ten. */
const MOST_PARTS = 60

/** The texts of the codes, in order, as even in size as they come; nothing for more than a series may hold. */
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

/** What came of a text that was read: `taken` in or `again`, or why it was left out. */
export type FrameReading = 'taken' | 'again' | 'foreign' | 'newer' | 'damaged' | 'otherGame'

/** Puts a series together from texts in any order, some of them twice, some of other games. */
export class Series {
  #first: Frame | undefined
  readonly #parts = new Map<number, Uint8Array>()

  /** How many codes the series has; 0 before the first. */
  get count(): number {
    return this.#first?.count ?? 0
  }

  /** Indexes of the codes that were read. */
  get read(): readonly number[] {
    return [...this.#parts.keys()].sort((a, b) => a - b)
  }

  /** Takes a text in, or tells why not; one of another game changes nothing. */
  take(text: string): FrameReading {
    const frame = frameOf(text)
    if (typeof frame === 'string') return frame
    this.#first ??= frame
    if (frame.id !== this.#first.id || frame.count !== this.#first.count) return 'otherGame'
    if (this.#parts.has(frame.index)) return 'again'
    this.#parts.set(frame.index, frame.part)
    return 'taken'
  }

  /** The whole once every part is there: `damaged` where the parts do not make what was sent, nothing before. */
  get whole(): Uint8Array | 'damaged' | undefined {
    if (!this.#first || this.#parts.size < this.#first.count) return undefined
    const bytes = Uint8Array.from(this.read.flatMap(index => [...(this.#parts.get(index) ?? [])]))
    return crc32(bytes) === this.#first.id ? bytes : 'damaged'
  }
}
