import { commonForms } from '../../../../families/words/de/forms'
import type { Vocabulary } from '../vocabulary'

/** Fields of entries, kinds of rulings, and what payments are for. */
export const forms: Pick<Vocabulary, 'fields' | 'rulings' | 'payments' | 'phasePage'> = {
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
    turn: 'An der Reihe',
  },
  payments: {
    ...commonForms.payments,
    withheld: of => `die einbehaltenen Einnahmen von ${of}`,
    coal: of => `die Kohle von ${of}`,
    auction: of => `das Gebot auf ${of}`,
    value: of => `das Kapital von ${of}`,
    underwriting: of => `die letzten vier Anteile von ${of}`,
    private: of => `der Preis für ${of}`,
    contribution: () => 'was der Direktor zuschoss',
    forfeit: () => 'was beim Bankrott übrig war',
    closed: of => `die Schließung von ${of}`,
  },
  phasePage: phase => `Was Phase ${phase} bringt`,
}
