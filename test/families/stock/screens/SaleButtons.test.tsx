import { cleanup, fireEvent, render } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, it } from 'vitest'
import { route } from '../../../../src/app/desk/routes'
import { desk, session, staying, stillOpen, titleWords, voice } from '../../../../src/app/desk/table'
import type { Action, Choice } from '../../../../src/rules/rule'
import { wide } from '../../../../src/ui/kit/parts/wide'
import { Game } from '../../../../src/ui/shell/Game'
import { actionsOf, knownGames } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'
import { button, tap } from '../../../ui/buttons'

afterEach(() => {
  cleanup()
  session.value = null
  titleWords.value = null
  staying.value = false
})

type Sale = Action & { readonly player: string; readonly corporation: string; readonly shares: number }

/** The corporations of which shares may be sold. */
const sold = (choices: readonly Choice<Action>[]) =>
  choices.filter(it => it.draft.type === 'sellShares' && !it.refusal).map(it => it.draft as Sale)

/** Opens a game where somebody has bought, and both they and the next player may sell shares of one corporation. */
async function openBetween(): Promise<{ readonly before: Sale; readonly next: Sale }> {
  for (const game of knownGames('1889')) {
    const actions = actionsOf(game)
    for (const [i, { type }] of actions.entries()) {
      if (type !== 'buyShare') continue
      await openInApp('1889', game, actions.slice(0, i + 1))
      const may = sold(stillOpen('sellShares'))
      const next = sold(desk.value?.choices ?? []).find(it =>
        may.some(({ corporation }) => corporation === it.corporation),
      )
      const before = may.find(it => it.corporation === next?.corporation)
      if (before && next) return { before, next }
    }
  }
  throw new Error('no such turn')
}

it('says whose shares it sells, and leads back to the player before, who may sell the same', async () => {
  const { before, next } = await openBetween()
  expect(before.player).not.toBe(next.player)
  const { name } = voice.value
  const corporation = name(next.corporation)
  route.value = { screen: 'play' }
  wide.value = false
  const { container } = render(<Game />)
  const whose = () => container.querySelector('.sale-of')?.textContent
  fireEvent.click(button(new RegExp(`^Sell \\(has .*: ${corporation}$`)))
  expect(whose()).toBe(`${name(next.player)} sells ${corporation}`)
  await act(() => void tap(`Back to ${name(before.player)}, who may still sell ${corporation}`))
  expect(whose()).toBe(`${name(before.player)} sells ${corporation}`)
  expect(container.querySelector('.back-to-sell')).toBeNull()
  const [first] = container.querySelectorAll('.sale .button:not([aria-disabled])')
  await act(() => void fireEvent.click(first as Element))
  expect(session.value?.entries.at(-1)?.action).toMatchObject({
    ...{ type: 'sellShares', player: before.player, corporation: before.corporation },
  })
})
