import { CHARTERS } from '../../data'
import type { LabelId } from '../vocabulary'
import { setup } from './setup'

/** Long names, cards, characters, variants, ends and parts of a net worth. */
export const labels: Readonly<Record<LabelId, string>> = {
  blue: CHARTERS.blue.name,
  green: CHARTERS.green.name,
  yellow: CHARTERS.yellow.name,
  red: CHARTERS.red.name,
  emperor: 'Golbasto, the Emperor',
  general: 'Limnoc, the General',
  admiral: 'Skyresh Bolgolam, the High Admiral',
  justiciary: 'Balmuff, the Grand Justiciary',
  treasurer: 'Flimnap, the Lord High Treasurer',
  tile: 'One tile, or $5',
  yellowGreen: 'Yellow and green tile, or one tile',
  yellows: 'Two yellow tiles, or $5',
  sharesTile: 'Shares, or one tile',
  shares10: 'Shares, or $10',
  shares5: 'Shares, or $5',
  trainTile: 'One train, or one tile',
  trains: 'Two trains, or $5',
  station: 'Station, or $5',
  money: '$20, or money for companies',
  action: 'Action',
  alternative: 'Alternative',
  ...setup,
  'last round': 'This is the last round',
  'ending rounds': 'the last round follows',
  rounds: 'The last round is over',
  stopped: 'The table has ended the game',
  cash: 'cash',
  stock: 'shares',
  copies: 'copy cards',
}
