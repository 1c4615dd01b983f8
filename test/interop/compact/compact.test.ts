import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packGame, unpackGame } from '../../../src/interop/compact/compact'
import type { Action } from '../../../src/rules/rule'
import { action, added, addedAction, flag, player } from '../../../src/rules/schema'
import { actionsOf } from '../../games/recorded'
import { title } from '../../session/games'
import { kits } from '../../titles/kits'

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), 'utf8')) as unknown

describe('codes of earlier editions', () => {
  const codes = fixture('codes-2') as Readonly<Record<string, readonly string[]>>

  it.each(kits.filter(({ id }) => codes[id]))('are read: the second one of $id', async kit => {
    const { id, title, recorded } = kit
    const games = [recorded[2], recorded[Math.floor(recorded.length / 2)], recorded.at(-1)]
    const found = await Promise.all(
      (codes[id] ?? []).map(code => unpackGame(Buffer.from(code, 'base64'), async () => title)),
    )
    expect(found.map(read => ('file' in read ? read.file.actions : read))).toEqual(
      games.map(game => (game ? actionsOf(game).slice(0, 120) : [])),
    )
  })
})

const third = fixture('codes-3') as Readonly<
  Record<string, readonly { readonly whole: string; readonly joined?: string }[]>
>

/** A title that came later has none. */
const coded = kits.flatMap(kit => (third[kit.id] ? [{ ...kit, made: third[kit.id] ?? [] }] : []))

describe.each(coded)('codes of the third edition, of $id', ({ title, recorded, made }) => {
  const games = [recorded[1], recorded[Math.floor(recorded.length / 2)], recorded.at(-1)]
  const read = async (code: string) => {
    const told = await unpackGame(Buffer.from(code, 'base64'), async () => title)
    if (!('file' in told)) throw new Error(JSON.stringify(told))
    return told.file
  }

  it('are read', async () => {
    expect(made.length).toBeGreaterThan(0)
    const found = await Promise.all(made.map(({ whole }) => read(whole)))
    expect(found.map(({ actions }) => actions)).toEqual(games.map(game => game && actionsOf(game)))
  })

  it('are read of games that were joined midway', async () => {
    for (const [i, { joined }] of made.entries()) {
      const [first, ...after] = joined === undefined ? [] : (await read(joined)).actions
      const actions = games[i] ? actionsOf(games[i]) : []
      expect(first?.type).toBe('position')
      // What the position says, the checksum of the code has held against the original.
      expect(after).toEqual(actions.slice(Math.floor(actions.length / 2)))
    }
  })
})

describe('what entries say in a later edition of the codes', () => {
  const rule = title.law.rules as Readonly<Record<string, object>>
  const stop = { ...rule.stop, schema: action('stop', { quietly: added(flag, 4) }) }
  const novel = { ...rule.stop, schema: addedAction(action('novel', { by: player }), 4) }
  const rules = { ...rule, stop, novel } as object as typeof title.law.rules
  const later = { ...title, law: { ...title.law, rules } }
  const setup = { players: ['p1', 'p2', 'p3'].map(id => ({ id, name: id })), options: {} }
  const pass = { type: 'pass', player: 'p1' }
  const game = (...actions: readonly Action[]) => packGame({ title: later, setup, actions })

  it('leaves the codes of games without it as they were', async () => {
    const actions = [pass, { type: 'stop' }]
    const before = packGame({ title, setup, actions }) ?? new Uint8Array()
    expect(game(...actions)).toEqual(before)
    expect(await unpackGame(before, async () => later)).toMatchObject({ file: { actions } })
  })

  it.each([
    ['a field', { type: 'stop', quietly: true }],
    ['a type of entry', { type: 'novel', by: 'p3' }],
  ] as const)('is read again, and seen to be newer by an app that does not know it: %s', async (_, said) => {
    const bytes = game(pass, said) ?? new Uint8Array()
    expect(await unpackGame(bytes, async () => later)).toMatchObject({ file: { actions: [pass, said] } })
    // The version is the first thing that any app looks at; codes of the first three editions have 1.
    expect(bytes[0]).toBe(2)
  })
})
