import { expect, it } from 'vitest'
import type { TitleId } from '../../../src/titles/registry'
import { cardOf } from '../../../src/titles/registry'
import { kits } from '../kits'

it.each(kits)(
  'no round of $id begins with a word by which one of its corporations is called',
  ({ id, title, setupFor }) => {
    const called = title.corporations(setupFor(title.seats.least)).map(({ short }) => short)
    for (const language of ['en', 'de'] as const)
      for (const round of ['SR 1', 'OR 2.1'])
        expect(called).not.toContain(
          cardOf(id as TitleId)
            .round(round, language)
            .split(' ')[0],
        )
  },
)
