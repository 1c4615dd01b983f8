import { session, titleWords } from '../../../../src/app/desk/table'
import { readWords } from '../../../../src/app/desk/words'
import type { Setup } from '../../../../src/rules/rule'
import type { AnyTitle } from '../../../../src/rules/title'
import { begin, now, type Session } from '../../../../src/session/session'
import title from '../../../../src/titles/18lilliput'
import type { LilState } from '../../../../src/titles/18lilliput/state'
import { entered } from '../../../session/games'
import { wholeWords } from '../../../words/whole'
import { knownGames, type LilGame } from '../games'

/** The title without its own types, as the app handles it. */
export const any = title as unknown as AnyTitle

function sessionAt(game: LilGame, looksFor: (state: LilState) => boolean): Session | undefined {
  let open = begin(any, game as unknown as Setup)
  for (const { action } of game.trace) {
    open = entered(open, [action])
    if (looksFor(now(open) as LilState)) return open
  }
  return undefined
}

/** The first recorded game with a matching table, at that table. Throws if there is none. */
export function found(looksFor: (state: LilState) => boolean): Session {
  for (const game of knownGames()) {
    const open = sessionAt(game, looksFor)
    if (open) return open
  }
  throw new Error('no such table')
}

/** Shows a game in a language, and returns its table. */
export async function show(open: Session, language: 'en' | 'de' = 'en'): Promise<LilState> {
  await readWords()
  titleWords.value = await wholeWords(any, language)
  session.value = open
  return now(open) as LilState
}
