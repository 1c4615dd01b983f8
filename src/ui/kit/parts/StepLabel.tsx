import type { ComponentChildren } from 'preact'
import { addressOfParagraph, paragraphOf } from '../../../app/desk/paragraphs'
import { cite, words } from '../../../app/desk/words'
import { Label } from './Label'
import { steady } from './steady'

/**
 * A small mark behind the name of a step, which links to its paragraph; nothing if the book has no paragraph of that number. The
 * name itself is no link, which a thumb would hit by mistake.
 */
export function RuleMark({ to, of }: { to: string | undefined; of: string }) {
  const address = addressOfParagraph(to)
  if (to === undefined || address === undefined) return null
  return (
    <a class="rule-mark" href={address} aria-label={`${of}: ${words.value.frame.readRule(cite(to))}`}>
      §
    </a>
  )
}

interface StepLabelProps {
  /** The type of the entries of the step. */
  readonly of?: string
  readonly to?: string | undefined
  readonly children: string
  readonly aside?: ComponentChildren
  readonly level?: 2 | 3
}

/** The heading over a step of a turn, with a mark that links to the paragraph `to`; by default, to that of the entries of the step. */
export const StepLabel = steady(
  ({ of, to = of && paragraphOf(of), children, aside, level = 3 }: StepLabelProps) => (
    <Label level={level} aside={aside} mark={<RuleMark to={to} of={children} />}>
      {children}
    </Label>
  ),
)
