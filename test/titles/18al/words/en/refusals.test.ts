import { describe, expect, it } from 'vitest'
import type { Refusal } from '../../../../../src/rules/rule'
import { words } from '../../../../../src/titles/18al/words/en'
import { voice } from '../../../../words/said'
import { FACTS } from '../facts'
import { allSold, expectSentence, firstTurn, played, table, whyNot } from '../table'

/**
 * Codes whose sentences put facts in other ways: `one` tile, a row counted from 1, a share as 10%, a lone president's
 * certificate.
 */
const SAID_OTHERWISE: readonly string[] = ['tileLaid', 'noSuchSpace', 'holderLacks', 'positionPresident']

const said = (code: string, facts: Refusal['facts']) => words.refusal({ rule: 'ruling', code, facts }, voice)

describe('refusals in words', () => {
  it.each(Object.entries(FACTS))('%s is a sentence, whatever its facts', (code, list) => {
    for (const facts of list) expectSentence(said(code, facts))
  })

  it.each(Object.entries(FACTS).filter(([code]) => !SAID_OTHERWISE.includes(code)))(
    '%s says its numbers',
    (code, list) => {
      for (const facts of list)
        for (const value of Object.values(facts)) {
          // Zero is left out, and a sign is put into words.
          if (typeof value === 'number' && value !== 0)
            expect(said(code, facts)).toContain(String(Math.abs(value)))
        }
    },
  )

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

  it('gives an unknown code as it is', () => {
    expect(words.refusal({ rule: '9', code: 'newRule', facts: {} }, voice)).toBe('newRule')
  })
})

describe('refusals at the table', () => {
  it('of an auction', () => {
    const bid = played(table(), { type: 'bid', player: 'p1', private: 'NDY', amount: 560 })
    expect(whyNot(bid, { type: 'bid', player: 'p2', private: 'NDY', amount: 561 })).toBe(
      'The next bid on the New Decatur Yards must be at least $565, not $561.',
    )
    const round = played(bid, { type: 'pass', player: 'p2' }, { type: 'pass', player: 'p3' })
    expect(whyNot(round, { type: 'bid', player: 'p1', private: 'S&NA', amount: 45 })).toBe(
      'Ann can use $40, but this takes $45: $560 of the cash is set aside for bids.',
    )
    expect(whyNot(table(), { type: 'bid', player: 'p1', private: 'NDY', amount: 601 })).toBe(
      'Ann has $600, but this takes $601.',
    )
  })

  it('of a stock turn', () => {
    expect(whyNot(table(), { type: 'par', player: 'p1', corporation: 'L&N', price: 75 })).toBe(
      'The bank still has the Tuscumbia Railway to sell: until the last private company is sold, a player may only buy the cheapest one, bid on another or pass.',
    )
    expect(whyNot(allSold(), { type: 'par', player: 'p3', corporation: 'L&N', price: 80 })).toBe(
      'A par value is $60, $70, $75, $90 or $105, not $80.',
    )
    expect(whyNot(allSold(), { type: 'pass', player: 'p1' })).toBe('It is Cy’s turn.')
    expect(said('certificateLimit', { player: 'p1', held: 12, limit: 12 })).toBe(
      'Ann holds 12 certificates, and the limit is 12.',
    )
    expect(said('presidentStays', { player: 'p1', corporation: 'L&N', most: 1 })).toBe(
      'No other player holds 20% of L&N and could take over the presidency, so Ann can sell at most 10%.',
    )
  })

  it('of an operating turn', () => {
    const turn = firstTurn()
    expect(whyNot(turn, { type: 'layTile', corporation: 'L&N', cost: 20, hex: 'G4' })).toBe(
      'The terrain of G4 costs $60, not $20.',
    )
    expect(whyNot(turn, { type: 'run', corporation: 'L&N', revenue: 40, pay: true })).toBe(
      'L&N owns no train and cannot run.',
    )
    expect(whyNot(turn, { type: 'buyTrain', corporation: 'L&N', train: '3', from: 'ipo' })).toBe(
      'The next new train is a 2 Train, not a 3 Train.',
    )
    expect(whyNot(turn, { type: 'endTurn', corporation: 'L&N' })).toBe(
      'L&N owns no train and has to buy one, unless it has no route.',
    )
    const placed = played(turn, { type: 'placeToken', corporation: 'L&N' })
    expect(whyNot(placed, { type: 'placeToken', corporation: 'L&N' })).toBe(
      'L&N has placed its one station this turn.',
    )
    expect(whyNot(placed, { type: 'layTile', corporation: 'L&N', cost: 20 })).toBe(
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
    const over = played(table(), { type: 'stop' })
    expect(whyNot(over, { type: 'stop' })).toBe('The game is over: the table has ended the game.')
    expect(whyNot(over, { type: 'extraRound' })).toBe(
      'The table ended the game, and no extra operating round follows that.',
    )
  })
})
