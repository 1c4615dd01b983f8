import { describe, expect, it } from 'vitest'
import { type Imported, importGame } from '../../src/interop/eighteenxx'
import { importStopped, scoresDiffer } from '../../src/words/en/import'
import { bid, by, FLOATED, imported, of, pass, plain, SOLD, titleOf, train, types } from './eighteenxxKit'
import { rawFile } from './eighteenxxRecord'

describe('what is not understood', () => {
  it('stops the import at its entry, and the game is there up to it', async () => {
    const result = await imported([...SOLD, by(3, 'take_loan', { id: 99 }), pass(3)])
    expect(result.stopped).toEqual({ entry: 99, type: 'take_loan', code: 'unknownEntry', facts: {} })
    expect(result.file.actions).toHaveLength(5)
    expect(result.stopped && importStopped(result.stopped)).toBe(
      'The import stops at entry 99 (take_loan): this kind of entry is not known. The game is taken in up to there.',
    )
  })

  it.each([
    [by(3, 'par', { corporation: 'ABC' }), 'unreadable', { key: 'share_price' }],
    [by(3, 'par', { corporation: 'B&O', share_price: '70,1,3' }), 'stranger', { named: 'B&O' }],
    [by(4, 'pass'), 'stranger', { named: '4' }],
    [bid(3, '__proto__', 20), 'stranger', { named: '__proto__' }],
    [of('constructor', 'pass'), 'stranger', { named: 'constructor' }],
    [of('ABC', 'buy_train', { train: '8-0', price: 1 }), 'stranger', { named: '8-0' }],
    [of('ABC', 'dividend', { kind: 'half' }), 'dividendKind', { kind: 'half' }],
    [of('ABC', 'dividend', { kind: 'payout' }), 'noRun', { corporation: 'AB&C' }],
  ])('%j', async (entry, code, facts) => {
    expect((await imported([...SOLD, entry])).stopped).toMatchObject({ entry: 6, code, facts })
  })

  it('may be a stop at which nothing pays', async () => {
    const run = of('ABC', 'run_routes', { routes: [{ train: '2-0', connections: [['B3', 'G6']] }] })
    const entries = [...FLOATED, train('ABC', '2-0', 100), of('ABC', 'pass'), pass(2), pass(3), pass(1), run]
    expect((await imported(entries)).stopped).toMatchObject({
      code: 'noStop',
      facts: { hex: 'B3', tile: '' },
    })
  })
})

describe('the sentence of a stop', () => {
  it.each([
    ['unreadable', { key: 'price' }, 'its "price" is missing or cannot be read'],
    ['stranger', { named: 'B&O' }, 'it names something that is not in this game: B&O'],
    ['priceDiffers', { named: '2', price: 90, here: 100 }, 'the price of "2" is $90 there and $100 here'],
    ['noStop', { hex: 'B3', tile: '' }, 'a train stops at B3, where nothing pays'],
    [
      'noStop',
      { hex: 'B3', tile: '9-0' },
      'a train stops at B3, and tile 9-0 there pays nothing that is known',
    ],
    ['noRun', { corporation: 'TAG' }, 'TAG has not run before it'],
    ['tooMany', { most: 5000 }, 'a game has at most 5000 entries'],
    ['lostUndo', {}, 'what it takes back or brings back is not in the file'],
    ['goesOn', {}, 'the file says that the game was over here, and by the rules it goes on'],
  ])('says why: %s', (code, facts, reason) => {
    expect(importStopped({ entry: 7, type: 'pass', code, facts })).toBe(
      `The import stops at entry 7 (pass): ${reason}. The game is taken in up to there.`,
    )
  })

  it('takes the words of a rule, with its paragraph', () => {
    const stop = { entry: 7, type: 'pass', code: 'refused', facts: {} }
    expect(importStopped(stop, { rule: '3.2', text: 'It is not your turn.' })).toContain(
      'It is not your turn (3.2). ',
    )
  })

  it('names the scores that differ', () => {
    expect(scoresDiffer([{ name: 'Ann', there: 1, here: 2 }])).toContain('Ann $1 there, $2 here.')
  })
})

describe('the end', () => {
  it('is a stop where the table stopped by hand, told by an entry or by the head alone', async () => {
    expect(types(await imported([...SOLD, by(3, 'end_game')])).at(-1)).toBe('stop')
    const head = { status: 'finished', manually_ended: true, result: { 1: 595, 2: 600, 3: 600 } }
    const result = await imported(SOLD, head)
    expect(types(result).at(-1)).toBe('stop')
    expect(result.recorded).toEqual({ p1: 595, p2: 600, p3: 600 })
  })

  it('is missed where the file has one and the rules go on', async () => {
    const { stopped } = await imported(SOLD, { status: 'finished' })
    expect(stopped).toMatchObject({ entry: 5, code: 'goesOn' })
  })
})

describe('the head', () => {
  const names = (setup: Imported['file']['setup']) => setup.players.map(({ id, name }) => `${id} ${name}`)

  it('seats clockwise from the first to act', async () => {
    const { file } = await imported([bid(2, 'TR', 20), bid(3, 'SNAR', 40)])
    expect(names(file.setup)).toEqual(['p1 P2', 'p2 P3', 'p3 P1'])
    expect(file.actions[0]).toMatchObject({ player: 'p1' })
    const ordered = await imported([bid(2, 'TR', 20)], { settings: { player_order: [2, 1, 3] } })
    expect(names(ordered.file.setup)).toEqual(['p1 P2', 'p2 P1', 'p3 P3'])
  })

  it('may name players only, twice the same, or not at all', async () => {
    const players = [{ name: 'Ann' }, { name: 'Bo' }, { name: 'Cy' }]
    const entries = ['Ann', 'Bo'].map(entity => ({ entity, entity_type: 'player', type: 'pass' }))
    expect(plain(await imported(entries, { players }))).toEqual([
      { type: 'pass', player: 'p1' },
      { type: 'pass', player: 'p2' },
    ])
    const same = [
      { id: 1, name: ' Ann ' },
      { id: 2, name: 'ann' },
      { id: 3, name: 'x'.repeat(50) },
    ]
    const { file } = await imported([], { players: same })
    expect(names(file.setup)).toEqual(['p1 Ann', 'p2 ann 2', `p3 ${'x'.repeat(40)}`])
  })

  it('switches options on', async () => {
    const optional_rules = ['double_yellow_first_or', 'LN_home_city_moved', 'unlimited_4d', 'hard_rust_t4']
    const { file } = await imported([], { settings: { optional_rules } })
    expect(file.setup.options).toEqual({
      doubleYellow: true,
      lnFromDecatur: true,
      unlimited4D: true,
      hardRust4: true,
    })
  })

  it.each([
    ['{', 'noJson', ''],
    ['[]', 'missingKey', 'title'],
    ['7', 'wrongValue', ''],
    ['{"title":"18AL","players":[]}', 'missingKey', 'actions'],
    ['{"title":"18AL","players":[],"actions":[]}', 'seats', 'players'],
    ['{"title":"1830","players":[],"actions":[]}', 'unknownTitle', 'title'],
    ['{"title":"__proto__","players":[],"actions":[]}', 'unknownTitle', 'title'],
    ['{"title":"18AL","players":[{"id":1},{"id":1},{"id":2}],"actions":[]}', 'twice', 'players[1]'],
    [rawFile([], { settings: { optional_rules: ['toString'] } }), 'unknownId', 'settings.optional_rules[0]'],
    [rawFile(Array(20_001).fill({ type: 'undo' })), 'tooMany', 'actions'],
    [`{"a":${'['.repeat(50)}${']'.repeat(50)}}`, 'tooDeep', ''],
  ])('refuses %.60s', async (text, code, key) => {
    expect(await importGame(text, titleOf)).toMatchObject({ problem: { code, key } })
  })
})
