import { commonForms } from '../../../../families/words/de/forms'
import type { Vocabulary } from '../vocabulary'

/** Fields of entries and kinds of rulings. */
export const forms: Pick<Vocabulary, 'fields' | 'rulings' | 'phasePage'> = {
  fields: {
    ...commonForms.fields,
    revenue: 'Einnahmen',
    coal: 'Kohle für die Kasse',
    use: 'Wofür',
    cell: 'Feld',
    left: 'Bahnhöfe übrig',
    extra: 'Ein Zug mehr',
    convert: 'Gesellschaft',
    express: 'Wer es hat',
    extraStation: 'Wer ihn hat',
    certificateLimit: 'Zertifikate in einer Hand',
    turn: 'Wer an der Reihe ist',
  },
  rulings: {
    ...commonForms.rulings,
    private: 'Privat\u00adgesellschaft',
    station: 'Bahnhöfe übrig',
    convert: 'Umwandlung',
    trainLimit: 'Zuglimit',
    express: '+10\u00a0$ (REA)',
    extraStation: 'Zusatz\u00adbahnhof (PY)',
    certificateLimit: 'Zertifikats\u00adlimit',
    turn: 'An der Reihe',
  },
  phasePage: phase => `Was Phase ${phase} bringt`,
}
