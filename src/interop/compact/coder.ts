/** Thrown inside this folder when a code cannot be read on or written; never leaves it. */
export class Fault extends Error {
  readonly code: FaultCode

  constructor(code: FaultCode) {
    super(code)
    this.code = code
  }
}

/** Why a code cannot be read or written. */
export type FaultCode = 'damaged' | 'newer' | 'otherEdition' | 'tooBig' | 'unknownTitle'

/**
 * More yes-or-no steps than this are no game but an attack: a hundred bytes may stand for megabytes of nothing. The longest
 * game allowed takes a fifth of it.
 */
const MOST_STEPS = 1_000_000

/** So many bytes of nothing may be read behind the end before a code counts as cut short. */
const SLACK = 8

/**
 * Writes or reads a row of bits, each at the cost of its surprise (an arithmetic coder with 32-bit bounds). The same calls
 * in the same order do both: what is handed in is what is written, and on reading it is ignored.
 */
export class BitCoder {
  #low = 0
  #high = 0xffffffff
  #value = 0
  #at = 0
  #steps = 0
  readonly #input: Uint8Array | undefined
  readonly #output: number[] = []

  /** Reads `input`, or writes where there is none. */
  constructor(input?: Uint8Array) {
    this.#input = input
    if (input) for (let i = 0; i < 4; i++) this.#value = ((this.#value << 8) | this.#next()) >>> 0
  }

  get reading(): boolean {
    return this.#input !== undefined
  }

  /** Codes one bit that is 1 with a probability of `odds` in 65536. */
  code(odds: number, bit: 0 | 1): 0 | 1 {
    if (++this.#steps > MOST_STEPS) throw new Fault('tooBig')
    const middle = this.#low + Math.floor(((this.#high - this.#low) * odds) / 65536)
    const coded = this.#input ? (this.#value <= middle ? 1 : 0) : bit
    if (coded === 1) this.#high = middle
    else this.#low = middle + 1
    // The leading bytes that both bounds share are settled.
    while ((this.#low ^ this.#high) >>> 24 === 0) {
      if (this.#input) this.#value = ((this.#value << 8) | this.#next()) >>> 0
      else this.#output.push(this.#low >>> 24)
      this.#low = (this.#low << 8) >>> 0
      this.#high = ((this.#high << 8) | 255) >>> 0
    }
    return coded
  }

  /** What was written. A reader reads zeros behind the end: one byte more settles that they lie within the last bounds. */
  bytes(): Uint8Array {
    return Uint8Array.from(this.#low > 0 ? [...this.#output, (this.#low >>> 24) + 1] : this.#output)
  }

  #next(): number {
    const input = this.#input as Uint8Array
    if (this.#at >= input.length + SLACK) throw new Fault('damaged')
    return input[this.#at++] ?? 0
  }
}
