import { cleanup, render } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { route } from '../../src/app/desk/routes'
import { desk, session, titleWords } from '../../src/app/desk/table'
import { enter } from '../../src/app/saving/commands'
import type { Action } from '../../src/rules/rule'
import { Game } from '../../src/ui/shell/Game'
import { openInApp } from '../titles/drawn'

/** Draws the screen of Play of a game after these entries. */
export async function playing(...game: Parameters<typeof openInApp>) {
  await openInApp(...game)
  route.value = { screen: 'play' }
  return render(<Game />)
}

/** Takes what was drawn off the page, and closes the game. */
export function putAway(): void {
  cleanup()
  session.value = null
  titleWords.value = null
}

/** Enters what one tap does; throws if it is not taken. */
export const entering = (...actions: readonly (Action | undefined)[]) =>
  act(() => {
    const all = actions.flatMap(action => action ?? [])
    if (all.length < actions.length || !enter(all, desk.value?.revision ?? -1))
      throw new Error(`not taken: ${JSON.stringify(actions)}`)
  })
