import { useSignal } from '@preact/signals'
import { route } from '../../../../app/desk/routes'
import { rememberSheets, sheetMemory } from '../../../../app/desk/sheets'
import { desk, session, voice } from '../../../../app/desk/table'
import { RevenueSheet } from '../../../../families/sheet/screens/RevenueSheet'
import { takeTotal } from '../../../../families/sheet/screens/take'
import type { MapPlace } from '../../../../families/sheet/sheet'
import { now } from '../../../../session/session'
import { OverDigits } from '../../../../ui/kit/fields/Digits'
import { Button } from '../../../../ui/kit/parts/Button'
import { Expandable } from '../../../../ui/kit/parts/Expandable'
import type { CorporationId } from '../../data'
import { citiesIn, keysOf, nextCity, sheet, typedValue, YELLOW } from '../../later/sheet'
import { type LilState, lastRound } from '../../state'
import type { LilView } from '../../tableView'
import { said } from '../words'
import '../../../../ui/style/story.css'

const notesNow = () => sheetMemory.value.tiles

/** Stores what was typed; `undefined` removes it. */
function note(changes: Readonly<Record<string, string | undefined>>): void {
  const kept = Object.entries({ ...notesNow(), ...changes }).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  )
  rememberSheets({ ...sheetMemory.value, tiles: Object.fromEntries(kept) })
}

/**
 * The name of a place: for a city the typed one, or its number if there is none. In the game with named cities, Maputo is
 * the one called Mildendo.
 */
function nameOf(id: string): string {
  const { sheet: text } = said.value
  if (id === 'maputo' && session.value?.setup.options.allenbeck) return text.mildendo
  return notesNow()[keysOf(id).name] || text.places[id] || text.city(id.split(' ')[1] ?? '')
}

/** Edits the value of a place, and of a city its name too. */
function Editor({ id, onClose }: { id: string; onClose: () => void }) {
  const { sheet: text } = said.value
  const keys = keysOf(id)
  const value = typedValue(notesNow(), id)
  const name = nameOf(id)
  const isCity = citiesIn(notesNow()).includes(id)
  const remove = () => {
    note({ [keys.value]: undefined, [keys.name]: undefined })
    onClose()
  }
  return (
    <div class="place-edit stack">
      {isCity ? (
        <label class="field">
          <span class="label">{text.nameOf(name)}</span>
          <input
            type="text"
            value={notesNow()[keys.name] ?? ''}
            maxLength={24}
            autocomplete="off"
            spellcheck={false}
            onInput={event => note({ [keys.name]: event.currentTarget.value.trim() || undefined })}
          />
        </label>
      ) : null}
      <OverDigits
        key={id}
        name={text.valueOf(name)}
        figure={value}
        onType={typed => note({ [keys.value]: `${typed ?? 0}` })}
      >
        <Button kind="ink" onTap={onClose}>
          {text.close}
        </Button>
      </OverDigits>
      {value % 10 === 0 ? null : <p class="strip stop">{text.tens(voice.value.money(value))}</p>}
      {isCity ? <Button onTap={remove}>{text.remove(name)}</Button> : null}
    </div>
  )
}

/** Adds a city on the table, for the train to visit: the values of yellow ones are known, all others have to be typed. */
function AddCity({ visit }: { visit: (place: string) => void }) {
  const { sheet: text } = said.value
  const { money } = voice.value
  const add = (value: number) => {
    const city = nextCity(notesNow())
    note({ [keysOf(city).value]: `${value}` })
    visit(city)
  }
  return (
    <div class="buttons">
      <Button onTap={() => add(YELLOW.city)}>{text.addCity(money(YELLOW.city))}</Button>
      <Button onTap={() => add(YELLOW.yCity)}>{text.addYCity(money(YELLOW.yCity))}</Button>
    </div>
  )
}

/** Remarks beside the places. */
function Notes({ state }: { state: LilState }) {
  const { sheet: text } = said.value
  const { allenbeck, laputa } = state.options
  return (
    <>
      <Expandable line={text.how}>
        <p>{text.note}</p>
        <p>{text.station}</p>
        <p>{text.towns}</p>
        {allenbeck ? <p>{text.bonuses}</p> : null}
        {laputa ? <p>{text.laputa}</p> : null}
      </Expandable>
      {lastRound(state) ? <p class="strip">{text.lastRound}</p> : null}
    </>
  )
}

/** The revenue sheet of the company named in the address, or of the company that has the turn. */
export function Sheet() {
  const { sheet: text } = said.value
  const editing = useSignal<string | undefined>(undefined)
  const open = session.value
  const turn = (desk.value?.view as LilView | undefined)?.turn
  const corporation = route.value.of ?? (turn?.at === 'run' ? turn.corporation : '')
  const state = open ? (now(open) as LilState) : undefined
  const mine = state?.corporations.find((id): id is CorporationId => id === corporation)
  const shown = mine && state ? sheet(state, mine, notesNow()) : undefined
  const names = Object.fromEntries((shown?.places ?? []).map(({ id }) => [id, nameOf(id)]))
  const also = ({ id }: MapPlace) => (
    <>
      <Button
        class="tile"
        label={text.editOf(nameOf(id))}
        expanded={editing.value === id}
        onTap={() => (editing.value = editing.value === id ? undefined : id)}
      >
        {text.edit}
      </Button>
      {editing.value === id ? <Editor id={id} onClose={() => (editing.value = undefined)} /> : null}
    </>
  )
  return (
    <RevenueSheet
      text={{ ...text, names }}
      corporation={corporation}
      sheet={shown}
      also={also}
      onUse={revenue => takeTotal(corporation, revenue)}
      before={visit => (
        <>
          {state ? <Notes state={state} /> : null}
          <AddCity visit={visit} />
        </>
      )}
    />
  )
}
