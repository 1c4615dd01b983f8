import { act, cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Asked, asked } from '../../../../src/app/desk/asked'
import { readSaid } from '../../../../src/app/follow/words'
import { Requests } from '../../../../src/ui/kit/frame/Requests'

const request = (said: string): Asked => ({
  ...{ phone: 1, player: 'p1', said, action: { type: 'pass' }, take: () => {}, refuse: () => {} },
})

beforeAll(readSaid)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  asked.value = []
  vi.useRealTimers()
})

const buttons = () => screen.getByRole('button', { name: /^Enter it/ }).parentElement

it('what has just come takes no tap that was meant for what lay there', () => {
  render(<Requests />)
  act(() => {
    asked.value = [request('Ann passes.')]
  })
  expect(buttons()?.className).toContain('comes')
  act(() => void vi.advanceTimersByTime(600))
  expect(buttons()?.className).not.toContain('comes')
  // Another one in its place has come just now.
  act(() => {
    asked.value = [request('Bo passes.')]
  })
  expect(buttons()?.className).toContain('comes')
})
