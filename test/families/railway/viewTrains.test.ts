import { expect, it } from 'vitest'
import { settingOff } from '../../../src/families/railway/viewTrains'
import { game } from '../../../src/titles/1889/data'
import { start } from '../../../src/titles/1889/start'
import { seated } from '../../titles/tried'

const table = (options: { readonly beginner?: true } = {}) => start({ players: seated(2), options })

it('a first train sets off what changes with its phase, in figures and otherwise', () => {
  expect(game.trains.map(settingOff(game)(table()))).toEqual([
    [],
    ['greenTiles', 'privatesToCorporations', 'rounds2'],
    ['goes2', 'limit3'],
    ['privatesClose', 'limit2', 'brownTiles', 'rounds3'],
    ['goes3', 'diesels'],
    ['goes4'],
  ])
})

it('what an option does without is not set off', () => {
  expect(settingOff(game)(table({ beginner: true }))('3')).toEqual(['greenTiles', 'rounds2'])
})
