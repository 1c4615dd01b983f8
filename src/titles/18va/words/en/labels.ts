import { CHARTERS, PRIVATE_CARDS } from '../../data'
import type { LabelId, SetsOffCode, WorthId } from '../vocabulary'

/** Long names, steps, options, ends and parts of a net worth. */
export const labels: Readonly<Record<LabelId, string>> = {
  'B&O': CHARTERS['B&O'].name,
  'C&O': CHARTERS['C&O'].name,
  'N&W': CHARTERS['N&W'].name,
  'RF&P': CHARTERS['RF&P'].name,
  SR: CHARTERS.SR.name,
  VGN: CHARTERS.VGN.name,
  WM: CHARTERS.WM.name,
  REA: PRIVATE_CARDS.REA.name,
  TIW: PRIVATE_CARDS.TIW.name,
  PY: PRIVATE_CARDS.PY.name,
  convert: 'Convert',
  station: 'Place a station',
  run: 'Run trains',
  trains: 'Buy trains',
  seventyPercent: 'Up to 70% of a corporation (3.1, two players)',
  'seventyPercent what': 'One player may own seven tenths of a corporation; otherwise six tenths.',
  bank: 'The bank has run out',
  'ending bank': 'the bank runs out',
  bankruptcy: 'All players but one are bankrupt',
  stopped: 'The table has ended the game',
  cash: 'cash',
  stock: 'shares',
  privates: 'private companies',
  income: 'Private companies pay',
  coal: 'coal',
  'first seat': 'Who begins and holds the Priority Deal',
}

/** What the first train of a type sets off. */
export const setsOff: Readonly<Record<SetsOffCode, string>> = {
  greenTiles: 'green tiles',
  privatesToCorporations: 'corporations may buy private companies',
  mayConvert: 'Five-Share Companies may convert',
  rounds2: 'two operating rounds after the next stock round',
  goes2: 'all 2/1G trains go',
  limit1and3: 'train limits 1 and 3',
  goes3: 'all 3/2G trains go',
  mustConvert: 'all Five-Share Companies convert',
  limit2: 'train limit 2',
  brownTiles: 'brown tiles',
  secondValues: 'second values of Off-Map Cities',
  rounds3: 'three operating rounds after the next stock round',
  '4DOnSale': '4D trains are sold, too',
  severalOfAType: 'several trains of a type in a turn',
  goes4: 'all 4/3G trains go',
  coalEnds: 'coal no longer brings anything into treasuries',
  grayTiles: 'gray tiles of Richmond and Washington',
}

/** Column heads for the parts of a net worth. */
export const shorts: Readonly<Record<WorthId, string>> = { cash: 'cash', stock: 'stock', privates: 'private' }
