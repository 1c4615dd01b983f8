import { describe, expect, it } from 'vitest'
import { bid, by, imported, of, pass, plain, SOLD, types } from '../eighteenxxKit'

describe('undo and redo', () => {
  it('take back the last entry, or all after the one that is named', async () => {
    const one = await imported([bid(1, 'TR', 20), bid(2, 'SNAR', 40), by(2, 'undo'), bid(2, 'BLC', 75)])
    expect(plain(one)).toEqual([
      { type: 'buyPrivate', player: 'p1', private: 'Tusc' },
      { type: 'bid', player: 'p2', private: 'B&SLC', amount: 75 },
    ])
    const all = await imported([...SOLD, by(2, 'undo', { action_id: 1 }), pass(2)])
    expect(types(all)).toEqual(['buyPrivate', 'pass'])
    expect(types(await imported([...SOLD, by(2, 'undo', { action_id: 0 }), pass(1)]))).toEqual(['pass'])
  })

  it('bring back what was taken back, in a row and with chat between them, unless something else came instead', async () => {
    const [u, r, talk] = [by(1, 'undo'), of('ABC', 'redo'), by(2, 'message')]
    const twice = await imported([...SOLD, u, u, talk, u, r, r, r])
    expect(types(twice)).toEqual(Array(5).fill('buyPrivate'))
    const other = await imported([...SOLD, u, u, bid(1, 'NDY', 125), u, r])
    expect(plain(other).at(-1)).toEqual({ type: 'bid', player: 'p1', private: 'NDY', amount: 125 })
    const lost = await imported([...SOLD, u, pass(2), r])
    expect(lost.stopped).toMatchObject({ entry: 8, type: 'redo', code: 'lostUndo' })
    const whole = await imported([...SOLD, by(1, 'undo', { action_id: 1 }), talk, r, u])
    expect(types(whole)).toEqual(Array(4).fill('buyPrivate'))
  })

  it('stop the import if they name what is not there', async () => {
    const { stopped, file } = await imported([...SOLD, by(2, 'undo', { action_id: 77 }), pass(3)])
    expect(stopped).toMatchObject({ entry: 6, type: 'undo', code: 'lostUndo' })
    expect(file.actions).toHaveLength(5)
    expect((await imported([...SOLD, by(1, 'redo')])).stopped).toMatchObject({ entry: 6, code: 'lostUndo' })
  })
})
