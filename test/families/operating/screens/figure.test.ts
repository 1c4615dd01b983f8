// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

const load = () => import('../../../../src/families/operating/screens/figure')

it('stays beside another one that is typed on a table of the past or of a what-if', async () => {
  const { figureOf, giveFigure } = await load()
  giveFigure(57, { corporation: 'L&N', revenue: 230 })
  giveFigure(-3, { corporation: 'L&N', revenue: 40 })
  expect(figureOf('L&N', 57)?.revenue).toBe(230)
  expect(figureOf('L&N', -3)?.revenue).toBe(40)
  giveFigure(-3, null)
  expect(figureOf('L&N', 57)?.revenue).toBe(230)
  expect(figureOf('L&N', -3)).toBeUndefined()
})

it('is for its corporation on its table only', async () => {
  const { figureOf, giveFigure } = await load()
  giveFigure(57, { corporation: 'L&N', revenue: 230 })
  expect(figureOf('M&O', 57)).toBeUndefined()
  expect(figureOf('L&N', 58)).toBeUndefined()
})
