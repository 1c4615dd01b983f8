import { describe, expect, it } from 'vitest'
import type { NewcomerWords } from '../../../src/families/words/newcomer'
import { seated } from '../../titles/tried'
import { wholeWords } from '../../words/whole'
import { pass } from '../railway/entries'
import { railways } from '../railway/kits'

/** The games that sell their private companies on stock turns. */
const selling = railways.filter(({ title }) => {
  const { turn } = title.view(title.start({ players: seated(3), options: {} }))
  return turn.at === 'stock'
})

describe.each(selling)('what a first-time player of $id is told of passing while companies are sold', kit => {
  it.each([
    ['en', /the round is over/],
    ['de', /ist die Runde vorbei/],
  ] as const)('is what follows once all have passed, in %s', async (language, over) => {
    const { title, play, report } = kit
    const start = title.start({ players: seated(3), options: {} }) as Parameters<typeof play>[0]
    const passed = play(start, pass('p1'), pass('p2'), pass('p3'))
    const { options, instead } = ((await wholeWords(title, language)).screens as { newcomer: NewcomerWords })
      .newcomer
    const [, hint = ''] = instead.unsold?.pass ?? options.pass ?? []
    expect(over.test(hint), `newcomer.instead.unsold.pass: ${hint}`).toBe(
      report(passed).round !== report(start).round,
    )
  })
})
