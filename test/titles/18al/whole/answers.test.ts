import { describe, it } from 'vitest'
import { buyShare } from '../../../families/railway/entries'
import { expectAllowed, expectRefused, layTile, place } from '../kit'

// What else the appendix answers is tested with the paragraphs that it explains.

const p1 = { president: 'p1', shares: { p1: 4, p2: 2, market: 1 }, treasury: 500 }
/** TAG of p1, which owns a 2, in its operating turn or a player's stock turn of stock round 2. */
const at = (turn: string, more: object = {}, charter: object = {}) =>
  place({ corporations: { TAG: { ...p1, ...charter } }, turn, ...more })

describe('Appendix 1: stock', () => {
  it('App. 1 a corporation owns no shares, neither its own nor those of others', () => {
    expectRefused(at('p1'), buyShare('TAG', 'TAG', 'market'), '3', 'notYourTurn')
    expectRefused(at('TAG'), buyShare('TAG', 'TAG', 'market'), '4(b)', 'notYourTurn')
  })
})

describe('Appendix 1: operating', () => {
  it('App. 1 a private company of a player keeps nobody from building on its hex', () => {
    expectAllowed(at('TAG', { privates: { NDY: 'p2' } }), layTile('TAG', 20, { hex: 'C4' }))
  })
})
