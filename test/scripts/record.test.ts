import { describe, expect, it } from 'vitest'
import { recordingOf } from '../../scripts/recording'
import { merged } from '../games/recorded'
import { firstGames } from '../randomGame'
import { kits } from '../titles/kits'
import { command } from './command'

const record = (...args: readonly string[]) => {
  const { status, said } = command('record', args)
  return { status, said: said.trim() }
}

describe('npm run -s record', () => {
  it('replaces no games that are pinned', () => {
    expect(record('1889')).toEqual({
      status: 2,
      said: 'test/games/1889-known.jsonl.gz is there already, and its games are pinned',
    })
  })

  it('says how it is used for a title that nobody knows', () => {
    expect(record('18XX')).toMatchObject({ status: 2, said: expect.stringMatching(/^Usage: .* 18AL \|/) })
  })
})

describe('the games that it records', () => {
  const kit = kits.find(({ id }) => id === '18Lilliput')
  if (!kit) throw new Error('no kit')
  const games = firstGames(kit, 4, 400)

  it('are over, one at least for each number of players, and each brings another type of entry', () => {
    const { least, most } = kit.title.seats
    const seats = new Set(games.map(({ setup }) => setup.players.length))
    expect([...seats]).toEqual(Array.from({ length: most - least + 1 }, (_, i) => least + i))
    const types = new Set<string>()
    for (const { setup, actions, states } of games) {
      expect(states.at(-1)?.turn[0].at).toBe('over')
      const known = types.size
      for (const { type } of actions) types.add(type)
      if (!seats.delete(setup.players.length)) expect(types.size).toBeGreaterThan(known)
    }
  })

  it('tell of their last table by what changed with each entry', () => {
    for (const { setup, actions, states } of games) {
      const { trace, final } = recordingOf(kit.title, setup, actions, states)
      expect(trace.reduce((table, { after }) => merged(table, after), {})).toEqual(merged({}, final ?? {}))
    }
  })
})
