import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readGameFile } from '../../src/interop/gameFile'
import { apply } from '../../src/rules/apply'
import type { Action } from '../../src/rules/rule'
import { loadTitle } from '../../src/titles/registry'
import { fileProblem } from '../../src/words/en/files'

interface Table {
  readonly round?: string
  readonly turn?: string
  readonly gameOver?: string
}

/** What becomes of a small game: the tables after its entries, and its refusal or what is wrong with the file. */
interface Played {
  readonly tables: readonly Table[]
  readonly code?: string
  readonly said?: string
}

const textOf = (name: string) => readFileSync(new URL(`found/${name}.json`, import.meta.url), 'utf8')

/** Plays a small game; `change` puts something into its first entry before. */
async function played(name: string, change: (table: Record<string, unknown>) => void = () => {}) {
  const file = JSON.parse(textOf(name)) as { actions: (Action & { table?: Record<string, unknown> })[] }
  const first = file.actions[0]?.table
  if (first) change(first)
  return playedText(JSON.stringify(file))
}

async function playedText(text: string): Promise<Played> {
  const read = await readGameFile(text, () => loadTitle('18AL'))
  if ('problem' in read) return { tables: [], code: read.problem.code, said: fileProblem(read.problem) }
  const { title, setup, actions } = read.file
  const words = await title.words('en')
  const voice = {
    name: (id: string) => setup.players.find(player => player.id === id)?.name ?? id,
    money: (amount: number) => `$${amount}`,
  }
  const tables: Table[] = []
  let state = title.start(setup)
  for (const action of actions) {
    const outcome = apply(title.law, state, action)
    if ('refusal' in outcome)
      return { tables, code: outcome.refusal.code, said: words.refusal(outcome.refusal, voice) }
    state = outcome.state
    tables.push(title.report(state) as Table)
  }
  return { tables }
}

const at = ({ tables }: Played) => [tables.at(-1)?.round, tables.at(-1)?.turn]

describe('Table I trains of a table that is joined', () => {
  it.each(['r2_null_5', 'r2_null_4D'])('only an unlimited type has no number (%s)', async name => {
    const game = await played(name)
    expect(game).toMatchObject({ tables: [], code: 'positionUnlimited' })
  })
})

describe('Table III, 3.1 private companies of a table that is joined', () => {
  it('each is somewhere, or closed for a reason that the phase allows', async () => {
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
  it('of two at one price the one that has the turn goes before the other', async () => {
    expect(at(await played('r4_tie'))).toEqual(['OR 4.1', 'L&N'])
  })

  it('or after it, where the table says that the other has operated', async () => {
    const game = await played('r4_tie', table => Object.assign(table, { operated: ['L&N'] }))
    expect(at(game)).toEqual(['OR 4.2', 'L&N'])
  })

  it('whoever has operated and fallen behind does not operate twice, once the table says so', async () => {
    const game = await played('r4_join_twice', table => Object.assign(table, { operated: ['L&N'] }))
    expect(at(game)[0]).toBe('OR 4.2')
  })

  it('is refused where it names who cannot have operated', async () => {
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

  it('5 take back the end that another ruling set off', async () => {
    const game = await played('d_typo_ends_game')
    expect(game.code).toBeUndefined()
    expect(game.tables.at(-1)?.gameOver).toBeUndefined()
  })
})

describe('ids and names', () => {
  it.each(['r1_constructor_id', 'r1_proto_id'])('none is what every object has (%s)', async name => {
    const game = await played(name)
    expect(game.code).toBe('oddId')
    expect(game.said).toMatch(/^Line 1: "players\[0\]\.id" may not be /)
  })

  it('no key of a file is one either, and two names are alike but for a space or how an accent is stored', async () => {
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
    ['u_over_by_ruling', 'overByRuling', /ruling put L&N over its limit .* ruling on a train mends it/],
    ['u_auction_turn', 'auctionOn', /South & North Alabama is being auctioned: Ann is asked/],
    ['u_set_aside', 'setAside', /\$600 of the cash is set aside/],
    ['u_given_tusc', 'auctionNext', /goes by auction when this turn ends/],
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
