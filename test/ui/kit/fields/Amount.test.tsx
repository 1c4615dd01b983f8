import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { current } from '../../../../src/app/desk/current'
import { voice } from '../../../../src/app/desk/table'
import { readWords } from '../../../../src/app/desk/words'
import type { Action } from '../../../../src/rules/rule'
import { Amount } from '../../../../src/ui/kit/fields/Amount'
import type { Play } from '../../../../src/ui/kit/play/kit'

beforeAll(readWords)
afterEach(cleanup)

type Bid = Action & { readonly on: string; readonly amount: number }

/** The field for a bid on something, at one table after another; bids of more than 50 are refused. */
function bids(revision: number, on = 'first') {
  const refusal = { rule: '1', code: 'tooMuch', facts: {} }
  const play = {
    ...{ revision, voice: voice.value, submit: () => {}, say: { refusal: () => 'Fifty at most.' } },
    tryOut: (bid: Bid) => (bid.amount > 50 ? { refusal } : { view: {}, happened: [] }),
  } as unknown as Play
  const draft: Bid = { type: 'bid', on, amount: 5 }
  return (
    <Amount
      play={play}
      choice={{ slot: 'bid', draft, vary: { amount: { from: 5, to: 90, step: 1 } } }}
      start={5}
      confirm={amount => `Bid ${amount}`}
      detail={() => 'all that goes with it'}
    />
  )
}

const press = (digit: number) => fireEvent.click(screen.getByRole('button', { name: `${digit} digit` }))
const typed = () => screen.getByRole('status').textContent

it('keeps what is typed while another screen is open, for that choice and until the next entry', () => {
  const { unmount } = render(bids(1))
  press(4)
  press(2)
  expect(typed()).toBe('$42')
  unmount()
  const again = render(bids(1))
  expect(typed()).toBe('$42')
  again.rerender(bids(1, 'second'))
  expect(typed()).toBe('$5')
  again.rerender(bids(2))
  expect(typed()).toBe('$5')
  again.rerender(bids(1))
  expect(typed()).toBe('$42')
  current.value = { id: 'another game' } as never
  again.rerender(bids(1))
  expect(typed()).toBe('$5')
  current.value = null
})

it('erasing before anything is typed takes the likely sum away, and erasing again brings it back', () => {
  render(bids(5))
  const erase = () => fireEvent.click(screen.getByRole('button', { name: 'Erase' }))
  erase()
  expect(typed()).toBe('$0')
  press(7)
  expect(typed()).toBe('$7')
  erase()
  expect(typed()).toBe('$5')
})

it('says what goes with an amount only if it would be taken', () => {
  render(bids(3))
  press(5)
  press(0)
  expect(screen.getByText('all that goes with it')).toBeTruthy()
  press(0)
  expect(typed()).toBe('$500')
  expect(screen.queryByText('all that goes with it')).toBeNull()
})

it('says why an amount would be refused as soon as it is typed', () => {
  render(bids(4))
  expect(screen.queryByText('Fifty at most.')).toBeNull()
  press(5)
  press(0)
  expect(screen.queryByText('Fifty at most.')).toBeNull()
  press(0)
  expect(screen.getByText('Fifty at most.')).toBeTruthy()
})
