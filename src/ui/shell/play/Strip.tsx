import { computed } from '@preact/signals'
import { followedAs } from '../../../app/desk/followed'
import {
  desk,
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
import { Redo } from '../../kit/frame/Redo'

/** So many lines of what followed from an entry are shown also where the next entry needs the room. */
const FEW_LINES = 2

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

/** The same where the next entry needs the room: much that followed is folded. */
function LastFolded() {
  const all = lastFollowed.value
  if (takenBack.value.length > 0 || all.length <= FEW_LINES) return <LastSaid />
  return (
    <details key={session.value?.records.length}>
      <summary>{lastSaid}</summary>
      {followed(all)}
    </details>
  )
}

/**
 * Asks whether the player before the one shown still does something; `undefined` if there is nothing left to do, or it is not
 * for this phone to say, which follows and is another player's.
 */
const asksStill = computed(() => {
  const [player, view, phoneOf] = [desk.value?.mayStill ?? null, tableNow.value, followedAs.value]
  const isOthers = phoneOf !== undefined && phoneOf !== player
  return player === null || view === null || isOthers
    ? undefined
    : titleWords.value?.mayStill(voice.value.name(player), view)
})

/**
 * What was entered last, so that a wrong tap is noticed, what followed from it automatically, and buttons for the
 * player before the one shown, who may still act, and to redo what is undone.
 */
export function Strip({ due, onRedone }: { due: boolean; onRedone?: () => void }) {
  const stays = () => (staying.value = true)
  return (
    <div class="strip last">
      <div class="last-entry">{due ? <LastFolded /> : <LastSaid />}</div>
      {asksStill.value === undefined ? null : (
        <button type="button" class="button" onClick={stays}>
          {asksStill.value}
        </button>
      )}
      <Redo {...(onRedone ? { onRedone } : {})} />
    </div>
  )
}
