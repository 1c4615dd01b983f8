import { expect, it } from 'vitest'
import { stimme } from '../../../../words/said'
import { wholeWords } from '../../../../words/whole'
import { railways } from '../../kits'

it.each(railways)('after “mit”, $id says trains in the dative', async ({ title, corporations: [one] }) => {
  const words = await wholeWords(title, 'de')
  const told = (owned: number) => {
    const facts = { corporation: one, owned, limit: owned - 1 }
    return words.refusal({ rule: '', code: 'overByRuling', facts }, stimme)
  }
  expect(told(3)).toContain('mit 3 Zügen:')
  expect(told(2)).toContain('mit 2 Zügen:')
  expect(told(1)).toContain('mit 1 Zug:')
})
