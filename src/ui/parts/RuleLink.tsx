import { addressOf } from '../../app/routes'
import { titleWords } from '../../app/table'
import { words } from '../../app/words'

/** The way to a paragraph of the rule book; nothing where the book has none of that number. */
export function RuleLink({ to, brief = false }: { to: string | undefined; brief?: boolean }) {
  if (to === undefined || !titleWords.value?.paragraphs.includes(to)) return null
  const read = words.value.frame.readRule(to)
  return (
    <a class="button quiet rule-link" href={addressOf('rules', to)} aria-label={brief ? read : undefined}>
      {brief ? to : read}
    </a>
  )
}
