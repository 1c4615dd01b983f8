import { CHARTERS } from '../../data'
import type { LabelId } from '../vocabulary'
import { setup } from './setup'

/** Long names, cards, characters, variants, ends and parts of a net worth. */
export const labels: Readonly<Record<LabelId, string>> = {
  blue: CHARTERS.blue.name,
  green: CHARTERS.green.name,
  yellow: CHARTERS.yellow.name,
  red: CHARTERS.red.name,
  emperor: 'Golbasto, der Kaiser',
  general: 'Limnoc, der General',
  admiral: 'Skyresh Bolgolam, der Großadmiral',
  justiciary: 'Balmuff, der Oberrichter',
  treasurer: 'Flimnap, der Schatzmeister',
  tile: 'Ein Plättchen oder 5 $',
  yellowGreen: 'Gelbes und grünes Plättchen oder eines',
  yellows: 'Zwei gelbe Plättchen oder 5 $',
  sharesTile: 'Aktien oder ein Plättchen',
  shares10: 'Aktien oder 10 $',
  shares5: 'Aktien oder 5 $',
  trainTile: 'Ein Zug oder ein Plättchen',
  trains: 'Zwei Züge oder 5 $',
  station: 'Bahnhof oder 5 $',
  money: '20 $ oder Geld in die Kassen',
  action: 'Aktion',
  alternative: 'Alternative',
  ...setup,
  'last round': 'Das ist die letzte Runde',
  'ending rounds': 'die letzte Runde folgt',
  rounds: 'Die letzte Runde ist vorbei',
  stopped: 'Der Tisch hat das Spiel beendet',
  cash: 'Bargeld',
  stock: 'Aktien',
  copies: 'Kopierkarten',
}
