import { signal } from '@preact/signals'
import { cleanup, render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { refused } from '../../../../src/app/desk/table'
import { readWords } from '../../../../src/app/desk/words'
import { OverDigits } from '../../../../src/ui/kit/fields/Digits'

beforeAll(readWords)
afterEach(cleanup)

/** A keypad over a figure, and the figure after each key. */
function keypad(figure: number | undefined) {
  const value = signal(figure)
  const Pad = () => (
    <OverDigits
      name="Ann"
      figure={value.value}
      onType={next => {
        value.value = next
      }}
    />
  )
  render(<Pad />)
  return async (...keys: readonly string[]) => {
    for (const name of keys) await act(() => screen.getByRole('button', { name }).click())
    return value.value
  }
}

it('begins a new figure with the first digit, and brings the old one back when that is erased', async () => {
  const press = keypad(300)
  expect(await press('3 digit', '1 digit')).toBe(31)
  expect(await press('Erase', 'Erase')).toBe(300)
  expect(await press('5 digit')).toBe(5)
})

it('takes the old figure away when it is erased at once', async () => {
  const press = keypad(300)
  expect(await press('Erase')).toBeUndefined()
  expect(await press('7 digit')).toBe(7)
  expect(await press('Erase')).toBeUndefined()
})

it('takes back what was said of a figure that was refused, with each key', async () => {
  const press = keypad(300)
  for (const key of ['4 digit', 'Erase']) {
    refused.value = { rule: '1', code: 'tooMuch', facts: {} }
    await press(key)
    expect(refused.value).toBeNull()
  }
})

it('takes back a digit with the keys of Undo, and leaves nothing of them to the game', async () => {
  const type = keypad(300)
  const press = async (key: string, how: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how })
    await act(() => void screen.getByRole('button', { name: '3 digit' }).dispatchEvent(event))
    return [event.defaultPrevented, await type()]
  }
  await type('3 digit', '1 digit')
  expect(await press('z', { ctrlKey: true })).toEqual([true, 3])
  expect(await press('Z', { metaKey: true, shiftKey: true })).toEqual([true, 3])
  expect(await press('y', { ctrlKey: true })).toEqual([true, 3])
  expect(await press('z', { metaKey: true })).toEqual([true, 300])
  // Nothing is typed any more, and what was there before stays.
  expect(await press('z', { ctrlKey: true })).toEqual([true, 300])
  expect(await press('r', { ctrlKey: true })).toEqual([false, 300])
})
