import { describe, expect, it } from 'vitest'
import type { Refusal } from '../../../../../src/rules/rule'
import { words } from '../../../../../src/titles/18al/words/en'
import { bid, endTurn, par, pass, run, stop } from '../../../../families/railway/entries'
import { voice } from '../../../../words/said'
import { afterPrivates, buyTrain, extraRound, layTile, placeToken, play, table } from '../../kit'
import { firstTurn, whyNot } from '../../log'

// What is said beside play is fetched on demand.
await words.rest?.load()

const said = (code: string, facts: Refusal['facts']) => words.refusal({ rule: 'ruling', code, facts }, voice)

describe('refusals in words', () => {
  it('calls the places of the table by their names', () => {
    expect(said('noneLeft', { corporation: 'L&N', from: 'ipo' })).toBe(
      'There is no certificate of L&N in the Initial Offering.',
    )
    expect(said('notOwner', { private: 'B&SLC', owner: 'bank', player: 'p1' })).toBe(
      'The Brown & Sons Lumber Co. is still the bank’s.',
    )
    expect(said('noSuchHolder', { holder: 'closed', kind: 'money' })).toBe('Money cannot be put out of play.')
    expect(said('holderLacks', { holder: 'p1', what: 'shares', has: 1, wants: 2 })).toBe(
      'Ann has 10% to give, not 20%.',
    )
  })

  it('counts rows and columns from 1', () => {
    expect(said('noSuchSpace', { row: 7, column: 2 })).toBe(
      'The stock chart has no space in row 8, column 3.',
    )
  })
})

describe('refusals at the table', () => {
  it('of an auction', () => {
    const high = play(table(), bid('p1', 'NDY', 560))
    expect(whyNot(high, bid('p2', 'NDY', 561))).toBe(
      'The next bid on the New Decatur Yards must be at least $565, not $561.',
    )
    expect(whyNot(play(high, pass('p2'), pass('p3')), bid('p1', 'S&NA', 45))).toBe(
      'Ann can use $40, but this takes $45: $560 of the cash is set aside for bids.',
    )
    expect(whyNot(table(), bid('p1', 'NDY', 601))).toBe('Ann has $600, but this takes $601.')
  })

  it('of a stock turn', () => {
    expect(whyNot(table(), par('p1', 'L&N', 75))).toBe(
      'The bank still has the Tuscumbia Railway to sell: until the last private company is sold, a player may only buy the cheapest one, bid on another or pass.',
    )
    expect(whyNot(afterPrivates(), par('p3', 'L&N', 80))).toBe(
      'A par value is $60, $70, $75, $90 or $105, not $80.',
    )
    expect(whyNot(afterPrivates(), pass('p1'))).toBe('It is Cy’s turn.')
    expect(said('certificateLimit', { player: 'p1', held: 12, limit: 12 })).toBe(
      'Ann holds 12 certificates, and the limit is 12.',
    )
    expect(said('presidentStays', { player: 'p1', corporation: 'L&N', most: 1 })).toBe(
      'No other player holds 20% of L&N and could take over the presidency, so Ann can sell at most 10%.',
    )
  })

  it('of an operating turn', () => {
    const turn = firstTurn()
    expect(whyNot(turn, layTile('L&N', 20, { hex: 'G4' }))).toBe('The terrain of G4 costs $60, not $20.')
    expect(whyNot(turn, run('L&N', 40))).toBe('L&N owns no train and cannot run.')
    expect(whyNot(turn, buyTrain('L&N', '3'))).toBe('The next new train is a 2 Train, not a 3 Train.')
    expect(whyNot(turn, endTurn('L&N'))).toBe('L&N owns no train and has to buy one, unless it has no route.')
    const placed = play(turn, placeToken('L&N'))
    expect(whyNot(placed, placeToken('L&N'))).toBe('L&N has placed its one station this turn.')
    expect(whyNot(placed, layTile('L&N', 20))).toBe(
      'L&N has placed its station this turn, and tiles are laid before that.',
    )
  })

  it('of money for trains', () => {
    expect(said('tooExpensive', { payer: 'L&N', has: 40, price: 100 })).toBe(
      'L&N has $40 in its treasury, but this costs $100.',
    )
    expect(said('presidentShort', { player: 'p1', has: 60, needs: 140, short: 80 })).toBe(
      'Ann has to add $140 but has $60: $80 is still to be raised.',
    )
    expect(said('sellsTooMuch', { player: 'p1', left: 100, least: 90, shares: 1 })).toBe(
      'Ann would have $100 left after the purchase, which has to be less than the $90 that a certificate brings: sell 1 share instead.',
    )
  })

  it('after the end', () => {
    const over = play(table(), stop)
    expect(whyNot(over, stop)).toBe('The game is over: the table has ended the game.')
    expect(whyNot(over, extraRound)).toBe(
      'The table ended the game, and no extra operating round follows that.',
    )
  })
})
