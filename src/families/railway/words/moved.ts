import { valueAt } from '../../../bank/chart'
import type { NewsMove } from '../../../rules/cardboard'
import type { Voice } from '../../../rules/rule'
import { type CardboardWords, tell } from '../../words/cardboard'
import { type CommonRest, textOf } from '../../words/vocabulary'
import { cardboardMoves, type OwnPieces } from '../cardboard'
import type { AnyRailway } from '../table'
import type { Voiced } from './terms'

/** What a title adds in one language to what is said of pieces: which it has, and what it calls their places. */
export interface OwnCardboard {
  readonly pieces: OwnPieces
  /** What its spaces are called, after `the` or `das`, if the marker of the round does not lie by rounds. */
  readonly spaces?: Readonly<Record<string, string>>
  /** What else holds differently, by code. */
  readonly news?: Readonly<Record<string, (move: NewsMove, voice: Voice) => string>>
}

/** What is moved by hand in a railway game, in one language, which is told what codes of phases mean. */
export const railMoved =
  (
    { game }: Pick<Voiced, 'game'>,
    words: (setsOff: (code: string) => string) => CardboardWords,
    pieces: OwnPieces = {},
  ): CommonRest['moved'] =>
  (was, is, voice, setsOff = {}) => {
    const owners = new Set([...is.players, ...game.corporations])
    const moves = cardboardMoves(game, was as AnyRailway, is as AnyRailway, pieces)
    return tell(
      moves,
      words(code => textOf(setsOff, code)),
      owners,
      at => valueAt(game.grid, at),
      voice,
    )
  }

/** The codes of what a phase brings: the tiles that are fetched from the box, and the others. */
export const broughtBy = ({ pieces }: NewsMove) => {
  const isTile = (code: string) => /Tiles?$/.test(code)
  return { tiles: pieces.filter(isTile), others: pieces.filter(code => !isTile(code)) }
}

/** Whether a phase has begun, and not been taken back. */
export const begins = ({ phases }: Voiced['game'], { from, to }: NewsMove): boolean =>
  phases.indexOf(to) > phases.indexOf(from)
