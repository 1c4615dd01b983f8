// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { readCopy } from '../../../src/app/games/intake'
import { copyText } from '../../../src/store/copy'
import { headOf } from '../../ui/shell/setup/made'

vi.mock('../../../src/titles/registry', async original =>
  (await import('../../ui/shell/setup/made')).withMade(await original()),
)

describe('a copy of a game with values of its title', () => {
  const own = { index: { top: [50, 55, 60], bottom: [1, 2, 3] }, others: [] }
  const taken = async (other: Record<string, unknown>) => {
    const read = await readCopy(copyText([{ head: headOf('Made', { own: other }), written: [] }]))
    return 'problem' in read ? read.problem : (read.problems[0]?.problem ?? 'taken')
  }

  it('is imported if they are right', async () => {
    expect(await taken(own)).toBe('taken')
  })

  it.each([
    ['an unknown key', { ...own, chart: [] }, { code: 'unknownKey', key: 'chart' }],
    ['a key that every game file has', { ...own, players: [] }, { code: 'unknownKey', key: 'own.players' }],
    ['a missing key', { others: [] }, { code: 'missingKey', key: 'index' }],
    ['a wrong value', { ...own, index: { ...own.index, top: [50, 55, 55] } }, { code: 'ladderRises' }],
  ])('is refused with %s', async (_, other, problem) => {
    expect(await taken(other)).toMatchObject(problem)
  })
})
