import { commonForms } from '../../../../families/words/de/forms'
import type { Rest } from '../vocabulary'

/** Fields of entries and kinds of rulings. */
export const forms: Pick<Rest, 'fields' | 'rulings'> = {
  fields: {
    ...commonForms.fields,
    shares: 'Aktien',
    character: 'Charakter',
    card: 'Karte',
    use: 'Genommen als',
    copy: 'Mit einer Kopierkarte',
    revenue: 'Einnahmen',
    cell: 'Feld',
    left: 'Übrig',
    times: 'Genommen (0: liegt wieder aus)',
    turns: 'Fahrten in dieser Runde',
    starting: 'Wer sie hat',
    round: 'Runde',
    turn: 'Wer an der Reihe ist',
  },
  rulings: {
    ...commonForms.rulings,
    shares: 'Aktien',
    station: 'Bahnhöfe übrig',
    character: 'Charakter',
    copies: 'Kopierkarten',
    taken: 'Genommene Karten',
    operated: 'Wer schon gefahren ist',
    starting: 'Startspielerkarte',
    round: 'Runde',
    turn: 'Wer an der Reihe ist',
  },
}
