import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { PlaceButtons } from '../../../../src/families/sheet/screens/PlaceButtons'
import type { SheetWords } from '../../../../src/families/words/sheet'
import { button, tap } from '../../../ui/buttons'

afterEach(cleanup)

const text = {
  kinds: { city: 'Cities' },
  tiles: {},
  shut: { length: 'beyond the length' },
} as unknown as SheetWords
const placeOn = (id: string, shut?: string) => ({
  place: { id, kind: 'city', values: [], more: 0 },
  ...{ value: 20, tile: null, times: 0, shut, visit: () => {}, turn: () => {}, also: null },
})

it('a place that a train cannot visit says why when it is tapped', () => {
  const places = [placeOn('Selma', 'length'), placeOn('Mobile', 'length'), placeOn('Decatur')]
  render(<PlaceButtons text={text} kinds={{ city: { stop: true, end: false } }} places={places} />)
  expect(screen.queryByText('beyond the length')).toBeNull()
  tap(/^Selma/)
  expect(button(/^Selma/).textContent).toContain('beyond the length')
  tap(/^Mobile/)
  expect(screen.getAllByText('beyond the length')).toHaveLength(1)
})
