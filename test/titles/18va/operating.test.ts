import { describe, expect, it } from 'vitest'
import { endTurn } from '../../families/railway/entries'
import { play, run } from './kit'
import { srOperates } from './tables'

describe('4.3.1 what may be sold', () => {
  it('4.3.1 the end of its first turn makes its shares saleable', () => {
    const state = srOperates({ charter: { operated: false } })
    expect(play(state, run('SR', 0)).corporations.SR.operated).toBe(false)
    expect(play(state, run('SR', 0), endTurn('SR')).corporations.SR.operated).toBe(true)
  })
})
