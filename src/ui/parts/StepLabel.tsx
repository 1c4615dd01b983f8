import type { ComponentChildren } from 'preact'
import { addressOfParagraph, paragraphOf } from '../../app/paragraphs'
import { words } from '../../app/words'
import { Label } from './Label'

/** The heading over a step of a turn: it opens the paragraph that the entries of the step stand in. */
export function StepLabel({
  of,
  children,
  aside,
  level = 3,
}: {
  /** The type of its entries. */
  of: string
  children: string
  aside?: ComponentChildren
  level?: 2 | 3
}) {
  const paragraph = paragraphOf(of)
  const address = addressOfParagraph(paragraph)
  return (
    <Label level={level} aside={aside}>
      {address !== undefined && paragraph !== undefined ? (
        <a
          class="rule-of"
          href={address}
          aria-label={`${children}: ${words.value.frame.readRule(paragraph)}`}
        >
          {children}
        </a>
      ) : (
        children
      )}
    </Label>
  )
}
