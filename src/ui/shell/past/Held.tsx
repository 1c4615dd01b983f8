import { go, route } from '../../../app/desk/routes'
import { words } from '../../../app/desk/words'
import { drop, held, pending, resume } from '../../../app/past/change'
import type { Draft } from '../../../session/change'
import { Button } from '../../kit/parts/Button'
import { sentenceOf } from '../log/said'
import { alterations } from './review'
import '../../style/past.css'

/** A change in a line: how the first entry that it changes reads then, or which one goes. */
function gistOf(draft: Draft): string {
  const { change, entry } = words.value.past
  const [first] = alterations(draft)
  const [was, is] = [first?.out[0], first?.in[0]]
  const said = (of: typeof was) => (of ? sentenceOf(of.entry.action, of.entry.happened) : '')
  const at = was?.number === undefined ? '' : `${entry.number(was.number)} `
  return is ? `${at}${said(is)}` : `${at}${change.out}: ${said(was)}`
}

function HeldLine({ draft, nth }: { draft: Draft | null; nth: number }) {
  const { change } = words.value.past
  const goOn = () => {
    resume(nth)
    go('change')
  }
  return (
    <div class="strip">
      <p class="grow">
        {draft ? change.heldOne : change.broken} {draft ? <span class="soft">{gistOf(draft)}</span> : null}
      </p>
      {draft ? <Button onTap={goOn}>{change.goOn}</Button> : null}
      <Button onTap={() => drop(nth)}>{change.drop}</Button>
    </div>
  )
}

/** The changes that are held, each to be taken up again or let go. */
export function HeldList() {
  if (held.value.length === 0) return null
  return (
    <div class="held stack">
      {held.value.map((draft, nth) => (
        <HeldLine key={nth} draft={draft} nth={nth} />
      ))}
    </div>
  )
}

/** Over every screen of the game: changes of the past that are not in force yet. */
export function Held() {
  const { change } = words.value.past
  const draft = pending.value
  if (!draft && held.value.length === 0) return null
  return (
    <section class="notices held" role="status">
      {draft && route.value.screen !== 'change' ? (
        <div class="strip">
          <p class="grow">
            {change.pendingOne} <span class="soft">{gistOf(draft)}</span>
          </p>
          <Button onTap={() => go('change')}>{change.goOn}</Button>
        </div>
      ) : null}
      <HeldList />
    </section>
  )
}
