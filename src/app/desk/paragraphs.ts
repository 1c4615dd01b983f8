import { addressOf } from './routes'
import { session, titleWords } from './table'

/** The paragraph that a kind of entry stands in, such as that of buying a train; nothing where the title has no such entry. */
export function paragraphOf(type: string): string | undefined {
  const rules: Readonly<Record<string, { readonly cite: string } | undefined>> =
    session.value?.title.law.rules ?? {}
  return rules[type]?.cite
}

/** The address of a paragraph in the rules; nothing where the book of the open game has none of that number. */
export function addressOfParagraph(paragraph: string | undefined): string | undefined {
  if (paragraph === undefined || !titleWords.value?.paragraphs.includes(paragraph)) return undefined
  return addressOf('rules', paragraph)
}
