import { describe, expect, it } from 'vitest'
import { REPORT_FIELDS as al } from '../../src/families/railway/fields'
import { asTold, differences } from '../../src/session/compare'
import { fields as lilliput } from '../../src/titles/18lilliput/table/fields'

const table = (bank: number, cash: number) => ({
  round: '2',
  bank,
  players: { ann: { cash } },
  corporations: {},
})

describe('what differs between two tables', () => {
  it('is each figure where it stands, and nothing that stayed', () => {
    expect(differences(table(-100, 100), table(-150, 150))).toEqual([
      { path: ['bank'], was: -100, is: -150 },
      { path: ['players', 'ann', 'cash'], was: 100, is: 150 },
    ])
    expect(differences(table(-100, 100), table(-100, 100))).toEqual([])
  })

  it('is told of a bank without limit by what is in play, as the head of the game says it', () => {
    const [bank, cash] = differences(table(-100, 100), table(-150, 150))
    if (!bank || !cash) throw new Error('both differ')
    expect(asTold(lilliput, bank)).toEqual({ path: ['circulation'], was: 100, is: 150 })
    expect(asTold(lilliput, cash)).toBe(cash)
    expect(asTold(al, bank)).toBe(bank)
  })
})
