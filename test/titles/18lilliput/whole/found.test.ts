import { describe, expect, it } from 'vitest'
import { bonusesOf, earns, whyNotVisit } from '../../../../src/families/sheet/sheet'
import type { CorporationId } from '../../../../src/titles/18lilliput/data'
import { keysOf, sheet } from '../../../../src/titles/18lilliput/later/sheet'
import type { LilState } from '../../../../src/titles/18lilliput/state'
import { played } from '../../../games/found'

describe('trains: small games', () => {
  it('trains: the director of a company without a train adds what it lacks for another company’s', async () => {
    const { tables, code } = await played('director-adds-for-other-companys-train')
    expect(code).toBeUndefined()
    const [before, after] = tables.slice(-2)
    expect(after?.corporations.blue?.treasury).toBe(0)
    expect(after?.players.p2?.cash).toBe(26)
    expect(after?.corporations.green?.treasury).toBe((before?.corporations.green?.treasury ?? 0) + 505)
  })
})

/** What the first train of a company earns on the sheet of a small game, its bonus included, from places of these values. */
async function earned(name: string, corporation: CorporationId, values: Readonly<Record<string, number>>) {
  const { state, code } = await played(name)
  expect(code).toBeUndefined()
  const notes = Object.fromEntries(
    Object.entries(values).map(([id, value]) => [keysOf(id).value, `${value}`]),
  )
  const of = sheet(state as LilState, corporation, notes)
  const [train] = of.trains
  if (!train) throw new Error('no train')
  const visits = new Map<string, number>()
  for (const [id, value] of Object.entries(values)) {
    expect(whyNotVisit(of, train, visits, id)).toBeUndefined()
    visits.set(id, value)
  }
  return earns(of, train, visits) + (bonusesOf(of, [visits])[0]?.value ?? 0)
}

describe('running: small games', () => {
  it('characters: a 2-train runs from a city through a town to a city', async () => {
    const run = { 'city 1': 20, 'town 1': 10, 'city 2': 30 }
    expect(await earned('justiciary-town-not-on-sheet', 'red', run)).toBe(60)
  })

  it('variants: Mildendo, Allenbeck and Tottenham have the bonus of three', async () => {
    const run = { maputo: 40, allenbeck: 40, tottenham: 40 }
    expect(await earned('allenbeck-mildendo-sheet', 'red', run)).toBe(140)
  })
})
