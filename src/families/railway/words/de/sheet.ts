import type { ScreenWords } from '../screens'

/** The revenue sheet in German. */
export const railSheet: ScreenWords['sheet'] = {
  title: corporation => `Einnahmen von ${corporation}`,
  none: 'Nichts zusammenzuzählen: Es ist kein Zug da, der fahren könnte.',
  kinds: { offMap: 'Außerhalb', city: 'Städte', town: 'Kleinstädte' },
  tiles: {
    yellow: 'gelb',
    green: 'grün',
    brown: 'braun',
    gray: 'grau',
    town: 'Klein\u00adstadt',
    port: 'Hafen',
  },
  tileOf: (tile, place) => `${tile} in ${place}: wechseln`,
  shut: { length: 'weiter, als der Zug fährt', ends: 'eine Fahrt hat zwei Enden' },
  lacks: { alone: 'noch keine Fahrt: ein weiterer Ort fehlt' },
  train: (type, sum) => `${type} · ${sum}`,
  stops: (count, of) =>
    Number.isFinite(of) ? `${count} von ${of} Halten` : `${count} ${count === 1 ? 'Halt' : 'Halte'}`,
  bonus: (name, value) => `${name} +${value}`,
  use: total => `${total} als Einnahmen übernehmen`,
}
