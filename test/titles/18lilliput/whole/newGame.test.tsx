import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { go } from '../../../../src/app/desk/routes'
import { readWords } from '../../../../src/app/desk/words'
import { newGame } from '../../../../src/app/games/games'
import { NewGame } from '../../../../src/ui/shell/setup/NewGame'
import { INDEX } from '../kit'

vi.mock('../../../../src/app/games/games', async original => ({
  ...(await original<object>()),
  newGame: vi.fn(async () => 'id'),
}))

// The title is loaded within the test.
beforeAll(readWords)
afterEach(cleanup)

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const write = (name: string, text: string) =>
  fireEvent.input(screen.getByLabelText(name), { target: { value: text } })
const digits = () => within(screen.getByRole('group', { name: 'Digits of the price' }))
function type(price: number) {
  for (const digit of `${price}`)
    fireEvent.click(digits().getByText((_, it) => it?.tagName === 'BUTTON' && it.textContent === digit))
  fireEvent.click(digits().getByRole('button', { name: 'Next space' }))
}

it('setup: a game begins with the index copied from its cards, and not before', async () => {
  go('new')
  render(<NewGame />)
  fireEvent.click(await screen.findByRole('button', { name: '18Lilliput' }))
  await screen.findByText(/printed on the three cards “Share price index”/)
  for (const [i, name] of ['Ann', 'Bo', 'Cy', 'Di'].entries()) write(`Player ${i + 1}`, name)
  for (const variant of [/^Brobdingnag: /, /^For professionals: /, /^Allenbeck/, /^Laputa: /])
    expect(screen.getByLabelText(variant)).toBeTruthy()
  tap('Begin the game')
  expect(screen.getByText('Top row: space 3 has no price yet.')).toBeTruthy()
  const [, , ...top] = INDEX.top.slice(0, 6)
  tap('Top row, space 3: empty')
  for (const price of [...top, ...INDEX.bottom.slice(0, 6)]) type(price)
  tap('Add a company')
  write('Company 1', 'Mildendo Railway')
  tap('Begin the game')
  expect(newGame).not.toHaveBeenCalled()
  write('Company 1', 'Blefuscu Coast')
  fireEvent.click(screen.getByLabelText(/^Brobdingnag: /))
  tap('Begin the game')
  await waitFor(() => expect(newGame).toHaveBeenCalled())
  const [title, setup] = vi.mocked(newGame).mock.lastCall ?? []
  expect(title).toBe('18Lilliput')
  expect(setup?.options).toEqual({ brobdingnag: true })
  expect(setup?.own).toMatchObject({
    index: { top: INDEX.top.slice(0, 6), bottom: INDEX.bottom.slice(0, 6) },
    others: [{ id: 'c5', name: 'Blefuscu Coast', color: '#d9701a' }],
  })
})
