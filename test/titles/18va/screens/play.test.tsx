import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { refused, session } from '../../../../src/app/desk/table'
import { choices } from '../../../../src/rules/apply'
import type { Action } from '../../../../src/rules/rule'
import { law } from '../../../../src/titles/18va/law'
import type { VaState } from '../../../../src/titles/18va/state'
import { Panels } from '../../../../src/ui/kit/panels/Panels'
import { openedNow } from '../../../../src/ui/kit/parts/opened'
import { button, tap } from '../../../ui/buttons'
import { drawn } from '../../drawn'
import { knownGames, type Recorded, setupOf } from '../games'
import { happened, place, play } from '../kit'

const { speak, openAt, kitOf } = await drawn('18VA')

const GAMES = knownGames()

beforeAll(speak)
afterEach(() => {
  cleanup()
  session.value = null
  refused.value = null
  openedNow.value = null
})

function gameAt(index: number): Recorded {
  const game = GAMES[index]
  if (!game) throw new Error('no such game')
  return game
}

/** A known game (by its index) after this many entries, open in the app. */
const tableAt = (index: number, entries: number): VaState => {
  const game = gameAt(index)
  const actions = game.trace.slice(0, entries).map(({ action }) => action)
  return openAt(setupOf(game), actions) as VaState
}

/** Draws a table; returns a list that collects what is entered there. */
function draw(state: VaState): readonly Action[] {
  const submitted: Action[] = []
  render(<Panels {...kitOf(state, submitted)} />)
  return submitted
}

const isGrey = (name: string | RegExp) => button(name).getAttribute('aria-disabled') === 'true'
const words = (selector: string) => document.querySelector(selector)?.textContent ?? ''

describe('4.1 the first auction', () => {
  it('4.1 shows all four items with who leads, and takes a bid on any with one tap', () => {
    const [first, second] = gameAt(2).players
    const state = play(tableAt(2, 0), { type: 'bid', player: first?.id ?? '', private: 'PY', amount: 90 })
    const submitted = draw(state)
    expect(
      screen.getAllByRole('group', { name: /^Bids on / }).map(it => it.getAttribute('aria-label')),
    ).toEqual(['REA', 'TIW', 'PY', 'B&O'].map(lot => `Bids on ${lot}`))
    expect(words('.lots')).toContain(`${first?.name} leads with $90`)
    expect(words('.free')).toContain('+ $90 aside')
    tap(`${second?.name} bids $95 on PY`)
    tap(`${second?.name} bids $150 on B&O`)
    expect(submitted).toEqual([
      { type: 'bid', player: second?.id, private: 'PY', amount: 95 },
      { type: 'bid', player: second?.id, private: 'B&O', amount: 150 },
    ])
  })

  it('4.1 says what the last pass in a row brings, and enters all remaining passes with one tap', () => {
    const submitted = draw(tableAt(0, 0))
    expect(words('.play-foot')).toContain('All pass')
    expect(screen.getByText(/^With the last pass REA falls to \$30, TIW falls to \$50/)).toBeTruthy()
    tap(/^All pass: 3 times/)
    expect(submitted.map(({ type }) => type)).toEqual(['pass', 'pass', 'pass'])
  })

  it('4.1 allows only a bid on an item that is free by now', () => {
    draw(tableAt(1, 33))
    expect(words('.notice')).toMatch(/must bid on it, \$0 or more/)
    expect(isGrey(/bids \$0 on TIW$/)).toBe(false)
    expect(isGrey(/bids \$60 on REA$/)).toBe(true)
    expect(isGrey(/passes$/)).toBe(true)
  })

  it('4.1 sets the value of the B&O with one tap, and shows the order that follows', () => {
    const submitted = draw(tableAt(0, 19))
    expect(screen.getByText(/^Then all move in the order of their cash: /)).toBeTruthy()
    tap(/^100 \$200 for its treasury/)
    expect(submitted).toMatchObject([{ type: 'par', corporation: 'B&O', price: 100 }])
  })
})

describe('4.5 an operating turn', () => {
  it('4.5.1 says what a conversion does before it converts', () => {
    const state = tableAt(0, 241)
    const submitted = draw(state)
    tap('To ten shares: what converting does')
    const lines = screen.getAllByRole('listitem').map(it => it.textContent)
    expect(lines).toEqual(
      expect.arrayContaining([
        'Every share stays, with its certificate, and counts 10% instead of 20%',
        '2 more stations at $100',
        'Train limit 4',
      ]),
    )
    expect(submitted).toEqual([])
    tap(/^Convert VGN to ten shares$/)
    expect(submitted).toEqual([{ type: 'convert', corporation: 'VGN' }])
  })

  it('4.5.3 states no price of a station when none is left', () => {
    const at = (stations: number) =>
      place({
        corporations: { SR: { president: 'p1', shares: { p1: 3 }, treasury: 500, stations } },
        turn: 'SR',
        step: 'station',
      })
    draw(at(1))
    expect(words('.stations')).toMatch(/^\$\d+$/)
    cleanup()
    draw(at(0))
    expect(words('.stations')).toBe('–')
  })

  it('4.5.7 says that the token moves, or why it stays', () => {
    draw(tableAt(0, 241))
    expect(button(/^Pay \$16 a share/).textContent).toContain('token 60 to 65: $80 reaches $60')
    cleanup()
    draw(tableAt(0, 244))
    expect(button(/^Pay \$6 a share/).textContent).toContain('token stays: $30 is below $40')
    // At $40 the token of this corporation is at the end of its column.
    expect(button(/^Withhold/).textContent).toMatch(/ token stays\s*$/)
  })

  it('4.5.4 takes a revenue without its last zero, which is shown pale, and one that is typed in full', () => {
    const state = tableAt(0, 241)
    const submitted = draw(state)
    const figure = () => screen.getByRole('status', { name: 'Revenue' })
    tap('1 digit')
    tap('2 digit')
    expect(figure().textContent).toBe('$120')
    expect(figure().querySelector('.soft')?.textContent).toBe('0')
    tap('0 digit')
    expect(figure().textContent).toBe('$120')
    expect(figure().querySelector('.soft')).toBeNull()
    tap(/^Pay \$24 a share/)
    expect(submitted).toMatchObject([{ type: 'run', revenue: 120, pay: true }])
  })

  it('4.5.8 offers another corporation’s train for all of the treasury, beside a price that is typed', () => {
    const state = tableAt(7, 965)
    const submitted = draw(state)
    tap('N&W’s 5: agree on a price')
    tap(/^C&O pays \$82 for N&W’s 5 treasury 82 to 0$/)
    tap('4 digit')
    tap(/^C&O pays \$4 for N&W’s 5 /)
    const bought = { type: 'buyTrain', corporation: 'C&O', train: '5', from: 'N&W' }
    expect(submitted).toEqual([
      { ...bought, price: 82 },
      { ...bought, price: 4 },
    ])
  })

  it('4.5.4.3 offers the coal of the last run, and takes what its trains bring instead with a tap', () => {
    const submitted = draw(tableAt(0, 111))
    const run = { type: 'run', corporation: 'RF&P', revenue: 40, pay: true }
    tap(/^Pay /)
    tap('$0')
    tap(/^Pay /)
    expect(submitted).toMatchObject([{ ...run, coal: 20 }, run])
    expect(submitted[1]).not.toHaveProperty('coal')
  })

  it('4.5.8 declares a train by the tap that buys it, with the Tredegar Iron Works if they are owned', () => {
    const submitted = draw(tableAt(0, 260))
    tap(/^2G · \$200 freight: VGN buys/)
    tap(/^3 · \$0 passenger with TIW/)
    expect(submitted).toEqual([
      { type: 'buyTrain', corporation: 'VGN', train: '2G', from: 'ipo' },
      { type: 'buyTrain', corporation: 'VGN', train: '3', from: 'ipo', private: 'TIW' },
    ])
  })

  it('4.6.2 says that a train of another corporation may be bought as well, and from how much', () => {
    draw(tableAt(10, 992))
    const notice = words('.forced .notice')
    expect(notice).toContain('the cheapest for sale is a 5/4G')
    expect(notice).toMatch(
      /Possible: sell shares, or buy a train of another corporation from \$\d+ \(further down\)/,
    )
  })

  it('4.6.2 shows the required purchase after the sales that hurt least, and above the bar once there is enough', () => {
    const trains = (place: string) => [...document.querySelectorAll(`${place} .train`)]
    draw(tableAt(7, 964))
    expect(document.querySelectorAll('.steps .button')).toHaveLength(3)
    expect(screen.getByText('3 other sales')).toBeTruthy()
    expect(screen.getByText('Earlier steps: not now')).toBeTruthy()
    expect(screen.getByText('Bankruptcy: not possible now')).toBeTruthy()
    expect(screen.getByText('End the turn: not possible now')).toBeTruthy()
    expect(trains('.not-yet').map(it => [it.textContent, it.getAttribute('aria-disabled')])).toEqual([
      ['5 · $500 passenger', 'true'],
      ['4G · $500 freight', 'true'],
    ])
    expect(document.querySelector('.play-foot')).toBeNull()
    cleanup()
    const submitted = draw(tableAt(0, 618))
    expect(words('.forced .notice')).toContain('can pay: buy the train below')
    expect(words('.play-foot .train')).toMatch(/^5 · \$500 passenger \S+ adds \$\d+$/)
    for (const it of trains('.play-foot')) fireEvent.click(it)
    expect(submitted).toMatchObject([
      { type: 'buyTrain', corporation: 'SR', train: '5', from: 'ipo' },
      { type: 'buyTrain', corporation: 'SR', train: '4G', from: 'ipo' },
    ])
  })

  it('4.6.3 says who takes over from a bankrupt president, and what closes', () => {
    const submitted = draw(tableAt(5, 774))
    tap('Declare bankruptcy…')
    expect(words('.ruin ul')).toMatch(
      /can raise \$145 of \$168 and leaves the game.*takes over SR.*nobody has two shares of N&W: it closes/,
    )
    expect(submitted).toEqual([])
    tap(/^Declare .* bankrupt$/)
    expect(submitted).toMatchObject([{ type: 'declareBankruptcy' }])
  })

  it('4.6.3 says before it is done what a bankruptcy sells, what that brings, and where it goes', () => {
    const state = tableAt(5, 774)
    const [{ draft } = { draft: undefined }] = choices(law, state, ['declareBankruptcy'])
    const paid = happened(state, draft as Action).filter(it => it.is === 'paid')
    const sales = paid.filter(it => it.why === 'sale')
    const left = paid.find(it => it.why === 'forfeit')
    draw(state)
    tap('Declare bankruptcy…')
    const said = words('.ruin ul')
    expect(sales.length).toBeGreaterThan(0)
    for (const { of, amount } of sales) expect(said).toMatch(new RegExp(`\\d\\s${of} \\$${amount}`))
    expect(said).toMatch(new RegExp(`\\$${left?.amount} forfeited to the (bank|treasury of)`))
  })

  it('4.6.2 says on the button of another corporation’s train what the president adds', () => {
    const state = place({
      corporations: {
        'B&O': { president: 'p1', shares: { p1: 3 }, trains: [], treasury: 0 },
        WM: { president: 'p2', shares: { p2: 2 }, trains: ['3'], treasury: 100 },
      },
      phase: '3',
      cash: { p1: 90 },
      turn: 'B&O',
    })
    draw(state)
    tap('WM’s 3: agree on a price')
    expect(button(/^B&O pays \$1 for WM’s 3/).textContent).toContain('p1 adds $1 · treasury 0 to 0')
  })

  it('2 the first 5/4G names the corporations that convert', () => {
    draw(
      place({
        corporations: {
          'B&O': { president: 'p1', shares: { p1: 3 }, trains: ['4'], treasury: 700 },
          WM: { president: 'p2', shares: { p2: 2 } },
          SR: { president: 'p3', shares: { p3: 2 } },
        },
        phase: '4',
        left: { '4': 0 },
        turn: 'B&O',
      }),
    )
    const line = words('.trains')
    expect(line).toMatch(/first 5\/4G: .*SR, WM convert to ten shares at once/)
    expect(line).not.toContain('all Five-Share Companies convert')
  })

  it('4.5.8 says to each corporation over its limit how many trains it may keep', () => {
    draw(tableAt(32, 356))
    expect(words('.notice')).toContain('RF&P may keep 1, WM may keep 1')
  })
})
