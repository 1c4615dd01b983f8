/** Thrown within this folder if a code cannot be read or written; never leaves it. */
export class CodeFault extends Error {
  readonly code: FaultCode

  constructor(code: FaultCode) {
    super(code)
    this.code = code
  }
}

/** Why a code cannot be read or written. */
export type FaultCode = 'damaged' | 'newer' | 'otherEdition' | 'tooBig' | 'unknownTitle'

/**
 * More yes-or-no steps than this mean an attack, not a game: a hundred bytes can stand for megabytes of nothing. The longest
 * game allowed takes a fifth of this.
 */
const MOST_STEPS = 1_000_000

/** A code counts as cut short once more than this many zero bytes were read past its end. */
const SLACK = 8

/**
 * Writes or reads a sequence of bits, each at the cost of its surprise (an arithmetic coder with 32-bit bounds). The same
 * calls in the same order do both: writing encodes the bits passed in, reading ignores them and returns the stored ones.
 */
export class BitCoder {
  #low = 0
  #high = 0xffffffff
  #value = 0
  #at = 0
  #steps = 0
  readonly #input: Uint8Array | undefined
  readonly #output: number[] = []

  /** Reads `input`, or writes if it is omitted. */
  constructor(input?: Uint8Array) {
    this.#input = input
    if (input) for (let i = 0; i < 4; i++) this.#value = ((this.#value << 8) | this.#next()) >>> 0
  }

  get reading(): boolean {
    return this.#input !== undefined
  }

  /** Codes one bit that is 1 with a probability of `odds` / 65536. */
  code(odds: number, bit: 0 | 1): 0 | 1 {
    if (++this.#steps > MOST_STEPS) throw new CodeFault('tooBig')
    const middle = this.#low + Math.floor(((this.#high - this.#low) * odds) / 65536)
    const coded = this.#input ? (this.#value <= middle ? 1 : 0) : bit
    if (coded === 1) this.#high = middle
    else this.#low = middle + 1
    // Leading bytes that both bounds share are final.
    while ((this.#low ^ this.#high) >>> 24 === 0) {
      if (this.#input) this.#value = ((this.#value << 8) | this.#next()) >>> 0
      else this.#output.push(this.#low >>> 24)
      this.#low = (this.#low << 8) >>> 0
      this.#high = ((this.#high << 8) | 255) >>> 0
    }
    return coded
  }

  /** The bytes written. A reader gets zeros past the end: one more byte makes sure that they lie within the last bounds. */
  bytes(): Uint8Array {
    return Uint8Array.from(this.#low > 0 ? [...this.#output, (this.#low >>> 24) + 1] : this.#output)
  }

  #next(): number {
    const input = this.#input as Uint8Array
    if (this.#at >= input.length + SLACK) throw new CodeFault('damaged')
    return input[this.#at++] ?? 0
  }
}
