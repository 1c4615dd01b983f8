import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { Dividends } from '../../../../src/ui/shell/story/Dividends'
import { setup } from '../../../app/setup'
import { setupFor } from '../../../titles/18lilliput/kit'
import { openInApp } from '../../../titles/drawn'

afterEach(cleanup)

const row = { corporation: 'blue', byPlayer: {}, toTreasury: 0, total: 0, paid: 1, withheld: 2, kept: 60 }

it('the story speaks of companies that kept money where the title does', async () => {
  await openInApp('18Lilliput', setupFor())
  render(<Dividends dividends={[row]} />)
  expect(screen.getByRole('heading', { name: 'Dividends by company' })).toBeTruthy()
  expect(document.body.textContent).toContain('paid once and kept 2 times, $60 in all.')
})

it('otherwise it speaks of corporations', async () => {
  await openInApp('18AL', setup)
  render(<Dividends dividends={[]} />)
  expect(document.body.textContent).toContain('Dividends by corporationNo corporation has run yet.')
})
