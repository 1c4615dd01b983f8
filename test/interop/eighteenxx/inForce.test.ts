import { describe, expect, it } from 'vitest'
import { bid, by, imported, pass, plain, SOLD, types } from '../eighteenxxKit'

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

  it('bring back what the last undo took, ignoring chat', async () => {
    const talk = by(3, 'message', { message: 'oops' })
    const back = await imported([...SOLD, by(2, 'undo', { action_id: 2 }), talk, by(2, 'redo')])
    expect(types(back)).toEqual(Array(5).fill('buyPrivate'))
    const twice = await imported([...SOLD, talk, by(2, 'undo'), by(2, 'undo'), by(2, 'redo')])
    expect(types(twice)).toEqual(Array(4).fill('buyPrivate'))
  })

  it('stop the import if they name what is not there', async () => {
    const { stopped, file } = await imported([...SOLD, by(2, 'undo', { action_id: 77 }), pass(3)])
    expect(stopped).toMatchObject({ entry: 6, type: 'undo', code: 'lostUndo' })
    expect(file.actions).toHaveLength(5)
    expect((await imported([...SOLD, by(1, 'redo')])).stopped).toMatchObject({ entry: 6, code: 'lostUndo' })
  })
})
