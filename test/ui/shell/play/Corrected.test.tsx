import { cleanup, render } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { session } from '../../../../src/app/desk/table'
import { set } from '../../../../src/app/device/settings'
import { Corrected } from '../../../../src/ui/shell/play/Corrected'
import { actionsOf, realGame } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'

afterEach(() => {
  cleanup()
  set('paperMoneyOf', {})
  session.value = null
})

it('where a revenue is due, what is handed over is in the line that opens the rest, with its notes', async () => {
  const game = realGame('4714')
  await openInApp('18AL', game, actionsOf(game).slice(0, 40))
  const was = session.value?.start
  if (!was) throw new Error('not open')
  const payments = [
    { from: 'p1', to: 'bank', amount: 30 },
    { from: 'bank', to: 'p2', amount: 50 },
  ]
  const draw = (list: typeof payments) =>
    render(<Corrected of={{ index: 3, takenBack: false, payments: list, was }} folded />)
  const line = () => document.querySelector('summary')?.textContent
  set('paperMoneyOf', { '18AL': [10, 20, 50] })
  draw(payments)
  expect(line()).toMatch(
    /Put right from No\. 4 on.*Player 1 to Bank \$30\s\(20 \+ 10\) · Bank to Player 2 \$50$/,
  )
  cleanup()
  draw([])
  expect(line()).toContain('No money changes hands.')
})
