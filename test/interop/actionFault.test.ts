import { describe, expect, it } from 'vitest'
import { actionsFault } from '../../src/interop/gameFile'
import type { Action } from '../../src/rules/rule'
import { kits } from '../titles/kits'

/** An object with one key, as JSON makes it: `__proto__` is a key like any other. */
const keyed = (key: string) => JSON.parse(`{${JSON.stringify(key)}: {"x": 1}}`) as object

describe.each(kits)('an entry of $id that no file brought', ({ title, setupFor }) => {
  const setup = setupFor(title.seats.most)
  const fault = (action: Action) => actionsFault(title, setup, [action])

  it.each(['__proto__', 'constructor', 'toString'])('has no key called %s, however deep', key => {
    expect(fault({ type: 'stop' })).toBeUndefined()
    if (!Object.hasOwn(title.law.rules, 'position')) return
    const path = ['actions', 0, 'table', 'players', key]
    expect(fault({ type: 'position', table: { players: keyed(key) } } as Action)).toMatchObject({ path })
  })
})
