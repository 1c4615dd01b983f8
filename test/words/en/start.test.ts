import { expect, it } from 'vitest'
import { start as german } from '../../../src/words/de/start'
import { start as english } from '../../../src/words/en/start'

it.each([
  ['en', english],
  ['de', german],
] as const)(
  'the alternative titles are listed as the browser lists alternatives, in %s',
  (language, { what }) => {
    const list = new Intl.ListFormat(language, { type: 'disjunction' })
    const titles = ['18AL', '18Lilliput', '18VA', '18XX']
    for (const count of [1, 2, 3, 4]) {
      const some = titles.slice(0, count)
      expect(what(some)).toContain(` ${list.format(some)}`)
    }
  },
)
