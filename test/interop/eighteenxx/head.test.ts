import { describe, expect, it } from 'vitest'
import { type Imported, importGame } from '../../../src/interop/eighteenxx'
import { gameFileText, readGameFile } from '../../../src/interop/gameFile'
import { titleOf } from '../../session/games'
import { bid, imported, pass, plain, SOLD } from '../eighteenxxKit'
import { rawFile } from '../eighteenxxRecord'

describe('names', () => {
  const named = async (...names: readonly (string | null)[]) => {
    const players = names.map((name, i) => ({ id: i + 1, name }))
    const { file } = await imported([], { players })
    const back = await readGameFile(gameFileText(file), titleOf)
    expect('file' in back && back.file.setup).toEqual(file.setup)
    return file.setup.players.map(({ name }) => name)
  }

  it('are one line each, whole letters, and no two the same', async () => {
    expect(await named('  Ann\n\tBo ', 'ann bo', '', null)).toEqual([
      'Ann Bo',
      'ann bo 2',
      'Player 3',
      'Player 4',
    ])
    expect(await named(`${'x'.repeat(39)}🚂🚂`, `${'x'.repeat(39)}🚂`, '<b>&"', '=1+1', '🚂')).toEqual([
      'x'.repeat(39),
      `${'x'.repeat(36)} 2`,
      '<b>&"',
      '=1+1',
      '🚂',
    ])
  })
})

describe('the frame of a file', () => {
  it('may have a byte order mark, and values that nobody needs', async () => {
    const odd = {
      status: 7,
      result: { 1: null, 2: 'many' },
      manually_ended: 'no',
      settings: null,
      acting: [],
    }
    const result = await importGame(`\uFEFF${rawFile(SOLD, odd)}\n`, titleOf)
    expect(result).toMatchObject({ file: { actions: { length: 5 } } })
    expect(result).not.toHaveProperty('recorded')
  })

  it('five sit as they are listed', async () => {
    const players = [50, 20, 40, 10, 30].map(id => ({ id, name: `N${id}` }))
    const entries = [bid(50, 'TR', 20), pass(20), pass(40), pass(10), bid(30, 'SNAR', 40)]
    const { file, stopped } = await imported(entries, { players, max_players: 5 })
    expect(stopped).toBeUndefined()
    expect(file.setup.players.map(({ name }) => name)).toEqual(['N50', 'N20', 'N40', 'N10', 'N30'])
  })
})

describe('the head', () => {
  const names = (setup: Imported['file']['setup']) => setup.players.map(({ id, name }) => `${id} ${name}`)

  it('seats players clockwise from the first to act', async () => {
    const { file } = await imported([bid(2, 'TR', 20), bid(3, 'SNAR', 40)])
    expect(names(file.setup)).toEqual(['p1 P2', 'p2 P3', 'p3 P1'])
    expect(file.actions[0]).toMatchObject({ player: 'p1' })
    const ordered = await imported([bid(2, 'TR', 20)], { settings: { player_order: [2, 1, 3] } })
    expect(names(ordered.file.setup)).toEqual(['p1 P2', 'p2 P1', 'p3 P3'])
  })

  it('may give players names only', async () => {
    const players = [{ name: 'Ann' }, { name: 'Bo' }, { name: 'Cy' }]
    const entries = ['Ann', 'Bo'].map(entity => ({ entity, entity_type: 'player', type: 'pass' }))
    expect(plain(await imported(entries, { players }))).toEqual([
      { type: 'pass', player: 'p1' },
      { type: 'pass', player: 'p2' },
    ])
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
