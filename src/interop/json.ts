import { faultLine, lineOf, type Path } from './jsonPlace'

/** Why a text cannot be read: a code for the words, the key at fault, its line, and the figures that decide it. */
export interface Problem {
  readonly code: string
  readonly key: string
  readonly line: number
  readonly facts: Readonly<Record<string, string | number>>
}

/** A text read as JSON, or the reason why it cannot be. */
export type Json = { readonly value: unknown } | { readonly problem: Problem }

/** At most this many bytes and levels: more is an attack or a mistake, not a game. */
const MOST_BYTES = 1024 * 1024
export const MOST_DEPTH = 20

/** A key path as people write it: `actions[3].price`. */
function keyOf(path: Path): string {
  return path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`))
    .join('')
}

/** The deepest nesting of brackets outside strings; linear, so that a hostile text cannot exhaust the stack. */
function depthOf(text: string): number {
  let depth = 0
  let most = 0
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[{]|[\]}]/gs)) {
    if (token === '[' || token === '{') most = Math.max(most, ++depth)
    else if (token === ']' || token === '}') depth--
  }
  return most
}

/** Some programs put a byte order mark at the start of a file. */
const unmarked = (text: string) => text.replace(/^\uFEFF/, '')

/** A problem at a key of a text. */
export function problemAt(text: string, path: Path, code: string, facts: Problem['facts'] = {}): Problem {
  return { code, key: keyOf(path), line: lineOf(unmarked(text), path), facts }
}

/** Parses JSON within the limits of depth and size. */
export function readJson(text: string): Json {
  const bytes = new TextEncoder().encode(text).length
  const whole = (code: string, facts: Problem['facts'], line = 1) => ({
    problem: { code, key: '', line, facts },
  })
  const plain = unmarked(text)
  // Of a picture, say, chosen by mistake, neither length nor depth is to blame.
  if (bytes > MOST_BYTES)
    return /^\s*[{[]/.test(plain) ? whole('tooLong', { bytes, most: MOST_BYTES }) : whole('noGame', {})
  const depth = depthOf(text)
  if (depth > MOST_DEPTH) return whole('tooDeep', { depth, most: MOST_DEPTH })
  try {
    return { value: JSON.parse(plain) }
  } catch {
    // A picture, say, chosen by mistake: none of its lines is to blame.
    return plain.trimStart().startsWith('{') ? whole('noJson', {}, faultLine(plain)) : whole('noGame', {})
  }
}
