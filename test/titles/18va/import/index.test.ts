import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importedText, tableOf } from './kit'

const raw = new URL('../../../../../shared/games/18va-end-bank.18xxgames.json', import.meta.url)

const by = (entity: number) => ({ entity, entity_type: 'player' })
const of = (entity: string) => ({ entity, entity_type: 'corporation' })

/** Every lot is sold at its lowest price. The first player gets the B&O, which is then the only corporation. */
const AUCTION = [
  { type: 'bid', ...by(11), company: 'P4', price: 140 },
  { type: 'bid', ...by(12), company: 'P1', price: 40 },
  { type: 'bid', ...by(13), company: 'P2', price: 60 },
  { type: 'bid', ...by(11), company: 'P3', price: 80 },
  { type: 'pass', ...by(12) },
  { type: 'pass', ...by(13) },
  { type: 'pass', ...by(11) },
  { type: 'par', ...by(11), corporation: 'B&O', share_price: '100,2,4' },
]

const written = (actions: readonly object[], more: object = {}) =>
  JSON.stringify({
    id: 1,
    title: '18VA',
    players: [11, 12, 13].map((id, i) => ({ id, name: ['Ann', 'Bo', 'Cy'][i] })),
    settings: { optional_rules: [] },
    status: 'active',
    result: {},
    actions: actions.map((action, i) => ({ id: i + 1, ...action })),
    ...more,
  })

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
    const result = await importedText(written(AUCTION))
    expect(result.stopped).toBeUndefined()
    expect(result.file.actions.map(({ type }) => type)).toEqual([...AUCTION.map(({ type }) => type)])
    const table = tableOf(result)
    expect(table.corporations['B&O']).toMatchObject({ par: 100 })
    expect(Object.values(table.players)[0]).toMatchObject({ shares: { 'B&O': 2 } })
  })

  it('stops at an entry that the rule book refuses, names it, and keeps what was before', async () => {
    const result = await importedText(
      written([...AUCTION.slice(0, 3), { type: 'bid', ...by(11), company: 'P1', price: 41 }]),
    )
    expect(result.file.actions).toHaveLength(3)
    expect(result.stopped).toMatchObject({ entry: 4, refusal: { rule: '4.1', code: 'fives' } })
  })

  it('stops at what the recorded program knows and this one does not', async () => {
    const result = await importedText(written([...AUCTION, { type: 'merge', ...of('B&O') }]))
    expect(result.stopped).toMatchObject({ entry: 9 })
    expect(result.file.actions.length).toBeGreaterThanOrEqual(8)
  })
})
