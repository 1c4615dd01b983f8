import { session, titleWords, voice } from '../../../../../src/app/desk/table'
import { readWords } from '../../../../../src/app/desk/words'
import { apply, choices } from '../../../../../src/rules/apply'
import type { Action, Setup } from '../../../../../src/rules/rule'
import type { AnyTitle, TitleWords } from '../../../../../src/rules/title'
import { begin, enter } from '../../../../../src/session/session'
import { loadTitle } from '../../../../../src/titles/registry'
import { loadScreens } from '../../../../../src/titles/screens'
import type { Play } from '../../../../../src/ui/kit/play/kit'
import { reachScreens } from '../../../../../src/ui/shell/screens'

/** The screens of 18AL, as the app loads them. */
export const screens = await loadScreens('18AL')

/** A game on the table of the app, after some actions. */
export async function open(setup: Setup, actions: readonly Action[] = []): Promise<TitleWords> {
  const title: AnyTitle = await loadTitle('18AL')
  let game = begin(title, setup)
  for (const action of actions) {
    const step = enter(game, [action])
    if ('stop' in step) throw new Error(step.stop.refusal.code)
    game = step.session
  }
  await readWords()
  const words = await title.words('en')
  titleWords.value = words
  session.value = game
  await reachScreens('18AL')
  return words
}

/** A table of a title as panels want it, nothing implied; what is submitted is collected. */
export function kitOf(
  title: AnyTitle,
  state: Parameters<AnyTitle['view']>[0],
  words: TitleWords,
  submitted: Action[] = [],
) {
  const play: Play = {
    view: title.view(state),
    revision: 0,
    tryOut(...actions) {
      let after = state
      const happened = []
      for (const action of actions) {
        const outcome = apply(title.law, after, action)
        if ('refusal' in outcome) return outcome
        after = outcome.state
        happened.push(...outcome.happened)
      }
      return { view: title.view(after), happened }
    },
    submit: (...actions) => submitted.push(...actions),
    sharesOf: (player, corporation) => screens.sharesOf(title.view(state), player, corporation),
    toEnd: () => [],
    say: words,
    voice: voice.value,
  }
  return { play, choices: choices(title.law, state) }
}
