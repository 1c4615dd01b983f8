import { describe, expect, it } from 'vitest'
import { PARAGRAPHS } from '../../../../src/titles/18al/book'
import { CORPORATIONS, PRIVATES } from '../../../../src/titles/18al/data'
import title from '../../../../src/titles/18al/index'
import { view } from '../../../../src/titles/18al/view'
import { words } from '../../../../src/titles/18al/words/en'

import { expectSentence, table } from './table'

const book = await words.book()

describe('the rule book in words', () => {
  it('has a page for each paragraph and no other', () => {
    expect(Object.keys(book).toSorted()).toEqual([...PARAGRAPHS].toSorted())
  })

  it.each(PARAGRAPHS)('%s has a heading, whole sentences, and an example in figures', paragraph => {
    const page = book[paragraph]
    expect(page?.heading).toMatch(/^\S.*[^.\s]$/)
    for (const line of page?.text.split('\n') ?? []) expectSentence(line)
    expectSentence(page?.example ?? '')
    expect(page?.example, 'an example in figures').toMatch(/\d/)
  })

  it('is what the title gives out', async () => {
    expect(await (await title.words('en')).book()).toBe(book)
  })
})

describe('labels', () => {
  it('names corporations, private companies, options, steps and ends', () => {
    expect(words.label('AB&C')).toBe('Atlanta, Birmingham & Coast')
    const ids = [...CORPORATIONS, ...PRIVATES, ...title.setup.flags.map(({ id }) => id)]
    for (const id of [...ids, 'tile', 'station', 'run', 'trains', 'bank', 'market', 'bankruptcy', 'stopped'])
      expect(words.label(id)).not.toBe(id)
  })

  it('says an unknown id as it is', () => {
    expect(words.label('Gadsden')).toBe('Gadsden')
    expect(words.label('toString')).toBe('toString')
    expect(words.screens.setsOff('constructor')).toBe('constructor')
  })

  it.each([{}, { hardRust4: true as const }])(
    'says what each first train sets off, with options %o',
    options => {
      const codes = view(table(3, options)).trains.flatMap(({ setsOff }) => setsOff)
      expect(codes.length).toBeGreaterThan(10)
      for (const code of codes) expect(words.screens.setsOff(code)).not.toBe(code)
    },
  )
})
