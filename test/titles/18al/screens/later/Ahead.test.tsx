import { cleanup, render } from '@testing-library/preact'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Ahead } from '../../../../../src/titles/18al/screens/later/Ahead'
import { actionsOf, realGame } from '../../../../games/recorded'
import { drawn } from '../../../drawn'

const { speak, openAt } = await drawn('18AL')

beforeAll(speak)
afterEach(cleanup)

describe('the look ahead of 18AL', () => {
  it('5 says how near each of the three ends is, and what players could raise', () => {
    const game = realGame('4714')
    openAt(game, actionsOf(game).slice(0, 170))
    const text = render(<Ahead />).container.textContent ?? ''
    expect(text).toContain('The bank runs out.')
    expect(text).toMatch(/A market value reaches \$300\..*paid runs? away/)
    expect(text).toContain('A player goes bankrupt.')
    expect(text).toMatch(/could raise \$976/)
  })
})
