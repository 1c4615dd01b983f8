import type { ComponentChildren } from 'preact'
import { addressOfParagraph, paragraphOf } from '../../../app/desk/paragraphs'
import { cite, words } from '../../../app/desk/words'
import { Label } from './Label'
import { steady } from './steady'

/** Words that link to a paragraph; plain words if the book has no paragraph of that number. */
export function RuleOf({ to, children }: { to: string | undefined; children: string }) {
  const address = addressOfParagraph(to)
  if (to === undefined || address === undefined) return children
  return (
    <a class="rule-of" href={address} aria-label={`${children}: ${words.value.frame.readRule(cite(to))}`}>
      {children}
    </a>
  )
}

/** The heading over a step of a turn. Links to the paragraph `to`; by default, to that of the entries of the step. */
export const StepLabel = steady(
  ({
    of,
    to = of && paragraphOf(of),
    children,
    aside,
    level = 3,
  }: {
    /** The type of the entries of the step. */
    of?: string
    to?: string | undefined
    children: string
    aside?: ComponentChildren
    level?: 2 | 3
  }) => (
    <Label level={level} aside={aside}>
      <RuleOf to={to}>{children}</RuleOf>
    </Label>
  ),
)
