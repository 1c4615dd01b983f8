import { useState } from 'preact/hooks'
import { followedAs } from '../../../../app/desk/followed'
import { go } from '../../../../app/desk/routes'
import { desk, preview, shownSession, staying } from '../../../../app/desk/table'
import { enter } from '../../../../app/saving/commands'
import type { Action } from '../../../../rules/rule'
import { now } from '../../../../session/session'
import { Page } from '../../../../ui/kit/frame/Page'
import { Button } from '../../../../ui/kit/parts/Button'
import { TakeButton } from '../../../../ui/kit/parts/TakeButton'
import { refusalOf } from '../../../../ui/kit/play/kit'
import { boardOf, stationsOf } from '../../kept/board'
import type { MapEntry } from '../../kept/entry'
import type { MapPolicy } from '../../kept/policy'
import type { AnyRailway } from '../../table'
import { Editor, type Lying, mapAction } from './Editor'
import { said } from './said'
import { TheMap } from './TheMap'

/** Enters how the map lies, or that it is kept no longer. It is no tap of the next player: an open turn must not be closed. */
function enterMap(action: Action): void {
  staying.value = true
  const shown = desk.value
  if (shown && enter([action], shown.revision)) go('play')
  else staying.value = false
}

/** The entry with which a table begins before any tile lies. */
const EMPTY: MapEntry = { type: 'map', tiles: [] }

/** Begins to keep the map: empty, or as it lies. */
function Begin({ onEdit }: { onEdit: () => void }) {
  const text = said.value.map.keep
  return (
    <>
      <p>{text.about}</p>
      <Button kind="go" onTap={() => enterMap(EMPTY)}>
        {text.empty}
      </Button>
      <Button onTap={onEdit}>{text.enter}</Button>
    </>
  )
}

/** The map as it is kept, and what the banker may do about it. */
function Kept({ kept, state, onEdit }: { kept: MapPolicy; state: AnyRailway; onEdit: () => void }) {
  const text = said.value.map.keep
  return (
    <>
      <TheMap kept={kept} state={state} />
      {followedAs.value === undefined ? (
        <>
          <Button onTap={onEdit}>{text.correct}</Button>
          <TakeButton onTap={() => enterMap({ type: 'map' })}>{text.stop}</TakeButton>
          <p class="soft">{text.stopNote}</p>
        </>
      ) : null}
    </>
  )
}

/** The map of the table: begun, corrected, or kept no longer. */
export function MapPage({ kept }: { kept: MapPolicy }) {
  const { map: text } = said.value
  const [draft, setDraft] = useState<Lying | undefined>(undefined)
  const open = shownSession.value
  if (!open) return null
  const state = now(open) as AnyRailway
  const board = boardOf(kept, state)
  const edit = () => setDraft(board ?? { tiles: {}, stations: stationsOf(kept, state) })
  const confirm = () => {
    if (!draft) return null
    const action = mapAction(draft)
    return (
      <div class="buttons">
        <Button onTap={() => setDraft(undefined)}>{text.keep.cancel}</Button>
        <Button kind="go" refusal={refusalOf(preview(action))} onTap={() => enterMap(action)}>
          {text.keep.done}
        </Button>
      </div>
    )
  }
  const resting = board ? <Kept kept={kept} state={state} onEdit={edit} /> : <Begin onEdit={edit} />
  return (
    <Page title={text.title} fills={draft !== undefined}>
      {draft ? <Editor kept={kept} state={state} lies={draft} onChange={setDraft} /> : resting}
      {confirm()}
    </Page>
  )
}
