import { go, route } from '../../../app/desk/routes'
import { words } from '../../../app/desk/words'
import { drop, type HeldChange, held, pending, resume } from '../../../app/past/change'
import type { Gist } from '../../../app/past/gist'
import type { Draft } from '../../../session/change'
import { Button } from '../../kit/parts/Button'
import { sentenceOf } from '../log/said'
import { alterations, numberOf } from './review'
import './held.css'

/** A change in one line: how the first entry that it changes will read, or which entry goes. */
function gistOf(draft: Draft): string {
  const { change, entry } = words.value.past
  const [first] = alterations(draft)
  const [was, is] = [first?.out[0], first?.in[0]]
  const said = (of: typeof was) => (of ? sentenceOf(of.entry.action, of.entry.happened) : '')
  const at = was?.number === undefined ? '' : `${entry.number(was.number)} `
  return is ? `${at}${said(is)}` : `${at}${change.out}: ${said(was)}`
}

/** The same for a change whose place is no longer in the game. */
function lostGistOf({ number, was, is }: Gist): string {
  const { change, entry } = words.value.past
  const at = number === undefined ? '' : `${entry.number(number)} `
  if (is) return `${at}${sentenceOf(is)}`
  return was ? `${at}${change.out}: ${sentenceOf(was)}` : ''
}

/** The number of the first entry that does not fit with a change, in words; empty if all fit. */
function unfitting(draft: Draft): string {
  const number = draft.stop && numberOf(draft, draft.stop.id)
  return number === undefined ? '' : words.value.past.change.unfitting(number)
}

function HeldLine({ of: { draft, gist }, nth }: { of: HeldChange; nth: number }) {
  const { change } = words.value.past
  const goOn = () => {
    resume(nth)
    go('change')
  }
  return draft ? (
    <div class="strip">
      <p class="grow">
        {change.heldOne} <span class="soft">{gistOf(draft)}</span> {unfitting(draft)}
      </p>
      <Button onTap={goOn}>{change.goOn}</Button>
      <Button onTap={() => drop(nth)}>{change.drop}</Button>
    </div>
  ) : (
    <div class="strip stop">
      <p class="grow">
        {change.broken} <span class="soft">{lostGistOf(gist)}</span>
      </p>
      <Button onTap={() => drop(nth)}>{change.noted}</Button>
    </div>
  )
}

/** The changes on hold, each to be resumed or dropped. */
export function HeldList() {
  if (held.value.length === 0) return null
  return (
    <div class="held stack">
      {held.value.map((of, nth) => (
        <HeldLine key={nth} of={of} nth={nth} />
      ))}
    </div>
  )
}

/** Shown above every screen of the game: changes of the past that are not in force yet. */
export function HeldChanges() {
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
