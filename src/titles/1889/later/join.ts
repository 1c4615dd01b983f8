import type { JoinPolicy, Question } from '../../../families/railway/join/policy'
import { unsoldIn } from '../../../families/railway/join/progress'
import { questions } from '../../../families/railway/join/questions'
import { joiningBy } from '../../../families/railway/joining/policy'
import { check } from '../../../rules/apply'
import { game, TERRAIN } from '../data'
import { joining as own } from '../joining'
import { auctions, cites, law, operating, stock } from '../law'

const joining = joiningBy(stock, operating, own)

const asked: readonly Question[] = [
  {
    ...{ key: 'fallen', is: 'choice', of: [0, 5, 10, 15, 20], at: 'TE' },
    asked: form => unsoldIn({ game, joining }, form).includes('TE'),
  },
  {
    ...{ key: 'terrain', is: 'tally', most: () => TERRAIN },
    asked: ({ kind, set, corporations }) =>
      (kind === 'OR' || set > 1) && Object.keys(corporations).length > 0,
  },
]

/** The form for joining a game of 1889. */
export const join: JoinPolicy = {
  game,
  joining,
  stages: {
    nothing: { step: 'build' },
    tile: { step: 'build', tiles: 1 },
    station: { step: 'build', placed: 1 },
    both: { step: 'build', tiles: 1, placed: 1 },
    run: { step: 'trains' },
  },
  salesBy: true,
  bids: { least: auctions.least, rule: cites.bid ?? '' },
  refusal: (fresh, entry) => check(law, fresh, entry),
  // 60%, and more while its token is or was in an orange space; the Pool takes 50%.
  most: { player: 6, above: true, market: 5 },
  questions: asked,
  own: questions(asked),
}
