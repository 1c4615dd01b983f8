import { expect, it } from 'vitest'
import { signsOf } from '../../../../src/families/railway/words/signs'
import { game as alabama } from '../../../../src/titles/18al/data'
import { game as virginia } from '../../../../src/titles/18va/state'
import { game as shikoku } from '../../../../src/titles/1889/data'

it('the signs in the books are those of the game: obsolete trains, and zones of its chart', () => {
  const signs = [alabama, virginia, shikoku].map(game => signsOf(game, '†', 'zone'))
  expect(signs).toEqual(['† · zone', '', 'zone'])
})
