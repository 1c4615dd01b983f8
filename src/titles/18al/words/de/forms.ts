import { commonForms } from '../../../../families/words/de/forms'
import type { Vocabulary } from '../vocabulary'

/** Fields of entries and kinds of rulings. */
export const forms: Pick<Vocabulary, 'fields' | 'rulings' | 'phasePage'> = {
  fields: {
    ...commonForms.fields,
    revenue: 'Einnahmen',
    cost: 'Gelände',
    objective: 'Historisches Ziel erreicht',
    noRoute: 'Keine zulässige Fahrt',
    cell: 'Das Feld',
    left: 'Übrige Bahnhöfe',
    turn: 'An der Reihe ist',
    chits: 'Wer sie hat',
    coal: 'Wo er liegt',
    lumber: 'Wo es ist',
  },
  rulings: {
    ...commonForms.rulings,
    // Soft hyphens show where long words break if they do not fit.
    private: 'Privat\u00adgesellschaft',
    station: 'Übrige Bahnhöfe',
    float: 'Betriebs\u00adaufnahme',
    chits: 'Namens\u00admarker',
    coal: 'Kohle\u00admarker',
    lumber: 'Lumber Terminal',
    turn: 'Wer an der Reihe ist',
  },
  phasePage: phase => `Was Phase ${phase} bringt`,
}
