import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { session } from '../../../../src/app/desk/table'
import { Panels } from '../../../../src/ui/kit/panels/Panels'
import { buyPrivate } from '../../../families/railway/entries'
import { drawn } from '../../drawn'
import { seated } from '../../tried'
import { play, table } from '../tables'
import { run, turn } from '../turn'

const { speak, openAt, kitOf } = await drawn('1889')

beforeAll(speak)
afterEach(() => {
  cleanup()
  session.value = null
})

describe('Auction', () => {
  it('shows what the bank still sells before what is sold', () => {
    openAt({ players: seated(3), options: {} })
    const state = play(table(3), buyPrivate('p1', 'TE'), buyPrivate('p2', 'MF'))
    const { container } = render(<Panels {...kitOf(state)} />)
    const shown = [...container.querySelectorAll('.company')]
    expect(shown.map(it => it.querySelector('strong')?.textContent)).toEqual([
      ...['Ehime Railway', 'Sumitomo Mines Railway', 'Dougo Railway', 'South Iyo Railway'],
      ...['Takamatsu E-Railroad', 'Mitsubishi Ferry'],
    ])
    expect(shown.filter(it => it.querySelector('button'))).toHaveLength(4)
  })
})

/** The card of an operating turn of the AR, presided over by p1. */
function operating(...given: Parameters<typeof turn>) {
  cleanup()
  openAt({ players: seated(4), options: {} })
  return render(<Panels {...kitOf(turn(...given))} />).container
}

describe('Private companies', () => {
  it('are called by their names where a corporation may buy them', () => {
    const privates = { SIR: 'p1', TE: 'p2', MF: 'AR', ER: 'AR', SMR: 'AR', DR: 'closed', UTF: 'AR' }
    const shown = operating({ phase: '3', privates }).querySelectorAll('.companies strong')
    expect([...shown].map(it => it.textContent)).toEqual(['Takamatsu E-Railroad', 'South Iyo Railway'])
  })
})

describe('Private powers', () => {
  const others = { TE: 'p2', MF: 'p2', ER: 'p2', SMR: 'p2', DR: 'p2', SIR: 'p2', UTF: 'p2' }
  const said = (privates: Readonly<Record<string, string>>) =>
    [...operating({ privates: { ...others, ...privates } }).querySelectorAll('p.soft')].map(
      it => it.textContent,
    )

  it('are said of what the corporation and its president own, in words that are true of both', () => {
    const all = [
      expect.stringMatching(/^Mitsubishi Ferry: a player who owns it may lay the port tile/),
      expect.stringMatching(/^Ehime Railway: as it is sold to a corporation, the seller may lay/),
      expect.stringMatching(/: a corporation that owns it pays nothing for mountains without a river\.$/),
    ]
    expect(said({})).toEqual([])
    expect(said({ MF: 'p1', ER: 'p1', SMR: 'p1' })).toEqual(all)
    expect(said({ MF: 'AR', ER: 'AR', SMR: 'AR' })).toEqual(all)
  })
})

/** The labels of the buttons for trains of the bank. */
function bankTrains(state: ReturnType<typeof turn>): readonly (string | null)[] {
  cleanup()
  openAt({ players: seated(4), options: {} })
  render(<Panels {...kitOf(state)} />)
  const buttons = screen.getAllByRole('button', { name: /buys this train$/ })
  return buttons.map(it => it.getAttribute('aria-label'))
}

describe('Trains', () => {
  const sixes = { phase: '6', offering: { 2: 0, 3: 0, 4: 0, 5: 0, 6: 1 }, trains: { AR: ['5'] } }
  const ds = (treasury: number) =>
    bankTrains(play(turn({ ...sixes, cash: { AR: treasury } }), run(100, false))).filter(it =>
      it?.startsWith('D '),
    )

  it('cost what is paid for one with another handed in, also where the treasury cannot', () => {
    const whole = expect.stringMatching(/^D · \$1,100 never run out/)
    const part = expect.stringMatching(/^D · \$800 and its 5 Train/)
    expect(ds(2000)).toEqual([whole, part])
    expect(ds(300)).toEqual([whole, part])
  })

  it('in the Pool say how many there are of a type', () => {
    const state = turn({ cash: { AR: 500 }, phase: '3', offering: { 2: 0 }, pool: ['2', '3', '2'] })
    expect(bankTrains(state)).toEqual([
      expect.stringMatching(/^3 · \$180 5 left/),
      expect.stringMatching(/^2 · \$80 Pool · 2:/),
      expect.stringMatching(/^3 · \$180 Pool · 1:/),
    ])
  })
})
