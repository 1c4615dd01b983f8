import { describe, expect, it } from 'vitest'
import { freshOperatingTurn } from '../../../../src/families/railway/turns'
import type { Options } from '../../../../src/rules/rule'
import shikoku from '../../../../src/titles/1889'
import { report } from '../../../../src/titles/1889/start'
import { terrainOf } from '../../../../src/titles/1889/terrain'
import { play, refusal, table } from '../tables'
import { acquire, run, station, tile, turn } from '../turn'

describe('Private powers', () => {
  it('are reminded of unless the beginner’s game takes them', () => {
    const powerless = (options: Options) => [
      ...new Set(shikoku.view(table(4, options)).privates.map(it => it.powerless)),
    ]
    expect([powerless({}), powerless({ beginner: true })]).toEqual([[false], [true]])
  })
})

describe('Terrain', () => {
  it('costs ¥80, one entry a turn and each hex once', () => {
    const state = play(turn(), tile('C6'))
    expect(report(state).corporations.AR?.treasury).toBe(420)
    expect(refusal(state, tile('D5'))).toMatchObject({ rule: 'Terrain', code: 'tileLaid' })
    expect(refusal(turn(), tile('C6', 40)).code).toBe('terrainPrice')
    const next = { ...state, turn: [freshOperatingTurn('AR', 'build', [])] as const }
    expect(refusal(next, tile('C6'))).toMatchObject({ code: 'terrainPaid', facts: { hex: 'C6' } })
    expect(refusal(turn({ cash: { AR: 79 } }), tile()).code).toBe('tooExpensive')
  })

  it('is paid three times in Kotohira', () => {
    let state = turn()
    for (let i = 0; i < 3; i++)
      state = { ...play(state, tile('I4')), turn: [freshOperatingTurn('AR', 'build', [])] }
    expect(refusal(state, tile('I4')).code).toBe('terrainPaid')
    expect([2, 3].map(times => terrainOf(state, 'AR', 'I4', times))).toEqual([80, 0])
  })

  it('is free for the corporation of the Sumitomo Mines Railway, rivers and cities apart', () => {
    const state = turn({ privates: { SMR: 'AR' } })
    expect(refusal(state, tile('C6'))).toMatchObject({ code: 'terrainFree' })
    expect(report(play(state, tile('K6'))).corporations.AR?.treasury).toBe(420)
    expect(['C6', 'K6'].map(hex => terrainOf(state, 'AR', hex, 0))).toEqual([0, 80])
  })

  it('is paid for in the beginner’s game, whatever a ruling gave the corporation', () => {
    const state = { ...turn({ privates: { SMR: 'AR' } }), options: { beginner: true } as const }
    expect(report(play(state, tile('C6'))).corporations.AR?.treasury).toBe(420)
    // An import takes it from the recorded tile.
    expect(terrainOf(state, 'AR', 'C6', 0)).toBe(80)
  })

  it('comes before the run', () => {
    const state = play(turn({ trains: { AR: ['2'] } }), run(30))
    expect(refusal(state, tile())).toMatchObject({ code: 'stepOver' })
    expect(refusal(state, station)).toMatchObject({ code: 'stepOver' })
  })
})

describe('Private companies', () => {
  it('one that the game does without belongs to nobody, whatever the players are called', () => {
    const state = turn({ phase: '3' })
    const { UTF: _, ...privates } = state.privates
    for (const id of ['absent', 'nobody', 'gone']) {
      const three = { ...state, privates, players: [id, 'p1', 'p2'] }
      expect(refusal(three, acquire('UTF', 100))).toMatchObject({
        ...{ rule: 'Private companies', code: 'notFromPlayer' },
      })
    }
  })
})

describe('Stations', () => {
  it('one a turn, for ¥40, as many as the charter has', () => {
    const state = play(turn(), station)
    expect(report(state).corporations.AR).toMatchObject({ treasury: 460, tokens: 0 })
    expect(refusal(state, station).code).toBe('secondStation')
    const next = { ...state, turn: [freshOperatingTurn('AR', 'build', [])] as const }
    expect(refusal(next, station)).toMatchObject({ rule: 'Stations', code: 'noStation' })
  })
})
