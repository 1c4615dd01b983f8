import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import { session } from '../../../../src/app/desk/table'
import type { Action } from '../../../../src/rules/rule'
import type { TitleId } from '../../../../src/titles/registry'
import { Mistakes } from '../../../../src/ui/shell/past/Mistakes'
import { actionsOf, type Recorded, realGame } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'
import { kits } from '../../../titles/kits'
import { tap } from '../../buttons'

afterEach(cleanup)

const game = realGame('4714')
const actions = actionsOf(game)

/** Draws what may be wrong with an entry, the last one so far. */
async function mistakesAt(id: string, of: Recorded, index: number): Promise<Element> {
  await openInApp(id as TitleId, of, actionsOf(of).slice(0, index + 1))
  const entry = session.value?.entries[index]
  if (!entry) throw new Error('no entry')
  return render(<Mistakes entry={entry} index={index} />).container
}

describe('a figure of an entry that is typed', () => {
  it('is again the one that was entered, with nothing to take, once its last digit is erased', async () => {
    const index = actions.findIndex(({ type }) => type === 'run')
    const container = await mistakesAt('18AL', game, index)
    const figure = () => container.querySelector('.entry-figure')?.textContent
    const take = () => screen.queryByRole('button', { name: 'Change it' })
    tap(/^Revenue/)
    const entered = figure()
    tap('9 digit')
    expect(figure()).toBe('$90')
    expect(take()).toBeTruthy()
    tap('Erase')
    expect(figure()).toBe(entered)
    expect(take()).toBeNull()
    tap('Erase')
    expect(figure()).toBe(entered)
  })

  it('leaves all lines above it, so that its keys stay where they are', async () => {
    const index = actions.findIndex(({ type }, i) => type === 'bid' && i > 1)
    const container = await mistakesAt('18AL', game, index)
    const lines = () =>
      [...container.querySelectorAll('[data-mistake]')].map(it => it.getAttribute('data-mistake'))
    tap(/^Amount/)
    expect(lines().slice(0, 3)).toEqual(['player', 'private', 'amount'])
    // Nobody has so much for any of them.
    for (const digit of [9, 9, 9, 9]) tap(`${digit} digit`)
    expect(lines().slice(0, 3)).toEqual(['player', 'private', 'amount'])
  })

  it.each(kits)(
    'a corrected revenue of $id is never multiplied if it is typed whole, and asks which of two was meant',
    async ({ id, recorded: [first] }) => {
      if (!first) throw new Error('no game')
      const actions = actionsOf(first)
      // One that was 160 already would leave nothing to change.
      const index = actions.findIndex(
        ({ type, revenue }: Action & { readonly revenue?: number }) => type === 'run' && revenue !== 160,
      )
      const container = await mistakesAt(id, first, index)
      const figure = () => container.querySelector('.entry-figure')?.textContent?.slice(1)
      tap(/^Revenue/)
      for (const digit of [1, 5, 5]) tap(`${digit} digit`)
      expect(figure()).toBe('155')
      expect(screen.getByText(/^Runs are in tens: .150 or .160\?$/)).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull()
      tap(/^.160$/)
      expect(figure()).toBe('160')
      expect(screen.queryByText(/^Runs are in tens/)).toBeNull()
      expect(screen.getByRole('button', { name: 'Change it' })).toBeTruthy()
    },
  )
})

it('what a correction changes stands below all fields: a second one is corrected beside the first', async () => {
  const index = actions.findIndex(({ type }) => type === 'run')
  const container = await mistakesAt('18AL', game, index)
  const below = () => {
    const [last, verdict] = [
      container.querySelector('[data-mistake=pay]'),
      container.querySelector('.verdict'),
    ]
    return verdict && last?.compareDocumentPosition(verdict) === Node.DOCUMENT_POSITION_FOLLOWING
  }
  tap(/^Revenue/)
  tap('9 digit')
  expect(below()).toBe(true)
  tap(/^Paid or withheld/)
  tap('Withheld')
  expect(below()).toBe(true)
  expect(container.querySelector('.verdict')?.textContent).toContain('$90')
})
