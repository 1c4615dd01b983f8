import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gameFileOf, knownGames, merged, type Recorded, realGame } from '../games/recorded'
import { linesOf } from './command'

const folder = mkdtempSync(join(tmpdir(), 'replay-'))

const replay = (args: readonly string[], input = '') => linesOf('replay', args, input)

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const game = realGame('4714')
const shortened = (recorded: Recorded, entries: number) => ({
  ...recorded,
  trace: recorded.trace.slice(0, entries),
})

describe('npm run -s replay', () => {
  it('prints the final table as one line', () => {
    const { status, lines, said } = replay([file('game.json', gameFileOf(game))])
    expect({ status, said, count: lines.length }).toEqual({ status: 0, said: '', count: 1 })
    expect(lines[0].final).toMatchObject({ gameOver: 'market', scores: game.result, bank: 1397 })
  })

  it('reads standard input, and traces every action', () => {
    const { status, lines } = replay(['-', '--trace'], gameFileOf(shortened(game, 3)))
    expect(status).toBe(0)
    expect(lines.map(line => line.n)).toEqual([1, 2, 3, undefined])
    expect(lines[0]).toMatchObject({ action: game.trace[0]?.action, table: { round: 'SR 1', turn: 'p2' } })
    expect(lines[3].final.round).toBe('SR 1')
  })

  it('prints a recorded game as the tests read it, with the change of its table after every entry', () => {
    const { status, lines } = replay([file('recorded.json', gameFileOf(game)), '--recorded'])
    const [made] = lines as [Recorded]
    expect({ status, count: lines.length }).toEqual({ status: 0, count: 1 })
    const { title, players, options, trace } = game
    expect(made).toMatchObject({ title, players, options })
    expect(made.trace.map(({ action }) => action)).toEqual(trace.map(({ action }) => action))
    const tables = made.trace.reduce((table, { after = {} }) => merged(table, after), {})
    expect(tables).toEqual(made.final)
    expect(made.final).toMatchObject({ gameOver: 'market', scores: game.result })
    expect(made.final).not.toHaveProperty('turn')
  })

  it('leaves trains that never run out out of a recorded game, where `null` is what is gone', () => {
    const unlimited = { ...shortened(game, 4), options: { unlimited4D: true as const } }
    const [made] = replay(['-', '--recorded'], gameFileOf(unlimited)).lines as [Recorded]
    expect(made.trace.reduce((table, { after = {} }) => merged(table, after), {})).toEqual(made.final)
    expect(made.final).toMatchObject({ trainsLeft: { '2': 5 } })
    expect(made.final.trainsLeft).not.toHaveProperty('4D')
  })

  it('prints the whole of the table after an entry, from which the game is joined and plays on', () => {
    const { status, lines } = replay([file('cut.json', gameFileOf(game)), '--position', '120'])
    expect({ status, count: lines.length, n: lines[0].n }).toEqual({ status: 0, count: 1, n: 120 })
    const position = { action: { type: 'position', table: lines[0].position } as never }
    const joined = gameFileOf({ ...game, trace: [position, ...game.trace.slice(120)] })
    expect(replay(['-'], joined).lines[0].final).toMatchObject({ gameOver: 'market', scores: game.result })
    const both = file('two.jsonl', `${gameFileOf(shortened(game, 2))}\n${gameFileOf(shortened(game, 1))}\n`)
    const few = replay([both, '--position', '2'])
    expect(few.lines).toMatchObject([{ game: 1, n: 2, position: { round: 'SR 1' } }])
    expect(few).toMatchObject({
      status: 1,
      said: 'Game 2 has 1 entries, so there is no table after entry 2\n',
    })
  })

  it('takes a game a line, names a refusal, goes on with the next game and exits 1', () => {
    const [first, second] = knownGames()
    if (!first || !second) throw new Error('no games')
    const wrong = {
      ...shortened(first, 2),
      trace: [...first.trace.slice(0, 2), { action: { type: 'pass', player: 'p1' } as never }],
    }
    const { status, lines, said } = replay([
      file('games.jsonl', `${gameFileOf(wrong)}\n${gameFileOf(shortened(second, 4))}\n`),
    ])
    expect(status).toBe(1)
    expect(lines).toMatchObject([
      { game: 1, n: 3, refusal: { rule: '3', code: 'notYourTurn' } },
      { game: 2, final: { round: 'SR 1' } },
    ])
    expect(said).toBe(`Game 1, entry 3 is refused (3): ${lines[0].refusal.text}\n`)
  })

  it('says in one line what is no game file, and exits 2', () => {
    const { status, lines, said } = replay(['-'], '{"format":"paymaster-game"}')
    expect({ status, lines, said }).toEqual({ status: 2, lines: [], said: 'Line 1: "version" is missing.\n' })
    expect(replay([]).status).toBe(2)
    expect(replay([join(folder, 'absent.json')])).toMatchObject({ status: 2, lines: [] })
  })
})
