import { session, titleWords, voice } from '../../../../../src/app/desk/table'
import { readWords } from '../../../../../src/app/desk/words'
import { apply, choices } from '../../../../../src/rules/apply'
import type { Action } from '../../../../../src/rules/rule'
import type { AnyTitle } from '../../../../../src/rules/title'
import { begin, enter, now } from '../../../../../src/session/session'
import title from '../../../../../src/titles/18va'
import type { VaAction } from '../../../../../src/titles/18va/law'
import screens from '../../../../../src/titles/18va/screens'
import type { VaState } from '../../../../../src/titles/18va/state'
import type { AnyScreens } from '../../../../../src/ui/kit/panels/screens'
import type { Play } from '../../../../../src/ui/kit/play/kit'
import { type Recorded, setupOf } from '../../games'

const { law, start, view } = title

/** Reads what the app and the title say. */
export async function speak(): Promise<void> {
  await readWords()
  titleWords.value = await title.words('en')
}

export function after(state: VaState, ...actions: readonly VaAction[]): VaState {
  let next = state
  for (const action of actions) {
    const outcome = apply(law, next, action)
    if ('refusal' in outcome) throw new Error(`${JSON.stringify(action)}: ${outcome.refusal.code}`)
    next = outcome.state
  }
  return next
}

export const startOf = (game: Recorded): VaState => start(setupOf(game))

/** Opens a game in the app, so that the panels find what was entered before. */
export function openGame(game: Recorded, entries: number): VaState {
  let opened = begin(title as unknown as AnyTitle, setupOf(game))
  for (const { action } of game.trace.slice(0, entries)) {
    const step = enter(opened, [action])
    if ('stop' in step) throw new Error(step.stop.refusal.code)
    opened = step.session
  }
  session.value = opened
  return now(opened) as VaState
}

/** A table as panels want it, nothing implied; what is submitted is collected. */
export function kitOf(state: VaState, submitted: Action[] = []) {
  const table = view(state)
  const play: Play = {
    view: table,
    revision: 0,
    tryOut(...actions) {
      let next = state
      const happened = []
      for (const action of actions) {
        const outcome = apply(law, next, action as VaAction)
        if ('refusal' in outcome) return outcome
        next = outcome.state
        happened.push(...outcome.happened)
      }
      return { view: view(next), happened }
    },
    submit: (...actions) => submitted.push(...actions),
    sharesOf: (player, corporation) => screens.sharesOf(table, player, corporation),
    toEnd: () => [],
    say: titleWords.value as never,
    voice: voice.value,
  }
  return { play, choices: choices(law, state), screens: screens as unknown as AnyScreens }
}
