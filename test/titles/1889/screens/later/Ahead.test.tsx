import { cleanup, render } from '@testing-library/preact'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Ahead } from '../../../../../src/titles/1889/screens/later/Ahead'
import { actionsOf } from '../../../../games/recorded'
import { drawn } from '../../../drawn'
import { parts } from '../../parts'

const { speak, openAt } = await drawn('1889')

beforeAll(speak)
afterEach(cleanup)

describe('the look ahead of 1889', () => {
  it('says when the bank and the players end the game, and what each train does', () => {
    const [game] = parts.recorded
    if (!game) throw new Error('no game')
    openAt(game, actionsOf(game).slice(0, 150))
    const text = render(<Ahead />).container.textContent ?? ''
    expect(text).toMatch(/The bank runs out\. It has \D?\d/)
    expect(text).toContain('A player goes bankrupt.')
    expect(text).toMatch(/D · \D?1,?100 · unlimited/)
    expect(text).toContain('a D Train comes right after the first 6 Train')
    expect(text).toMatch(/could raise \D?\d+/)
  })
})
