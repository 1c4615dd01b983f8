import { describe, expect, it } from 'vitest'
import type { RailwayView } from '../../../src/families/railway/view'
import { railways } from './kits'
import { turnIn } from './turn'

/** Parts that a view has not worked out, since nobody has asked for them. */
const unasked = (view: object) =>
  Object.entries(Object.getOwnPropertyDescriptors(view)).flatMap(([key, { get }]) => (get ? [key] : []))

describe.each(railways)('the view of a table of $id', kit => {
  const view = kit.title.view(turnIn(kit)({ trains: ['2'] })) as RailwayView

  it('works out only what is asked for: a tap reads little of it', () => {
    expect(unasked(view)).toEqual(
      expect.arrayContaining(['purses', 'worth', 'players', 'corporations', 'privates', 'trains']),
    )
    for (const corporation of view.corporations)
      expect(unasked(corporation)).toEqual(expect.arrayContaining(['costs', 'goals']))
  })

  it('asks for the most that a run can bring when it is needed, as what knows it may come late', () => {
    expect(view.turn.at).toBe('operate')
    expect(unasked(view.turn)).toEqual(['mostRun'])
  })
})
