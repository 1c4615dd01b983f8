import { Label } from '../../../ui/kit/parts/Label'
import { RuleLink } from '../../../ui/kit/parts/RuleLink'

/** An end of the game, and how near it is. */
export interface End {
  readonly what: string
  readonly near: string
  /** Its paragraph. */
  readonly cite: string
}

/** The ends that a game can come to, each with how near it is on the table as it stands. */
export function Ends({ title, ends }: { title: string; ends: readonly End[] }) {
  return (
    <section class="stack">
      <Label level={2}>{title}</Label>
      <ul class="lines">
        {ends.map(({ what, near, cite }) => (
          <li key={cite}>
            <span class="grow">
              <b>{what}</b> <span class="soft">{near}</span>
            </span>
            <RuleLink to={cite} />
          </li>
        ))}
      </ul>
    </section>
  )
}
