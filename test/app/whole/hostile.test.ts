import { beforeEach, describe, expect, it } from 'vitest'
import { gameFileOf, realGame } from '../../games/recorded'
import { randomBelow } from '../../interop/hostile'
import { mutatedText } from '../../interop/mutations'
import { equip, inDatabase, openTab } from '../support'

beforeEach(equip)

/** The number of records in the database, over all games. */
const recordsStored = () => inDatabase(db => db.table('records').count())

describe('hostile files that are imported', () => {
  it('are stored whole or not at all', async () => {
    const tab = await openTab()
    const store = await tab.shelf()
    const below = randomBelow(3)
    const text = gameFileOf({ ...realGame('4714'), trace: realGame('4714').trace.slice(0, 12) })
    let taken = 0
    for (let n = 0; n < 250; n++) {
      // Every tenth file is a good one, so that there are stored games which the bad ones could damage.
      const file = n % 10 === 0 ? text : mutatedText(text, below)
      const before = (await store.games()).length
      const imported = await tab.importFile(file, 'apart')
      const after = await store.games()
      expect(after).toHaveLength(before + ('game' in imported ? 1 : 0))
      if (!('game' in imported)) continue
      taken++
      const game = await store.open(imported.game)
      expect(game?.damage).toBeUndefined()
      expect(game?.records).toHaveLength(game?.head.records ?? -1)
      expect(game?.tables).toHaveLength(game?.head.records ?? -1)
    }
    const heads = await store.games()
    expect(heads).toHaveLength(taken)
    expect(taken).toBeGreaterThan(25)
    expect(await recordsStored()).toBe(heads.reduce((sum, head) => sum + head.records, 0))
  })
})
