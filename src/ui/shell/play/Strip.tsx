import { computed } from '@preact/signals'
import { movedLast } from '../../../app/desk/cardboard'
import { addressOf } from '../../../app/desk/routes'
import {
  desk,
  elsewhere,
  lastFollowed,
  lastSaid,
  session,
  staying,
  tableNow,
  takenBack,
  titleWords,
  voice,
} from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { later } from '../../kit/parts/later'
import './strip.css'

const AtTable = later(async () => (await import('../past/AtTable')).AtTable)

/** So many lines of what followed from an entry are shown also where the next entry needs the room. */
const FEW_LINES = 2

/** What the last entry moves at the table, in a few words; `undefined` if nothing. */
export const movedShort = computed(() => {
  const { told, several } = words.value.play.atTable
  const [first, ...more] = movedLast.value
  return first && told(more.length > 0 ? several(more.length + 1) : first.whole)
})

/** What followed automatically from the entry made last. */
const followed = (lines: readonly string[]) =>
  lines.map((text, i) => (
    <p key={i} class="followed">
      {text}
    </p>
  ))

/** What was entered last and what followed from it; after Undo what was taken back, and which entry is the last now. */
function LastSaid() {
  const { frame } = words.value
  const back = takenBack.value
  if (back.length > 0)
    return (
      <>
        <p class="followed">{frame.taken(back)}</p>
        {lastSaid.value === '' ? null : <p>{frame.lastNow(lastSaid.value)}</p>}
      </>
    )
  return (
    <>
      <p>{lastSaid}</p>
      {followed(lastFollowed.value)}
    </>
  )
}

/** The same where the next entry needs the room: much that followed is folded, and so is what is moved at the table. */
function LastFolded({ moved }: { moved: boolean }) {
  const short = moved ? movedShort.value : undefined
  const all = lastFollowed.value
  const shown = all.length > FEW_LINES ? 0 : all.length
  if (takenBack.value.length > 0 || (!short && shown === all.length)) return <LastSaid />
  return (
    <details key={session.value?.records.length}>
      <summary>
        <span>
          <p>{lastSaid}</p>
          {followed(all.slice(0, shown))}
          {short ? <p class="at-table">{short}</p> : null}
        </span>
      </summary>
      {followed(all.slice(shown))}
      {short ? <AtTable paid={false} open /> : null}
    </details>
  )
}

/** Asks whether the player before the one shown still does something; `undefined` if there is nothing left to do. */
const asksStill = computed(() => {
  const [player, view] = [desk.value?.mayStill ?? null, tableNow.value]
  return player === null || view === null
    ? undefined
    : titleWords.value?.mayStill(voice.value.name(player), view)
})

const someUndone = computed(() => (session.value?.undone.length ?? 0) > 0 && !elsewhere.value)

/**
 * What was entered last, so that a wrong tap is noticed, what followed from it automatically, and a button for the
 * player before the one shown, who may still act.
 */
export function Strip({ due, moved }: { due: boolean; moved: boolean }) {
  const { frame } = words.value
  const stays = () => {
    staying.value = true
  }
  return (
    <div class="strip last">
      <div class="last-entry">{due ? <LastFolded moved={moved} /> : <LastSaid />}</div>
      {asksStill.value === undefined ? null : (
        <button type="button" class="button" onClick={stays}>
          {asksStill.value}
        </button>
      )}
      {/* Redo has the place of this link in the bar. */}
      {someUndone.value ? (
        <a class="button" href={addressOf('wrong')} aria-label={frame.wrongLabel}>
          {frame.wrong}
        </a>
      ) : null}
    </div>
  )
}
