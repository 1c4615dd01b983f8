import { cleanup, render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, it } from 'vitest'
import { current } from '../../../../src/app/desk/current'
import { session } from '../../../../src/app/desk/table'
import { handTo } from '../../../../src/app/games/handed'
import { Page } from '../../../../src/ui/kit/frame/Page'
import { Frame } from '../../../../src/ui/shell/frame/Frame'
import { realGame } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'
import { tap } from '../../buttons'

afterEach(() => {
  cleanup()
  handTo(undefined)
  session.value = null
  current.value = null
})

it('a game that was handed over says so on every screen of it, and takes itself back with a tap', async () => {
  await openInApp('18AL', realGame('4714'))
  current.value = { id: 'handed' } as never
  for (const page of [
    <Frame key={1} title="Play">
      play
    </Frame>,
    <Page key={2} title="Menu">
      menu
    </Page>,
  ]) {
    render(page)
    expect(screen.queryByText(/phone banks now/)).toBeNull()
    await act(() => handTo('p2'))
    expect(screen.getByText(/^Player 2’s phone banks now/)).toBeTruthy()
    tap('Bank here again')
    await act(() => {})
    expect(screen.queryByText(/phone banks now/)).toBeNull()
    cleanup()
  }
})
