import { signal } from '@preact/signals'
import { go } from '../../../app/desk/routes'
import { words } from '../../../app/desk/words'
import { type OpenProblem, openGame } from '../../../app/opening/open'

/** What is said about a file or a game, with what the banker may choose next. */
export interface StartNotice {
  readonly text: string
  /** Set if something went wrong. */
  readonly stop?: true
  readonly choices?: readonly {
    readonly text: string
    readonly take: () => Promise<StartNotice | undefined>
  }[]
}

/** The notice on the start page. */
export const told = signal<StartNotice | undefined>(undefined)

/** Something that went wrong. */
export const wrong = (text: string): StartNotice => ({ text, stop: true })

/** Does something to a stored game, and says on the start page if the store did not take it. */
export async function orSay(work: Promise<boolean>): Promise<void> {
  told.value = undefined
  if (!(await work)) told.value = wrong(words.value.store.notStored)
}

/** Opens a stored game and shows it; returns the reason if it cannot be opened. */
export async function openAndPlay(id: string): Promise<StartNotice | undefined> {
  const problem: OpenProblem | undefined = await openGame(id)
  if (problem) return wrong(words.value.start.problems[problem])
  go('play')
  return undefined
}
