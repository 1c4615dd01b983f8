import { route } from '../../../../app/desk/routes'
import { rememberSheets, sheetMemory } from '../../../../app/desk/sheets'
import { desk, session, voice } from '../../../../app/desk/table'
import { RevenueSheet } from '../../../../families/sheet/screens/RevenueSheet'
import { takeTotal } from '../../../../families/sheet/screens/take'
import { now } from '../../../../session/session'
import { CITIES, CORPORATIONS, type CorporationId } from '../../data'
import { sheet } from '../../later/sheet'
import type { VaState } from '../../state'
import type { VaView } from '../../tableView'
import { giveCoal } from '../play/coal'
import { said } from '../words'

const isCorporation = (id: string): id is CorporationId => (CORPORATIONS as readonly string[]).includes(id)

/** Hyphenation points of long names: two of them stand side by side on a phone. */
const HYPHENS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'Charlottes-ville',
    'Fredericks-burg',
    'Cumber-land',
    'Hagers-town',
    'Washing-ton',
    'Gordons-ville',
    'Philadel-phia',
    'Greens-boro',
  ].map(name => [name.replace('-', ''), name.replace('-', '\u00ad')]),
)

/** Key under which the city of a corporation's +10 is remembered. */
const expressKey = (corporation: string) => `${corporation} +10`

/** Asks for the city of a corporation's +10, which no entry has to name. */
function ExpressCity({ corporation }: { corporation: string }) {
  const { sheet: text } = said.value
  const key = expressKey(corporation)
  const choose = (city: string) =>
    rememberSheets({ ...sheetMemory.value, tiles: { ...sheetMemory.value.tiles, [key]: city } })
  return (
    <label class="field">
      <span class="label">{text.express}</span>
      <select
        value={sheetMemory.value.tiles[key] ?? ''}
        onChange={event => choose(event.currentTarget.value)}
      >
        <option value="">{text.nowhere}</option>
        {CITIES.map(city => (
          <option key={city} value={city}>
            {city}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The revenue sheet of the corporation named in the address, or else of the operating one. */
export function Sheet() {
  const { sheet: text, play } = said.value
  const open = session.value
  const turn = (desk.value?.view as VaView | undefined)?.turn
  const corporation = route.value.of ?? (turn?.at === 'operate' ? turn.corporation : '')
  const state = open ? (now(open) as VaState) : undefined
  const express = isCorporation(corporation) && state?.corporations[corporation].express === true
  const city = sheetMemory.value.tiles[expressKey(corporation)]
  return (
    <RevenueSheet
      text={{ ...text, trains: play.trains, names: { ...HYPHENS, ...text.names } }}
      corporation={corporation}
      sheet={isCorporation(corporation) && state ? sheet(state, corporation, city) : undefined}
      sayBeside={coal => <p class="soft">{text.coal(voice.value.money(coal))}</p>}
      onUse={(revenue, coal) => {
        if (desk.value) giveCoal(corporation, desk.value.revision, coal)
        takeTotal(corporation, revenue)
      }}
      before={() => (
        <>
          <p class="soft">{text.note}</p>
          {express ? <ExpressCity corporation={corporation} /> : null}
        </>
      )}
    />
  )
}
