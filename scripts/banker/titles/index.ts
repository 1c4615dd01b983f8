import type { Game, Step } from '../game'
import { entering as al } from './18al'
import { entering as lil } from './18lilliput'
import { entering as va } from './18va'
import { entering as shikoku } from './1889'
import type { Entering } from './kit'

const TITLES: Readonly<Record<string, Entering>> = {
  ...{ '18AL': al, '18VA': va, '18Lilliput': lil, '1889': shikoku },
}

/** How to enter a title. Throws for an unknown one. */
export function enteringOf(title: string): Entering {
  const entering = TITLES[title]
  if (!entering) throw new Error(`no way to enter ${title}`)
  return entering
}

/** Does this step of a game need no entry on the screen? */
export const needsNone = ({ title }: Pick<Game, 'title'>, step: Step): boolean =>
  enteringOf(title).needsNone?.(step) ?? false
