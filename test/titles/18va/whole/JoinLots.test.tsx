import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Action } from '../../../../src/rules/rule'
import { Join } from '../../../../src/titles/18va/screens/later/Join'
import { start } from '../../../../src/titles/18va/start'
import { drawn } from '../../drawn'
import { Filling } from '../../Filling'
import { knownGames, setupOf } from '../games'
import { play, type VaAction } from '../kit'
import { turnsOf } from '../later/kit'

const { speak } = await drawn('18VA')

beforeAll(speak)
afterEach(cleanup)

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const within = (group: string, name: string) =>
  [...screen.getByRole('group', { name: group }).querySelectorAll('button')].find(
    it => it.textContent === name,
  ) as Element

describe('4.1 the form that joins a game in its first auction', () => {
  it('4.1 asks only for the bids, and gives the auction as it is', () => {
    const game = knownGames().find(({ players }) => players.length === 3)
    if (!game) throw new Error('no game of three')
    const [first, second, third] = game.players.map(({ id }) => id)
    const nameOf = (id = '') => game.players.find(it => it.id === id)?.name ?? ''
    const entries: Action[] = []
    const fresh = start(setupOf(game))
    const { container } = render(
      <Filling
        Form={Join}
        setup={setupOf(game)}
        fresh={fresh}
        confirm="Join"
        onDone={list => entries.push(...list)}
      />,
    )
    tap('− Stock round')
    fireEvent.click(screen.getByRole('checkbox', { name: 'The first auction is still on' }))
    expect(container.textContent).not.toContain('Move order')
    expect(container.querySelector('.join-foot')?.textContent).toContain('Everything is filled in')
    tap('−10 Face value now, TIW')
    fireEvent.click(within('Who leads, PY', nameOf(second)))
    expect(container.querySelector('.join-foot')?.textContent).toContain('What is the bid on Potomac Yards?')
    tap(/, Bid on PY$/)
    for (const digit of '95') tap(`${digit} digit`)
    tap('+ Passed in a row')
    fireEvent.click(within('Whose turn', nameOf(first)))
    fireEvent.click(container.querySelector('.join-foot .button.big') as Element)
    const [turn] = turnsOf(play(fresh, ...(entries as VaAction[])))
    expect(turn).toEqual({
      at: 'auction',
      player: first,
      passed: [third],
      lots: {
        REA: { face: 40, bid: null },
        TIW: { face: 50, bid: null },
        PY: { face: 80, bid: { player: second, amount: 95 } },
        'B&O': { face: 140, bid: null },
      },
    })
  })
})
