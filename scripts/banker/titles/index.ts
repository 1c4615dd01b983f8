import type { Game, Step } from '../game'
import { entering as al } from './18al'
import { entering as lil } from './18lilliput'
import { entering as va } from './18va'
import type { Entering } from './kit'

const TITLES: Readonly<Record<string, Entering>> = { '18AL': al, '18VA': va, '18Lilliput': lil }

/** How a title is entered. Throws where nobody has told. */
export function enteringOf(title: string): Entering {
  const entering = TITLES[title]
  if (!entering) throw new Error(`no way to enter ${title}`)
  return entering
}

/** Whether a step of a game needs no entry on the screen. */
export const needsNone = ({ title }: Pick<Game, 'title'>, step: Step): boolean =>
  enteringOf(title).needsNone?.(step) ?? false
