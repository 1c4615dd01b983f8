import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importGame } from '../../src/interop/eighteenxx'
import { gameFileText, readGameFile } from '../../src/interop/gameFile'
import type { Action } from '../../src/rules/rule'
import { begin } from '../../src/session/session'
import { actionsOf, mappedGame, type Recorded, realGame } from '../games/recorded'
import { entered, tableOf, title, titleOf } from '../session/games'
import { importedText as imported, table } from './eighteenxxKit'
import { randomGame } from './eighteenxxRandom'
import { type Raw, recordedThere } from './eighteenxxRecord'

/** The entries without the fields that never change the result. */
const plain = (actions: readonly Action[]) => actions.map(({ at: _, ...action }) => action)

/** The text of a raw file, which is kept outside the repository; `undefined` if it is not there. */
function rawText(name: string): string | undefined {
  const url = new URL(`../../../shared/games/${name}.18xxgames.json`, import.meta.url)
  return existsSync(url) ? readFileSync(url, 'utf8') : undefined
}

/** Entries as of a table that keeps no map. */
const unmapped = (actions: readonly object[]) =>
  actions.map(action =>
    Object.fromEntries(Object.entries(action).filter(([key]) => key !== 'tile' && key !== 'rotation')),
  )

describe('games recorded on 18xx.games', () => {
  for (const name of ['4714', '144868'] as const)
    it(`${name} becomes the game that was recorded here`, async ({ skip }) => {
      const text = rawText(name)
      if (text === undefined) return skip(`needs ../shared/games/${name}.18xxgames.json`)
      const game = name === '4714' ? mappedGame() : realGame(name)
      const result = await imported(text)
      expect(result.stopped).toBeUndefined()
      expect(result.file.setup).toEqual({ players: game.players, options: game.options })
      const stop = name === '144868' ? [{ type: 'stop' }] : []
      const actions = plain(result.file.actions)
      expect(name === '4714' ? actions : unmapped(actions)).toEqual([...actionsOf(game), ...stop])
      expect(table(result).scores).toEqual(game.result)
      expect(result.recorded).toEqual(game.result)
    })
})

const real = (name: '4714' | '144868') => {
  const game = realGame(name)
  return { players: game.players, options: game.options, actions: actionsOf(game) as never }
}

/** 4714 as a file of 18xx.games. */
const there = () =>
  JSON.parse(recordedThere(real('4714'), () => false)) as { readonly actions: readonly Raw[] }

/** How often the end of a turn is left out: never, always, every third time. */
const SILENCES = [() => false, () => true, (n: number) => n % 3 === 0]

describe('games recorded as 18xx.games would', () => {
  it.each(['4714', '144868'] as const)('%s comes back entry by entry', async name => {
    for (const silent of SILENCES) {
      const text = recordedThere(real(name), silent).replace('"finished"', '"active"')
      const result = await imported(text)
      expect(result.stopped).toBeUndefined()
      const all = actionsOf(realGame(name))
      const count = result.file.actions.length
      expect(plain(result.file.actions)).toEqual(all.slice(0, count))
      // Only the end of the very last turn may be missing, because no later entry shows that it was over.
      expect(all.slice(count).every(({ type }) => type === 'endTurn')).toBe(true)
    }
  })

  const seeds = Array.from({ length: 10 }, (_, i) => 7919 * i + 1)
  it.each(seeds)('a random game (%i) comes back with the same table', async seed => {
    const game = randomGame(seed, 1000)
    const recorded = { ...game, trace: [] } as unknown as Recorded
    const there = tableOf(entered(begin(title, recorded), game.actions))
    const end = there.gameOver ? '"finished"' : '"active"'
    for (const silent of SILENCES) {
      const result = await imported(recordedThere(game, silent).replace('"finished"', end))
      expect(result.stopped).toBeUndefined()
      if (there.gameOver) expect(table(result)).toEqual(there)
      else expect(plain(result.file.actions)).toEqual(game.actions.slice(0, result.file.actions.length))
    }
  })

  it('are game files that can be read again', async () => {
    const { file } = await imported(recordedThere(randomGame(1, 1500), () => false))
    const back = await readGameFile(gameFileText(file), titleOf)
    expect(back).toMatchObject({ file: { setup: file.setup, actions: file.actions } })
  })
})

describe('the coal token', () => {
  it('placed out of turn waits for its owner’s turn', async () => {
    const { actions, ...head } = there()
    const placed = actions.findIndex(({ type }) => type === 'assign')
    const token = actions[placed] as Raw
    // The turn of its owner begins two entries earlier; before that it is another corporation's turn.
    const early = actions.toSpliced(placed, 1).toSpliced(placed - 8, 0, token)
    const result = await imported(JSON.stringify({ ...head, actions: early }))
    expect(result.stopped).toBeUndefined()
    expect(table(result).scores).toEqual(realGame('4714').result)
    const types = result.file.actions.map(({ type }) => type)
    expect(types.filter(type => type === 'placeCoalToken')).toHaveLength(1)
  })
})

describe('the Lumber Terminal', () => {
  it('laid after the run, as early editions of 18xx.games allowed, does not stop the import', async () => {
    const { actions, ...head } = there()
    const laid = actions.findIndex(({ entity }) => entity === 'BLC')
    const tile = actions[laid] as Raw
    const paid = actions.findIndex(({ type }, i) => i > laid && type === 'dividend')
    const late = actions.toSpliced(laid, 1).toSpliced(paid, 0, tile)
    const result = await imported(JSON.stringify({ ...head, actions: late }))
    expect(result.stopped).toBeUndefined()
    expect(table(result).scores).toEqual(realGame('4714').result)
    // By the rules it cannot be laid then, so a ruling does it.
    const lumber = {
      ...{ type: 'correct', lumber: 'laid' },
      reason: 'Early versions of 18xx.games let the Lumber Terminal be laid after the run',
    }
    const entered = plain(result.file.actions)
    expect(entered.filter(({ type }) => type === 'correct')).toEqual([lumber])
    expect(entered.filter(({ type }) => type !== 'correct')).toEqual(
      actionsOf(realGame('4714')).filter(action => !('private' in action && action.type === 'layTile')),
    )
  })
})

describe('New Decatur Yards', () => {
  it('is recognized if the corporation buys with its discount, as in files of 2020', async () => {
    const { actions, ...head } = there()
    const half = actions.findIndex(({ entity }) => entity === 'NDY')
    const buyer = actions.slice(0, half).findLast(({ type }) => type === 'run_routes')
    const old = { ...actions[half], entity: buyer?.entity, entity_type: 'corporation' }
    const take = (entry: Raw) => imported(JSON.stringify({ ...head, actions: actions.with(half, entry) }))
    const result = await take({ ...old, ability: 'train_discount' })
    expect(result.stopped).toBeUndefined()
    expect(table(result).scores).toEqual(realGame('4714').result)
    expect((await take(old)).stopped).toMatchObject({ entry: half + 1, type: 'buy_train' })
  })
})

describe('a file that was tampered with', () => {
  const raw = there()
  const JUNK = [
    null,
    -1,
    1e21,
    0.5,
    '',
    'TAG',
    '__proto__',
    'constructor',
    [],
    {},
    ['ABC_0'],
    true,
    'C4',
    'x'.repeat(99),
  ]
  const TYPES = ['undo', 'redo', 'pass', 'bid', 'foo', 'constructor', 'bankrupt', 'end_game', 'run_routes']

  it('may stop the import but never breaks it, and the result can be replayed', async () => {
    for (let n = 0; n < 80; n++) {
      const actions = raw.actions.map(entry => ({ ...entry }) as Record<string, unknown>)
      const at = (n * 37) % actions.length
      const entry = actions[at] ?? {}
      const keys = Object.keys(entry)
      if (n % 5 === 0) actions.splice(at, 1)
      else if (n % 5 === 1) entry.type = TYPES[n % TYPES.length]
      else if (n % 5 === 2)
        actions.splice(at, 0, { type: 'undo', id: 9999, action_id: n % 2 ? n : undefined })
      else if (n % 5 === 3) entry.auto_actions = [JUNK[n % JUNK.length], actions[(n * 11) % actions.length]]
      else entry[keys[n % keys.length] ?? ''] = JUNK[n % JUNK.length]
      const result = await importGame(JSON.stringify({ ...raw, actions }), titleOf)
      if ('problem' in result) continue
      const back = await readGameFile(gameFileText(result.file), titleOf)
      expect('file' in back && back.file.actions).toEqual(result.file.actions)
      table(result)
    }
  })
})
