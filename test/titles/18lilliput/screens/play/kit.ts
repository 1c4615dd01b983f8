import { titleWords, voice } from '../../../../../src/app/desk/table'
import { readWords } from '../../../../../src/app/desk/words'
import { apply, choices } from '../../../../../src/rules/apply'
import type { Action } from '../../../../../src/rules/rule'
import title from '../../../../../src/titles/18lilliput'
import type { LilAction } from '../../../../../src/titles/18lilliput/law'
import screens from '../../../../../src/titles/18lilliput/screens'
import type { LilState } from '../../../../../src/titles/18lilliput/state'
import type { AnyScreens } from '../../../../../src/ui/kit/panels/screens'
import type { Play } from '../../../../../src/ui/kit/play/kit'
import type { LilGame } from '../../games'

const { law, start, view } = title

/** Reads what the app and the title say. */
export async function speak(): Promise<void> {
  await readWords()
  titleWords.value = await title.words('en')
}

export function after(state: LilState, ...actions: readonly LilAction[]): LilState {
  let next = state
  for (const action of actions) {
    const outcome = apply(law, next, action)
    if ('refusal' in outcome) throw new Error(`${JSON.stringify(action)}: ${outcome.refusal.code}`)
    next = outcome.state
  }
  return next
}

export const startOf = (game: LilGame): LilState => start(game)

/** A table as panels want it, nothing implied; what is submitted is collected. */
export function kitOf(state: LilState, submitted: Action[] = []) {
  const table = view(state)
  const play: Play = {
    view: table,
    revision: 0,
    tryOut(...actions) {
      let next = state
      const happened = []
      for (const action of actions) {
        const outcome = apply(law, next, action as LilAction)
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
