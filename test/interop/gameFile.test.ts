import { describe, expect, it } from 'vitest'
import { gameFileText, gameIn, MOST_ACTIONS, readGameFile } from '../../src/interop/gameFile'
import { setupOf } from '../../src/rules/setup'
import { fileProblem } from '../../src/words/en/files'
import { actionsOf, gameFileOf, realGame } from '../games/recorded'
import { titleOf } from '../session/games'
import { kits } from '../titles/kits'

const real = JSON.parse(gameFileOf(realGame('4714')))

interface Loose {
  [key: string]: unknown
  version: unknown
  title: unknown
  options: Record<string, unknown>
  players: Record<string, unknown>[]
  actions: Record<string, unknown>[]
}

/** The sentence that a changed copy of a real game file gets. */
async function sentence(change: (file: Loose) => void, space = 1): Promise<string> {
  const file = structuredClone(real) as Loose
  change(file)
  const read = await readGameFile(JSON.stringify(file, null, space), titleOf)
  return 'problem' in read ? fileProblem(read.problem) : 'read'
}

const action = (file: Loose, index: number) => file.actions[index] as Record<string, unknown>

describe.each(kits)('a game file of $id', ({ title, sample }) => {
  it('is read and written without loss', async () => {
    for (const game of sample.slice(0, 8)) {
      const read = await readGameFile(gameFileOf(game), titleOf)
      if ('problem' in read) throw new Error(fileProblem(read.problem))
      expect(read.file).toEqual({ title, setup: setupOf(game), actions: actionsOf(game) })
      const again = await readGameFile(gameFileText(read.file), titleOf)
      expect(again).toEqual(read)
    }
  })
})

describe('a game file', () => {
  it('carries times and notes that never change the result', async () => {
    const remark = (file: Loose) =>
      Object.assign(action(file, 0), { at: '2026-02-03T20:15:00.000Z', note: 'late' })
    expect(await sentence(remark)).toBe('read')
    expect(await sentence(file => Object.assign(action(file, 0), { at: 'yesterday' }))).toContain(
      '"actions[0].at" must be',
    )
  })
})

describe('a file that is no game file gets one sentence with the key and the line', () => {
  const cases: readonly [string, (file: Loose) => unknown, string][] = [
    [
      'an unknown action',
      file => Object.assign(action(file, 0), { type: 'steal' }),
      'Line 26: "actions[0].type" is not an action of this title: "steal".',
    ],
    [
      'a wrong id of a player',
      file => Object.assign(action(file, 3), { player: 'p9' }),
      'Line 44: "actions[3].player" names nothing in this game: "p9".',
    ],
    [
      'a wrong id of a private company',
      file => Object.assign(action(file, 0), { private: 'XX' }),
      'Line 28: "actions[0].private" names nothing in this game: "XX".',
    ],
    ['a missing key', file => delete action(file, 0).private, 'Line 25: "actions[0].private" is missing.'],
    [
      'an extra key',
      file => Object.assign(action(file, 0), { extra: 1 }),
      'Line 29: "actions[0].extra" is a key that does not belong here.',
    ],
    [
      'an extra key of the file',
      file => Object.assign(file, { seed: 7 }),
      'Line 1312: "seed" is a key that does not belong here.',
    ],
    [
      'a fraction of a dollar',
      file => Object.assign(action(file, 3), { amount: 12.5 }),
      'Line 46: "actions[3].amount" must be a whole number, not 12.5.',
    ],
    [
      'a name given twice',
      file => Object.assign(file.players[1] ?? {}, { name: 'player 1' }),
      'Line 12: "players[1].name" appears twice: player 1.',
    ],
    [
      'a name given twice but for characters that nobody sees',
      file => Object.assign(file.players[1] ?? {}, { name: 'play\u200ber\u202e 1' }),
      'Line 12: "players[1].name" appears twice: player 1.',
    ],
    ['an id given twice', file => Object.assign(file.players[1] ?? {}, { id: 'p3' }), 'appears twice: p3.'],
    ['two players', file => file.players.splice(2), 'Line 5: "players" lists 2, but the game takes 3 to 5.'],
    [
      'six players',
      file => file.players.push({ id: 'x', name: 'x' }, { id: 'y', name: 'y' }),
      'lists 6, but the game takes 3 to 5.',
    ],
    [
      'a player called bank',
      file => Object.assign(file.players[0] ?? {}, { id: 'bank' }),
      'Line 7: "players[0].id" may not be bank, which stands for a place on the table.',
    ],
    [
      'an option that is off',
      file => Object.assign(file.options, { unlimited4D: false }),
      'Line 24: "options.unlimited4D" must be true, not false.',
    ],
    [
      'an unknown option',
      file => Object.assign(file.options, { turbo: true }),
      'Line 24: "options.turbo" is a key that does not belong here.',
    ],
    [
      'a newer version',
      file => Object.assign(file, { version: 2 }),
      'Line 3: "version" is 2: this file was written by a newer Paymaster, this one reads 1.',
    ],
    [
      'another title',
      file => Object.assign(file, { title: '1830' }),
      'This is a game of 1830, which Paymaster does not bank.',
    ],
    [
      'two corrections in one',
      file => Object.assign(file, { actions: [{ type: 'correct', reason: 'x', float: 'L&N', turn: 'p1' }] }),
      'must have exactly one of money,',
    ],
    [
      'a stranger in a correction',
      file =>
        Object.assign(file, {
          actions: [{ type: 'correct', reason: 'x', money: { from: 'bank', to: 'zz', amount: 1 } }],
        }),
      '"actions[0].money.to" names nothing in this game: "zz".',
    ],
    [
      'a prototype key as an action',
      file => Object.assign(action(file, 0), { type: '__proto__' }),
      'is not an action of this title: "__proto__".',
    ],
    [
      'too many entries',
      file =>
        Object.assign(file, { actions: Array.from({ length: MOST_ACTIONS + 1 }, () => ({ type: 'stop' })) }),
      `"actions" lists ${MOST_ACTIONS + 1} entries; the limit is ${MOST_ACTIONS}.`,
    ],
  ]
  for (const [name, change, expected] of cases)
    it(name, async () => expect(await sentence(change)).toContain(expected))

  it.each(['', '\uFEFF'])(
    'with its line, whether or not a byte order mark comes before it: %j',
    async mark => {
      const text = `${mark}{\n "format": "paymaster-game",\n "version": 0\n}`
      const read = await readGameFile(text, titleOf)
      expect(read).toMatchObject({ problem: { key: 'version', line: 3 } })
    },
  )

  it.each(['', '\uFEFF'])('broken JSON, with its line: %j', async mark => {
    const read = await readGameFile(`${mark}{\n "format": "paymaster-game",\n "version": ,\n}`, titleOf)
    expect('problem' in read && fileProblem(read.problem)).toBe(
      'From line 3 on the file cannot be read. It may be incomplete or damaged.',
    )
  })

  it.each(['', '%PDF-1.7', '[]', '7', '{"name": "a tune"}'])('something else altogether: %s', async text => {
    const read = await readGameFile(text, titleOf)
    expect('problem' in read && fileProblem(read.problem)).toBe('This is not a game file.')
  })

  it('nesting and size without end', async () => {
    const deep = await readGameFile('['.repeat(200_000), titleOf)
    expect('problem' in deep && deep.problem.code).toBe('tooDeep')
    const long = await readGameFile(`{"x": "${'x'.repeat(1024 * 1024)}"}`, titleOf)
    expect('problem' in long && long.problem.code).toBe('tooLong')
    const picture = await readGameFile(`\u0089PNG${'x'.repeat(1024 * 1024)}`, titleOf)
    expect('problem' in picture && picture.problem.code).toBe('noGame')
  })

  it('nesting without end in a value that was read otherwise', async () => {
    const nested = Array.from({ length: 100_000 }).reduce<unknown>(inner => [inner], [])
    const value = { ...JSON.parse(gameFileOf(realGame('4714'))), actions: [{ type: 'pass', nested }] }
    expect(await gameIn(value, titleOf)).toMatchObject({ fault: { code: 'unknownKey' } })
  })

  it('a key of the prototype harms nobody', async () => {
    const text = gameFileOf(realGame('4714')).replace(
      '"options":{}',
      '"options":{"__proto__":{"unlimited4D":true}}',
    )
    const read = await readGameFile(text, titleOf)
    expect('problem' in read).toBe(true)
    expect(({} as Record<string, unknown>).unlimited4D).toBeUndefined()
  })
})
