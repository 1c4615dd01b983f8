import { describe, expect, it } from 'vitest'
import { implied } from '../../../../src/titles/18lilliput/implied'
import { view } from '../../../../src/titles/18lilliput/table/view'
import {
  buyShare,
  buyTrain,
  chooseCorporation,
  endRun,
  found,
  four,
  fund,
  type LilState,
  place,
  placeToken,
  play,
  run,
  stop,
  table,
  takeCard,
} from '../kit'

describe('what a card would let the player to act do', () => {
  const uses = (state: Parameters<typeof view>[0], card: string) => {
    const found = view(state).cards.find(({ id }) => id === card)
    if (!found?.uses) throw new Error(`${card} is not open`)
    return found.uses
  }

  it('a train or a station that nobody can pay is idle, another company’s train is not', () => {
    const broke = place({ companies: four({ red: { treasury: 30, stations: 1 } }) })
    expect(uses(broke, 'station').action).toMatchObject({ stations: [], idle: true })
    expect(uses(broke, 'trains').action).toMatchObject({ trains: [], deals: ['red'], idle: false })
    const empty = place({ companies: four({ red: { treasury: 0 } }) })
    expect(uses(empty, 'trains').action.idle).toBe(true)
    expect(uses(empty, 'trains').alternative).toMatchObject({ pays: 5, idle: false })
  })

  it('names price, what the director adds, and what sales bring', () => {
    const companies = four({ red: { trains: [], treasury: 30 }, blue: { shares: { p1: 2 }, at: [0, 4] } })
    const state = place({ companies, cash: { p1: 310 } })
    expect(uses(state, 'trainTile').action.trains).toEqual([{ corporation: 'red', price: 80, adds: 50 }])
    const { sells, buys, founds } = uses(state, 'shares5').action
    expect(sells).toEqual([{ corporation: 'blue', shares: 2, price: 140 }])
    expect(buys).toHaveLength(4)
    expect(founds[0]).toEqual({ corporation: 'c5', price: 62 })
    expect(uses(state, 'money').alternative.funds).toBe(50)
  })

  it('offers a taken card only to whoever has a copy card', () => {
    const taken = [{ card: 'trains' as const, use: 'action' as const, player: 'p1' }]
    const open = (copies: number) =>
      view(place({ companies: four(), taken, turn: 1, copies: { p2: copies } })).cards.find(
        ({ id }) => id === 'trains',
      )?.open
    expect(open(1)).toBe('copy')
    expect(open(0)).toBe(null)
  })

  it('what it offers is accepted', () => {
    const state = place({ companies: four({ blue: { shares: { p1: 1 } } }), cash: { p1: 400 } })
    for (const card of view(state).cards) {
      for (const use of ['action', 'alternative'] as const) {
        const shown = card.uses?.[use]
        const held = play(state, takeCard('p1', card.id, use))
        for (const { corporation } of shown?.stations ?? []) play(held, placeToken(corporation))
        for (const { corporation } of shown?.buys ?? []) play(held, buyShare('p1', corporation))
        for (const { corporation } of shown?.trains ?? []) play(held, buyTrain(corporation, '2'))
        if (shown?.funds) play(held, fund('red', shown.funds))
      }
    }
  })
})

describe('the table in mid-game', () => {
  it('who drafts in which order, who acts twice, who follows', () => {
    const shown = view(place({ companies: four(), turn: 3, starting: 'p2' }))
    expect(shown.draft).toEqual({ order: ['p2', 'p3', 'p4', 'p1', 'p1', 'p4', 'p3', 'p2'], nth: 3 })
    expect(shown).toMatchObject({ actor: 'p1', followers: ['p1', 'p4', 'p3', 'p2'], nextRound: '2 run' })
    expect(shown.turn).toMatchObject({ at: 'card', twice: true, cite: 'actions' })
  })

  it('what the next type of train sets off, and what bureaucracy will do', () => {
    const companies = four({ red: { trains: ['2', '3', '3', '3'] } })
    const shown = view(place({ companies, phase: '3', left: { '3': 0 }, scrapped: ['2'] }))
    expect(shown.stack[0]).toMatchObject({ type: '4', left: 5, price: 300, phase: '4' })
    expect(shown.bureaucracy).toMatchObject({ train: '4', starting: 'p2', beforeRuns: false })
    expect(shown.bureaucracy?.setsOff).toMatchObject({
      limit: 3,
      funds: 70,
      removes: [],
      discards: [{ corporation: 'red', excess: 1 }],
    })
    expect(shown.bureaucracy?.setsOff?.turnsOver).toContainEqual({ at: 'scrapped', train: '2' })
    expect(shown.scrapped).toEqual([{ card: '2', type: '2', obsolete: false, price: 80 }])
  })

  it('what each company would pay for the next train: a tenth less if it is the Admiral’s', () => {
    const companies = four({ red: { director: 'p1' }, blue: { director: 'p2' } })
    const shown = view(place({ companies, left: { '2': 0 }, characters: { admiral: 'p1' } }))
    const pays = (company: string) => shown.corporations.find(({ id }) => id === company)?.newTrain
    expect([pays('red'), pays('blue')]).toEqual([135, 150])
  })

  it('no bureaucracy in the last round, unless professionals have it to come', () => {
    expect(view(place({ companies: four(), round: 8 })).bureaucracy).toBe(null)
    const options = { professional: true as const }
    expect(view(place({ companies: four(), round: 8, options })).bureaucracy).toMatchObject({ train: '2' })
    expect(view(place({ companies: four(), round: 8, options, turn: 'red' })).bureaucracy).toBe(null)
    expect(view(place({ companies: four(), options, turn: 'red' })).bureaucracy).toMatchObject({
      train: null,
      starting: 'p2',
    })
  })

  it('a company’s place in the order, its goals and its stations', () => {
    const shown = view(place({ companies: four({ red: { at: [0, 4] } }), round: 8, turn: 'red' }))
    const red = shown.corporations.find(({ id }) => id === 'red')
    expect(red).toMatchObject({ order: 1, price: 70, stationPrice: 40, ran: false, short: 'Mildendo' })
    expect(red?.goals?.dividend).toEqual({ at: [0, 6], price: 90 })
    expect(red?.goals?.sold.map(({ price }) => price)).toEqual([62, 65, 56])
    expect(shown.turn).toMatchObject({ at: 'run', doubled: true, mustRun: true, last: false, of: 4 })
    expect(shown.toRun).toEqual(['red', 'blue', 'green', 'yellow'])
    expect(shown).toMatchObject({ ending: 'last round', nextRound: null })
  })

  it('the choice at the start, and the ranking at the end', () => {
    const shown = view(play(table(), chooseCorporation('p1', 'red')))
    expect(shown.turn).toMatchObject({
      at: 'choose',
      player: 'p2',
      of: 8,
      companies: ['blue', 'green', 'yellow'],
    })
    expect(shown.followers).toEqual(['p3', 'p4'])
    const over = view(play(place({ companies: four(), cash: { p3: 200 } }), stop))
    expect(over.turn).toMatchObject({ at: 'over', by: 'stopped' })
    if (over.turn.at !== 'over') throw new Error('not over')
    expect(over.turn.ranking.map(({ player, place: at }) => [player, at])).toEqual([
      ['p3', 1],
      ['p1', 2],
      ['p2', 3],
      ['p4', 4],
    ])
    expect(over).toMatchObject({ over: 'stopped', actor: null, ending: null })
  })

  it('starting companies that nobody chose are not shown once the game runs', () => {
    const ids = view(place({ players: 3, companies: { red: { director: 'p1' } } })).corporations.map(
      ({ id }) => id,
    )
    expect(ids).toEqual(['red', 'c5', 'c6', 'c7'])
    expect(view(table(3)).corporations).toHaveLength(7)
  })

  it('what is in circulation is what the bank is below zero', () => {
    const shown = view(place({ companies: four(), cash: { p1: 20 } }))
    expect(shown).toMatchObject({ bank: -2020, circulation: 2020 })
    expect(shown.purses.map(({ holder }) => holder)).toEqual([
      'p1',
      'p2',
      'p3',
      'p4',
      'blue',
      'green',
      'yellow',
      'red',
      'bank',
    ])
  })
})

describe('why nothing can be bought', () => {
  const use = (state: LilState, card: string) => view(state).cards.find(({ id }) => id === card)?.uses?.action

  it('trains, stations: is said of the richest company of the player', () => {
    const companies = four({ red: { treasury: 30 }, c5: { director: 'p1', treasury: 35, trains: ['3'] } })
    const state = place({ companies, left: { '2': 0 } })
    expect(use(state, 'trains')?.why).toMatchObject({ rule: 'trains', facts: { corporation: 'c5', has: 35 } })
    expect(use(state, 'station')?.why).toMatchObject({ rule: 'stations', facts: { has: 35, price: 40 } })
  })

  it('shares: is said of the cheapest share', () => {
    const state = place({ companies: four(), cash: { p1: 20 } })
    expect(use(state, 'shares5')?.why).toMatchObject({ rule: 'shares', facts: { has: 20, price: 55 } })
  })

  it('actions: nothing is said if something can be bought', () => {
    const state = place({ companies: four(), cash: { p1: 100 } })
    for (const card of ['trains', 'station', 'shares5']) expect(use(state, card)?.why).toBeNull()
  })
})

describe('a scrapped train that may be bought', () => {
  const mayBuy = (state: LilState) => {
    const { turn } = view(state)
    return turn.at === 'run' && turn.mayBuy
  }

  it('withholding: before the run by what it may earn, after it by its money', () => {
    const running = place({ companies: four({ red: { treasury: 0 } }), scrapped: ['3'], turn: 'red' })
    expect(mayBuy(running)).toBe(true)
    expect(mayBuy(play(running, run('red', 200)))).toBe(false)
    expect(mayBuy(play(running, run('red', 100, false)))).toBe(false)
    expect(mayBuy(play(running, run('red', 200, false)))).toBe(true)
  })
})

describe('what the next tap implies', () => {
  it('the end of a turn whose card is used up', () => {
    const trains = place({ companies: four(), card: { id: 'trains' } })
    expect(implied(trains)).toEqual([])
    expect(implied(play(trains, buyTrain('red', '2')))).toEqual([])
    const both = play(trains, buyTrain('red', '2'), buyTrain('red', '2'))
    expect(implied(both)).toEqual([{ type: 'endTurn', player: 'p1' }])
    expect(implied(place({ companies: four(), card: { id: 'money' } }))).toHaveLength(1)
    expect(implied(place({ companies: four(), card: { id: 'tile' } }))).toHaveLength(1)
    const funds = place({ companies: four(), card: { id: 'money', use: 'alternative' } })
    expect(implied(funds)).toEqual([])
    expect(implied(play(funds, fund('red', 50)))).toHaveLength(1)
    const founded = play(
      place({ companies: four(), cash: { p1: 300 }, card: { id: 'shares5' } }),
      found('p1', 'c5', [0, 0]),
    )
    expect(implied(founded)).toEqual([])
  })

  it('not the last card of a round if bureaucracy follows it', () => {
    const at = { companies: four(), options: { professional: true }, card: { id: 'money' } } as const
    expect(implied(place({ ...at, turn: 6 }))).toHaveLength(1)
    expect(implied(place({ ...at, turn: 7 }))).toEqual([])
  })

  it('the end of a run after which nothing can be bought, never the last one', () => {
    const running = place({ companies: four(), scrapped: ['3'], turn: 'red' })
    expect(implied(running)).toEqual([])
    expect(implied(play(running, run('red', 50)))).toEqual([endRun('red')])
    expect(implied(play(running, run('red', 50, false)))).toEqual([])
    const last = place({ companies: four(), turn: 'red', run: { done: ['blue', 'green', 'yellow'] } })
    expect(implied(play(last, run('red', 50)))).toEqual([])
  })

  it('several companies without a train, one after the other', () => {
    const companies = four({ blue: { trains: [] }, green: { trains: [] } })
    const state = play(place({ companies, turn: 'red' }), run('red', 50))
    expect(implied(state)).toEqual([endRun('red'), endRun('blue'), endRun('green')])
  })
})
