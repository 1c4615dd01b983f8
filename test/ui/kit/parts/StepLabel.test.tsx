import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { StepLabel } from '../../../../src/ui/kit/parts/StepLabel'
import { actionsOf, realGame } from '../../../games/recorded'
import { drawn } from '../../../titles/drawn'

const { speak, openAt } = await drawn('18AL')

beforeAll(async () => {
  await speak()
  openAt(realGame('4714'), actionsOf(realGame('4714')).slice(0, 1))
})
afterEach(cleanup)

it('the name of a step is no link: a small mark behind it leads to the paragraph', () => {
  render(<StepLabel of="run">Revenue</StepLabel>)
  expect(screen.getByRole('heading', { name: 'Revenue' }).closest('a')).toBeNull()
  const mark = screen.getByRole('link', { name: 'Revenue: Read 4.2.4' })
  expect(mark.textContent).toBe('§')
  expect(mark.closest('h3')).toBeNull()
})

it('there is no mark without a paragraph in the book', () => {
  render(<StepLabel to="no such paragraph">Revenue</StepLabel>)
  expect(screen.queryByRole('link')).toBeNull()
})
