import { many } from '../../../words/en/say'
import type { ScreenWords } from '../screens'

/** The revenue sheet in English. */
export const railSheet: ScreenWords['sheet'] = {
  title: corporation => `Revenue of ${corporation}`,
  none: 'Nothing to add up: there is no train to run.',
  kinds: { offMap: 'Off the board', city: 'Cities', town: 'Towns' },
  tiles: { yellow: 'yellow', green: 'green', brown: 'brown', gray: 'gray', town: 'town', port: 'port' },
  tileOf: (tile, place) => `${tile} tile at ${place}: change it`,
  shut: { length: 'beyond the length of the train', ends: 'a run has two ends' },
  lacks: { alone: 'no run yet: it needs another place' },
  train: (type, sum) => `${type} · ${sum}`,
  stops: (count, of) => (Number.isFinite(of) ? `${count} of ${of} stops` : many(count, 'stop')),
  bonus: (name, value) => `${name} +${value}`,
  use: total => `Use ${total} as revenue`,
}
