import { act, cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, it, vi } from 'vitest'
import { Folded } from '../../../../src/ui/kit/parts/Folded'

afterEach(cleanup)

it('what is folded is created when it is unfolded, and only for as long', () => {
  let made = 0
  const Inner = () => <p>held {++made}</p>
  const { container } = render(
    <Folded line="More">
      <Inner />
    </Folded>,
  )
  const details = container.querySelector('details')
  const fold = (open: boolean) => act(() => void (details && Object.assign(details, { open })))
  expect(screen.getByText('More')).toBeTruthy()
  expect(made).toBe(0)
  fold(true)
  expect(screen.getByText('held 1')).toBeTruthy()
  fold(false)
  expect(screen.queryByText(/held/)).toBeNull()
})

it('what is unfolded comes into sight, once: what stays open gives way to whatever comes into sight later', () => {
  const { container, rerender } = render(<Folded line="More">held</Folded>)
  const details = container.querySelector('details')
  const scrolls = vi.fn()
  if (details) details.scrollIntoView = scrolls
  const fold = (open: boolean) => act(() => void (details && Object.assign(details, { open })))
  expect(scrolls).not.toHaveBeenCalled()
  fold(true)
  expect(scrolls).toHaveBeenCalledOnce()
  rerender(<Folded line="More">held still</Folded>)
  expect(screen.getByText('held still')).toBeTruthy()
  fold(false)
  expect(scrolls).toHaveBeenCalledOnce()
})
