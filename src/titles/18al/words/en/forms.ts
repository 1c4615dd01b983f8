import { commonForms } from '../../../../families/words/en/forms'
import type { Vocabulary } from '../vocabulary'

/** Fields of entries, kinds of rulings, and what payments are for. */
export const forms: Pick<Vocabulary, 'fields' | 'rulings' | 'payments' | 'phasePage'> = {
  fields: {
    ...commonForms.fields,
    revenue: 'Revenue',
    cost: 'Terrain',
    objective: 'Objective reached',
    noRoute: 'No legal run',
    cell: 'Its space',
    left: 'Stations left',
    turn: 'Whose turn it is',
    chits: 'Who has them',
    coal: 'Where it lies',
    lumber: 'Where it is',
  },
  rulings: {
    ...commonForms.rulings,
    private: 'Private company',
    station: 'Stations left',
    float: 'Floating',
    chits: 'Name chits',
    coal: 'Coal token',
    lumber: 'Lumber Terminal',
    turn: 'Whose turn',
  },
  payments: {
    ...commonForms.payments,
    withheld: of => `the ${of} run that was withheld`,
    share: of => `the ${of} share`,
    private: of => `the price of ${of}`,
    float: of => `the capital of ${of}`,
    objective: () => 'the historical objective',
    terrain: () => 'the terrain',
    contribution: () => 'what the president added',
  },
  phasePage: phase => `What phase ${phase} brings`,
}
