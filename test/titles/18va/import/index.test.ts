import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AUCTION, bid, imported, importedText, of, tableOf } from './kit'

const raw = new URL('../../../../../shared/games/18va-end-bank.18xxgames.json', import.meta.url)

describe('a game of 18VA from 18xx.games', () => {
  it('that ended with a broken bank gets its recorded scores', async ({ skip }) => {
    if (!existsSync(raw)) return skip('needs ../shared/games/18va-end-bank.18xxgames.json')
    const result = await importedText(readFileSync(raw, 'utf8'))
    expect(result.stopped).toBeUndefined()
    const scores = tableOf(result).scores ?? {}
    expect(result.file.setup.players.map(({ id }) => scores[id])).toEqual([7265, 7349, 6351])
    expect(result.recorded).toEqual(scores)
  })

  it('brings the first auction, with the names of our lots, and the value of the B&O', async () => {
    const result = await imported(AUCTION)
    expect(result.stopped).toBeUndefined()
    expect(result.file.actions.map(({ type }) => type)).toEqual([...AUCTION.map(({ type }) => type)])
    const table = tableOf(result)
    expect(table.corporations['B&O']).toMatchObject({ par: 100 })
    expect(Object.values(table.players)[0]).toMatchObject({ shares: { 'B&O': 2 } })
  })

  it('stops at an entry that the rule book refuses, names it, and keeps what was before', async () => {
    const result = await imported([...AUCTION.slice(0, 3), bid(1, 'P1', 41)])
    expect(result.file.actions).toHaveLength(3)
    expect(result.stopped).toMatchObject({ entry: 4, refusal: { rule: '4.1', code: 'fives' } })
  })

  it('stops at what the recorded program knows and this one does not', async () => {
    const result = await imported([...AUCTION, of('B&O', 'merge')])
    expect(result.stopped).toMatchObject({ entry: 9, code: 'unknownEntry' })
    expect(result.file.actions).toHaveLength(8)
  })
})
