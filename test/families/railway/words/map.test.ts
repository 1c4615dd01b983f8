import { expect, it } from 'vitest'
import { mapEntries as de } from '../../../../src/families/railway/words/de/map'
import { mapEntries as en } from '../../../../src/families/railway/words/en/map'

it('says in the log whether a map begins empty, lies as it was entered, or is no longer kept', () => {
  const said = ([de, en] as const).map(({ map }) => [
    map({ type: 'map', tiles: [] }),
    map({ type: 'map', tiles: [['C4', '57', 0]], stations: {} }),
    map({ type: 'map' }),
  ])
  expect(said).toEqual([
    [
      'Der Plan wird ab jetzt geführt und ist noch leer.',
      'Der Plan wird geführt, wie er jetzt aussieht.',
      'Der Plan wird nicht mehr geführt.',
    ],
    [
      'The map is kept from now on, and still empty.',
      'The map is kept as it lies now.',
      'The map is no longer kept.',
    ],
  ])
})
