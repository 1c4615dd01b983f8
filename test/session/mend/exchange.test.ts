import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/rules/rule'
import { draftOf, draftWith } from '../../../src/session/change'
import { counterpartsOf } from '../../../src/session/mend/exchange'
import { withField } from '../../../src/session/mend/fields'
import { mends } from '../../../src/session/mend/mend'
import { repairsOf } from '../../../src/session/mend/repairs'
import { splicesTo } from '../../../src/session/mend/wanted'
import { begin, type Session } from '../../../src/session/session'
import { actionsOf, type Recorded } from '../../games/recorded'
import { isRight } from '../../mended'
import { knownGames } from '../../titles/18lilliput/games'
import { setupFor } from '../../titles/18lilliput/kit'
import { entered, sessionOf, titleOf } from '../games'

type Take = Action & { readonly player: string; readonly card: string; readonly use: string }

const title = await titleOf('18Lilliput')
if (!title) throw new Error('no such title')

const isTake = (action: Action | undefined): action is Take => action?.type === 'takeCard'

/** The first two cards in a row that two players took, and the list of entries with each entered as the other's. */
function crosswise(game: Recorded, upTo: number) {
  const list = actionsOf(game).slice(0, upTo)
  const first = list.findIndex(isTake)
  const second = list.findIndex(
    (action, i) => i > first && isTake(action) && action.player !== (list[first] as Take).player,
  )
  const [one, other] = [list[first] as Take, list[second] as Take]
  const wrong = list
    .with(first, { ...other, player: one.player } as Action)
    .with(second, { ...one, player: other.player } as Action)
  return { list, first, second, one, other, wrong }
}

/** Known games in which such a mistake is accepted, cut off after the second card. */
function mistaken(): readonly { session: Session; right: readonly Action[]; at: number; card: string }[] {
  return knownGames().flatMap(game => {
    const { list, first, second, one, other, wrong } = crosswise(game, 60)
    try {
      const until = second + 1
      const session = entered(begin(title as NonNullable<typeof title>, game), wrong.slice(0, until))
      const right = list.slice(0, until)
      return [
        { session, right, at: first, card: one.card },
        { session, right, at: second, card: other.card },
      ]
    } catch {
      return []
    }
  })
}

const first = (session: Session, at: number, action: Action) => {
  const [way] = mends(draftOf(session), {
    is: 'instead',
    id: session.entries[at]?.id ?? 0,
    actions: [action],
  })
  if (!way) throw new Error('no way')
  return way
}

describe('a card that another player is entered with', () => {
  const games = mistaken()

  it('changes places with that in one change, whichever of the two is named', () => {
    expect(games.length).toBeGreaterThan(10)
    for (const { session, right, at, card } of games) {
      expect(counterpartsOf(session.entries, at, 'card').map(({ value }) => value)).toContain(card)
      const way = first(session, at, withField(session.entries[at]?.action as Action, 'card', card))
      expect(way.stop).toBeUndefined()
      expect(way.how.exchanged).toBe(true)
      expect(isRight(way.list, right)).toBe(true)
    }
  })

  it('leaves the other way open in which the other took something else, of which the card that is free comes first', () => {
    const [{ session, at, card }] = games as [(typeof games)[0]]
    const id = session.entries[at]?.id ?? 0
    const was = session.entries[at]?.action as Take
    const named = withField(was, 'card', card)
    const alone = mends(draftOf(session), { is: 'instead', id, actions: [named] }).find(
      it => !it.how.exchanged,
    )
    const draft = draftWith(session, splicesTo(session.entries, alone?.list ?? []))
    expect(draft?.stop?.refusal.code).toBe('cardTaken')
    const [repair] = draft ? repairsOf(draft, 'agreed') : []
    expect(repair?.action).toMatchObject({ card: was.card })
  })

  it('is offered to nobody where both can have it, nor of another round', () => {
    const open = begin(title as NonNullable<typeof title>, setupFor(4))
    expect(counterpartsOf(open.entries, 0, 'card')).toEqual([])
    const [game] = knownGames()
    const whole = sessionOf({ ...game, title: '18Lilliput' } as Recorded)
    const takes = whole.entries.flatMap((entry, at) => (isTake(entry.action) ? [at] : []))
    const ends = (at: number) => whole.entries[at]?.happened.some(it => it.is === 'round')
    for (const at of takes.slice(0, 12)) {
      const round = takes.filter(place => {
        const [from, to] = place < at ? [place, at] : [at, place]
        return !whole.entries.slice(from, to).some((_, i) => ends(from + i))
      })
      const own = whole.entries[at]?.action as Take
      const others = round.map(place => whole.entries[place]?.action as Take)
      const cards = others.filter(it => it.player !== own.player && it.card !== own.card).map(it => it.card)
      expect(new Set(counterpartsOf(whole.entries, at, 'card').map(({ value }) => value))).toEqual(
        new Set(cards),
      )
    }
  })
})
