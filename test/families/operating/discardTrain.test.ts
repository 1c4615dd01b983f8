import { expect, it } from 'vitest'
import { discarding } from '../../../src/families/operating/discardTrain'
import type { Frame, Table } from '../../../src/rules/state'

interface Owning extends Table {
  readonly depot: { readonly owned: Readonly<Record<'A' | 'B', readonly string[]>> }
}

const table = (at: string, owned: Owning['depot']['owned']): Owning => ({
  ...{ players: ['p1'], cash: {}, fresh: false, depot: { owned } },
  turn: [{ at }, { at: 'operate' }] satisfies [Frame, Frame],
})

const { offers, check } = discarding({
  rule: 'limit',
  over: ({ depot }: Owning) => (['A', 'B'] as const).filter(id => depot.owned[id].length > 2),
  limit: () => 2,
  refuse: (rule, code, facts) => ({ rule, code, facts: { ...facts } }),
})

const discard = (corporation: 'A' | 'B', train: string) => ({
  ...{ type: 'discardTrain' as const, corporation, train },
})
const owned = { A: ['2', '2', '3'], B: ['4'] }

it('a corporation over its limit may discard any of its types', () => {
  const state = table('discard', owned)
  expect(offers(state)).toEqual([
    { slot: 'discard:A', draft: discard('A', '2') },
    { slot: 'discard:A', draft: discard('A', '3') },
  ])
  expect(check(state, discard('A', '3'))).toBeUndefined()
  expect(check(state, discard('A', '4'))).toMatchObject({
    code: 'notThere',
    facts: { train: '4', from: 'A' },
  })
})

it('a corporation within its limit discards nothing, nor does one that a ruling put over it', () => {
  const within = { code: 'nothingToDiscard', facts: { corporation: 'B', owned: 1, limit: 2 } }
  expect(check(table('discard', owned), discard('B', '4'))).toMatchObject(within)
  const ruled = table('operate', owned)
  expect(offers(ruled)).toEqual([])
  expect(check(ruled, discard('A', '2'))).toMatchObject({ rule: 'limit', code: 'overByRuling' })
})
