import { describe, expect, it } from 'vitest'
import { gameFileText, readGameFile } from '../../../../src/interop/gameFile'
import type { AnyTitle } from '../../../../src/rules/title'
import title from '../../../../src/titles/18lilliput'
import { files as german } from '../../../../src/words/de/files'
import { fileProblem } from '../../../../src/words/en/files'
import { INDEX, OTHERS, setupFor } from '../kit'

const good = {
  ...{ format: 'paymaster-game', version: 1, title: '18Lilliput', options: {}, actions: [] },
  players: setupFor(3).players,
  index: INDEX,
  others: OTHERS,
}

const read = (changes: object) =>
  readGameFile(JSON.stringify({ ...good, ...changes }, null, 1), async id =>
    id === '18Lilliput' ? (title as unknown as AnyTitle) : undefined,
  )

const { top, bottom } = INDEX
const company = (more: object) => [{ ...OTHERS[0], ...more }]
const many = (list: readonly number[], spaces: number) =>
  Array.from({ length: spaces }, (_, i) => list[i] ?? 200 + i)

describe('setup: what only the box knows, in a game file', () => {
  it('setup: is stored beside the players and comes back as it was', async () => {
    const found = await read({ others: [] })
    if ('problem' in found) throw new Error(fileProblem(found.problem))
    expect(found.file.setup.own).toEqual({ index: INDEX, others: [] })
    expect(JSON.parse(gameFileText(found.file))).toMatchObject({ index: INDEX, others: [] })
  })

  it.each([
    [{ index: undefined }, '"index" is missing.'],
    [{ others: undefined }, '"others" is missing.'],
    [{ chart: INDEX }, '"chart" is a key that does not belong here.'],
    [{ index: { top } }, '"index.bottom" is missing.'],
    [{ index: { ...INDEX, middle: bottom } }, '"index.middle" is a key that does not belong here.'],
    [
      { index: { top: top.slice(0, 5), bottom: bottom.slice(0, 5) } },
      '"index.top" has 5 spaces, but must have 6 to 40.',
    ],
    [
      { index: { top: many(top, 41), bottom: many(bottom, 41) } },
      '"index.top" has 41 spaces, but must have 6 to 40.',
    ],
    [
      { index: { top, bottom: bottom.slice(1) } },
      '"index.bottom" has 9 spaces, but must have as many as "top", which has 10.',
    ],
    [
      { index: { top: top.with(3, 60), bottom } },
      '"index.top[3]" is 60, but must be more than the price before it, 60.',
    ],
    [
      { index: { top, bottom: bottom.with(1, 39) } },
      '"index.bottom[1]" is 39, but must be more than the price before it, 40.',
    ],
    [
      { index: { top: top.with(1, 56), bottom } },
      '"index.top[1]" is 56, but the printed row begins with 50, 55.',
    ],
    [{ index: { top: top.with(9, 1000), bottom } }, '"index.top[9]" must be at most 999, not 1000.'],
    [{ index: { top, bottom: bottom.with(0, 0) } }, '"index.bottom[0]" must be at least 1, not 0.'],
    [{ others: company({ id: 'c6' }) }, '"others[0].id" must be c5 here, not c6.'],
    [{ others: company({ price: 50 }) }, '"others[0].price" is a key that does not belong here.'],
    [{ others: company({ color: undefined }) }, '"others[0].color" is missing.'],
    [
      { others: company({ name: 'lilliput national railway ' }) },
      '"others[0].name" is lilliput national railway, which is already the name of a corporation of this title.',
    ],
    [{ others: company({ name: 'P2' }) }, '"others[0].name" is P2, which is already the name of a player.'],
    [
      { others: [OTHERS[0], { ...OTHERS[1], name: 'BLEFUSCU COAST' }] },
      '"others[1].name" is BLEFUSCU COAST, which is already the name of another company in the list.',
    ],
  ])('setup: a file is refused in one sentence, case %#', async (changes, said) => {
    const found = await read(changes)
    if (!('problem' in found)) throw new Error('read')
    const sentence = fileProblem(found.problem)
    expect(sentence.replace(/^Line \d+: /, '')).toBe(said)
    expect(german.problem(found.problem)).toMatch(/^\S.*\.$/)
  })
})
