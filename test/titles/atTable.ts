import { session, titleWords } from '../../src/app/desk/table'
import { readWords } from '../../src/app/desk/words'
import type { Setup } from '../../src/rules/rule'
import type { AnyTitle } from '../../src/rules/title'
import { begin, now, type Session } from '../../src/session/session'
import type { Recorded } from '../games/recorded'
import { entered } from '../session/games'
import { wholeWords } from '../words/whole'

/** The means to show tables of recorded games, with their states as the title calls them. */
export function atTable<S>(title: AnyTitle, games: readonly (Setup & Pick<Recorded, 'trace'>)[]) {
  return {
    /** The first recorded game with a matching table, up to it. Throws if there is none. */
    found(looksFor: (state: S) => boolean): Session {
      for (const game of games) {
        let open = begin(title, game)
        for (const { action } of game.trace) {
          open = entered(open, [action])
          if (looksFor(now(open) as S)) return open
        }
      }
      throw new Error('no such table')
    },
    /** Shows a game in a language, and returns its table. */
    async show(open: Session, language: 'en' | 'de' = 'en'): Promise<S> {
      await readWords()
      titleWords.value = await wholeWords(title, language)
      session.value = open
      return now(open) as S
    },
  }
}
