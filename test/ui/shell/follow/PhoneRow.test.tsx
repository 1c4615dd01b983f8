import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '../../../../src/app/desk/table'
import type { Phone } from '../../../../src/app/follow/lines'
import { readSaid } from '../../../../src/app/follow/words'
import { PhoneRow } from '../../../../src/ui/shell/follow/PhoneRow'
import { actionsOf, realGame } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'
import { entering } from '../../playing'

const dismissed = vi.hoisted(() => [] as number[])
vi.mock('../../../../src/app/follow/bank', () => ({
  dismiss: (id: number) => dismissed.push(id),
  setMay: () => {},
}))

beforeEach(async () => {
  await openInApp('18AL', realGame('4714'), [])
  await readSaid()
})
afterEach(() => {
  cleanup()
  session.value = null
  dismissed.length = 0
})

const phone = (is: Phone['is']): Phone => ({ id: 7, game: 'g', player: '', may: 'ask', is }) as Phone
const buttons = () => screen.getAllByRole('button', { name: 'Disconnect A phone that only watches' })

it.each(['here', 'silent'] as const)('a phone is not disconnected by one tap: %s', async is => {
  render(<PhoneRow phone={phone(is)} />)
  buttons()[0]?.click()
  await vi.waitFor(() => expect(buttons()).toHaveLength(2))
  expect(dismissed).toEqual([])
  expect(screen.getByText(/has to pair again/)).toBeTruthy()
  buttons()[1]?.click()
  expect(dismissed).toEqual([7])
})

it('the question stays while a phone enters something', async () => {
  render(<PhoneRow phone={phone('here')} />)
  buttons()[0]?.click()
  await vi.waitFor(() => expect(buttons()).toHaveLength(2))
  await entering(actionsOf(realGame('4714'))[0])
  expect(buttons()).toHaveLength(2)
})

it('nobody is asked again about a phone that went and came back', async () => {
  const { rerender } = render(<PhoneRow phone={phone('here')} />)
  buttons()[0]?.click()
  await vi.waitFor(() => expect(buttons()).toHaveLength(2))
  rerender(<PhoneRow phone={phone('gone')} />)
  rerender(<PhoneRow phone={phone('here')} />)
  expect(buttons()).toHaveLength(1)
})

it.each(['gone', 'refused'] as const)('one that is connected no more leaves the list at once: %s', is => {
  render(<PhoneRow phone={phone(is)} />)
  buttons()[0]?.click()
  expect(dismissed).toEqual([7])
})
