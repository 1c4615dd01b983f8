import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { Panels } from '../../../../src/ui/kit/panels/Panels'
import { drawn } from '../../../titles/drawn'
import { railways } from '../kits'
import { turnIn } from '../turn'

afterEach(cleanup)

it.each([
  ['what is enough first', 60, /^Sell 1 /],
  ['what is enough first', 110, /^Sell 2 /],
  ['smallest loss first', 300, /^Sell \d /],
])('says by what the sales for a train are ordered: %s, with $%i missing', async (order, short, first) => {
  const kit = railways.find(({ id }) => id === '18AL')
  if (!kit) throw new Error('no 18AL')
  const { speak, kitOf } = await drawn('18AL')
  await speak()
  const train = kit.game.train('3').price
  const state = turnIn(kit)(
    { treasury: 0 },
    { phase: '3', cash: { p1: train - short, p2: 0, p3: 0 } },
    { trains: ['3'] },
  )
  render(<Panels {...kitOf(state)} />)
  expect(screen.getByText(new RegExp(`sells \\(${order}\\)$`))).toBeTruthy()
  expect(document.querySelector('.steps .button')?.textContent).toMatch(first)
})
