import { describe, expect, it } from 'vitest'
import { type Reason, type Reasons, refuse } from '../../../../src/titles/18al/refusals'
import { words } from '../../../../src/titles/18al/words/en'
import { allSold, expectSentence, firstTurn, played, table, voice, whyNot } from './table'

/** Every code with facts as the rules give them, the special ones among them: a new code does not compile without. */
const FACTS: { readonly [K in Reason]: readonly Reasons[K][] } = {
  gameOver: [{ by: 'bank' }, { by: 'market' }, { by: 'bankruptcy' }, { by: 'stopped' }],
  notYourTurn: [{ turn: 'p1' }, { turn: 'L&N' }, { turn: '' }],
  discardFirst: [{ owners: ['L&N'] }, { owners: ['L&N', 'M&O', 'TAG'] }],
  mustAccept: [{ player: 'p1', private: 'Tusc' }],
  tooExpensive: [
    { payer: 'p1', has: 40, price: 75 },
    { payer: 'L&N', has: 0, price: 60 },
  ],
  setAside: [
    { payer: 'p1', free: 40, aside: 0, price: 45 },
    { payer: 'p1', free: 40, aside: 75, price: 45 },
  ],
  privatesUnsold: [{ private: 'B&SLC' }],
  notCheapest: [{ private: 'NDY', cheapest: 'Tusc' }],
  privateSold: [
    { private: 'Tusc', owner: 'p1' },
    { private: 'Tusc', owner: 'closed' },
  ],
  cheapestNotForBids: [{ private: 'Tusc', price: 15 }],
  bidOn: [{ private: 'S&NA' }],
  bidTooLow: [{ private: 'S&NA', least: 45, amount: 44 }],
  notThisAuction: [{ private: 'NDY', auction: 'B&SLC' }],
  notPar: [{ price: 80, pars: ['60', '70', '75', '90', '105'] }],
  started: [{ corporation: 'L&N', president: 'p2' }],
  notStarted: [{ corporation: 'L&N' }],
  noneLeft: [
    { corporation: 'L&N', from: 'ipo' },
    { corporation: 'L&N', from: 'market' },
  ],
  onePurchase: [{ player: 'p1' }],
  soldThisRound: [{ player: 'p1', corporation: 'L&N' }],
  shareLimit: [{ player: 'p1', corporation: 'L&N', percent: 70, limit: 60 }],
  certificateLimit: [{ player: 'p1', held: 12, limit: 12 }],
  overLimit: [{ player: 'p1', held: 13, limit: 12 }],
  sellFirst: [{ player: 'p1', held: 13, limit: 12 }],
  noSalesYet: [{ round: 'SR 1' }],
  notHeld: [
    { player: 'p1', corporation: 'L&N', held: 0, shares: 1 },
    { player: 'p1', corporation: 'L&N', held: 2, shares: 3 },
  ],
  marketFull: [{ corporation: 'L&N', percent: 60, limit: 50 }],
  presidentStays: [
    { player: 'p1', corporation: 'L&N', most: 3 },
    { player: 'p1', corporation: 'L&N', most: 0 },
  ],
  salesOver: [{ player: 'p1' }],
  notOwner: [
    { private: 'M&C', owner: 'p2', player: 'p1' },
    { private: 'M&C', owner: 'bank', player: 'p1' },
    { private: 'M&C', owner: 'closed', player: 'p1' },
    { private: 'M&C', owner: 'L&N', player: 'p1' },
  ],
  noPlayer: [{ to: 'bank' }, { to: 'L&N' }],
  toHimself: [{ player: 'p1', private: 'B&SLC' }],
  neithersTurn: [{ turn: 'p3', private: 'B&SLC' }],
  stepOver: [
    { corporation: 'L&N', step: 'tile', now: 'station' },
    { corporation: 'L&N', step: 'tile', now: 'trains' },
    { corporation: 'L&N', step: 'secondStation', now: 'station' },
  ],
  terrainPrice: [{ cost: 30 }],
  terrainOfHex: [
    { hex: 'G4', cost: 20, price: 60 },
    { hex: 'E6', cost: 20, price: 0 },
  ],
  terrainPaid: [{ hex: 'G4' }],
  noTileHere: [{ hex: 'P7' }],
  tileLaid: [
    { corporation: 'L&N', tiles: 1 },
    { corporation: 'L&N', tiles: 2 },
  ],
  lumberNotOwned: [
    { corporation: 'L&N', owner: 'p1' },
    { corporation: 'L&N', owner: 'closed' },
    { corporation: 'L&N', owner: 'bank' },
  ],
  lumberGone: [{ state: 'laid' }, { state: 'gone' }],
  lumberHex: [{ hex: 'G4' }, { hex: 'G2' }],
  lumberFree: [{ cost: 20 }],
  noStation: [{ corporation: 'TAG' }],
  stationThere: [{ corporation: 'L&N', city: 'Birmingham' }],
  notObjective: [
    { corporation: 'L&N', objective: 'Birmingham', city: 'York' },
    { corporation: 'L&N', objective: 'Birmingham', city: null },
  ],
  objectiveUnsaid: [{ corporation: 'L&N', objective: 'Birmingham' }],
  objectivePaid: [{ corporation: 'L&N' }],
  coalNotOwned: [
    { corporation: 'L&N', owner: 'p1' },
    { corporation: 'L&N', owner: 'closed' },
  ],
  coalGone: [{ at: 'gone' }, { at: 'Gadsden' }],
  coalCity: [{ city: 'Mobile' }],
  coalNoTrain: [{ corporation: 'L&N', city: 'Gadsden' }],
  noTrain: [{ corporation: 'L&N' }],
  hasRun: [{ corporation: 'L&N' }],
  mustRun: [{ corporation: 'L&N', trains: 2 }],
  tens: [{ revenue: 125 }],
  nothingToPay: [{ corporation: 'L&N' }],
  trainLimit: [{ corporation: 'L&N', owned: 3, limit: 3 }],
  oneTrainATurn: [{ corporation: 'L&N', phase: '2' }],
  notNext: [
    { train: '4', next: '3' },
    { train: '4', next: null },
  ],
  notThere: [
    { train: '3', from: 'market' },
    { train: '3', from: 'M&O' },
  ],
  obsolete: [{ train: '4' }],
  ownTrain: [{ corporation: 'L&N' }],
  priceNeeded: [{ train: '3', from: 'M&O' }],
  priceFixed: [{ train: '3', price: 180 }],
  yardsNotOwned: [
    { corporation: 'L&N', owner: 'p1' },
    { corporation: 'L&N', owner: 'closed' },
    { corporation: 'L&N', owner: 'L&N' },
  ],
  yardsNewOnly: [{ train: '3' }],
  treasuryOnly: [{ corporation: 'L&N', has: 40, price: 100 }],
  notForced: [{ corporation: 'L&N', has: 40, price: 180 }],
  affordsCheaper: [{ corporation: 'L&N', has: 200, price: 300, train: '3', cheapest: 180 }],
  cheapestOnly: [{ train: '5', cheapest: '3', from: 'market', price: 180 }],
  presidentShort: [{ player: 'p1', has: 60, needs: 140, short: 80 }],
  nothingToDiscard: [{ corporation: 'L&N', owned: 2, limit: 3 }],
  trainNeeded: [{ corporation: 'L&N' }],
  noRouteOwnsTrain: [{ corporation: 'L&N' }],
  notRaising: [
    { player: 'p1', turn: 'L&N' },
    { player: 'p1', turn: '' },
  ],
  nothingShort: [{ player: 'p1', has: 150, needs: 140 }],
  keepsPresidency: [{ player: 'p1', corporation: 'L&N' }],
  sellsTooMuch: [{ player: 'p1', left: 90, least: 75, shares: 1 }],
  takeBack: [{ player: 'p1', left: 90, least: 75 }],
  notBankrupt: [{ player: 'p1', raises: 300, needs: 140 }],
  privatesNotYet: [{ phase: '2' }],
  notFromPlayer: [
    { private: 'M&C', owner: 'M&O' },
    { private: 'M&C', owner: 'closed' },
    { private: 'M&C', owner: 'bank' },
  ],
  priceRange: [{ private: 'B&SLC', price: 110, least: 35, most: 105 }],
  noExtraRound: ['running', 'bankruptcy', 'stopped', 'played', 'noTie'].map(why => ({ why })),
  noSuchHolder: [
    { holder: 'ipo', kind: 'money' },
    { holder: 'closed', kind: 'money' },
    { holder: 'bank', kind: 'shares' },
    { holder: 'p1', kind: 'train' },
    { holder: 'ipo', kind: 'private' },
  ],
  holderLacks: [
    { holder: 'p1', what: 'money', has: 10, wants: 20 },
    { holder: 'p1', what: 'shares', has: 1, wants: 2 },
    { holder: 'M&O', what: 'train 3', has: 0, wants: 1 },
    { holder: 'market', what: 'train 3', has: 0, wants: 1 },
    { holder: 'closed', what: 'train 3', has: 0, wants: 1 },
  ],
  presidentsTwo: [
    { holder: 'p1', corporation: 'L&N' },
    { holder: 'ipo', corporation: 'L&N' },
  ],
  noSuchSpace: [{ row: 7, column: 2 }],
  alreadySo: [
    { what: 'money', of: 'bank' },
    { what: 'shares', of: 'p1' },
    { what: 'president', of: 'p1' },
    { what: 'price', of: 'L&N' },
    { what: 'train', of: 'L&N' },
    { what: 'private', of: 'p1' },
    { what: 'private', of: 'closed' },
    { what: 'station', of: 'L&N' },
    { what: 'phase', of: '4' },
    { what: 'float', of: 'L&N' },
  ],
  stationsLeft: [{ corporation: 'L&N', most: 3 }],
  wrongTurn: [
    { turn: 'p1', round: 'OR 3.1' },
    { turn: 'TAG', round: 'SR 2' },
  ],
  outvoted: [{ corporation: 'L&N', president: 'p1', player: 'p2' }],
  shouldFloat: [{ corporation: 'L&N' }],
  positionLate: [{}],
  positionMoney: [
    { sum: 7980, bank: 8000, missing: 20 },
    { sum: 8020, bank: 8000, missing: -20 },
  ],
  positionShares: [{ corporation: 'L&N', percent: 90 }],
  positionPresident: [
    { corporation: 'L&N', presidents: 0 },
    { corporation: 'L&N', presidents: 1 },
    { corporation: 'L&N', presidents: 2 },
  ],
  positionPrice: [{ corporation: 'L&N', price: 77 }],
  positionTrains: [{ train: '2', found: 4, number: 5 }],
  positionPrivate: [{ private: 'M&C' }],
}

/** Facts that a sentence says in its own way: `one` tile, a row counted from 1, a share as 10%, a president's lone certificate. */
const SAID_OTHERWISE: readonly string[] = ['tileLaid', 'noSuchSpace', 'holderLacks', 'positionPresident']

const said = <K extends Reason>(code: K, facts: Reasons[K]) =>
  words.refusal(refuse('ruling', code, facts), voice)

describe('refusals in words', () => {
  it.each(Object.keys(FACTS) as Reason[])('%s is a sentence, whatever its facts', code => {
    for (const facts of FACTS[code]) expectSentence(said(code, facts))
  })

  it.each((Object.keys(FACTS) as Reason[]).filter(code => !SAID_OTHERWISE.includes(code)))(
    '%s says its numbers',
    code => {
      for (const facts of FACTS[code])
        for (const value of Object.values(facts)) {
          // Zero is said as nothing at all; a sign in words.
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
      "The Brown & Sons Lumber Co. is still the bank's, so Ann cannot sell it.",
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

  it('says a code of a later edition as it is', () => {
    expect(words.refusal({ rule: '9', code: 'newRule', facts: {} }, voice)).toBe('newRule')
  })
})

describe('refusals at the table', () => {
  it('of an auction', () => {
    const bid = played(table(), { type: 'bid', player: 'p1', private: 'NDY', amount: 560 })
    expect(whyNot(bid, { type: 'bid', player: 'p2', private: 'NDY', amount: 561 })).toBe(
      'The next bid on the New Decatur Yards is at least $565, and $561 is less.',
    )
    const round = played(bid, { type: 'pass', player: 'p2' }, { type: 'pass', player: 'p3' })
    expect(whyNot(round, { type: 'bid', player: 'p1', private: 'S&NA', amount: 45 })).toBe(
      'Ann can use $40 and this takes $45: $560 of the cash is set aside for bids.',
    )
    expect(whyNot(table(), { type: 'bid', player: 'p1', private: 'NDY', amount: 601 })).toBe(
      'Ann has $600 and this takes $601.',
    )
  })

  it('of a stock turn', () => {
    expect(whyNot(table(), { type: 'par', player: 'p1', corporation: 'L&N', price: 75 })).toBe(
      'The bank still has the Tuscumbia Railway to sell: until the last private company is sold, a turn only buys the cheapest one, bids on another or passes.',
    )
    expect(whyNot(allSold(), { type: 'par', player: 'p3', corporation: 'L&N', price: 80 })).toBe(
      'A par value is $60, $70, $75, $90 or $105, not $80.',
    )
    expect(whyNot(allSold(), { type: 'pass', player: 'p1' })).toBe('It is the turn of Cy.')
    expect(said('certificateLimit', { player: 'p1', held: 12, limit: 12 })).toBe(
      'Ann holds 12 certificates and the limit is 12.',
    )
    expect(said('presidentStays', { player: 'p1', corporation: 'L&N', most: 1 })).toBe(
      'No other player holds the 20% of L&N that would take over the presidency, so Ann can sell at most 10%.',
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
      'The next train of the Initial Offering is a 2 Train, not a 3 Train.',
    )
    expect(whyNot(turn, { type: 'endTurn', corporation: 'L&N' })).toBe(
      'L&N owns no train and has to buy one, unless it has no legal run.',
    )
    const placed = played(turn, { type: 'placeToken', corporation: 'L&N' })
    expect(whyNot(placed, { type: 'placeToken', corporation: 'L&N' })).toBe(
      'L&N has placed its one station of this turn.',
    )
    expect(whyNot(placed, { type: 'layTile', corporation: 'L&N', cost: 20 })).toBe(
      'L&N has placed its station of this turn, and tiles are laid before that.',
    )
  })

  it('of money for trains', () => {
    expect(said('tooExpensive', { payer: 'L&N', has: 40, price: 100 })).toBe(
      'L&N has $40 in its treasury and this costs $100.',
    )
    expect(said('presidentShort', { player: 'p1', has: 60, needs: 140, short: 80 })).toBe(
      'Ann has to add $140 and has $60: $80 is still to be raised.',
    )
    expect(said('sellsTooMuch', { player: 'p1', left: 100, least: 90, shares: 1 })).toBe(
      'Ann would have $100 left after the purchase, and that has to be less than the $90 which a certificate brings: sell 1 share instead.',
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
