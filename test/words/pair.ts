import { ANY_SIGN } from '../titles/signs'

type Leaf = string | ((...given: readonly unknown[]) => string)

/** The arguments of sentences that take more than names and figures, by path. */
export type Given = Readonly<Record<string, readonly (readonly unknown[])[]>>

/** A text or sentence in both languages: what each says for the same facts. */
export interface Pair {
  readonly path: string
  readonly english: readonly string[]
  readonly german: readonly string[]
}

/** Every text and every sentence under its path, such as `play.sheetPage.title`. */
function leaves(of: object, path = ''): readonly (readonly [path: string, leaf: Leaf])[] {
  return Object.entries(of).flatMap(([key, value]: [string, unknown]) => {
    const here = path === '' ? key : `${path}.${key}`
    return typeof value === 'object' && value !== null
      ? leaves(value, here)
      : [[here, value as Leaf] as const]
  })
}

/** Names and figures of every kind: one or several, something or nothing, on or off. */
const NAMES = [1, 3, 0, '3', '', true, false, null] as const

/** Everything that a text or a sentence can say. */
function said(leaf: Leaf, given?: Given[string]): readonly string[] {
  if (typeof leaf === 'string') return [leaf]
  const facts =
    given ??
    NAMES.flatMap(last => [Array(5).fill(last), [...Array(Math.max(0, leaf.length - 1)).fill('3'), last]])
  return facts.flatMap(arguments_ => {
    try {
      const text: unknown = leaf(...arguments_)
      // A sentence that gives an id back was given a figure.
      return typeof text === 'string' ? [text] : []
    } catch {
      // The sentence expects text and was given a figure.
      return []
    }
  })
}

/** Each path with its kind: a text, or a sentence and its number of arguments. */
export function kindsOf(words: object): readonly string[] {
  return leaves(words)
    .map(([path, leaf]) => `${path}: ${typeof leaf === 'string' ? 'text' : leaf.length}`)
    .sort()
}

/** Everything that is said in English, each beside its German. */
export function pairsOf(english: object, german: object, given: Given = {}): readonly Pair[] {
  const others = new Map(leaves(german))
  return leaves(english).map(([path, leaf]) => {
    const other = others.get(path)
    return {
      path,
      english: said(leaf, given[path]),
      german: other === undefined ? [] : said(other, given[path]),
    }
  })
}

/** All German texts, each after its path. */
export function germanOf(pairs: readonly Pair[]): readonly string[] {
  return pairs.flatMap(({ path, german }) => german.map(text => `${path}: ${text}`))
}

/** Texts that are the same in German and English. */
export function sameIn(pairs: readonly Pair[]): readonly string[] {
  return pairs
    .filter(({ english, german }) => english.join() !== '' && english.join() === german.join())
    .map(({ path }) => path)
    .sort()
}

/** Texts that can be empty. */
export function emptyIn(pairs: readonly Pair[], language: 'english' | 'german'): readonly string[] {
  return pairs.filter(pair => pair[language].some(text => text.trim() === '')).map(({ path }) => path)
}

/** Texts that break German typography: quotes, and the no-break space before a percent or currency sign. */
export function slipsIn(pairs: readonly Pair[]): readonly string[] {
  const slip = new RegExp(`["“][^“]*[“”"]|[”"]|\\d ?(?:%|${ANY_SIGN})|${ANY_SIGN}\\d`)
  return germanOf(pairs).filter(text => slip.test(text.replace(/„[^“”"]*“/g, '')))
}

/** Texts that address the banker. */
export function addressesIn(pairs: readonly Pair[]): readonly string[] {
  return germanOf(pairs).filter(text => /\b(?:du|dein\w*|Sie haben|Ihr\w* Spiel\w*)\b/.test(text))
}
