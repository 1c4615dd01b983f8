// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { sampleFile, stepAfter } from '../../../src/app/games/lesson'
import { gameFileText } from '../../../src/interop/gameFile'
import { begin, enter, undo } from '../../../src/session/session'
import { sample } from '../../../src/titles/18al/later/sample'
import { loadTitle } from '../../../src/titles/registry'
import { taken } from '../../session/games'

const title = await loadTitle('18AL')

const upTo = (count: number) =>
  sample.actions
    .slice(0, count)
    .reduce(
      (open, action) => taken(enter(open, [action])),
      begin(title, { players: sample.players, options: {} }),
    )

describe('the table to try', () => {
  const { tryAt } = sample
  const at = { game: 'g', at: tryAt }

  it('goes on from buying once a share is bought, and not before', () => {
    expect(stepAfter({ ...at, step: 'buy' }, upTo(tryAt))).toBe('buy')
    expect(stepAfter({ ...at, step: 'buy' }, upTo(tryAt + 1))).toBe('run')
  })
  it('goes on from running once a corporation has run, and further once that is undone', () => {
    const ran = upTo(sample.actions.findIndex((it, i) => i > tryAt && it.type === 'run') + 1)
    expect(stepAfter({ ...at, step: 'run' }, upTo(tryAt + 1))).toBe('run')
    expect(stepAfter({ ...at, step: 'run' }, ran)).toBe('undo')
    expect(stepAfter({ ...at, step: 'undo' }, ran)).toBe('undo')
    expect(stepAfter({ ...at, step: 'undo' }, taken(undo(ran)))).toBe('done')
  })
  it.each([
    ['look', sample.actions],
    ['try', sample.actions.slice(0, tryAt)],
  ] as const)('is a game file like any other, to %s', async (how, actions) => {
    const text = gameFileText({ title, setup: { players: sample.players, options: {} }, actions })
    expect(await sampleFile(how)).toBe(text)
  })
  it('is part of a game that is played to its end without a refusal', () => {
    expect(title.view(upTo(sample.actions.length).entries.at(-1)?.state as never).over).toBe('market')
  })
})
