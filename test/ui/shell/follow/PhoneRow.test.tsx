import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '../../../../src/app/desk/table'
import type { Phone } from '../../../../src/app/follow/lines'
import { readSaid } from '../../../../src/app/follow/words'
import { openedNow } from '../../../../src/ui/kit/parts/opened'
import { PhoneRow } from '../../../../src/ui/shell/follow/PhoneRow'
import { realGame } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'

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
  openedNow.value = null
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

it.each(['gone', 'refused'] as const)('one that is connected no more leaves the list at once: %s', is => {
  render(<PhoneRow phone={phone(is)} />)
  buttons()[0]?.click()
  expect(dismissed).toEqual([7])
})
