import { describe, expect, it } from 'vitest'
import { readGameFile } from '../../src/interop/gameFile'
import type { Action } from '../../src/rules/rule'
import { FORMAT, type FormatStep, newest, raisedAction, raisedRecord, STEPS } from '../../src/session/formats'
import { setup } from '../app/setup'
import { titleOf } from './games'

/** Format 1 would have said `skip` for a pass, format 2 called its player `who`, and an option had another name. */
const steps: readonly FormatStep[] = [
  {
    action: action => (action.type === 'skip' ? { ...action, type: 'pass' } : action),
    options: ({ unlimited, ...others }) => (unlimited ? { ...others, unlimited4D: true } : others),
  },
  {
    action: (action, of) => {
      const { who, ...others } = action as Action & { who?: string }
      return who !== undefined && of === '18AL' ? ({ ...others, player: who } as Action) : action
    },
  },
]

const skip = { type: 'skip', who: 'p1' } as Action
const pass = { type: 'pass', player: 'p1' }
const file = (version: unknown, options: object, actions: readonly object[]) =>
  JSON.stringify({ format: 'paymaster-game', version, title: '18AL', ...setup, options, actions })

describe('the format', () => {
  it('is one more than there are steps', () => {
    expect(FORMAT).toBe(STEPS.length + 1)
    expect(newest(steps)).toBe(3)
  })

  it('of an entry is raised from wherever it stands, and never lowered', () => {
    expect(raisedAction({ format: 1, title: '18AL' }, skip, steps)).toEqual(pass)
    expect(raisedAction({ format: 2, title: '18AL' }, skip, steps)).toEqual({ type: 'skip', player: 'p1' })
    expect(raisedAction({ format: 3, title: '18AL' }, skip, steps)).toBe(skip)
    expect(raisedAction({ format: 1, title: '18VA' }, skip, steps)).toEqual({ type: 'pass', who: 'p1' })
  })

  it('of a record is that of its entries', () => {
    const record = { n: 4, at: 'x', splices: [{ after: 2, remove: [1], insert: [skip, pass] }] }
    expect(raisedRecord({ format: 1, title: '18AL' }, record, steps)).toEqual({
      ...record,
      splices: [{ after: 2, remove: [1], insert: [pass, pass] }],
    })
    const undo = { n: 5, undo: true } as const
    expect(raisedRecord({ format: 1, title: '18AL' }, undo, steps)).toBe(undo)
  })
})

describe('a game file', () => {
  it('of an older version is read as the newest', async () => {
    const read = await readGameFile(file(1, { unlimited: true }, [skip]), titleOf, steps)
    expect(read).toMatchObject({ file: { setup: { options: { unlimited4D: true } }, actions: [pass] } })
    expect(await readGameFile(file(3, {}, [pass]), titleOf, steps)).toMatchObject({
      file: { actions: [pass] },
    })
  })

  it('is checked as the newest: what no step knows is refused', async () => {
    const problem = (version: unknown, actions: readonly object[]) =>
      readGameFile(file(version, {}, actions), titleOf, steps)
    expect(await problem(3, [skip])).toMatchObject({
      problem: { code: 'unknownAction', key: 'actions[0].type' },
    })
    expect(await problem(1, [pass, { type: 'leap' }])).toMatchObject({ problem: { key: 'actions[1].type' } })
  })

  it('of a newer version, or of none there is, is refused', async () => {
    const problem = (version: unknown) => readGameFile(file(version, {}, []), titleOf, steps)
    expect(await problem(4)).toMatchObject({
      problem: { code: 'newer', key: 'version', facts: { version: 4, known: 3 } },
    })
    for (const none of [0, -1, 1.5, '1', null])
      expect(await problem(none)).toMatchObject({ problem: { key: 'version' } })
  })
})
