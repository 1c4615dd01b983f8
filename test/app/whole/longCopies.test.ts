import { beforeEach, describe, expect, it } from 'vitest'
import { newest, STEPS } from '../../../src/session/formats'
import { copyText } from '../../../src/store/copy'
import type { GameHead, Written } from '../../../src/store/types'
import { setup } from '../setup'
import { elsewhere, entries, equip, openTab } from '../support'

beforeEach(equip)

const time = '2030-01-01T10:00:00.000Z'
const head: GameHead = {
  ...{ id: 'long', format: newest(STEPS), title: '18AL', edition: 0, ...setup },
  ...{ created: time, changed: time, round: 'SR 1', over: false, records: 0 },
}

/** A pass that is taken back, again and again, with what the banker noted of it. */
function undone(times: number): readonly Written[] {
  const note = 'the banker wrote down why '.repeat(8)
  const pass = { type: 'pass', player: 'p1', at: time, note }
  return Array.from({ length: 2 * times }, (_, i): Written => {
    const n = i + 1
    const record =
      i % 2 === 0
        ? { n, at: time, splices: [{ after: 0, remove: [], insert: [pass] }] }
        : { n, at: time, undo: true as const }
    return { record, table: '', by: 'a' }
  })
}

describe('a copy', () => {
  it.each([10, 5001, 7000])(
    'of a game with %i entries that were taken back is read back whole',
    async times => {
      const written = undone(times)
      const tab = await openTab()
      const store = await tab.shelf()
      await store.create(head, written)
      const { text, games } = await tab.copyOfAll()
      expect(games).toBe(1)
      const other = await elsewhere()
      expect(await other.importFile(text)).toEqual({
        copy: { added: ['long'], extended: [], same: 0, problems: [] },
      })
      const game = await (await other.shelf()).open('long')
      expect(game?.records).toEqual(written.map(({ record }) => record))
      expect(game?.damage).toBeUndefined()
      expect(entries(other)).toEqual([])
    },
  )

  it.each([
    ['id', '../other'],
    ['id', '__proto__'],
    ['created', 'yesterday'],
    ['changed', '9999'],
    ['deleted', '<b>'],
    ['round', '<img src=x>'],
  ])('whose head says of %s what no game does (%s) is refused by name', async (key, value) => {
    const tab = await openTab()
    const text = copyText([{ head: { ...head, [key]: value } as GameHead, written: [] }])
    expect(await tab.importFile(text)).toMatchObject({
      problem: { copy: { code: 'wrongValue', key: `games.0.head.${key}` } },
    })
  })
})
