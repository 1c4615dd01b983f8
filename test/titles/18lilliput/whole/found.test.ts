import { describe, expect, it } from 'vitest'
import { played } from '../../../games/found'

describe('trains: small games', () => {
  it('trains: the director of a company without a train adds what it lacks for another company’s', async () => {
    const { tables, code } = await played('director-adds-for-other-companys-train')
    expect(code).toBeUndefined()
    const [before, after] = tables.slice(-2)
    expect(after?.corporations.blue?.treasury).toBe(0)
    expect(after?.players.p2?.cash).toBe(26)
    expect(after?.corporations.green?.treasury).toBe((before?.corporations.green?.treasury ?? 0) + 505)
  })
})
