import { expect, it } from 'vitest'
import { kits } from '../../titles/kits'
import { railways } from '../railway/kits'

it('every railway game runs through the suites of its family', () => {
  const games = kits.filter(({ title, setupFor }) => 'bids' in title.start(setupFor(3)))
  expect(games.map(({ id }) => id).toSorted(), 'each has its kit in test/families/railway/kits.ts').toEqual(
    railways.map(({ id }) => id).toSorted(),
  )
})
