import { expect, it } from 'vitest'
import { marksOf } from '../../../../src/ui/shell/story/marksOf'

const marksFor = (...rounds: readonly string[]) =>
  marksOf(
    rounds.map(round => ({ round, worth: {} })),
    {
      isLandmark: round => !round.startsWith('OR'),
      name: round => `Round ${round}`,
      at: index => 20 + index * 40,
      half: text => text.length * 4,
      end: 300,
    },
  )

it('names the landmarks below the chart as far as their names stay apart, the last one inside it', () => {
  expect(marksFor('1', 'OR 1', '2', '3', 'OR 3', 'OR 4', '4', '5')).toEqual([
    { text: 'Round 1', at: 20 },
    { text: 'Round 2', at: 100 },
    { text: 'Round 4', at: 260 },
  ])
  expect(marksFor('1', 'OR 1', 'OR 2', 'OR 3', 'OR 4', 'OR 5', 'OR 6', '2').at(-1)?.at).toBe(272)
})
