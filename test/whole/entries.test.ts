import { describe, expect, it } from 'vitest'
import { packGame, unpackGame } from '../../src/interop/compact/compact'
import { gameFileText, readGameFile } from '../../src/interop/gameFile'
import { fileProblem } from '../../src/words/en/files'
import { type RandomGame, randomGame } from '../randomGame'
import { titleOf } from '../session/games'
import { kits } from '../titles/kits'

describe.each(kits)('everything that can be entered in $id', kit => {
  const games: readonly RandomGame[] = [1, 2, 3, 4].map(seed => randomGame(kit, seed, 300, true))
  const { title } = kit

  it('has most of its types, rulings among them', () => {
    const types = new Set(games.flatMap(({ actions }) => actions.map(({ type }) => type)))
    expect(types).toContain('correct')
    // Random games never count a purse, and never join a game.
    const made = Object.keys(title.law.rules).filter(type => type !== 'count' && type !== 'position')
    expect(types.size, `of ${made}`).toBeGreaterThan(made.length / 2)
  })

  it('goes into a game file and comes out of it', async () => {
    for (const { setup, actions } of games) {
      const read = await readGameFile(gameFileText({ title, setup, actions }), titleOf)
      if ('problem' in read) throw new Error(fileProblem(read.problem))
      expect(read.file).toEqual({ title, setup, actions })
    }
  })

  it('goes into codes and comes out of them', async () => {
    for (const { setup, actions } of games) {
      const bytes = packGame({ title, setup, actions })
      expect(bytes && (await unpackGame(bytes, titleOf))).toMatchObject({ file: { setup, actions } })
    }
  })
})
