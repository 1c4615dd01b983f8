import { describe, expect, it } from 'vitest'
import { linesOf } from './command'

const best = (input: string) => linesOf('best', ['-'], input)

const board = {
  id: 'a',
  tiles: [['C4', '57', 0]] as unknown[],
  tokens: { A4: ['L&N'], L1: ['ATN', null] },
  ...{ corporation: 'L&N', phase: '2', trains: ['2'], coal: null, chits: false, best: 60 },
}

describe('npm run -s best', () => {
  it('prints a line for each board, in the order given', () => {
    const text = [board, { ...board, id: 'b', trains: [] }].map(it => JSON.stringify(it)).join('\n')
    expect(best(text)).toEqual({
      status: 0,
      said: '',
      lines: [
        { id: 'a', best: 60, routes: [{ train: '2', stops: ['A4', 'C4'], revenue: 60 }] },
        { id: 'b', best: 0, routes: [] },
      ],
    })
  })

  it('names what is no board', () => {
    const twice = { ...board, tiles: [...board.tiles, ['C4', '6', 0]] }
    const { status, lines, said } = best(`${JSON.stringify(board)}\n${JSON.stringify(twice)}`)
    expect({ status, said }).toEqual({ status: 2, said: 'Board on line 2: two tiles for C4\n' })
    expect(lines).toHaveLength(1)
  })
})
