import { describe, expect, it } from 'vitest'
import title from '../../../../src/titles/18al'
import { keeping } from '../../../../src/titles/18al/map/late'
import { actionsOf, mappedGame } from '../../../games/recorded'
import { sessionOf } from '../../../session/games'
import { buyTrain, correct, place, placeCoal, play } from '../kit'

await Promise.all([title.rest?.load(), keeping.load()])

/** Nashville to Birmingham by way of Decatur: three cities. */
const TILES = {
  C4: { tile: '57', rotation: 0 },
  E4: { tile: '9', rotation: 0 },
  G4: { tile: '441a', rotation: 3 },
}

/** L&N with the S&NA in its turn, and the map as it lies; without `tiles` the table keeps none. */
const turn = (train: string, tiles?: object) =>
  place({
    corporations: { 'L&N': { president: 'p1', shares: { p1: 6 }, treasury: 500, trains: [train] } },
    privates: { 'S&NA': 'L&N', 'M&C': 'p1', NDY: 'p1', 'B&SLC': 'p1' },
    ...{ turn: 'L&N', phase: '3' },
    extra: { operatedOnce: ['L&N'], ...(tiles ? { map: { tiles, doubts: [] } } : {}) },
  } as Parameters<typeof place>[0])

type State = ReturnType<typeof turn>
const doubts = (state: State) =>
  title
    .breaches?.(state)
    .filter(({ code }) => code === 'pieceAgainst')
    .map(({ rule, facts }) => [rule, facts])

describe('Table III the coal token at a table that keeps its map', () => {
  it('Table III is taken for a city that no train can reach, and marked', () => {
    const facts = { corporation: 'L&N', city: 'Birmingham', hex: 'G4' }
    expect(doubts(play(turn('2', TILES), placeCoal('L&N', 'Birmingham')))).toEqual([['Table III', facts]])
    expect(doubts(play(turn('3', TILES), placeCoal('L&N', 'Birmingham')))).toEqual([])
    expect(doubts(play(turn('3', TILES), placeCoal('L&N', 'Tuscaloosa')))).toMatchObject([
      ['Table III', { hex: 'H3' }],
    ])
  })

  it('Table III is marked no more once the table says that it lies elsewhere, or places it again', () => {
    const against = play(turn('3', TILES), placeCoal('L&N', 'Tuscaloosa'))
    expect(doubts(play(against, correct({ coal: 'Gadsden' })))).toEqual([])
    const again = play(against, correct({ coal: 'charter' }), placeCoal('L&N', 'Birmingham'))
    expect(doubts(again)).toEqual([])
    // What the table says of it afterward holds, also where it was against the map before.
    const said = play(against, correct({ coal: 'charter' }), correct({ coal: 'Tuscaloosa' }))
    expect(doubts(said)).toEqual([])
    expect(doubts(play(against, { type: 'map', tiles: [['C4', '57', 0]] }))).toEqual([])
  })

  it('Table III stays marked while other tiles are laid', () => {
    const against = play(turn('3', TILES), placeCoal('L&N', 'Tuscaloosa'))
    const laid = { type: 'layTile', corporation: 'L&N', cost: 0, hex: 'H3', tile: '57', rotation: 0 } as const
    expect(doubts(play(against, laid))).toHaveLength(1)
  })

  it('Table III stays marked when the first 5 closes the private companies, and goes with the first 6', () => {
    const against = play(turn('3', TILES), placeCoal('L&N', 'Tuscaloosa'))
    const run = { type: 'run', corporation: 'L&N', revenue: 100, pay: false } as const
    const bought = (...offering: readonly (readonly [string, number])[]) => {
      const depot = {
        ...against.depot,
        offering: { 2: 0, 3: 0, 4: 0, 5: 0, ...Object.fromEntries(offering) },
      }
      const cash = { ...against.cash, 'L&N': 900 }
      return play({ ...against, depot, cash }, run, buyTrain('L&N', offering[0]?.[0] ?? ''))
    }
    expect(doubts(bought(['5', 2], ['6', 1]))).toHaveLength(1)
    expect(doubts(bought(['6', 1]))).toEqual([])
  })

  it('Table III is marked no more once the table says where the stations are', () => {
    const against = play(turn('3', TILES), placeCoal('L&N', 'Tuscaloosa'))
    expect(doubts(play(against, { type: 'map', stations: { A4: ['L&N'], G4: ['L&N'] } }))).toEqual([])
  })

  it('Table III is believed where the table keeps no map', () => {
    expect(doubts(play(turn('2'), placeCoal('L&N', 'Tuscaloosa')))).toEqual([])
  })

  it('Table III was placed by the rules in a real game', () => {
    const at = actionsOf(mappedGame()).findIndex(({ type }) => type === 'placeCoalToken')
    expect(doubts(sessionOf(mappedGame(), at + 1).entries.at(-1)?.state as State)).toEqual([])
  })
})
