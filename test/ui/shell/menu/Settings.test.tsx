import { cleanup, render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { readWords } from '../../../../src/app/desk/words'
import { Settings } from '../../../../src/ui/shell/menu/Settings'

beforeAll(readWords)
afterEach(cleanup)

it('the notes of a game are written in its currency, whether or not a game is open', async () => {
  render(<Settings />)
  const notes = async (title: string) => {
    await act(() => screen.getByRole('button', { name: title }).click())
    return screen
      .getAllByRole('button')
      .flatMap(({ textContent: text }) => (text?.match(/^.\d+$/) ? [text] : []))
  }
  expect(await notes('18AL')).toContain('$100')
  const yen = await notes('1889')
  expect(yen).toContain('¥100')
  expect(yen).not.toContain('$100')
})
