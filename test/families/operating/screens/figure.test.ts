import { beforeEach, expect, it, vi } from 'vitest'
import { named } from '../../../../src/app/device/named'

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

it('is for its corporation on its table in its game only, also after a reload', async () => {
  const { figureOf, giveFigure } = await load()
  const { current } = await import('../../../../src/app/desk/current')
  const game = (id: string) => {
    current.value = { id } as NonNullable<typeof current.value>
  }
  game('one')
  giveFigure(57, { corporation: 'L&N', revenue: 230 })
  expect(figureOf('M&O', 57)).toBeUndefined()
  expect(figureOf('L&N', 58)).toBeUndefined()
  game('other')
  expect(figureOf('L&N', 57)).toBeUndefined()
  game('one')
  expect(figureOf('L&N', 57)?.revenue).toBe(230)
  // Of the tests before, a note of theirs may still be written.
  await vi.waitFor(() => expect(localStorage.getItem(named('figure'))).toContain('"one"'))
  vi.resetModules()
  const again = await load()
  expect(again.figureOf('L&N', 57)).toBeUndefined()
  const { current: now } = await import('../../../../src/app/desk/current')
  now.value = { id: 'one' } as NonNullable<typeof now.value>
  expect(again.figureOf('L&N', 57)?.revenue).toBe(230)
})

it('stays while its corporation enters something before the run, and goes with the run, with another one, and with Undo', async () => {
  const { figureOf, giveFigure } = await load()
  const { session } = await import('../../../../src/app/desk/table')
  const entered = (...actions: readonly object[]) => ({
    splices: [{ after: 0, remove: [], insert: actions }],
  })
  const after = (...records: readonly object[]) => {
    const begun = Array.from({ length: 57 }, () => entered({ type: 'pass', player: 'p1' }))
    session.value = { records: [...begun, ...records] } as unknown as NonNullable<typeof session.value>
    return figureOf('L&N', 57 + records.length)?.revenue
  }
  giveFigure(57, { corporation: 'L&N', revenue: 230 })
  const station = entered({ type: 'placeToken', corporation: 'L&N' })
  expect(after()).toBe(230)
  expect(after(station, entered({ type: 'layTile', corporation: 'L&N' }))).toBe(230)
  expect(after(station, entered({ type: 'run', corporation: 'L&N', revenue: 230 }))).toBeUndefined()
  expect(after(entered({ type: 'layTile', corporation: 'M&O' }))).toBeUndefined()
  expect(after(station, { undo: 1 })).toBeUndefined()
})

it('is not extended by a digit that is typed after something else was entered', async () => {
  const { figureOf, giveFigure } = await load()
  const { session } = await import('../../../../src/app/desk/table')
  const records = Array.from({ length: 58 }, () => ({
    splices: [{ after: 0, remove: [], insert: [{ type: 'placeToken', corporation: 'L&N' }] }],
  }))
  session.value = { records } as unknown as NonNullable<typeof session.value>
  giveFigure(57, { corporation: 'L&N', revenue: 50, typed: 50 })
  expect(figureOf('L&N', 57)).toMatchObject({ revenue: 50, typed: 50 })
  expect(figureOf('L&N', 58)).toMatchObject({ revenue: 50, typed: undefined })
})
