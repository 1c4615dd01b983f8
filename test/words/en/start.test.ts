import { expect, it } from 'vitest'
import { start as german } from '../../../src/words/de/start'
import { start as english } from '../../../src/words/en/start'

const LANGUAGES = [
  ['en', english],
  ['de', german],
] as const

it.each(LANGUAGES)('a day is said as the browser says it, in %s', (language, { at }) => {
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' })
  for (let month = 0; month < 12; month++) {
    const on = [2026, month, month + 1] as const
    expect(at('SR 1', on)).toBe(`SR 1 · ${day.format(new Date(...on))}`)
  }
})

it.each(LANGUAGES)(
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
