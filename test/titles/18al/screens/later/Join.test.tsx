import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Joined } from '../../../../../src/families/railway/join/answers'
import { emptyForm, startedAt } from '../../../../../src/families/railway/join/form'
import { game } from '../../../../../src/titles/18al/data'
import { join } from '../../../../../src/titles/18al/later/join'
import { Join } from '../../../../../src/titles/18al/screens/later/Join'
import { drawn } from '../../../drawn'
import { table } from '../../kit'

const { speak } = await drawn('18AL')

beforeAll(speak)
afterEach(cleanup)

describe('the form that joins a game of 18AL', () => {
  const fresh = table(3)
  const [ann] = fresh.players
  const started = (id: string, shares: number) => {
    if (!ann) throw new Error('nobody')
    return { ...startedAt(join, id, 75), shares: { [ann]: shares } }
  }
  const options = (form: Partial<Joined>, group: string) => {
    const setup = { players: fresh.players.map(id => ({ id, name: id })), options: {} }
    const filled = { ...emptyForm(), ...form }
    render(<Join setup={setup} fresh={fresh} filled={filled} confirm="Join" onDone={() => {}} />)
    const said = [...screen.getByRole('group', { name: group }).querySelectorAll('button')]
    return said.map(it => (it.querySelector('.hidden-text') ?? it).textContent)
  }
  // As after the M&O was corrected last.
  const corporations = { TAG: started('TAG', 6), WRA: started('WRA', 2), 'M&O': started('M&O', 6) }

  it('offers private companies to players and to corporations that have floated, in printed order', () => {
    expect(options({ corporations }, game.company(fresh, 'Tusc').name)).toEqual([
      ...fresh.players,
      ...['M&O', 'TAG', 'Nobody'],
    ])
  })

  it('keeps showing an owner that turns out not to have floated', () => {
    const privates = { Tusc: 'WRA' }
    expect(options({ corporations, privates }, game.company(fresh, 'Tusc').name)).toContain('WRA')
  })

  it('offers the chits of the M&C and the coal token to the same corporations', () => {
    const late = { ...corporations, TAG: { ...corporations.TAG, trains: ['5'] } }
    const pieces = { corporations: late, own: { coal: 'Birmingham' } }
    expect(options(pieces, 'Name chits').slice(0, -1)).toEqual(['M&O', 'TAG'])
    cleanup()
    expect(options(pieces, 'Whose it is')).toEqual(['M&O', 'TAG'])
  })
})
