import { rememberSheets, sheetMemory } from '../../../../app/desk/sheets'
import { desk, voice } from '../../../../app/desk/table'
import { sheetScreen } from '../../../../families/railway/screens/later/Sheet'
import { CITIES, type CorporationId } from '../../data'
import { sheet } from '../../later/sheet'
import { game, va } from '../../state'
import { giveCoal } from '../play/coal'
import { said } from '../shown'

/** Names of places with their hyphenation points: two of them stand side by side on a phone. */
const PLACE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
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

/** The revenue sheet, with the city of the corporation's +10 and the coal for its treasury. */
export const Sheet = sheetScreen(
  game,
  (state, corporation) =>
    sheet(va(state), corporation as CorporationId, sheetMemory.value.tiles[expressKey(corporation)]),
  {
    names: PLACE_NAMES,
    before: (state, corporation) => (
      <>
        <p class="soft">{said.value.sheet.note}</p>
        {va(state).corporations[corporation as CorporationId].express ? (
          <ExpressCity corporation={corporation} />
        ) : null}
      </>
    ),
    sayBeside: coal => <p class="soft">{said.value.sheet.coal(voice.value.money(coal))}</p>,
    takeBeside(corporation, coal) {
      if (desk.value) giveCoal(corporation, desk.value.revision, coal)
    },
  },
)
