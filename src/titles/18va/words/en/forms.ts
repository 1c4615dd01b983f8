import { commonForms } from '../../../../families/words/en/forms'
import type { Vocabulary } from '../vocabulary'

/** Fields of entries, kinds of rulings, and what payments are for. */
export const forms: Pick<Vocabulary, 'fields' | 'rulings' | 'payments' | 'phasePage'> = {
  fields: {
    ...commonForms.fields,
    revenue: 'Earnings',
    coal: 'Coal for the treasury',
    use: 'What for',
    cell: 'Its space',
    left: 'Stations left',
    extra: 'One train more',
    convert: 'Corporation',
    express: 'Who has it',
    extraStation: 'Who has it',
    turn: 'Whose turn it is',
  },
  rulings: {
    ...commonForms.rulings,
    private: 'Private company',
    station: 'Stations left',
    convert: 'Conversion',
    trainLimit: 'Train limit',
    express: 'Its +$10 (REA)',
    extraStation: 'Extra station (PY)',
    turn: 'Whose turn',
  },
  payments: {
    ...commonForms.payments,
    withheld: of => `the ${of} earnings that were withheld`,
    coal: of => `the coal of ${of}`,
    auction: of => `the bid on ${of}`,
    value: of => `the capital of ${of}`,
    underwriting: of => `the last four shares of ${of}`,
    private: of => `the price of ${of}`,
    contribution: () => 'what the president added',
    forfeit: () => 'what the bankrupt had left',
    closed: of => `the closing of ${of}`,
  },
  phasePage: phase => `What phase ${phase} brings`,
}
