import { describe, it } from 'vitest'
import { acquire, sellShares } from '../../../families/railway/entries'
import { expectAllowed, expectRefused, play } from '../kit'
import { need } from '../need'

/** TAG of p1 without a train and with $200: a 4 costs $300. p1 has $60 and owns two private companies. */
const short = () => need(60, { privates: { NDY: 'p1', 'M&C': 'p1' } }, { treasury: 200 })

describe('4.2.5.2(d) a private company acquired after a certificate was sold for a train', () => {
  it('4.2.5.2(d) not the New Decatur Yards from the president, which make the sale needless', () => {
    expectAllowed(short(), acquire('TAG', 'NDY', 60))
    // $60, $60 for the share, and $60 for the Yards; at half price the 4 then lacks $10.
    expectRefused(
      play(short(), sellShares('p1', 'WRA', 1)),
      acquire('TAG', 'NDY', 60),
      '4.2.5.2(d)',
      'takeBack',
      { player: 'p1', left: 170, least: 60 },
    )
  })

  it('4.2.5.2(d) any other, for which the president adds what the treasury paid', () => {
    expectAllowed(play(short(), sellShares('p1', 'WRA', 1)), acquire('TAG', 'M&C', 100))
  })
})
