import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import type { Action } from '../../../../src/rules/rule'
import { Panels } from '../../../../src/ui/kit/panels/Panels'
import { beside } from '../../../../src/ui/kit/parts/beside'
import { openedNow } from '../../../../src/ui/kit/parts/opened'
import { drawn } from '../../../titles/drawn'
import { button, tap } from '../../../ui/buttons'
import { enteredBy, writeEntered } from '../../../ui/entered'
import { railways } from '../kits'
import { turnIn } from '../turn'

afterEach(() => {
  cleanup()
  beside.value = null
  openedNow.value = null
})

const { speak, kitOf } = await drawn('18AL')

/** Draws a purchase of a 3 for which so much is missing; returns a list that collects what is entered there. */
async function draw(short: number, phase = '3'): Promise<readonly Action[]> {
  const kit = railways.find(({ id }) => id === '18AL')
  if (!kit) throw new Error('no 18AL')
  await speak()
  const train = kit.game.train('3').price
  const submitted: Action[] = []
  const state = turnIn(kit)(
    { treasury: 0 },
    { phase, cash: { p1: train - short, p2: 0, p3: 0 } },
    { trains: ['3'] },
  )
  render(<Panels {...kitOf(state, submitted)} />)
  return submitted
}

it.each([
  [60, /^Sell 1 /],
  [110, /^Sell 2 /],
])(
  'puts first what is enough by itself, though more than the smallest loss: $%i missing',
  async (short, first) => {
    await draw(short)
    expect(screen.getByText(/sells, the lesser evil first$/)).toBeTruthy()
    expect(document.querySelector('.steps .button')?.textContent).toMatch(first)
  },
)

it('says of each sale what its tap enters, not the first of its corporation', async () => {
  const submitted = await draw(110)
  writeEntered()
  const sales = [...document.querySelectorAll<HTMLElement>('.steps .button')]
  expect(sales.length).toBeGreaterThan(2)
  for (const sale of sales) {
    sale.click()
    expect(enteredBy(sale)).toEqual(submitted.at(-1))
  }
})

it('says what declares bankruptcy once its consequences are shown', async () => {
  const submitted = await draw(180, '5')
  writeEntered()
  tap(/^Declare bankruptcy/)
  const declares = button(/^Declare .* bankrupt$/)
  declares.click()
  expect(submitted).toMatchObject([{ type: 'declareBankruptcy' }])
  expect(enteredBy(declares)).toEqual(submitted[0])
})
