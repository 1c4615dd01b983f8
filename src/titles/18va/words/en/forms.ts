import { commonForms } from '../../../../families/words/en/forms'
import type { Vocabulary } from '../vocabulary'

/** Fields of entries and kinds of rulings. */
export const forms: Pick<Vocabulary, 'fields' | 'rulings' | 'phasePage'> = {
  fields: {
    ...commonForms.fields,
    revenue: 'Earnings',
    coal: 'Coal for the treasury',
    use: 'What for',
    cell: 'Its space',
    left: 'Stations left',
    extra: 'One more train',
    convert: 'Corporation',
    express: 'Who has it',
    extraStation: 'Who has it',
    certificateLimit: 'Certificates in one hand',
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
    certificateLimit: 'Certificate limit',
    turn: 'Whose turn',
  },
  phasePage: phase => `What phase ${phase} brings`,
}
