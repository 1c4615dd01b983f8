import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepCardboard } from '../../../../src/app/desk/cardboard'
import { session } from '../../../../src/app/desk/table'
import { set } from '../../../../src/app/device/settings'
import { movedShort, Strip } from '../../../../src/ui/shell/play/Strip'
import { actionsOf } from '../../../games/recorded'
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
})

const shown = () => [...document.querySelectorAll('.last-entry p')].map(it => it.textContent)

describe('where a revenue is due', () => {
  it('what a conversion moves at the table is in one line, which opens it', async () => {
    keepCardboard('18VA', ['certificates', 'tokens'])
    await openAfter('convert')
    render(<Strip due moved />)
    const line = screen.getByText(/^At the table: ./)
    const details = line.closest('details')
    if (!details) throw new Error('nothing folded')
    await act(() => {
      details.open = true
      fireEvent(details, new Event('toggle'))
    })
    await screen.findAllByRole('checkbox')
  })

  it('a table that keeps nothing but the map is told nothing', async () => {
    keepCardboard('18VA', [])
    await openAfter('convert')
    expect(movedShort.value).toBeUndefined()
    render(<Strip due moved />)
    expect(shown().some(text => /At the table/.test(text ?? ''))).toBe(false)
  })

  it('much that follows, as from a bankruptcy, is folded under what was entered', async () => {
    await openAfter('declareBankruptcy')
    const { unmount } = render(<Strip due={false} moved={false} />)
    const all = shown().length
    expect(all).toBeGreaterThan(3)
    unmount()
    render(<Strip due moved={false} />)
    expect(document.querySelectorAll('summary p')).toHaveLength(1)
    expect(shown()).toHaveLength(all)
  })
})
