import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../../src/families/railway/kept/board'
import { laysNow } from '../../../../src/families/railway/kept/lays'
import title from '../../../../src/titles/18al'
import type { AlAction } from '../../../../src/titles/18al/law'
import { kept } from '../../../../src/titles/18al/map/kept'
import { importedText } from '../../../interop/eighteenxxKit'
import { play } from '../kit'

describe('4.2.1 in games between people', () => {
  for (const [name, lays] of [
    ['4714', 36],
    ['144868', 10],
  ] as const)
    it(`every lay of ${name} is among those that are offered, at the price that was paid`, async ({
      skip,
    }) => {
      const url = new URL(`../../../../../shared/games/${name}.18xxgames.json`, import.meta.url)
      if (!existsSync(url)) return skip(`needs ../shared/games/${name}.18xxgames.json`)
      const { file } = await importedText(readFileSync(url, 'utf8'))
      let count = 0
      let state = play(title.start(file.setup), { type: 'map', tiles: [] })
      for (const { at: _, ...action } of file.actions as readonly (AlAction & { readonly at?: string })[]) {
        if (action.type === 'layTile') {
          const { corporation, hex = '', tile = '', rotation = 0 } = action
          const offered = laysNow(kept, state).get(hex)
          // A tile that looks the same in several rotations is offered in the first of them.
          const turns = kept.chart.tiles.get(tile)?.rotations.length ?? 0
          expect(offered, JSON.stringify(action)).toContainEqual({ tile, rotation: rotation % turns })
          expect(kept.lays(state, corporation, { hex, tile, rotation })).toEqual(action)
          count += 1
        }
        state = play(state, action as AlAction)
      }
      expect(count).toBe(lays)
      expect(Object.keys(boardOf(kept, state)?.tiles ?? {}).length).toBeGreaterThan(5)
      expect(title.breaches?.(state).filter(({ facts }) => 'tile' in facts)).toEqual([])
    })
})
