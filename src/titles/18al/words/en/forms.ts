import { commonForms } from '../../../../families/words/en/forms'
import type { Vocabulary } from '../vocabulary'

/** Fields of entries and kinds of rulings. */
export const forms: Pick<Vocabulary, 'fields' | 'rulings' | 'phasePage'> = {
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
    coal: 'Where it is',
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
  phasePage: phase => `What phase ${phase} brings`,
}
