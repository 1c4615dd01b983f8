import { type OwnPieces, onFirstTurn } from '../../families/railway/cardboard'
import { FERRY, game } from './data'
import { income } from './privates'

/** The ferry stays with a player when the first 5 comes, and pays more (Private companies). */
export const pieces: OwnPieces = {
  home: onFirstTurn,
  // No rule book says of one.
  unmarked: true,
  news(was, is) {
    const owner = is.privates[FERRY]
    const [from, to] = [was, is].map(it => `${income(game, it, FERRY)}`)
    if (owner === undefined || !is.players.includes(owner) || from === undefined || to === undefined)
      return []
    return from === to ? [] : [{ is: 'news', of: 'ferry', whose: owner, from, to, pieces: [FERRY] }]
  },
}
