import { addressOf } from './routes'
import { titleNow, titleWords } from './table'

/** The paragraph of a kind of entry, such as buying a train; `undefined` if the title has no such entry. */
export function paragraphOf(type: string): string | undefined {
  const rules: Readonly<Record<string, { readonly cite: string } | undefined>> =
    titleNow.value?.law.rules ?? {}
  return rules[type]?.cite
}

/** The address of a paragraph in the rules; `undefined` if the open game's rule book has no such paragraph. */
export function addressOfParagraph(paragraph: string | undefined): string | undefined {
  if (paragraph === undefined || !titleWords.value?.paragraphs.includes(paragraph)) return undefined
  return addressOf('rules', paragraph)
}
