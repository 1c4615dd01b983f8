import { describe, expect, it } from 'vitest'
import { type Played, played, playedText, textOf } from '../games/found'

const at = ({ tables }: Played) => [tables.at(-1)?.round, tables.at(-1)?.turn]

describe('Table I trains of a table that is joined', () => {
  it.each(['r2_null_5', 'r2_null_4D'])('only an unlimited type has no number (%s)', async name => {
    const game = await played(name)
    expect(game).toMatchObject({ tables: [], code: 'positionUnlimited' })
  })
})

describe('Table III, 3.1 private companies of a table that is joined', () => {
  it('each are somewhere, or closed for a reason that the phase allows', async () => {
    const game = await played('r5_private_left_out')
    expect(game).toMatchObject({ tables: [], code: 'positionNowhere' })
    expect(game.said).toContain('Memphis & Charleston')
  })

  it('the Lumber Terminal is laid in no hex that has a tile', async () => {
    const game = await played('d_lumber_on_tile')
    expect(game).toMatchObject({ code: 'lumberHex' })
    expect(game.tables).toHaveLength(2)
  })
})

describe('4(b) who operates next in a round that is joined', () => {
  it('of two at the same price, the one whose turn it is comes before the other', async () => {
    expect(at(await played('r4_tie'))).toEqual(['OR 4.1', 'L&N'])
  })

  it('or after it, if the table says that the other has operated', async () => {
    const game = await played('r4_tie', table => Object.assign(table, { operated: ['L&N'] }))
    expect(at(game)).toEqual(['OR 4.2', 'L&N'])
  })

  it('one that has operated and dropped in the order does not operate twice, if the table says so', async () => {
    const game = await played('r4_join_twice', table => Object.assign(table, { operated: ['L&N'] }))
    expect(at(game)[0]).toBe('OR 4.2')
  })

  it('is refused if it names a corporation that cannot have operated', async () => {
    for (const operated of [['M&O'], ['L&N', 'L&N'], ['TAG']]) {
      const game = await played('r4_join_twice', table => Object.assign(table, { operated }))
      expect(game).toMatchObject({ tables: [], code: 'positionUnfit' })
      expect(game.said).toContain('“operated”')
    }
  })
})

describe('4(c) the length of a set that is joined', () => {
  it('is as the table says', async () => {
    const long = await played('d_join_set')
    const short = await played('d_join_set', table => Object.assign(table, { rounds: 2 }))
    expect(at(long)[0]).toBe('OR 3.3')
    expect(at(short)[0]).toBe('SR 4')
    expect(await played('d_join_set', table => Object.assign(table, { rounds: 1 }))).toMatchObject({
      code: 'positionUnfit',
    })
  })
})

describe('7(a) two tiles on a first turn', () => {
  it('are not for a corporation with a train: it has operated', async () => {
    expect(await played('r6_join7a_train')).toMatchObject({ code: 'tileLaid' })
  })

  it('are for one that floated in the stock round in which the game was joined', async () => {
    const game = await played('r6_join7a_new')
    expect(game.code).toBeUndefined()
    expect(at(game)).toEqual(['OR 3.1', 'L&N'])
  })
})

describe('rulings conserve what is on the table', () => {
  it('give no money to a corporation that has not started', async () => {
    expect(await played('r3_money_unstarted')).toMatchObject({ code: 'notStarted' })
  })

  it('5 can undo the end that another ruling set off', async () => {
    const game = await played('d_typo_ends_game')
    expect(game.code).toBeUndefined()
    expect(game.tables.at(-1)?.gameOver).toBeUndefined()
  })
})

describe('ids and names', () => {
  it.each(['r1_constructor_id', 'r1_proto_id'])(
    'the property names of all objects are no ids (%s)',
    async name => {
      const game = await played(name)
      expect(game.code).toBe('oddId')
      expect(game.said).toMatch(/^Line 1: "players\[0\]\.id" may not be /)
    },
  )

  it('they are no keys of a file either, and names that differ only in spaces or the encoding of accents are the same', async () => {
    const text = textOf('r3_money_unstarted')
    const twice = (one: string, other: string) =>
      playedText(
        text.replace('"name": "Ann"', `"name": "${one}"`).replace('"name": "Bo"', `"name": "${other}"`),
      )
    expect(await twice('Ann', 'Ann ')).toMatchObject({ code: 'twice' })
    expect(await twice('Zo\u00eb', 'Zoe\u0308')).toMatchObject({ code: 'twice' })
    expect(await playedText(text.replace('"reason"', '"toString": 1, "reason"'))).toMatchObject({
      code: 'unknownKey',
    })
  })
})

describe('sentences', () => {
  it.each([
    ['u_ndy_cheapest', 'yardsMust', /New Decatur Yards, which must be used/],
    ['u_over_by_ruling', 'overByRuling', /ruling put L&N over its limit .* ruling on a train puts it right/],
    ['u_auction_turn', 'auctionOn', /South & North Alabama is being auctioned: Ann is asked/],
    ['u_set_aside', 'setAside', /\$600 of the cash is set aside/],
    ['u_given_tusc', 'auctionNext', /goes to auction when this turn ends/],
  ])('%s', async (name, code, sentence) => {
    const game = await played(name)
    expect(game.code).toBe(code)
    expect(game.said).toMatch(sentence)
  })

  it('4.2.5.2(d) a president’s certificate is one certificate', async () => {
    expect((await played('d_president_pair')).code).toBeUndefined()
  })

  it('3.2 a private company sold is a sale', async () => {
    expect(await played('d_private_order')).toMatchObject({ code: 'salesOver' })
  })
})
