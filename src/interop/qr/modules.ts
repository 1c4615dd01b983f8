import { codewordsOf, patternsAlong } from './codewords'

/** The masks (table 10): each inverts the modules for which it gives 0. */
const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  x => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]

/** A symbol under construction: 1 is dark, 0 light, and `undefined` still free for data. */
type Symbol = (0 | 1 | undefined)[][]

/** The bits, followed by the remainder of their division as a polynomial. */
function withRest(value: number, bits: number, divisor: number): number {
  let rest = value << bits
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit--)
    if ((rest >> bit) & 1) rest ^= divisor << (bit - bits)
  return (value << bits) | rest
}

const bit = (value: number, at: number) => ((value >> at) & 1) as 0 | 1

/** Draws concentric squares around a center; `dark` decides by the distance from it. */
function square(
  symbol: Symbol,
  x: number,
  y: number,
  reach: number,
  dark: (distance: number) => boolean,
): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const row = symbol[y + dy]
      if (row && x + dx >= 0 && x + dx < symbol.length)
        row[x + dx] = dark(Math.max(Math.abs(dx), Math.abs(dy))) ? 1 : 0
    }
}

/** The positions of the alignment patterns' centers along a side (annex E). */
function alignment(version: number): readonly number[] {
  const along = patternsAlong(version)
  if (along === 0) return []
  const step = Math.ceil((version * 4 + 4) / (along * 2 - 2)) * 2
  return [6, ...Array.from({ length: along - 1 }, (_, i) => version * 4 + 10 - (along - 2 - i) * step)]
}

/** The parts shared by all symbols of a version: finders, timing, alignment, and the version number. */
function fixedPatterns(version: number): Symbol {
  const side = version * 4 + 17
  const symbol: Symbol = Array.from({ length: side }, () => Array<0 | 1 | undefined>(side).fill(undefined))
  for (let i = 0; i < side; i++) {
    ;(symbol[6] as Symbol[number])[i] = (symbol[i] as Symbol[number])[6] = i % 2 === 0 ? 1 : 0
  }
  for (const [x, y] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ] as const)
    square(symbol, x, y, 4, distance => distance !== 2 && distance !== 4)
  const middles = alignment(version)
  const far = side - 7
  for (const x of middles)
    for (const y of middles)
      if (!((x === 6 && (y === 6 || y === far)) || (x === far && y === 6)))
        square(symbol, x, y, 2, distance => distance !== 1)
  const number = withRest(version, 12, 0x1f25)
  for (let i = 0; version >= 7 && i < 18; i++) {
    const [a, b] = [side - 11 + (i % 3), Math.floor(i / 3)]
    ;(symbol[b] as Symbol[number])[a] = (symbol[a] as Symbol[number])[b] = bit(number, i)
  }
  return symbol
}

/** Writes level M and the mask, twice, and the one module that is always dark (7.9). */
function putFormat(symbol: Symbol, mask: number): void {
  const side = symbol.length
  const format = withRest(mask, 10, 0x537) ^ 0x5412
  const put = (x: number, y: number, value: 0 | 1) => {
    ;(symbol[y] as Symbol[number])[x] = value
  }
  for (let i = 0; i < 15; i++) {
    const value = bit(format, i)
    if (i < 8) put(side - 1 - i, 8, value)
    else put(8, side - 15 + i, value)
    if (i < 6) put(8, i, value)
    else if (i < 8) put(8, i + 1, value)
    else put(i === 8 ? 7 : 14 - i, 8, value)
  }
  put(8, side - 8, 1)
}

/** Fills in the codewords, two columns at a time, up and down from the right, inverted by the mask. */
function putWords(symbol: Symbol, words: readonly number[], mask: number): void {
  const side = symbol.length
  const turned = MASKS[mask] as (typeof MASKS)[number]
  let at = 0
  for (let right = side - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const up = ((right + 1) & 2) === 0
    for (let i = 0; i < side * 2; i++) {
      const [x, y] = [right - (i % 2), up ? side - 1 - (i >> 1) : i >> 1]
      const row = symbol[y] as Symbol[number]
      if (row[x] !== undefined) continue
      const value = bit(words[at >> 3] ?? 0, 7 - (at & 7))
      row[x] = turned(x, y) === 0 ? ((1 - value) as 0 | 1) : value
      at++
    }
  }
}

/** How hard a symbol is to read (7.8.3); lower is better. */
function penalty(symbol: Symbol): number {
  const rows = symbol.map(row => row.join(''))
  const columns = symbol.map((_, x) => symbol.map(row => row[x]).join(''))
  let sum = 0
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2
    sum += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length
  }
  for (const [y, row] of rows.entries())
    for (let x = 1; y > 0 && x < row.length; x++) {
      const four = row.slice(x - 1, x + 1) + rows[y - 1]?.slice(x - 1, x + 1)
      if (four === '0000' || four === '1111') sum += 3
    }
  const dark = rows.join('').replaceAll('0', '').length / symbol.length ** 2
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20)
}

/** The modules of a text's code, base 45 letters at level M; dark ones are true. Throws if version 15 is too small. */
export function symbolOf(text: string): readonly (readonly boolean[])[] {
  const { version, words } = codewordsOf(text)
  const fixed = fixedPatterns(version)
  const tried = MASKS.map((_, mask) => {
    const symbol = fixed.map(row => [...row])
    putFormat(symbol, mask)
    putWords(symbol, words, mask)
    return { symbol, penalty: penalty(symbol) }
  })
  const best = tried.reduce((a, b) => (b.penalty < a.penalty ? b : a))
  return best.symbol.map(row => row.map(module => module === 1))
}
