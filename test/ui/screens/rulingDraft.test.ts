import * as v from 'valibot'
import { expect, test } from 'vitest'
import { correctSchema } from '../../../src/titles/18al/correctionKinds'
import { draftOf, type Filled, KINDS, RULINGS } from '../../../src/ui/screens/rulingDraft'

const all: Filled = {
  from: 'bank',
  to: 'p1',
  amount: 10,
  corporation: 'L&N',
  player: 'p1',
  shares: 1,
  cell: [1, 3],
  train: '3',
  private: 'Tusc',
  left: 1,
  phase: '3',
  turn: 'p1',
}

test('every kind of correction can be filled in, as the file wants it', () => {
  for (const kind of KINDS) expect(v.is(correctSchema, draftOf(kind, all, 'why'))).toBe(true)
})

test('while a field is open there is no ruling', () => {
  for (const kind of KINDS) {
    const [first] = RULINGS[kind]
    const { [first]: _, ...rest } = all
    expect(draftOf(kind, rest, '')).toBeUndefined()
  }
})
