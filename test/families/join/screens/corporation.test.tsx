import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { useState } from 'preact/hooks'
import { afterEach, describe, expect, it } from 'vitest'
import type { JoinedStock, MostShares } from '../../../../src/families/join/form'
import { Shares } from '../../../../src/families/join/screens/corporation'
import { commonJoining } from '../../../../src/families/words/en/join'

afterEach(cleanup)

const players = ['p1', 'p2']
const kit = {
  text: { ...commonJoining, rest: (percent: number) => `${percent}% left`, market: 'Pool' },
  voice: { name: (id: string) => ({ p1: 'Ann', p2: 'Ben' })[id] ?? id },
  corporations: [],
} as never
const corporation = { id: 'IR', short: 'IR' } as never

/** Draws how much of a corporation each has, as the form keeps it; returns what it keeps. */
function draw(most: MostShares, began: Partial<JoinedStock> = {}) {
  const kept: { row?: JoinedStock } = {}
  function Form() {
    const [row, setRow] = useState<JoinedStock>({
      ...{ par: 65, price: 65, shares: {}, market: 0, trains: [], stations: 1 },
      ...began,
    })
    kept.row = row
    const change = (changes: Partial<JoinedStock>) => setRow({ ...row, ...changes })
    return <Shares {...{ kit, corporation, row, change, players, most }} all={10} />
  }
  render(<Form />)
  return kept
}
const offered = (name: string) =>
  [...screen.getByRole('group', { name: `${name}, IR` }).querySelectorAll('button')].map(it => it.textContent)
const tap = (name: string, text: string) => {
  const all = [...screen.getByRole('group', { name: `${name}, IR` }).querySelectorAll('button')]
  const found = all.find(it => it.textContent === text)
  if (!found) throw new Error(`${name} has no ${text}`)
  fireEvent.click(found)
}

describe('how much of a corporation each has, as a form for joining asks it', () => {
  it('goes above the limit one share at a time, where that may be', () => {
    draw({ player: 6, above: true, market: 5 })
    expect(offered('Ann').at(-1)).toBe('60%')
    expect(offered('Pool').at(-1)).toBe('50%')
    for (const share of ['60%', '70%', '80%', '90%', '100%']) tap('Ann', share)
    expect(offered('Ann').at(-1)).toBe('100%')
    expect(offered('Ben').at(-1)).toBe('60%')
  })

  it('ends at the limit where nobody may hold more', () => {
    draw({ player: 6, market: 6 })
    tap('Ann', '60%')
    expect(offered('Ann').at(-1)).toBe('60%')
  })

  it('keeps a president who was chosen only as long as nobody has more', () => {
    const kept = draw({ player: 6, market: 5 }, { shares: { p1: 2, p2: 2 }, president: 'p2' })
    tap('Ben', '30%')
    expect(kept.row?.president).toBe('p2')
    tap('Ann', '50%')
    expect(kept.row).toMatchObject({ shares: { p1: 5, p2: 3 }, president: undefined })
  })
})
