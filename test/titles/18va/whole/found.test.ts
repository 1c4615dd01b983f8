import { describe, expect, it } from 'vitest'
import { played } from '../../../games/found'

describe('4.6.3 small games', () => {
  it('4.6.3 of each corporation all that may be sold, or none', async () => {
    const game = await played('bankrupt-after-partial-sale')
    expect(game).toMatchObject({ code: 'sellsNotAll', rule: '4.6.3' })
    expect(game.tables).toHaveLength(1)
    expect(game.said).toBe(
      'Ann can raise only $200 of $300 and has to sell all that may be sold before going bankrupt: of B&O 4 shares in one block, not 1.',
    )
    expect(game.german).toBe(
      'Ann kann nur $200 von $300 aufbringen und muss vor dem Bankrott alles verkaufen, was verkauft werden darf: von B&O 4 Anteile in einem Block, nicht 1.',
    )
  })

  it('4.6.3 without such a sale the treasury gets what all of them bring', async () => {
    const skip = (actions: readonly unknown[]) => actions.filter((_, i) => i !== 1) as never
    const { tables, code } = await played('bankrupt-after-partial-sale', undefined, skip)
    expect(code).toBeUndefined()
    expect(tables.at(-1)?.corporations.SR?.treasury).toBe(200)
  })
})

describe('4.5 small games', () => {
  it('4.5.3 no station in the base city of another while its tile is yellow, started or not', async () => {
    const game = await played('token-yellow-home')
    expect(game).toMatchObject({ code: 'yellowBase', rule: '4.5.3' })
    expect(game.said).toBe(
      'Lynchburg is the base city of VGN: in phase 2 its tile is yellow, and only the Potomac Yards’ token may be placed there.',
    )
    expect(game.german).toMatch(/^Lynchburg ist die Heimatstadt von VGN: In Phase 2 /)
    const to = (city: string) =>
      played('token-yellow-home', undefined, ([first, token]) => [first!, { ...token!, city } as never])
    expect(await to('Baltimore')).toMatchObject({ code: 'yellowBase' })
    expect((await to('Norfolk')).code).toBeUndefined()
    expect((await to('Philadelphia')).code).toBeUndefined()
  })

  it('4.5.3 nor in a table that is joined, but for the Potomac Yards’ token or a ruling', async () => {
    const joined = (places: string[], more: object = {}, table: object = {}) =>
      played(
        'token-yellow-home',
        whole => {
          const { SR } = whole.corporations as { SR: object }
          Object.assign(SR, { places, tokens: 0, ...more })
          Object.assign(whole, table)
        },
        ([first]) => [first!],
      )
    expect(await joined(['Lynchburg'])).toMatchObject({ code: 'yellowBase', rule: '4.5.3', tables: [] })
    expect(await joined(['Baltimore'])).toMatchObject({ code: 'yellowBase', rule: '4.5.3' })
    const potomac = { extraStation: true }
    expect((await joined(['Norfolk', 'Lynchburg'], potomac)).code).toBeUndefined()
    expect(await joined(['Baltimore', 'Lynchburg'], potomac)).toMatchObject({ code: 'yellowBase' })
    for (const free of ['Norfolk', 'Philadelphia']) expect((await joined([free])).code).toBeUndefined()
    expect((await joined(['Lynchburg'], {}, { ruled: true })).code).toBeUndefined()
  })

  it('4.6.1 once stock is sold for a train, it is not bought from another corporation', async () => {
    const game = await played('treasury-purchase-after-sale')
    expect(game).toMatchObject({ code: 'soldForTrain', rule: '4.6.1' })
    expect(game.said).toContain('Paymaster reads “as an alternative” so that')
    expect(game.german).toContain('Paymaster liest die Regel so, dass')
  })

  it('4.5.8 the Potomac Yards do not come before the discards of a new phase', async () => {
    const game = await played('potomac-before-discard')
    expect(game).toMatchObject({ code: 'powerLate', rule: '4.5.8' })
    expect(game.said).toBe(
      'Paymaster reads the rule so that what a new phase requires comes first, before the Potomac Yards’ extra train: SR has to discard, and the power would have been used before the purchase.',
    )
    expect(game.german).toContain('Paymaster liest die Regel so, dass')
  })

  it('4.5 a set has the number of operating rounds of the phase in which it began', async () => {
    const { tables, code } = await played('rounds-of-new-phase')
    expect(code).toBeUndefined()
    expect(tables.at(-1)?.round).toBe('SR 6')
  })
})
