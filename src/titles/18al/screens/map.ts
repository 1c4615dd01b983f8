import { mapScreens } from '../../../families/railway/screens/map'
import { kept } from '../map/kept'
import { said } from './words'

/** The screens of the map; a station at the objective brings a bonus (4.2.2.1). */
export const screens = mapScreens({
  kept,
  bonus: entry => ('objective' in entry ? said.value.pieces.objectiveBonus('') : ''),
})
