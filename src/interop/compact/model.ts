import type { BitCoder } from './coder'

/**
 * The predictor: several contexts ("what came at this place before", "after such an entry", …) predict each bit, weighted by
 * how often they were right. It uses only whole numbers and + − × ÷, which every engine computes alike: both phones must
 * predict the same to the last digit.
 */

const SLOTS = 1 << 18
/** Cap on the count of how often a context was seen: the higher its count, the less it learns from each bit. */
const MOST_SEEN = 20
/** Contexts are grouped by how often they were seen; each group has its own weight. */
const BUCKETS = 5
const LEARN = 0.015

/** The logistic curve in whole numbers: −2047 to 2047 stand for −8 to 8, and the result is in 4096ths. */
const CURVE = [
  1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785,
  3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
]

function squash(x: number): number {
  if (x > 2047) return 4095
  if (x < -2047) return 1
  const at = (x >> 7) + 16
  const rest = x & 127
  return ((CURVE[at] as number) * (128 - rest) + (CURVE[at + 1] as number) * rest + 64) >> 7
}

/** The inverse of the curve: from 4096ths to the scale on which evidence adds up. */
const STRETCH = (() => {
  const table = new Int16Array(4096)
  let filled = 0
  for (let x = -2047; x <= 2047; x++) {
    const y = squash(x)
    while (filled <= y) table[filled++] = x
  }
  while (filled < 4096) table[filled++] = 2047
  return table
})()

/** Mixes a number into a hash. */
export function hash(a: number, b: number): number {
  let h = Math.imul(a ^ Math.imul(b + 0x2545f491, 0x9e3779b1), 0x85ebca6b)
  h ^= h >>> 15
  return Math.imul(h, 0xc2b2ae35) ^ (h >>> 13)
}

/** A hash of a text. */
export function hashText(text: string): number {
  let h = text.length
  for (let i = 0; i < text.length; i++) h = hash(h, text.charCodeAt(i))
  return h
}

/** Predicts and codes bits, and learns from each. */
export class Model {
  readonly #coder: BitCoder
  /** By slot: the probability of a 1 minus one half, and how often the slot was used (at most `MOST_SEEN`). */
  readonly #chance = new Float32Array(SLOTS)
  readonly #seen = new Uint8Array(SLOTS)
  readonly #weights: Float64Array
  readonly #slots: Int32Array
  readonly #evidence: Float64Array
  readonly #inputs: number

  constructor(coder: BitCoder, inputs: number) {
    this.#coder = coder
    this.#inputs = inputs
    this.#slots = new Int32Array(inputs)
    this.#evidence = new Float64Array(inputs)
    this.#weights = new Float64Array(inputs * BUCKETS).fill(0.25)
  }

  get reading(): boolean {
    return this.#coder.reading
  }

  /** Codes a bit at a node of these contexts, one for each input of the model. */
  bit(contexts: readonly number[], node: number, bit: 0 | 1): 0 | 1 {
    let sum = 0
    for (let i = 0; i < this.#inputs; i++) {
      const slot = hash(hash(contexts[i] as number, i), node) >>> 14
      this.#slots[i] = slot
      const evidence = STRETCH[(((this.#chance[slot] as number) + 0.5) * 4096) | 0] as number
      this.#evidence[i] = evidence
      sum += evidence * (this.#weights[this.#weightOf(i, slot)] as number)
    }
    const chance = squash(Math.floor(sum))
    const coded = this.#coder.code(chance * 16, bit)
    this.#learn(coded, coded - chance / 4096)
    return coded
  }

  #weightOf(input: number, slot: number): number {
    const seen = this.#seen[slot] as number
    return input * BUCKETS + (seen < BUCKETS ? seen : BUCKETS - 1)
  }

  #learn(bit: 0 | 1, error: number): void {
    for (let i = 0; i < this.#inputs; i++) {
      const slot = this.#slots[i] as number
      const at = this.#weightOf(i, slot)
      this.#weights[at] =
        (this.#weights[at] as number) + ((this.#evidence[i] as number) / 256) * error * LEARN
      const seen = this.#seen[slot] as number
      const chance = this.#chance[slot] as number
      this.#chance[slot] = chance + (bit - 0.5 - chance) / (seen + 1.4)
      if (seen < MOST_SEEN) this.#seen[slot] = seen + 1
    }
  }
}
