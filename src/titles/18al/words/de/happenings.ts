import { railHappenings } from '../../../../families/railway/words/de/happenings'
import { trainsCounted } from '../../../../families/words/de/say'
import type { Voice } from '../../../../rules/rule'
import type { HappeningWords } from '../vocabulary'
import { company, from as fromPlace, name, of, say, sentence, t, train, verb } from './say'

/** What is told when a phase begins. */
export const PHASES: Readonly<Record<string, string>> = {
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

const notes: Readonly<Record<string, (of: string, voice: Voice) => string>> = {
  chitsLost: (of, v) =>
    say`${name(of, v)} hat einen neuen Direktor, und beide Namensmarker kommen aus dem Spiel`,
  outvoted: (of, v) =>
    say`Nach dieser Entscheidung bleibt der Direktor von ${name(of, v)} Direktor, obwohl ein anderer Spieler mehr Anteile hat`,
  coalRemoved: () => 'Die Warrior-Coal-Field-Marker kommen aus dem Spiel.',
}

const rail = railHappenings(t, { phases: PHASES, notes })

/** What followed automatically, in German. */
export const happenings: HappeningWords = {
  ...rail,
  paid: (paid, v) =>
    paid.why === 'float'
      ? say`Die Bank zahlt ${v.money(paid.amount)}, das Zehnfache des Nennwerts, in die Kasse von ${name(paid.to, v)}`
      : rail.paid(paid, v),
  train: ({ train: type, from, why }, v, count = 1) => {
    if (why === 'rusted')
      return say`${trainsCounted(train(type), count)} ${fromPlace(from, v)} ${count === 1 ? 'verfällt' : 'verfallen'}`
    return why === 'obsolete' ? say`${name(from, v)} verliert den veralteten ${train(type)}` : undefined
  },
  private: ({ private: id, from, to, why }, v) => {
    if (why === 'phase')
      return say`${company(id)} im Besitz ${of(from, v)} ${verb(id, 'schließt', 'schließen')}`
    if (why !== 'acquired') return undefined
    if (id === 'M&C') return say`${name(to, v)} erhält die beiden Namensmarker`
    return id === 'S&NA' ? say`${name(to, v)} erhält die beiden Warrior-Coal-Field-Marker` : undefined
  },
  ending: ({ by, during }) => ENDINGS[`${by} ${during}`] ?? ENDINGS[by] ?? sentence(by),
  over: (it, v) =>
    it.by === 'market'
      ? 'Das Spiel ist zu Ende: Ein Kurs hat das Ende der Kurstabelle erreicht.'
      : rail.over(it, v),
}
