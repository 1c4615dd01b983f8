import { describe, expect, it } from 'vitest'
import { apply } from '../../../src/rules/apply'
import type { Action } from '../../../src/rules/rule'
import { type ActionSchema, isFormed } from '../../../src/rules/schema'
import { ACTOR, fieldsOf, otherwise } from '../../../src/session/mend/fields'
import { begin, before as tableBefore } from '../../../src/session/session'
import { actionsOf, type Recorded, realGame } from '../../games/recorded'
import { randomGame } from '../../randomGame'
import { type Kit, kits } from '../../titles/kits'
import { entered, sessionOf, title } from '../games'

const game = realGame('4714')
const session = sessionOf(game)
const sessionIn = ({ title }: Kit, of: Recorded) => entered(begin(title, of), [...actionsOf(of)])

/** The fields of the first entry of a type, on the table before it. */
function fieldsOfFirst(type: string) {
  const index = actionsOf(game).findIndex(action => action.type === type)
  const action = session.entries[index]?.action as Action
  return fieldsOf(title, tableBefore(session, index), action)
}

describe('the simple fields of an entry', () => {
  it('are the revenue, typed, and whether it was paid', () => {
    expect(fieldsOfFirst('run')).toEqual([
      { name: 'revenue', kind: 'money', value: 60, range: { from: 0, to: 2000, step: 10 } },
      { name: 'pay', kind: 'flag', value: true, options: [true, false] },
    ])
  })

  it('stay, with their options, where what the entry says by now leaves only one value', () => {
    const index = actionsOf(game).findIndex(({ type }, i) => type === 'bid' && i > 1)
    const [state, bid] = [tableBefore(session, index), session.entries[index]?.action as Action]
    // Nobody has so much for any of them.
    const beyond = { ...bid, amount: 9999 } as Action
    const names = (was?: Action) => fieldsOf(title, state, beyond, was).map(({ name }) => name)
    expect(names()).toEqual(['player', 'amount'])
    expect(names(bid)).toEqual(['player', 'private', 'amount'])
    expect(fieldsOf(title, state, beyond, bid)[1]).toEqual(fieldsOf(title, state, bid)[1])
  })

  it('are the par values and the corporations that may be started', () => {
    const [player, corporation, price] = fieldsOfFirst('par')
    expect(player).toEqual({ name: 'player', kind: 'player', value: 'p3', options: ['p1', 'p2', 'p3', 'p4'] })
    expect(corporation).toMatchObject({ name: 'corporation', value: 'L&N' })
    expect(price).toEqual({ name: 'price', kind: 'money', value: 105, options: [60, 70, 75, 90, 105] })
  })

  it('name the sums that are refused, with why, and no people or things that are', () => {
    // The president pays for two shares, and has just enough at a par value of 75.
    const par = actionsOf(game).findIndex(action => action.type === 'par')
    const short = { type: 'correct', reason: 'spent', money: { from: 'p3', to: 'bank', amount: 0 } }
    const state = tableBefore(session, par)
    const action = actionsOf(game)[par] as Action
    const amount = (state.cash.p3 ?? 0) - 2 * 75
    const spent = apply(title.law, state, { ...short, money: { ...short.money, amount } } as Action)
    if ('refusal' in spent) throw new Error(spent.refusal.code)
    const cheap = { ...action, price: 70 } as Action
    const price = fieldsOf(title, spent.state, cheap).find(({ name }) => name === 'price')
    expect(price?.options).toEqual([60, 70, 75])
    expect(price?.refused?.map(({ value }) => value)).toEqual([90, 105])
    for (const { value, refusal } of price?.refused ?? []) {
      const outcome = apply(title.law, spent.state, { ...action, price: value } as Action)
      expect(outcome).toEqual({ refusal })
    }
    for (const { name, refused } of fieldsOf(title, spent.state, cheap))
      expect(refused === undefined).toBe(name !== 'price')
  })

  it('are the coal of a run of 18VA too, where none was entered: what its freight trains may bring', () => {
    const kit = kits.find(({ id }) => id === '18VA') as Kit
    const all = sessionIn(kit, kit.sample[0] as Recorded)
    const fields = all.entries.flatMap(({ action }, index) =>
      action.type === 'run'
        ? fieldsOf(kit.title, tableBefore(all, index), action).filter(({ name }) => name === 'coal')
        : [],
    )
    const forgotten = fields.filter(({ value }) => value === undefined)
    expect(forgotten.length).toBeGreaterThan(0)
    for (const { options = [] } of forgotten) {
      expect(options).toContain(undefined)
      expect(options).not.toContain(0)
    }
    expect(forgotten.some(({ options = [] }) => options.includes(20))).toBe(true)
  })

  it('are none where only one value fits, and for a whole table', () => {
    expect(fieldsOfFirst('pass')).toEqual([])
    expect(fieldsOfFirst('endTurn').filter(({ name }) => name === 'corporation')).toEqual([])
  })

  it('offer only values that are not refused there, and the one that stands', () => {
    for (const [index, { action }] of session.entries.entries()) {
      const state = tableBefore(session, index)
      for (const { name, value, options = [] } of fieldsOf(title, state, action)) {
        if (options.length > 0) expect(options).toContain(value)
        // If another player made it, that was in another turn.
        for (const other of name === ACTOR ? [] : options)
          expect(apply(title.law, state, otherwise(title, state, action, name, other))).toHaveProperty(
            'state',
          )
      }
    }
  })

  it.each(kits)('of a ruling in $id leave it one on a single thing', kit => {
    const { law } = kit.title
    const { start, states, actions } = randomGame(kit, 7, 300, true)
    const schema = law.rules.correct?.schema as ActionSchema
    const rulings = actions.flatMap((action, i) => (action.type === 'correct' ? [[action, i] as const] : []))
    expect(rulings.length).toBeGreaterThan(5)
    const named = rulings.flatMap(([ruling, i]) => {
      const state = states[i - 1] ?? start
      return fieldsOf(kit.title, state, ruling).flatMap(({ name, options = [] }) => {
        for (const other of options)
          expect(isFormed(schema, otherwise(kit.title, state, ruling, name, other))).toBe(true)
        return Object.hasOwn(ruling, name) ? [] : [name]
      })
    })
    expect(named).toEqual([])
  })

  it('of a ruling on two things, which an earlier version let pass, take one of them away', () => {
    const both = { type: 'correct', reason: 'odd', money: { from: 'p1', to: 'bank', amount: 1 }, phase: '3' }
    const [field] = fieldsOf(title, session.start, both as Action)
    expect(field).toMatchObject({ name: 'phase', value: '3', options: ['3', undefined] })
  })

  it('stay as they are where one that is asked for after them is another', () => {
    let changed = 0
    for (const kit of kits)
      for (const game of kit.sample.slice(0, 2)) {
        const all = sessionIn(kit, game)
        for (const [index, { action }] of all.entries.entries()) {
          if (action.type !== 'buyTrain') continue
          const state = tableBefore(all, index)
          const from = fieldsOf(kit.title, state, action).find(({ name }) => name === 'from')
          for (const other of from?.options ?? []) {
            const { train, corporation } = action as Action & Record<string, unknown>
            expect(otherwise(kit.title, state, action, 'from', other)).toMatchObject({ train, corporation })
            changed++
          }
        }
      }
    expect(changed).toBeGreaterThan(10)
  })
})
