import { signal } from '@preact/signals'
import { current } from '../../../app/desk/current'
import { settled } from '../../../app/desk/rest'
import type { Preview } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { Action, Choice } from '../../../rules/rule'
import { reveal } from '../parts/opened'
import { ChoiceButton } from '../play/ChoiceButton'
import { type Play, refusalOf, varied } from '../play/kit'
import { Digits } from './Digits'

/** The digits typed so far, and for which choice: they stay while the banker looks at the chart, until the next entry. */
const typing = signal<{
  readonly game: string | undefined
  readonly of: string
  readonly revision: number
  readonly digits: number | undefined
} | null>(null)

interface AmountProps<A extends Action> {
  readonly play: Play
  readonly choice: Choice<A>
  readonly start: number
  /** A second amount that is often agreed on; its button enters it with one tap. */
  readonly likely?: number
  /** The button's text for an amount. */
  readonly confirm: (amount: string) => string
  readonly detail?: (tried: Preview | undefined) => string
}

/**
 * Types the amount of a choice and enters it: the figure, the digits, and a button that says what it does; a second
 * button enters a likely amount.
 */
export function Amount<A extends Action>({ play, choice, start, likely, confirm, detail }: AmountProps<A>) {
  const of = JSON.stringify(choice.draft)
  const place = { game: current.value?.id, of, revision: play.revision }
  const given = typing.value
  const isHere = given?.game === place.game && given?.of === of && given.revision === play.revision
  const typed = isHere ? given.digits : undefined
  const amount = typed ?? start
  const enter = (sum: number, kind: 'ink' | 'plain') => {
    const draft = varied(choice, sum)
    const tried = play.tryOut(draft)
    const refusal = refusalOf(tried)
    // What is refused moves nothing; why it is refused is said as soon as it is typed.
    const why =
      typed === undefined || !settled.value ? undefined : refusal && play.say.refusal(refusal, play.voice)
    const more = refusal ? why : detail?.(tried)
    return (
      <ChoiceButton kind={kind} class="wide" enters={draft} refusal={refusal} play={play}>
        <b>{confirm(play.voice.money(sum))}</b> {more ? <small>{more}</small> : null}
      </ChoiceButton>
    )
  }
  return (
    <div class="amount revealed" ref={reveal}>
      <output class="entry-figure" aria-live="polite">
        {play.voice.money(amount)}
      </output>
      <Digits
        name={words.value.play.amountDigits}
        typed={typed}
        onType={digits => {
          // Erased before anything was typed, the likely sum goes, and comes back if erased again.
          typing.value = { ...place, digits: digits ?? (typed === undefined ? 0 : undefined) }
        }}
      />
      {/* Where two amounts are likely, neither stands out before one is typed. */}
      {enter(amount, typed === undefined && likely !== undefined ? 'plain' : 'ink')}
      {likely === undefined || likely === amount ? null : enter(likely, 'plain')}
    </div>
  )
}
