import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { readWords } from '../../../../src/app/desk/words'
import type { Grid, Space } from '../../../../src/bank/chart'
import { SpacePick } from '../../../../src/ui/kit/parts/SpacePick'

const grid: Grid = [
  [{ price: 60 }, { price: 65, par: true }, { price: 70, end: true }],
  [
    { price: 50, zone: 'yellow' },
    { price: 55, par: true },
  ],
]
const corporations = ['A', 'B', 'C'].map(id => ({
  ...{ id, short: `${id}&Co`, name: id },
  plate: { fill: '#fff', ink: '#000' },
}))
const tokens = [
  { corporation: 'C', at: [0, 1] },
  { corporation: 'A', at: [0, 1] },
] as const

function draw(lies?: Space, chosen?: Space) {
  const onPick = vi.fn()
  const props = { name: 'Space', chart: { grid, tokens }, corporations, lies, chosen, onPick }
  render(<SpacePick {...props} />)
  return onPick
}

const marked = () =>
  screen
    .getAllByRole('button')
    .flatMap(it => (it.hasAttribute('aria-current') ? [it.getAttribute('aria-label')] : []))

beforeAll(readWords)
afterEach(cleanup)

it('prints what is on the chart: a zone, the framed par prices, the end', () => {
  draw()
  const kinds = screen.getAllByRole('button').map(it => it.className)
  expect(kinds).toEqual(['cell', 'cell par', 'cell end', 'cell yellow', 'cell par'])
})

it('shows and names the tokens of a space, the top of the stack first', () => {
  draw()
  const space = screen.getByRole('button', { name: '65, row 1, column 2: C&Co, A&Co' })
  expect([...space.querySelectorAll('.plate')].map(it => it.textContent)).toEqual(['C&Co', 'A&Co'])
})

it('marks the space where the token lies, and after a choice the chosen one instead', () => {
  draw([0, 1])
  expect(marked()).toEqual(['65, row 1, column 2: C&Co, A&Co'])
  cleanup()
  draw([0, 1], [1, 0])
  expect(marked()).toEqual(['50, row 2, column 1'])
})

it('tells the space that is tapped, with its price', () => {
  const onPick = draw()
  fireEvent.click(screen.getByRole('button', { name: '55, row 2, column 2' }))
  expect(onPick).toHaveBeenCalledWith([1, 1], 55)
})
