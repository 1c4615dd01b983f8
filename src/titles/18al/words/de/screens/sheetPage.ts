import type { ScreenWords } from '../../en/screens'

/** The revenue sheet. */
export const sheetPage: ScreenWords['play']['sheetPage'] = {
  title: corporation => `Einnahmen von ${corporation}`,
  none: 'Nichts zusammenzuzählen: Es ist kein Zug da, der fahren könnte.',
  kinds: { end: 'Rote Gebiete', city: 'Städte', town: 'Kleinstädte' },
  tiles: { yellow: 'gelb', green: 'grün', brown: 'braun', gray: 'grau' },
  tileOf: (tile, place) => `${tile}: Gleisplättchen von ${place} wechseln`,
  shut: { length: 'weiter, als der Zug fährt', ends: 'eine Fahrt hat zwei Enden' },
  lacks: { alone: 'noch keine Fahrt: ein weiterer Ort fehlt' },
  train: (type, sum) => `${type} · ${sum}`,
  stops: (count, of) => `${count} von ${of} Halten`,
  bonus: (name, value) => `${name} +${value}`,
  use: total => `${total} als Einnahmen übernehmen`,
}
