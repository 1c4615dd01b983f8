type Leaf = string | ((...given: readonly unknown[]) => string)

/** What sentences are given that take more than names and figures, by path. */
export type Given = Readonly<Record<string, readonly (readonly unknown[])[]>>

/** A text or sentence in both languages: what each says of the same facts. */
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

/** What a text or a sentence says, in all its ways. */
function said(leaf: Leaf, given?: Given[string]): readonly string[] {
  if (typeof leaf === 'string') return [leaf]
  const facts =
    given ??
    NAMES.flatMap(last => [Array(5).fill(last), [...Array(Math.max(0, leaf.length - 1)).fill('3'), last]])
  return facts.flatMap(arguments_ => {
    try {
      return [leaf(...arguments_)]
    } catch {
      // A sentence that asks for text was given a figure.
      return []
    }
  })
}

/** Each path with its kind: a text, or a sentence of so many facts. */
export function kindsOf(words: object): readonly string[] {
  return leaves(words)
    .map(([path, leaf]) => `${path}: ${typeof leaf === 'string' ? 'text' : leaf.length}`)
    .sort()
}

/** All that is said in English, each beside its German. */
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

/** All German texts behind their paths. */
export function germanOf(pairs: readonly Pair[]): readonly string[] {
  return pairs.flatMap(({ path, german }) => german.map(text => `${path}: ${text}`))
}

/** What says in German nothing but what it says in English. */
export function sameIn(pairs: readonly Pair[]): readonly string[] {
  return pairs
    .filter(({ english, german }) => english.join() !== '' && english.join() === german.join())
    .map(({ path }) => path)
    .sort()
}

/** What has a way to say nothing. */
export function emptyIn(pairs: readonly Pair[], language: 'english' | 'german'): readonly string[] {
  return pairs.filter(pair => pair[language].some(text => text.trim() === '')).map(({ path }) => path)
}

/** What is set otherwise than German is: quotes, and percent and money behind a space that does not break. */
export function slipsIn(pairs: readonly Pair[]): readonly string[] {
  const slip = /["“][^“]*[“”"]|[”"]|\d[%$]|\d [%$]|\$\d/
  return germanOf(pairs).filter(text => slip.test(text.replace(/„[^“”"]*“/g, '')))
}

/** What addresses the banker. */
export function addressesIn(pairs: readonly Pair[]): readonly string[] {
  return germanOf(pairs).filter(text => /\b(?:du|dein\w*|Sie haben|Ihr\w* Spiel\w*)\b/.test(text))
}
