import { type OwnPieces, onFirstTurn } from '../../families/railway/cardboard'
import { BOX, MAP } from '../../rules/cardboard'
import { CORPORATIONS } from './data'
import { ownOf } from './own'

/** The pieces of Table III, and the round token: in its box by the operating rounds left, or that of stock rounds. */
export const pieces: OwnPieces = {
  home: onFirstTurn,
  marker: ({ round: { operating: nth, of } }) => (nth === 0 ? 'stock' : `${Math.max(1, of - nth + 1)}`),
  chips(state) {
    const { coal, lumber, lumberHex = MAP, chits } = ownOf(state).abilities
    const owner = (company: string) => CORPORATIONS.find(id => id === state.privates[company])
    const unplaced = coal.at === 'gone' ? 'gone' : (owner('S&NA') ?? BOX)
    const named = chits ?? (owner('M&C') || state.privates['M&C'] === 'closed' ? 'gone' : BOX)
    return {
      'Warrior Coal Field': 'corporation' in coal ? [coal.at, coal.corporation] : [unplaced, unplaced],
      'Lumber Terminal': [{ unlaid: BOX, laid: lumberHex, gone: 'gone' }[lumber]],
      ...{ 'Robert E. Lee': [named], 'Pan American': [named] },
    }
  },
}
