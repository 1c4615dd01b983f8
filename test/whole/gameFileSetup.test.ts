import { describe, expect, it } from 'vitest'
import { gameFileText, readGameFile } from '../../src/interop/gameFile'
import type { AnyTitle } from '../../src/rules/title'
import { files } from '../../src/words/de/files'
import { fileProblem } from '../../src/words/en/files'
import { setup } from '../app/setup'

/** The part of a title that reading a file without entries needs. */
const title = {
  ...{ id: 'Made', edition: 1, seats: { least: 2, most: 3 }, places: ['bank'], law: { rules: {} } },
  setup: {
    flags: [{ id: 'duel', seats: [2] }],
    fields: [
      {
        ...{ is: 'ladder', key: 'index', rows: ['top', 'bottom'], least: 3, most: 5, highest: 999 },
        begins: [50, 55],
      },
      { is: 'companies', key: 'others', ids: ['c5', 'c6'], taken: ['Mildendo Railway'], colors: [] },
    ],
  },
  corporations: () => [],
} as unknown as AnyTitle

const good = {
  ...{ format: 'paymaster-game', version: 1, title: 'Made' },
  ...setup,
  index: { top: [50, 55, 60], bottom: [10, 20, 30] },
  others: [{ id: 'c5', name: 'Blefuscu', color: '#2e8b4f' }],
  actions: [],
}

const read = (changes: object) =>
  readGameFile(JSON.stringify({ ...good, ...changes }, null, 1), async id =>
    id === 'Made' ? title : undefined,
  )

async function sentence(changes: object): Promise<string> {
  const found = await read(changes)
  return 'problem' in found ? fileProblem(found.problem).replace(/^Line \d+: /, '') : 'read'
}

const company = (name: string, more = {}) => ({ id: 'c5', name, color: '#2e8b4f', ...more })

describe('a file of a title whose setup has more than players', () => {
  it('is read and written whole, names without the spaces around them', async () => {
    const found = await read({ others: [company(' Blefuscu ')] })
    if ('problem' in found) throw new Error(fileProblem(found.problem))
    expect(found.file.setup.own).toEqual({ index: good.index, others: good.others })
    const again = await readGameFile(gameFileText(found.file), async () => title)
    expect(again).toEqual(found)
  })

  it.each([
    [{ index: undefined }, '"index" is missing.'],
    [{ chart: [] }, '"chart" is a key that does not belong here.'],
    [{ title: 'Other' }, 'This is a game of Other, which Paymaster does not bank.'],
    [{ index: { top: [50, 55], bottom: [1, 2] } }, '"index.top" has 2 spaces, but must have 3 to 5.'],
    [
      { index: { top: [50, 55, 60], bottom: [1, 2, 3, 4] } },
      '"index.bottom" has 4 spaces, but must have as many as "top", which has 3.',
    ],
    [
      { index: { top: [50, 55, 60], bottom: [9, 8, 10] } },
      '"index.bottom[1]" is 8, but must be more than the price before it, 9.',
    ],
    [
      { index: { top: [45, 55, 60], bottom: [1, 2, 3] } },
      '"index.top[0]" is 45, but the printed row begins with 50, 55.',
    ],
    [{ index: { ...good.index, middle: [] } }, '"index.middle" is a key that does not belong here.'],
    [
      { index: { top: [50, 55, 60.5], bottom: [1, 2, 3] } },
      '"index.top[2]" must be a whole number, not 60.5.',
    ],
    [
      { others: ['c5', 'c6', 'c5'].map(id => company(id, { id })) },
      '"others" lists 3 companies, but at most 2 can be added.',
    ],
    [{ others: [company('X', { id: 'c6' })] }, '"others[0].id" must be c5 here, not c6.'],
    [
      { others: [company('MILDENDO RAILWAY')] },
      '"others[0].name" is MILDENDO RAILWAY, which is already the name of a corporation of this title.',
    ],
    [{ others: [company('ann')] }, '"others[0].name" is ann, which is already the name of a player.'],
    [
      { others: [company('X', { color: 'red' })] },
      '"others[0].color" must be a color written as #rrggbb in lowercase, not "red".',
    ],
    [
      { options: { duel: true } },
      '"options.duel" is an option only for games with 2 players, and this one has 3.',
    ],
    [
      { players: [...good.players.slice(0, 2), { id: 'p3', name: ' ANN ' }] },
      '"players[2].name" appears twice: ANN.',
    ],
  ])('is refused in one sentence: %j', async (changes, said) => {
    expect(await sentence(changes)).toBe(said)
  })

  it('is refused in German too, by key and number', async () => {
    const found = await read({ index: { top: [50, 55], bottom: [1, 2] } })
    if (!('problem' in found)) throw new Error('read')
    expect(files.problem(found.problem)).toMatch(/„index\.top“ hat 2 Felder, aber es müssen 3 bis 5 sein\.$/)
  })
})

it('names of players are compared regardless of how an accent is encoded', async () => {
  const players = ['Zo\u00eb', 'Zoe\u0308', 'Bo'].map((name, i) => ({ id: `p${i + 1}`, name }))
  expect(await sentence({ players })).toMatch(/^"players\[1\]\.name" appears twice/)
})
