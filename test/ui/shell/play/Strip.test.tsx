import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepCardboard } from '../../../../src/app/desk/cardboard'
import { current } from '../../../../src/app/desk/current'
import { followed } from '../../../../src/app/desk/followed'
import { desk, session } from '../../../../src/app/desk/table'
import { set } from '../../../../src/app/device/settings'
import { AtTable } from '../../../../src/ui/shell/past/AtTable'
import { Strip } from '../../../../src/ui/shell/play/Strip'
import { actionsOf, knownGames } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'
import { kits } from '../../../titles/kits'

/** A recorded game of 18VA up to its first entry of a type. */
async function openAfter(type: string): Promise<void> {
  for (const game of kits.find(({ id }) => id === '18VA')?.recorded ?? []) {
    const actions = actionsOf(game)
    const at = actions.findIndex(it => it.type === type)
    if (at < 0) continue
    await openInApp('18VA', game, actions.slice(0, at + 1))
    return
  }
  throw new Error(`no ${type}`)
}

beforeEach(() => set('cardboardOf', {}))
afterEach(() => {
  cleanup()
  session.value = null
  followed.value = undefined
  current.value = null
})

const shown = () => [...document.querySelectorAll('.last-entry p')].map(it => it.textContent)

describe('where a revenue is due', () => {
  it('what a conversion moves at the table is under one line', async () => {
    keepCardboard('18VA', ['certificates', 'tokens'])
    await openAfter('convert')
    render(<AtTable paid={false} folded />)
    const details = screen.getByText(/^At the table: \d+ moves?$/).closest('details')
    if (!details) throw new Error('nothing folded')
    await act(() => {
      details.open = true
      fireEvent(details, new Event('toggle'))
    })
    expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(0)
  })

  it('much that follows, as from a bankruptcy, is folded under what was entered', async () => {
    await openAfter('declareBankruptcy')
    const { unmount } = render(<Strip due={false} />)
    const all = shown().length
    expect(all).toBeGreaterThan(3)
    unmount()
    render(<Strip due />)
    expect(document.querySelectorAll('summary')).toHaveLength(1)
    expect(shown()).toHaveLength(all - 1)
  })
})

describe('the way back to a player who may still act', () => {
  const back = () => screen.queryByRole('button', { name: /^Back to/ })

  it('is there on the phone that banks and on that player’s own, on no other that follows', async () => {
    const [game] = knownGames()
    if (!game) throw new Error('no game')
    const all = actionsOf(game)
    await openInApp('18AL', game, all.slice(0, all.findIndex(({ type }) => type === 'buyShare') + 1))
    const player = desk.value?.mayStill ?? ''
    current.value = { id: 'g', changed: 0 } as never
    render(<Strip due={false} />)
    expect(back()).not.toBeNull()
    for (const { id } of game.players)
      for (const whose of [id, '']) {
        await act(() => {
          followed.value = { g: whose }
        })
        expect(back() !== null, whose).toBe(whose === player)
      }
  })
})
