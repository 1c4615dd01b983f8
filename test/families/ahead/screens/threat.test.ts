import { beforeAll, expect, it } from 'vitest'
import { readWords } from '../../../../src/app/desk/words'
import type { Outlook, Stranded } from '../../../../src/families/ahead/outlook'
import { threat } from '../../../../src/families/ahead/screens/threat'
import type { AheadWords } from '../../../../src/families/words/ahead'
import { commonAhead } from '../../../../src/families/words/en/ahead'

beforeAll(readWords)

const stranded = (corporation: string, president: string, short: number): Stranded => ({
  ...{ corporation, president, short, price: 300, treasury: 300 - short, presidentHas: 0 },
})
const outlook = (trainless: readonly Stranded[], first: readonly Stranded[]) =>
  ({
    trainless,
    trains: [{ type: '5', stranded: first }],
    liquidity: [{ player: 'p1', total: 100 }],
  }) as unknown as Outlook
const told = (of: Outlook) => threat(commonAhead as unknown as AheadWords, of)

it('names every president who could not raise what is short, now or else once a type has begun', () => {
  const first = [stranded('B&O', 'p1', 101), stranded('N&W', 'p2', 1), stranded('SR', 'p1', 100)]
  expect(told(outlook([], first))).toBe(
    'p1 is at risk: once the first 5 Train is sold, B&O has no train. p2 is at risk: once the first 5 Train is sold, N&W has no train.',
  )
  expect(told(outlook([stranded('C&O', 'p2', 40)], first))).toMatch(/^p2 is at risk: C&O has no train, and/)
  expect(told(outlook([stranded('C&O', 'p1', 40)], []))).toBe(commonAhead.endNobody)
})
