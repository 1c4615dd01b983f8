import { commonForms } from '../../../../families/words/en/forms'
import type { Rest } from '../vocabulary'

/** Fields of entries and kinds of rulings. */
export const forms: Pick<Rest, 'fields' | 'rulings'> = {
  fields: {
    ...commonForms.fields,
    corporation: 'Company',
    character: 'Character',
    card: 'Card',
    use: 'Used as',
    copy: 'With a copy card',
    revenue: 'Revenue',
    pay: 'Paid or kept',
    cell: 'Its space',
    left: 'Left',
    times: 'Taken (0: it is in the middle)',
    turns: 'Runs in this round',
    starting: 'Who has it',
    round: 'Round',
    turn: 'Whose turn it is',
  },
  rulings: {
    ...commonForms.rulings,
    shares: 'Shares',
    price: 'Marker on the index',
    station: 'Stations left',
    character: 'Character',
    copies: 'Copy cards',
    taken: 'Cards taken',
    operated: 'Who has run',
    starting: 'Starting player card',
    round: 'Round',
    turn: 'Whose turn',
  },
}
