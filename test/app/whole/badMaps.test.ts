import { beforeEach, expect, it } from 'vitest'
import type { Action } from '../../../src/rules/rule'
import { wholeWords } from '../../words/whole'

import { elsewhere, entries, equip, played, settled, type Tab } from '../support'

beforeEach(equip)

/** A map that cannot lie as an entry says, the code of the reason, and the sentence for it in English and German. */
const BAD: readonly (readonly [what: string, lies: object, code: string, en: string, de: string])[] = [
  [
    'a tile that does not exist',
    { tiles: [['C4', '99', 0]] },
    'noTile',
    'There is no tile 99 in this game.',
    'Ein Gleisplättchen 99 gibt es in diesem Spiel nicht.',
  ],
  [
    'a rotation of 6',
    { tiles: [['C4', '57', 6]] },
    'noRotation',
    'A tile has six sides, so tile 57 is turned by 0 to 5 of them, not by 6.',
    'Ein Gleisplättchen hat sechs Seiten: 57 wird um 0 bis 5 davon gedreht, nicht um 6.',
  ],
  [
    'two tiles for one hex',
    {
      tiles: [
        ['C4', '57', 0],
        ['C4', '5', 0],
      ],
    },
    'twoTiles',
    'Only one tile can lie on C4, but two are named.',
    'Auf C4 kann nur ein Gleisplättchen liegen, genannt sind zwei.',
  ],
  [
    'a station in a hex without a city',
    { tiles: [], stations: { B5: ['L&N'] } },
    'noCity',
    'There is no city on B5, so no station can be there.',
    'Auf B5 ist keine Stadt, also kann dort kein Bahnhof stehen.',
  ],
  [
    'more tiles than are printed',
    { tiles: ['E4', 'F3', 'F5', 'F7', 'G2', 'H1'].map(hex => [hex, '7', 0]) },
    'tilesOut',
    'Every tile 7 there is lies on the map, so none is left for H1.',
    'Alle Gleisplättchen 7 liegen schon auf dem Plan, für H1 ist keines übrig.',
  ],
]

/** How many records of its open game a device has stored. */
async function stored(tab: Tab, id: string): Promise<number | undefined> {
  await settled(tab)
  return (await (await tab.shelf()).open(id))?.records.length
}

it.each(BAD)('%s is named in a sentence, and nothing is stored', async (_, lies, code, en, de) => {
  const { tab, id } = await played(2)
  const entry = { type: 'map', ...lies } as Action
  const before = entries(tab)
  const title = tab.session.value?.title
  // As the page of the map does.
  await title?.apart?.part.load()
  expect(tab.enter([entry], tab.desk.value?.revision ?? 0)).toBe(false)
  expect(entries(tab)).toEqual(before)
  expect(await stored(tab, id)).toBe(2)

  const file = JSON.parse((await tab.exportGame(id))?.text ?? '')
  file.actions.push(entry)
  const other = await elsewhere()
  const taken = await other.importFile(JSON.stringify(file))
  expect(taken).toMatchObject({ problem: { entry: 3, action: { type: 'map' }, refusal: { code } } })
  await other.refresh()
  expect(other.games.value).toEqual([])

  const refusal = 'problem' in taken && 'refusal' in taken.problem ? taken.problem.refusal : undefined
  if (!refusal || !title) throw new Error('not refused')
  const voice = { name: (name: string) => name, money: (amount: number) => `$${amount}` }
  expect((await wholeWords(title, 'en')).refusal(refusal, voice)).toBe(en)
  expect((await wholeWords(title, 'de')).refusal(refusal, voice)).toBe(de)
})
