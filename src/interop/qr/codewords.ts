import { LETTERS } from './base45'

/**
 * The codewords of a QR code (ISO/IEC 18004), as far as Paymaster needs them: base 45 letters, level M, versions 1 to 15.
 * A library that supports everything is four times as large.
 */

/** Level M by version, from 1: correction codewords per block, and blocks (table 9). */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10]

/** The number of alignment patterns along a side. */
export const patternsAlong = (version: number) => (version === 1 ? 0 : Math.floor(version / 7) + 2)

/** The number of codewords in the symbol: its modules minus those of the fixed patterns. */
function roomOf(version: number): number {
  const along = patternsAlong(version)
  const patterns = along === 0 ? 0 : (25 * along - 10) * along - 55
  return Math.floor(((16 * version + 128) * version + 64 - patterns - (version >= 7 ? 36 : 0)) / 8)
}

function blocksOf(version: number): { blocks: number; correction: number; room: number; data: number } {
  const [blocks = 1, correction = 0] = [BLOCKS[version - 1], CORRECTION[version - 1]]
  const room = roomOf(version)
  return { blocks, correction, room, data: room - blocks * correction }
}

/** The letters as bits, two letters in 11 bits, after a header with their kind and number. */
function bitsOf(text: string, version: number): string {
  const bits = (value: number, length: number) => value.toString(2).padStart(length, '0')
  let all = `0010${bits(text.length, version < 10 ? 9 : 11)}`
  for (let i = 0; i < text.length; i += 2) {
    const one = LETTERS.indexOf(text[i] as string)
    const other = text[i + 1]
    all += other === undefined ? bits(one, 6) : bits(one * 45 + LETTERS.indexOf(other), 11)
  }
  return all
}

/** The smallest version with room for a text; `undefined` if even the largest is too small. */
function versionFor(text: string): number | undefined {
  for (let version = 1; version <= BLOCKS.length; version++)
    if (bitsOf(text, version).length <= blocksOf(version).data * 8) return version
  return undefined
}

/** The product in the field of 256 elements with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}

/** The polynomial whose roots are the first powers of 2, without its leading 1. */
function divisorOf(degree: number): readonly number[] {
  const divisor = Array.from({ length: degree }, (_, i): number => (i === degree - 1 ? 1 : 0))
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2))
    for (let j = 0; j < degree; j++) divisor[j] = times(divisor[j] as number, root) ^ (divisor[j + 1] ?? 0)
  return divisor
}

/** The codewords with which a reader detects and corrects errors: the remainder of a division. */
function correctionOf(data: readonly number[], divisor: readonly number[]): readonly number[] {
  const rest: number[] = divisor.map(() => 0)
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [i, part] of divisor.entries()) rest[i] = (rest[i] as number) ^ times(part, factor)
  }
  return rest
}

/** Blocks of unequal length, interleaved: all first codewords, then all second ones, and so on. */
function interleaved(blocks: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(...blocks.map(block => block.length))
  return Array.from({ length: longest }, (_, i) => blocks.flatMap(block => block[i] ?? [])).flat()
}

/** The codewords of a text of base 45 letters, and their version. Throws if no version is large enough. */
export function codewordsOf(text: string): { readonly version: number; readonly words: readonly number[] } {
  const version = versionFor(text)
  if (version === undefined) throw new Error(`${text.length} letters are more than a code holds`)
  const { blocks, correction, room, data } = blocksOf(version)
  const bits = `${bitsOf(text, version)}0000`.slice(0, data * 8)
  const words = (bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []).map(byte =>
    Number.parseInt(byte, 2),
  )
  for (let pad = 0; words.length < data; pad++) words.push(pad % 2 === 0 ? 0xec : 0x11)
  // If the blocks cannot all have the same length, the last ones are longer by one.
  const short = Math.floor(room / blocks) - correction
  const longer = room % blocks
  const divisor = divisorOf(correction)
  let at = 0
  const parts = Array.from({ length: blocks }, (_, i) => {
    const length = short + (i >= blocks - longer ? 1 : 0)
    at += length
    return words.slice(at - length, at)
  })
  const mending = parts.map(part => correctionOf(part, divisor))
  return { version, words: [...interleaved(parts), ...interleaved(mending)] }
}
