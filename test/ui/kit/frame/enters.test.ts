import { expect, it } from 'vitest'
import type { Action, Choice } from '../../../../src/rules/rule'
import { enters, isSame } from '../../../../src/ui/kit/frame/enters'

const choice = (draft: object, vary: object = {}) =>
  ({ slot: 'end', draft, vary }) as unknown as Choice<Action>
const end = { type: 'endTurn', corporation: 'IR' }

it('is entered by the choice that says the same, whoever makes it and whatever else is typed', () => {
  const run = choice({ type: 'run', player: 'p1', revenue: 10 }, { revenue: { from: 0, to: 900, step: 10 } })
  expect(enters(run, { type: 'run', player: 'p2', revenue: 50 } as Action)).toBe(true)
  expect(enters(run, { type: 'pass', player: 'p1', revenue: 10 } as Action)).toBe(false)
  const token = choice({ type: 'placeToken', corporation: 'IR' })
  expect(enters(token, { type: 'placeToken', corporation: 'IR', city: 'Iyo' } as Action)).toBe(true)
  expect(enters(token, undefined)).toBe(false)
})

it('is not entered by a choice without what is so or not, nor the other way round', () => {
  const [plain, routeless] = [choice(end), choice({ ...end, noRoute: true })]
  const asked = (action: object) => [plain, routeless].map(it => enters(it, action as Action))
  expect(asked(end)).toEqual([true, false])
  expect(asked({ ...end, noRoute: true })).toEqual([false, true])
})

it('is the same only with the figures that are asked for, whoever makes it', () => {
  const run = { type: 'run', player: 'p1', revenue: 10 }
  expect(isSame(run, { ...run, player: 'p2' } as Action)).toBe(true)
  expect(isSame(run, { ...run, revenue: 50 } as Action)).toBe(false)
  expect(isSame(end, { ...end, noRoute: true } as Action)).toBe(false)
  expect(isSame(undefined, end)).toBe(false)
})

it('is not the same with anything besides what is asked for, such as a train handed in; lists are compared by what is in them', () => {
  const buy = { type: 'buyTrain', corporation: 'IR', train: 'D', from: 'ipo' }
  expect(isSame({ ...buy, exchange: '4' } as Action, buy)).toBe(false)
  expect(isSame({ ...buy, exchange: undefined } as Action, buy)).toBe(true)
  const found = { type: 'found', corporation: 'IR', cell: [1, 2] }
  expect(isSame(found, { ...found, cell: [1, 2] } as Action)).toBe(true)
  expect(isSame(found, { ...found, cell: [2, 1] } as Action)).toBe(false)
})
