import { addressOfParagraph } from '../../../app/desk/paragraphs'
import { cite, words } from '../../../app/desk/words'

/** A link to a paragraph of the rule book; renders nothing if the book has no paragraph of that number. */
export function RuleLink({ to, brief = false }: { to: string | undefined; brief?: boolean }) {
  const address = addressOfParagraph(to)
  if (to === undefined || address === undefined) return null
  const read = words.value.frame.readRule(cite(to))
  return (
    <a class="button quiet rule-link" href={address} aria-label={brief ? read : undefined}>
      {brief ? cite(to) : read}
    </a>
  )
}
