import { session, titleWords, voice } from '../../src/app/desk/table'
import { readWords } from '../../src/app/desk/words'
import { applyAll, choices } from '../../src/rules/apply'
import type { Action, Setup } from '../../src/rules/rule'
import type { AnyState } from '../../src/rules/state'
import { begin, now } from '../../src/session/session'
import { loadTitle, type TitleId } from '../../src/titles/registry'
import { loadScreens } from '../../src/titles/screens'
import type { Play } from '../../src/ui/kit/play/kit'
import { reachScreens } from '../../src/ui/shell/screens'
import { entered } from '../session/games'
import { wholeWords } from '../words/whole'

/** The means to draw the panels of a title without the rest of the app. */
export async function drawn(id: TitleId) {
  const [title, screens] = await Promise.all([loadTitle(id), loadScreens(id)])
  // Loaded whole, as an open game has them soon after its first picture.
  await Promise.all(screens.parts?.().map(part => part.load()) ?? [])
  const { law, view } = title
  return {
    title,
    screens,
    /** Loads the words of the app and of the title. */
    async speak(): Promise<void> {
      await readWords()
      titleWords.value = await wholeWords(title, 'en')
    },
    /** Opens a game in the app, so that the panels find its names and earlier entries. Returns its table. */
    openAt(setup: Setup, actions: readonly Action[] = []): AnyState {
      session.value = entered(begin(title, setup), actions)
      return now(session.value)
    },
    /** A table as panels take it, with nothing implied; `submitted` collects what is entered. */
    kitOf(state: AnyState, submitted: Action[] = []) {
      const table = view(state)
      const play: Play = {
        view: table,
        revision: 0,
        tryOut(...actions) {
          const outcome = applyAll(law, state, actions)
          return 'refusal' in outcome ? outcome : { view: view(outcome.state), happened: outcome.happened }
        },
        submit: (...actions) => submitted.push(...actions),
        sharesOf: (player, corporation) => screens.sharesOf(table, player, corporation),
        toEnd: () => [],
        say: titleWords.value as never,
        voice: voice.value,
      }
      return { play, choices: choices(law, state), screens }
    },
  }
}

/** Opens a game in the app, with its words and screens loaded. */
export async function openInApp(id: TitleId, setup: Setup, actions: readonly Action[] = []): Promise<void> {
  const { speak, openAt } = await drawn(id)
  await speak()
  openAt(setup, actions)
  await reachScreens(id)
}
