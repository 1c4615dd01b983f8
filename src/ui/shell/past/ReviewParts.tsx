import { titleWords, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { Draft } from '../../../session/change'
import { sentenceOf } from '../log/said'
import { Becomes } from './Becomes'
import { compared, happenedOf, numberOf, stopsAtEnd } from './review'

/** The first later entry that no longer fits, and why; or that all fit. */
export function Fits({ draft }: { draft: Draft }) {
  const { change, entry } = words.value.past
  const { stop } = draft
  if (!stop) return <p class="strip go">{change.fits}</p>
  const number = numberOf(draft, stop.id)
  const what = `${number === undefined ? '' : `${entry.number(number)} `}${sentenceOf(stop.action, happenedOf(draft, stop.id))}`
  return (
    <div class="strip stop" role="status">
      <p>
        {stopsAtEnd(draft) ? change.turnStays : change.stops(what)}{' '}
        <b>{titleWords.value?.refusal(stop.refusal, voice.value)}</b>
      </p>
    </div>
  )
}

/** What becomes of the table by the end of the game, or as far as a draft goes. */
export function DraftBecomes({ draft }: { draft: Draft }) {
  const { change } = words.value.past
  const { was, is, upTo } = compared(draft)
  const title =
    upTo === undefined
      ? change.becomes
      : upTo > draft.of.entries.length
        ? change.becomesSoFar
        : change.becomesUpTo(upTo)
  return <Becomes title={title} was={was} is={is} />
}
