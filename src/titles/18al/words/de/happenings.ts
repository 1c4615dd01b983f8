import { trainsCounted } from '../../../../families/words/de/say'
import { priceOn } from '../../../../families/words/price'
import type { Voice } from '../../../../rules/rule'
import { game } from '../../data'
import type { HappeningWords } from '../vocabulary'
import { company, dative, from as fromPlace, name, of, roundInFull, say, sentence, train, verb } from './say'

const PHASES: Readonly<Record<string, string>> = {
  '2': 'Phase 2 beginnt.',
  '3': 'Phase 3 beginnt: grüne Gleisplättchen, Gesellschaften dürfen Privatgesellschaften kaufen, und ab der nächsten Aktienrunde folgen auf jede zwei Betriebsrunden.',
  '4': 'Phase 4 beginnt: Das Zuglimit ist 3, und in einem Spielzug dürfen mehrere Züge von der Bank gekauft werden.',
  '5': 'Phase 5 beginnt: Das Zuglimit ist 2, braune Gleisplättchen, zweite Werte der roten Gebiete und von Meridian, und ab der nächsten Aktienrunde folgen auf jede drei Betriebsrunden.',
  '6': 'Phase 6 beginnt.',
  '7': 'Phase 7 beginnt: Ein 4er-Zug, der noch im Spiel ist, ist veraltet; er geht, sobald sein Besitzer im nächsten Spielzug gefahren ist.',
  '4D': 'Phase 4D beginnt: Das graue Birmingham-Plättchen ist verfügbar.',
}

const ENDINGS: Readonly<Record<string, string>> = {
  'bank operating': 'Die Bank ist gesprengt: Die laufende Betriebsrunde ist die letzte.',
  'bank stock':
    'Die Bank ist gesprengt: Auf diese Aktienrunde folgt noch eine Betriebsrunde, dann endet das Spiel.',
  market: 'Ein Kurs hat das Ende der Kurstabelle erreicht: Das Spiel endet nach der laufenden Betriebsrunde.',
}

const ENDS: Readonly<Record<string, string>> = {
  bank: 'Das Spiel ist zu Ende: Die Bank ist gesprengt.',
  market: 'Das Spiel ist zu Ende: Ein Kurs hat das Ende der Kurstabelle erreicht.',
  bankruptcy: 'Das Spiel ist zu Ende: Ein Spieler ist bankrott.',
  stopped: 'Das Spiel ist zu Ende: Der Tisch hat es beendet.',
}

const price = priceOn(game.grid)

/** A token that moved automatically; moves after a dividend or a sale are in the entry. */
const tokenWords: HappeningWords['token'] = ({ corporation, from, to, why }, v) => {
  if (why === 'soldOut')
    return say`${name(corporation, v)} ist ausverkauft, und der Kurs steigt von ${price(from, v)} auf ${price(to, v)}`
  if (why === 'left')
    return say`${name(corporation, v)} zahlt keine Dividende, und der Kurs fällt von ${price(from, v)} auf ${price(to, v)}`
  return undefined
}

const notes: Readonly<Record<string, (of: string, voice: Voice) => string>> = {
  chitsLost: (of, v) =>
    say`${name(of, v)} hat einen neuen Direktor, und beide Namensmarker kommen aus dem Spiel`,
  endTakenBack: () => 'Das Ende des Spiels, das eine Entscheidung ausgelöst hatte, ist zurückgenommen.',
  outvoted: (of, v) =>
    say`Nach dieser Entscheidung bleibt der Direktor von ${name(of, v)} Direktor, obwohl ein anderer Spieler mehr Anteile hat`,
  coalRemoved: () => 'Die Warrior-Coal-Field-Marker kommen aus dem Spiel.',
}

/** What followed automatically, in German. */
export const happenings: HappeningWords = {
  paid: ({ to, amount, why, of: source }, v) => {
    if (why === 'income') {
      const id = source as string
      return say`${company(id)} ${verb(id, 'zahlt', 'zahlen')} ${dative(to, v)} ${v.money(amount)}`
    }
    if (why === 'float')
      return say`Die Bank zahlt ${v.money(amount)}, das Zehnfache des Nennwerts, in die Kasse von ${name(to, v)}`
    return undefined
  },
  shares: () => undefined,
  president: ({ corporation, from, to }, v) =>
    from === null
      ? undefined
      : say`Direktorwechsel bei ${name(corporation, v)}: ${name(to, v)} löst ${name(from, v)} ab`,
  token: tokenWords,
  floated: ({ corporation }, v) => say`${name(corporation, v)} nimmt den Betrieb auf`,
  train: ({ train: type, from, why }, v, count = 1) => {
    if (why === 'rusted')
      return say`${trainsCounted(train(type), count)} ${fromPlace(from, v)} ${count === 1 ? 'verfällt' : 'verfallen'}`
    if (why === 'obsolete') return say`${name(from, v)} verliert den veralteten ${train(type)}`
    return undefined
  },
  private: ({ private: private_, from, to, why }, v) => {
    const id = private_ as string
    if (why === 'phase')
      return say`${company(id)} im Besitz ${of(from, v)} ${verb(id, 'schließt', 'schließen')}`
    if (why !== 'acquired') return undefined
    if (id === 'M&C') return say`${name(to, v)} erhält die beiden Namensmarker`
    return id === 'S&NA' ? say`${name(to, v)} erhält die beiden Warrior-Coal-Field-Marker` : undefined
  },
  phase: ({ phase }) => PHASES[phase] ?? say`Phase ${phase}`,
  round: ({ round }) => say`${roundInFull(round)} beginnt`,
  priority: ({ player }, v) => say`Die Vorrangkarte hat ${name(player, v)}`,
  auction: ({ private: private_, player }, v) => {
    const id = private_ as string
    return say`${company(id)} ${verb(id, 'wird', 'werden')} unter den Bietern versteigert; zuerst wird ${name(player, v)} gefragt`
  },
  ending: ({ by, during }) => ENDINGS[`${by} ${during}`] ?? ENDINGS[by] ?? sentence(by),
  over: ({ by }) => ENDS[by] ?? sentence(by),
  counted: () => undefined,
  noted: ({ code, of: subject }, v) => notes[code]?.(subject, v),
}
