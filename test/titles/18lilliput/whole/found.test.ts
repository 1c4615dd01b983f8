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

describe('setup: small games', () => {
  it('shareLimit: nobody joins with three directors’ certificates, ruled or not', async () => {
    for (const ruled of [{}, { ruled: true }]) {
      const game = await played('position-three-directors-certificates', table => Object.assign(table, ruled))
      expect(game).toMatchObject({ tables: [], code: 'directorLimit', rule: 'shareLimit' })
      expect(game.said).toBe('Ann holds 3 directors’ certificates, and the limit is 2.')
    }
  })

  it('setup: each player directs one starting company', async () => {
    type Row = { shares: Record<string, number>; presidencies: string[] }
    const game = await played('position-three-directors-certificates', table => {
      const { p1, p2 } = table.players as Record<string, Row>
      Object.assign(p1 as Row, { shares: { red: 5, blue: 5 }, presidencies: ['red', 'blue'] })
      Object.assign(p2 as Row, { shares: { c5: 5, c6: 5 }, presidencies: ['c5', 'c6'] })
    })
    expect(game).toMatchObject({ tables: [], code: 'positionStarting', rule: 'setup' })
    expect(game.said).toMatch(
      /^Each player directs one starting company, but the table gives Ann .+ and .+\.$/,
    )
    expect(game.german).toMatch(
      /^Jeder Spieler leitet eine Startgesellschaft, aber der Tisch gibt Ann .+ und .+\.$/,
    )
    const none = await played('position-three-directors-certificates', table => {
      const { p1, p2 } = table.players as Record<string, Row>
      Object.assign(p1 as Row, { shares: { c5: 5, c6: 5 }, presidencies: ['c5', 'c6'] })
      Object.assign(p2 as Row, { shares: { red: 5, blue: 5 }, presidencies: ['red', 'blue'] })
    })
    expect(none.said).toBe('Each player directs one starting company, but the table gives none to Ann.')
  })

  it('shareLimit: more than five certificates only after a ruling', async () => {
    const six = (table: Record<string, unknown>) => {
      const { p1, p2 } = table.players as Record<string, { shares: object; presidencies: string[] }>
      Object.assign(p1 ?? {}, { shares: { red: 8, c5: 3 }, presidencies: ['red'] })
      Object.assign(p2 ?? {}, { shares: { blue: 5, c5: 5 }, presidencies: ['blue', 'c5'] })
      const { red, c5, c6, ...others } = table.corporations as Record<string, object>
      table.corporations = { ...others, red: { ...red, market: 0 }, c5: { ...c5, market: 0 } }
    }
    const game = await played('position-three-directors-certificates', six)
    expect(game).toMatchObject({ code: 'shareLimit', rule: 'shareLimit' })
    const ruled = await played('position-three-directors-certificates', table => {
      six(table)
      Object.assign(table, { ruled: true })
    })
    expect(ruled.code).toBeUndefined()
  })

  it('characters: one for each player with three, more only after a ruling', async () => {
    const two = (table: Record<string, unknown>) => {
      const { p1 } = table.players as Record<string, object>
      Object.assign(table, { phase: '3' })
      Object.assign(p1 ?? {}, { characters: ['admiral', 'justiciary'] })
    }
    const game = await played('position-phase-back-without-ruled', two)
    expect(game).toMatchObject({ code: 'hasCharacters', rule: 'characters' })
  })

  it('phases: only a ruling sets the phase back', async () => {
    const game = await played('position-phase-back-without-ruled')
    expect(game).toMatchObject({ tables: [], code: 'positionPhase', rule: 'phases' })
    expect(game.said).toBe(
      'The table says phase 2, but its trains make it phase 3; if a ruling set the phase back, “ruled” says so.',
    )
    expect(game.german).toMatch(/Phase 2.*Phase 3.*„ruled“/)
    const ruled = await played('position-phase-back-without-ruled', table =>
      Object.assign(table, { ruled: true }),
    )
    expect(ruled.code).toBeUndefined()
  })

  it('threePlayers: a company that nobody chose is out of the game, also where its share is bought', async () => {
    const sentence = 'Lilliput National Railway could be chosen only at the start and is out of the game.'
    const founding = await played('cites-founding-for-company-out-of-game')
    expect(founding).toMatchObject({ code: 'startingOnly', rule: 'threePlayers', said: sentence })
    const buying = await played('cites-founding-for-company-out-of-game', undefined, actions => [
      ...actions.slice(0, -1),
      { type: 'buyShare', player: 'p1', corporation: 'yellow' } as never,
    ])
    expect(buying).toMatchObject({ code: 'startingOnly', rule: 'threePlayers', said: sentence })
  })
})
