import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import type { TableReport } from '../../../../src/rules/report'
import { now } from '../../../../src/session/session'
import { Becomes } from '../../../../src/ui/shell/past/Becomes'
import { realGame } from '../../../games/recorded'
import { sessionOf } from '../../../session/games'
import { openInApp } from '../../../titles/drawn'

afterEach(cleanup)

it('of the pieces to be moved, those of the bank and the stations are told, too, but no sums', async () => {
  const game = realGame('4714')
  await openInApp('18AL', game)
  const open = sessionOf(game, 60)
  const was = open.title.report(now(open)) as TableReport & {
    corporations: Record<string, { ipo: number; market: number; tokens: number; treasury: number }>
  }
  const [[id, row] = []] = Object.entries(was.corporations)
  if (!id || !row) throw new Error('no corporation')
  const moved = {
    ipo: row.ipo + 1,
    market: row.market - 1,
    tokens: row.tokens - 1,
    treasury: row.treasury + 40,
  }
  const is = { ...was, corporations: { ...was.corporations, [id]: { ...row, ...moved } } }
  render(<Becomes only="pieces" was={was} is={is} />)
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines.map(line => line?.replace(/\d.*/, ''))).toEqual(
    ['Offering', 'Market', 'stations left'].map(name => expect.stringContaining(name)),
  )
})
