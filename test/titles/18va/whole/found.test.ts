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
