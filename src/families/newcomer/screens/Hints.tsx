import { effect, signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { paragraphOf } from '../../../app/desk/paragraphs'
import { type Desk, desk, session } from '../../../app/desk/table'
import { readLocal, writeLocal } from '../../../app/device/local'
import { set, settings } from '../../../app/device/settings'
import { Button } from '../../../ui/kit/parts/Button'
import { RuleLink } from '../../../ui/kit/parts/RuleLink'
import { bidsDue, revenueDue } from '../../../ui/kit/play/slots'
import type { NewcomerWords } from '../../words/newcomer'
import '../../../ui/style/story.css'

const NOTE = 'hints'

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(it => typeof it === 'string') : []

interface HintsProps {
  readonly text: NewcomerWords
  /** The kind of turn and its current step, as codes of the words. */
  readonly kind: string
  readonly step?: string | undefined
  /** The paragraph of the turn. */
  readonly cite: string
}

/** The hints that were read: those of a title for a kind and step of turn. Their note is kept until newcomers' hints are turned off. */
const read = signal<readonly string[]>(readLocal(NOTE, textsIn) ?? [])

/** What was folded or unfolded by hand, until the table changes. */
const byHand = signal<{ readonly hint: string; readonly revision: number; readonly open: boolean } | null>(
  null,
)

effect(() => {
  if (settings.newcomer.value) return
  byHand.value = null
  if (read.peek().length === 0) return
  read.value = []
  writeLocal(NOTE, undefined)
})

function markRead(hint: string): void {
  if (read.peek().includes(hint)) return
  read.value = [...read.peek(), hint]
  writeLocal(NOTE, read.peek())
}

/** A hint that was open has been read once something is entered. */
function useReading(hint: string, revision: number, open: boolean): void {
  const before = useRef({ hint, revision, open })
  useEffect(() => {
    const { current: was } = before
    before.current = { hint, revision, open }
    if (was.open && was.revision !== revision) markRead(was.hint)
  }, [hint, revision, open])
}

/**
 * The options of the turn and the reasons to choose them, each with its paragraph. Open until they have been read once; folded
 * from the start where a revenue is due or several things are up for bids, so that the keypad and all the bids are in sight.
 */
export function Hints(props: HintsProps) {
  const shown = desk.value
  const game = session.value
  return shown && game ? <Unfolded {...props} {...shown} title={game.title.id} /> : null
}

function Unfolded({
  text,
  kind,
  step,
  cite,
  choices,
  revision,
  title,
}: HintsProps & Desk & { title: string }) {
  const hint = `${title} ${kind} ${step ?? ''}`
  const hand = byHand.value
  const isHere = hand?.hint === hint && hand.revision === revision
  const open = isHere ? hand.open : !revenueDue(choices) && !bidsDue(choices) && !read.value.includes(hint)
  useReading(hint, revision, open)
  const onToggle = (event: { readonly currentTarget: HTMLDetailsElement }) => {
    const now = event.currentTarget.open
    if (now === open) return
    byHand.value = { hint, revision, open: now }
    if (!now) markRead(hint)
  }
  const types = new Set(choices.filter(choice => !choice.refusal).map(choice => choice.draft.type))
  const instead = text.instead[kind] ?? {}
  const options = Object.entries({ ...text.options, ...instead }).filter(([type]) => types.has(type))
  const about = (step === undefined ? undefined : text.steps[step]) ?? text.kinds[kind]
  return (
    <details class="told newcomer" open={open} onToggle={onToggle}>
      <summary>
        <span class="told-line">{text.title}</span>
      </summary>
      <div class="told-body">
        <p>{about}</p>
        <ul>
          {options.map(([type, [name, why]]) => (
            <li key={type}>
              <span>
                <b>{name}.</b> {why}
              </span>
              <RuleLink to={type in instead ? cite : paragraphOf(type)} brief />
            </li>
          ))}
        </ul>
        <Button onTap={() => set('newcomer', false)}>{text.off}</Button>
      </div>
    </details>
  )
}
