import type { ComponentChildren } from 'preact'
import { addressOfParagraph, paragraphOf } from '../../../app/desk/paragraphs'
import { cite, words } from '../../../app/desk/words'
import { Label } from './Label'

/** Words that open a paragraph; just the words where the book has none of that number. */
export function RuleOf({ to, children }: { to: string | undefined; children: string }) {
  const address = addressOfParagraph(to)
  if (to === undefined || address === undefined) return children
  return (
    <a class="rule-of" href={address} aria-label={`${children}: ${words.value.frame.readRule(cite(to))}`}>
      {children}
    </a>
  )
}

/** The heading over a step of a turn: it opens the paragraph that is named, or that the entries of the step stand in. */
export function StepLabel({
  of,
  to = of && paragraphOf(of),
  children,
  aside,
  level = 3,
}: {
  /** The type of its entries. */
  of?: string
  to?: string | undefined
  children: string
  aside?: ComponentChildren
  level?: 2 | 3
}) {
  return (
    <Label level={level} aside={aside}>
      <RuleOf to={to}>{children}</RuleOf>
    </Label>
  )
}
