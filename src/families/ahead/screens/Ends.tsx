import { Label } from '../../../ui/kit/parts/Label'
import { RuleLink } from '../../../ui/kit/parts/RuleLink'

/** A way the game can end, and how near it is. */
export interface End {
  readonly what: string
  readonly near: string
  /** Its paragraph. */
  readonly cite: string
}

/** The ways the game can end, each with how near it is on the current table. */
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
