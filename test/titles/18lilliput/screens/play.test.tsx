import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { refused } from '../../../../src/app/desk/table'
import type { Action } from '../../../../src/rules/rule'
import { Panels } from '../../../../src/ui/kit/panels/Panels'
import { beside } from '../../../../src/ui/kit/parts/beside'
import { openedNow } from '../../../../src/ui/kit/parts/opened'
import { button, tap } from '../../../ui/buttons'
import { enteredBy, writeEntered } from '../../../ui/entered'
import { drawn } from '../../drawn'
import { chooseCorporation, four, type LilState, place, play, run, setupFor, table } from '../kit'

const { speak, openAt, kitOf } = await drawn('18Lilliput')

beforeAll(async () => {
  await speak()
  // Panels take the names from the open game.
  openAt(setupFor())
})
afterEach(() => {
  cleanup()
  refused.value = null
  openedNow.value = null
  beside.value = null
})

/** Draws a table; returns a list that collects what is entered there. */
function draw(state: LilState): readonly Action[] {
  const submitted: Action[] = []
  render(<Panels {...kitOf(state, submitted)} />)
  return submitted
}

const text = () => document.body.textContent ?? ''

const others = ['blue', 'green', 'yellow'] as const

describe('actions: a turn with a card', () => {
  it('actions: says of each kind of card what the player could do now, and why nothing can be bought', () => {
    const companies = four({ red: { treasury: 0 } })
    draw(place({ companies, cash: { p1: 70 }, left: { '2': 0 }, phase: '2' }))
    expect(text()).toContain('Can buy Slamecksan $65, Glimigrim $60, Lilliput $55, Mildendo $70')
    expect(text()).toMatch(/Mildendo [^.]*\$150/)
    expect(text()).toMatch(/Mildendo has \$0, but a station costs \$40/)
    expect(button(/^One train nothing now: card/)).toBeTruthy()
  })

  it('actions: offers a card to those who can only sell', () => {
    draw(place({ companies: four({ blue: { shares: { p1: 1 } } }), cash: { p1: 10 } }))
    expect(text()).toMatch(/Can sell [^.·]*\$/)
    expect(text()).not.toMatch(/has \$10, but/)
    expect(screen.queryByRole('button', { name: /^Shares nothing now: card/ })).toBeNull()
  })

  it('actions: takes a card and has its money paid by one tap', () => {
    const submitted = draw(place({ companies: four() }))
    tap(/^\$20: card /)
    expect(submitted).toEqual([{ type: 'takeCard', player: 'p1', card: 'money', use: 'action' }])
  })

  it('actions: shows the cards that are taken with who has them', () => {
    draw(
      place({
        companies: four(),
        turn: 2,
        copies: { p3: 0 },
        taken: [
          { card: 'station', use: 'action', player: 'p1' },
          { card: 'station', use: 'action', player: 'p2', copy: true },
        ],
      }),
    )
    expect(text()).toContain('Station, or $5P1, P2 (copy)')
    expect(screen.queryByRole('button', { name: /^A station/ })).toBeNull()
  })

  it('tiles: a Y-tile that is chosen first leaves the cards that lay it, below it, until it is chosen no more', () => {
    const submitted = draw(place({ companies: four() }))
    tap('Mildendo: Y-tile $50')
    expect(screen.queryByRole('button', { name: /^\$20: card / })).toBeNull()
    expect(screen.getByText('Now tap the card that lays it.')).toBeTruthy()
    tap(/^One or two yellow tiles With a Y-tile: card/)
    tap('Mildendo: Y-tile $50')
    tap(/^\$20: card /)
    expect(submitted).toEqual([
      { type: 'takeCard', player: 'p1', card: 'yellows', use: 'action' },
      { type: 'layY', corporation: 'red' },
      { type: 'takeCard', player: 'p1', card: 'money', use: 'action' },
    ])
  })

  it('founding: the most expensive affordable space is offered, any other is one tap on the index', () => {
    const submitted = draw(place({ companies: four(), cash: { p1: 300 }, card: { id: 'shares5' } }))
    tap('Found Blefuscu Coast')
    expect(button(/^Found Blefuscu Coast at 60 costs \$300, treasury \$600$/)).toBeTruthy()
    tap(/^50, row 1, column 1$/)
    tap(/^Found Blefuscu Coast at 50/)
    expect(submitted).toEqual([{ type: 'found', player: 'p1', corporation: 'c5', cell: [0, 0] }])
  })

  it('founding: says what its tap enters, with the space that is chosen', () => {
    const submitted = draw(place({ companies: four(), cash: { p1: 300 }, card: { id: 'shares5' } }))
    writeEntered()
    tap('Found Blefuscu Coast')
    tap(/^50, row 1, column 1$/)
    const founds = button(/^Found Blefuscu Coast at 50/)
    founds.click()
    expect(enteredBy(founds)).toEqual(submitted[0])
  })

  it('treasuryMoney: all of it goes to a company by one tap, or a part that is typed', () => {
    const companies = four({ c5: { director: 'p1' } })
    const submitted = draw(place({ companies, card: { id: 'money', use: 'alternative' } }))
    tap('$50 for Mildendo')
    tap('… a part for Blefuscu Coast')
    tap('3 digit')
    tap('0 digit')
    tap('$30 for Blefuscu Coast')
    expect(submitted).toEqual([
      { type: 'fund', corporation: 'red', amount: 50 },
      { type: 'fund', corporation: 'c5', amount: 30 },
    ])
  })

  it('actions: says that ending the turn gives up what could still be done, and nothing otherwise', () => {
    const companies = four({ red: { trains: [], treasury: 100 } })
    const says = () => button(/^P1 is done/).textContent
    const end = 'P1 is done gives up what the card still allows'
    draw(place({ companies, cash: { p1: 500 }, card: { id: 'trains' } }))
    expect(says()).toBe(end)
    cleanup()
    draw(place({ companies, cash: { p1: 500 }, card: { id: 'shares5' } }))
    expect(says()).toBe(end)
    cleanup()
    draw(place({ companies: four({ red: { treasury: 0 } }), cash: { p1: 0 }, card: { id: 'trains' } }))
    expect(says()).toBe('P1 is done')
  })

  it('copyCard: tells at the first choice how many copy cards each player gets, and not again', () => {
    draw(table(2))
    expect(text()).toContain('At the table: each player gets 2 copy cards.')
    cleanup()
    draw(play(table(2), chooseCorporation('p1', 'red')))
    expect(text()).not.toContain('At the table: each player')
  })

  it('trains: says what the first of a type sets off, and what the director adds', () => {
    const companies = four({ red: { trains: [], treasury: 100 }, yellow: { trains: ['2', '2', '3', '3'] } })
    const left = { '2': 0, '3': 0 }
    draw(place({ companies, cash: { p1: 500 }, left, phase: '3', card: { id: 'trains' } }))
    expect(button(/^4 · \$300 P1 adds \$200: Mildendo buys from the stack$/)).toBeTruthy()
    expect(text()).toMatch(
      /first 4: phase 4; train limit 3; obsolete, half the revenue: .*Lilliput must discard 1/,
    )
  })
})

describe('characters: what the Admiral pays', () => {
  const seen = (price: string) => screen.queryByRole('button', { name: new RegExp(`^3 · \\${price}`) })
  const three = { left: { '2': 0 }, phase: '3', characters: { admiral: 'p1' } } as const

  it('characters: is what a new train costs, also while the purchase is refused', () => {
    const companies = four({ red: { treasury: 500, trains: ['2', '2', '2', '2'] } })
    draw(place({ companies, ...three, card: { id: 'trains' } }))
    expect(seen('$135')?.getAttribute('aria-disabled')).toBe('true')
    cleanup()
    draw(place({ companies: four({ red: { treasury: 500 } }), ...three, card: { id: 'trains' } }))
    expect(seen('$135')?.getAttribute('aria-disabled')).not.toBe('true')
  })

  it('characters: is no tenth less for a scrapped train', () => {
    const companies = four({ red: { trains: [] } })
    draw(place({ companies, ...three, scrapped: ['3'], turn: 'red' }))
    expect(seen('$150')).toBeTruthy()
  })
})

describe('running: a company’s turn to run', () => {
  const last = { turn: 'red', run: { done: [...others] } } as const

  it('bureaucracy: is announced before the last company runs, and follows its dividend with the same tap', () => {
    const companies = four({ red: { lastRun: 100 } })
    const submitted = draw(place({ companies, ...last, left: { '2': 0 } }))
    expect(text()).toMatch(/A 3-train goes to the scrapped trains\. It triggers: phase 3, green tiles/)
    expect(text()).toContain('P2 starts the next round.')
    tap(/^Pay \$10 a share/)
    expect(submitted).toEqual([
      { type: 'run', corporation: 'red', revenue: 100, pay: true },
      { type: 'endRun', corporation: 'red' },
    ])
  })

  it('withholding: the last company may still buy a scrapped train before its turn ends', () => {
    const companies = four({ red: { lastRun: 100 } })
    const at = place({ companies, ...last, scrapped: ['3'] })
    const submitted = draw(at)
    tap(/^Keep it/)
    expect(submitted).toEqual([{ type: 'run', corporation: 'red', revenue: 100, pay: false }])
    cleanup()
    const after = draw(play(at, run('red', 100, false)))
    tap('3 · $150: Mildendo buys this scrapped train')
    tap('Mildendo is done: bureaucracy')
    expect(after.map(({ type }) => type)).toEqual(['buyTrain', 'endRun'])
  })

  it('end: in the last round the dividend is paid twice, and the game ends with the last run', () => {
    const companies = four({ red: { lastRun: 100 } })
    draw(place({ companies, ...last, round: 8 }))
    expect(text()).toContain('Last round: dividends are paid twice')
    expect(text()).not.toContain('Then bureaucracy')
    expect(button(/^Pay \$20 a share P1\s100/)).toBeTruthy()
    expect(button('Mildendo is done: the game ends')).toBeTruthy()
  })

  it('running: a company without a train only passes', () => {
    const submitted = draw(place({ companies: four({ red: { trains: [] } }), turn: 'red' }))
    expect(text()).toContain('No train: it does not run')
    tap('Mildendo is done')
    expect(submitted).toEqual([{ type: 'endRun', corporation: 'red' }])
  })
})

describe('the draft for professionals', () => {
  it('bureaucracy: is announced before the last card of the round, and needs a tap of its own', () => {
    const options = { professional: true } as const
    draw(place({ companies: four(), options, turn: 7, card: { id: 'money' } }))
    expect(text()).toContain('Then bureaucracy')
    expect(button('P1 is done: bureaucracy')).toBeTruthy()
  })
})
