import type { PageOfBook } from '../../../rules/title'

/** A paragraph of the book, as its title cites it. */
export interface CitedPage {
  readonly id: string
  readonly cited: string
  readonly page: PageOfBook
}

/** A paragraph that was found, and which of the words searched for stand in it as beginnings of words. */
export interface Found extends CitedPage {
  readonly sought: readonly { readonly word: string; readonly begins: boolean }[]
}

/** A letter or a digit: what comes after one is no beginning of a word. */
const WITHIN = /[\p{L}\p{N}]$/u

/** Where a word stands in a text, whatever its case; with `begins` only where it begins a word. */
function placesOf(text: string, word: string, begins: boolean): readonly number[] {
  const lower = text.toLocaleLowerCase()
  const places: number[] = []
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length))
    if (!begins || !WITHIN.test(lower.slice(0, at))) places.push(at)
  return places
}

const stands = (text: string, word: string, begins: boolean) => placesOf(text, word, begins).length > 0

/**
 * The paragraphs that contain the words searched for: those in which words begin so come before those that have them only
 * within other words, and among either those with a match in the heading come first.
 */
export function search(book: readonly CitedPage[], wanted: string): readonly Found[] {
  const words = wanted.split(/\s+/).filter(Boolean)
  const headed = ({ cited, page }: CitedPage) => `${cited} ${page.heading}`
  const whole = (of: CitedPage) => `${headed(of)} ${of.page.text} ${of.page.example}`
  const has = (text: string, begins: boolean) => words.every(word => stands(text, word, begins))
  const rank = (of: CitedPage) =>
    has(headed(of), true) ? 0 : has(whole(of), true) ? 1 : has(headed(of), false) ? 2 : 3
  return book
    .filter(of => has(whole(of), false))
    .map(of => ({ ...of, rank: rank(of) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(of => ({ ...of, sought: words.map(word => ({ word, begins: stands(whole(of), word, true) })) }))
}

/** A piece of a text; `marked` if it is a word that was searched for. */
export interface Piece {
  readonly text: string
  readonly marked: boolean
}

/**
 * A text in pieces. A word that begins words of the paragraph is marked only there: "tie" should not light up in
 * "properties" as well.
 */
export function piecesOf(text: string, sought: Found['sought']): readonly Piece[] {
  const marked = new Set<number>()
  for (const { word, begins } of sought)
    for (const at of placesOf(text, word, begins)) for (let i = at; i < at + word.length; i++) marked.add(i)
  const pieces: Piece[] = []
  let from = 0
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && marked.has(i) === marked.has(from)) continue
    pieces.push({ text: text.slice(from, i), marked: marked.has(from) })
    from = i
  }
  return pieces
}
