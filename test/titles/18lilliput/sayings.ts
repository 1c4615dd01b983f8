import { CARDS, CHARACTERS, STARTING } from '../../../src/titles/18lilliput/data'
import { stimme } from '../../words/said'
import type { Sayings } from '../kits'
import { FACTS } from './words/facts'

/** What 18Lilliput says. */
export const sayings: Sayings = {
  facts: FACTS,
  inEntry: ['yLaid'],
  otherwise: ['holderLacks', 'noSuchSpace', 'positionDirector'],
  names: STARTING,
  labels: [...CARDS, ...CHARACTERS, 'rounds', 'copies'],
  given: { 'play.use': [['money', 'action', stimme]], 'play.priced': [['Mildendo', '5']] },
  same: [
    'ahead.priced',
    'books.offices.general',
    'chart.space',
    'joining.addTrain',
    'joining.notYet',
    'joining.nth',
    'joining.phase',
    'play.place',
    'play.train',
    'play.use',
    'sheet.mildendo',
    'sheet.places.allenbeck',
    'sheet.places.fort',
    'sheet.places.luggnagg',
    'sheet.places.maputo',
    'sheet.places.plips',
    'sheet.places.tottenham',
    'sheet.train',
  ],
}
