import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { BitCoder } from '../../src/interop/compact/coder'
import { packGame, unpackGame } from '../../src/interop/compact/compact'
import { actionCoder } from '../../src/interop/compact/fields'
import { placeIn, Scribe } from '../../src/interop/compact/scribe'
import { MOST_ACTIONS } from '../../src/interop/gameFile'
import { framesOf } from '../../src/interop/qr/frames'
import type { Action, Setup } from '../../src/rules/rule'
import { action, maybe } from '../../src/rules/schema'
import { setupOf } from '../../src/rules/setup'
import { actionsOf, type Recorded, realGame } from '../games/recorded'
import { title, titleOf } from '../session/games'
import { kits } from '../titles/kits'

const pack = (setup: Setup, actions: readonly Action[]) => {
  const bytes = packGame({ title, setup, actions })
  if (!bytes) throw new Error('not packed')
  return bytes
}

const packed = (game: Recorded) => pack(setupOf(game), actionsOf(game))

async function opened(bytes: Uint8Array) {
  const read = await unpackGame(bytes, titleOf)
  if (!('file' in read)) throw new Error(JSON.stringify(read))
  return read.file
}

/** An entry with any fields. */
type Entry = Action & Readonly<Record<string, unknown>>

const three: Setup = {
  players: [
    { id: 'p1', name: 'Ann' },
    { id: 'p2', name: 'Bo' },
    { id: 'p3', name: 'Čeněk 🚂' },
  ],
  options: {},
}

/** An entry of every type and a correction of every kind; as a sequence they need not make sense. */
const everyEntry: readonly Entry[] = [
  { type: 'buyPrivate', player: 'p1', private: 'Tusc' },
  { type: 'bid', player: 'p2', private: 'NDY', amount: 1_000_000 },
  { type: 'pass', player: 'p3' },
  { type: 'par', player: 'p3', corporation: 'L&N', price: 105 },
  { type: 'buyShare', player: 'p1', corporation: 'L&N', from: 'market' },
  { type: 'sellShares', player: 'p2', corporation: 'TAG', shares: 3 },
  { type: 'sellPrivate', player: 'p2', private: 'M&C', to: 'p1', price: 1 },
  { type: 'layTile', corporation: 'ATN', cost: 0, hex: 'G2', private: 'B&SLC' },
  { type: 'layTile', corporation: 'ATN', cost: 60 },
  { type: 'placeToken', corporation: 'ATN' },
  { type: 'placeToken', corporation: 'ATN', city: 'Meridian', objective: true },
  { type: 'placeCoalToken', corporation: 'L&N', city: 'Oxmoor' },
  { type: 'run', corporation: 'L&N', revenue: 0, pay: false },
  { type: 'run', corporation: 'L&N', revenue: 1230, pay: true },
  { type: 'buyTrain', corporation: 'L&N', train: '4D', from: 'AB&C', price: 799 },
  { type: 'buyTrain', corporation: 'L&N', train: '2', from: 'ipo', private: 'NDY' },
  { type: 'discardTrain', corporation: 'M&O', train: '3' },
  { type: 'acquirePrivate', corporation: 'WRA', private: 'S&NA', price: 40 },
  { type: 'endTurn', corporation: 'WRA' },
  { type: 'endTurn', corporation: 'WRA', noRoute: true },
  { type: 'declareBankruptcy', player: 'p2' },
  { type: 'extraRound' },
  { type: 'correct', reason: 'paid twice', money: { from: 'bank', to: 'p3', amount: 7 } },
  { type: 'correct', reason: '', shares: { corporation: 'L&N', from: 'ipo', to: 'market', shares: 2 } },
  { type: 'correct', reason: 'ß \ud800 \u0000 "\\', president: { corporation: 'L&N', player: 'p2' } },
  { type: 'correct', reason: 'x'.repeat(500), price: { corporation: 'L&N', cell: [3, 12] } },
  { type: 'correct', reason: '<b>', train: { train: '5', from: 'ipo', to: 'closed' } },
  { type: 'correct', reason: '列车', private: { private: 'M&C', to: 'ATN' } },
  { type: 'correct', reason: 'again', station: { corporation: 'TAG', left: 0 } },
  { type: 'correct', reason: 'again', phase: '4D' },
  { type: 'correct', reason: 'again', float: 'AB&C' },
  { type: 'correct', reason: 'again', turn: 'p2' },
  { type: 'count', holder: 'L&N', cash: 0 },
  { type: 'count', holder: 'bank', cash: 999_999 },
  { type: 'stop' },
  { type: 'layTile', corporation: 'ATN', cost: 0, hex: 'C4', tile: '441a', rotation: 5 },
  { type: 'map', tiles: [['C4', '57', 0]], stations: { C4: ['L&N'], A4: [] } },
  { type: 'map' },
]

const position: Entry = {
  type: 'position',
  table: {
    round: 'OR 3.1',
    turn: 'L&N',
    phase: '3',
    bank: -5230,
    priorityDeal: 'p2',
    players: {
      p1: { cash: 120, privates: ['Tusc'], shares: { 'L&N': 3 }, presidencies: ['L&N'], certificates: 3 },
      p2: { cash: 0, privates: [], shares: {}, presidencies: [] },
      p3: { cash: 9, privates: ['M&C', 'NDY'], shares: { 'L&N': 2 }, presidencies: [], netWorth: 380 },
    },
    corporations: {
      'L&N': {
        ...{ par: 75, price: 80, treasury: 450, ipo: 4, market: 1, floated: true },
        ...{ trains: ['2', '3'], privates: [], tokens: 3 },
      },
    },
    trainMarket: ['2'],
    trainsLeft: { '3': 2, '4D': null },
  },
}

describe.each(kits)('a game of $id in few bytes', ({ title, recorded }) => {
  for (const [i, game] of recorded.entries())
    it(`brings game ${i + 1} of ${game.trace.length} entries back as it was`, async () => {
      const setup = setupOf(game)
      const actions = actionsOf(game)
      const bytes = packGame({ title, setup, actions })
      const file = bytes && (await opened(bytes))
      expect(file?.setup).toEqual(setup)
      expect(file?.actions).toEqual(actions)
    })

  it('is written by the schemas of its actions, nothing as JSON', () => {
    for (const [type, rule] of Object.entries(title.law.rules))
      expect(actionCoder(type, rule.schema, 9).print, type).not.toContain('json')
  })
})

describe('a game in few bytes', () => {
  it('fits the real game 4714 in one code of version 15 at level M, with room to spare', () => {
    const bytes = packed(realGame('4714'))
    // 412 is what such a code holds; 258 were measured.
    expect(bytes.length).toBeLessThanOrEqual(270)
    expect(framesOf(bytes)).toHaveLength(1)
  })

  it('brings every type of entry and every kind of correction back', async () => {
    const types = new Set([...everyEntry, position].map(action => action.type))
    expect([...types].sort()).toEqual(Object.keys(title.law.rules).sort())
    for (const actions of [everyEntry, [...everyEntry].reverse(), [position, ...everyEntry, ...everyEntry]]) {
      const file = await opened(pack(three, actions))
      expect(file.actions).toEqual(actions)
      expect(file.setup).toEqual(three)
    }
  })

  it('keeps ids, options and seats', async () => {
    const players = ['five', 'p1', 'p2', '--proto', 'to string'].map(id => ({ id, name: `${id}!` }))
    const setup: Setup = { players, options: { unlimited4D: true, doubleYellow: true } }
    const file = await opened(pack(setup, [{ type: 'pass', player: '--proto' } as Entry]))
    expect(file.setup).toEqual(setup)
    expect(file.actions).toEqual([{ type: 'pass', player: '--proto' }])
  })

  it('leaves out times and notes', async () => {
    const said: Entry = { type: 'pass', player: 'p1', at: '2026-03-01T20:00:00.000Z', note: 'in a hurry' }
    expect((await opened(pack(three, [said]))).actions).toEqual([{ type: 'pass', player: 'p1' }])
  })

  it('takes a game of no entries and one of as many as allowed', async () => {
    expect((await opened(pack(three, []))).actions).toEqual([])
    const long = Array.from({ length: MOST_ACTIONS }, (_, i) => everyEntry[i % 20] as Entry)
    expect((await opened(pack(three, long))).actions).toEqual(long)
    expect(packGame({ title, setup: three, actions: [...long, { type: 'stop' }] })).toBeUndefined()
  })

  it('writes no game that says more than a code can hold', () => {
    const talk = { type: 'correct', reason: 'talk '.repeat(100), phase: '2' }
    const reasons = Array.from({ length: 800 }, (_, i) => ({
      ...talk,
      reason: `${i}${talk.reason}`.slice(0, 500),
    }))
    expect(packGame({ title, setup: three, actions: reasons })).toBeUndefined()
  })
})

describe('a code that is not right', () => {
  const bytes = packed(realGame('4714'))
  const read = (change: (copy: Uint8Array) => void, copy = bytes.slice()) => {
    change(copy)
    return unpackGame(copy, titleOf)
  }

  it('is refused with its reason', async () => {
    expect(await read(copy => copy.set([3], 0))).toEqual({ code: 'newer' })
    expect(await read(copy => copy.set([0], 0))).toEqual({ code: 'damaged' })
    expect(await read(copy => copy.set([88], 3))).toEqual({ code: 'unknownTitle' })
    expect(await read(copy => copy.set([(copy[6] ?? 0) ^ 1], 6))).toEqual({ code: 'otherEdition' })
    expect(await unpackGame(new Uint8Array(), titleOf)).toEqual({ code: 'damaged' })
    expect(await unpackGame(new Uint8Array(100_000).fill(1), titleOf)).toEqual({ code: 'tooBig' })
  })

  it('is refused whichever bit has changed, unless it still says the same', async () => {
    for (let bit = 8 * 8; bit < bytes.length * 8; bit += 5) {
      const told = await read(copy => copy.set([(copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))], bit >> 3))
      // The last bits of a code carry no information.
      if ('file' in told) expect(told.file.actions).toEqual(actionsOf(realGame('4714')))
    }
  })

  it('is refused wherever it is cut off', async () => {
    for (let length = 0; length < bytes.length; length += 3)
      expect(await unpackGame(bytes.slice(0, length), titleOf)).not.toHaveProperty('file')
  })

  it('passes the check of game files, too', async () => {
    const twice = pack({ ...three, players: [...three.players.slice(0, 2), { id: 'p3', name: 'ANN' }] }, [])
    const told = await unpackGame(twice, titleOf)
    expect(told).toMatchObject({ problem: { code: 'twice', key: 'players[2].name' } })
  })
})

describe('the schemas of actions', () => {
  it('of other kinds are written, too, though not as short', () => {
    const strange = action('strange', {
      either: v.union([v.number(), v.string()]),
      half: v.number(),
      list: v.picklist([1, 2]),
      none: maybe(v.tuple([v.boolean()])),
    })
    const coder = actionCoder('strange', strange, 2)
    const bits = new BitCoder()
    const said = { either: 'Ä', half: -0.5, list: 2 }
    expect(coder.code(new Scribe(bits), said)).toEqual(said)
    expect(coder.code(new Scribe(new BitCoder(bits.bytes())), undefined)).toEqual(said)
  })
})

describe('the predictor', () =>
  it('writes the same on every machine: changing it needs a new version', () => {
    const coder = new BitCoder()
    const scribe = new Scribe(coder)
    const [type, who, much, why] = ['type', 'who', 'much', 'why'].map(key => placeIn(undefined, key))
    if (!type || !who || !much || !why) throw new Error('no place')
    for (let i = 0; i < 40; i++) {
      scribe.begin()
      scribe.type(type, 5, (i * i) % 5)
      scribe.listed(who, ['a', 'b', 'c'], ['a', 'b', 'c'][(i >> 1) % 3])
      scribe.number(much, ((i * 37) % 11) * 10)
      if (i % 7 === 0) scribe.text(why, `word ${i % 3}`)
    }
    const written = Buffer.from(coder.bytes()).toString('hex')
    expect(written).toMatchInlineSnapshot(
      `"ff83998611bbd04acd0fb653ba4504f754cd32449d9fb5766daa688a4e1d3b3cd186b2e8b1cc320daa74e17fe29422016359d7448789"`,
    )
  }))
