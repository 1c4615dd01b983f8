import type { TitleWords } from '../../../rules/title'
import { type CardboardWords, tell } from '../../words/cardboard'
import { cardboardMoves } from '../cardboard'
import type { AnyRailway } from '../table'
import type { Voiced } from './terms'

/** What is moved by hand in a railway game, in one language. */
export const railMoved =
  (
    { game, priceAt }: Pick<Voiced, 'game' | 'priceAt'>,
    words: CardboardWords,
  ): NonNullable<TitleWords['moved']> =>
  (was, is, voice) => {
    const owners = new Set([...is.players, ...game.corporations])
    const moves = cardboardMoves(game, was as AnyRailway, is as AnyRailway)
    return tell(moves, words, owners, priceAt, voice)
  }
