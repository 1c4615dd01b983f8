import { expect, it } from 'vitest'
import { report } from '../../../../src/titles/18al/start'
import { stop } from '../../../families/railway/entries'
import { realGame } from '../../../games/recorded'
import { statesOf, tableAfter } from '../recorded'

it('stop scores the real game 144868 as its table did', () => {
  const game = realGame('144868')
  const last = statesOf(game).at(-1)
  if (!last) throw new Error('no tables')
  expect(report(tableAfter(last, stop))).toMatchObject({ gameOver: 'stopped', scores: game.result })
})
