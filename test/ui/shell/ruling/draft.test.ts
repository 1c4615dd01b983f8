import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Filled, RulingKind } from '../../../../src/rules/rulings'
import { law } from '../../../../src/titles/18al/law'
import { draftOf, filledFrom, fresh, withFilled } from '../../../../src/ui/shell/ruling/draft'
import { realGame } from '../../../games/recorded'
import { title } from '../../../session/games'

const { rulings } = title
const KINDS = rulings.kinds

function kindOf(id: string): RulingKind {
  const kind = KINDS.find(it => it.id === id)
  if (!kind) throw new Error(`no ${id}`)
  return kind
}

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
  turns: 1,
  rounds: 2,
  chits: 'L&N',
  coal: 'charter',
  lumber: 'laid',
  priority: 'p1',
}

test('every kind of correction can be filled in as files have it', () => {
  expect(KINDS).toHaveLength(16)
  for (const kind of KINDS) expect(v.is(law.rules.correct.schema, draftOf(kind, all, 'why'))).toBe(true)
})

test('while a field is open there is no ruling', () => {
  for (const kind of KINDS) {
    const { [kind.fields[0]?.id ?? '']: _, ...rest } = all
    expect(draftOf(kind, rest, '')).toBeUndefined()
  }
})

test('a ruling that was entered is filled in again as it was', () => {
  for (const kind of KINDS) {
    const draft = draftOf(kind, all, 'why')
    const again = filledFrom(rulings, draft)
    expect(again.kind).toBe(kind)
    expect(draftOf(kind, again.filled, again.reason)).toEqual(draft)
  }
  expect(filledFrom(rulings, undefined).kind).toBeUndefined()
})

test('stations are counted from those that the corporation has', () => {
  const view = title.view(title.start(realGame('4714')))
  const filled = withFilled(rulings, kindOf('station'), { left: 0 }, 'corporation', 'L&N', view)
  expect(filled).toEqual({ corporation: 'L&N', left: 3 })
  expect(withFilled(rulings, kindOf('station'), filled, 'left', 2, view)).toEqual({
    corporation: 'L&N',
    left: 2,
  })
  expect(withFilled(rulings, kindOf('price'), {}, 'corporation', 'L&N', view)).toEqual({ corporation: 'L&N' })
})

test('a counter that is all a ruling says has to be touched first', () => {
  const rounds = kindOf('rounds')
  expect(draftOf(rounds, fresh(rounds), 'why')).toBeUndefined()
  expect(fresh(kindOf('shares'))).toEqual({ shares: 1 })
})
