import { chartTokens } from '../../../../families/words/en/cardboard'
import type { CharacterId } from '../../data'
import { COPY_CARD, STARTING_CARD } from '../../table/cardboard'
import { movedIn } from '../moved'
import { character, many, name, percent, train } from './say'

const cardsOf = (of: string, count: number) => {
  if (of === STARTING_CARD) return 'starting player card'
  return of === COPY_CARD ? many(count, 'copy card') : character(of as CharacterId)
}

/** What is moved by hand, in English. */
export const moved = movedIn({
  ...chartTokens('marker', 'index'),
  what({ is, of, count, was, face = was ?? of }, v) {
    if (is === 'share') return `${percent(count)} of ${name(of, v)}`
    if (is === 'president') return `director’s certificate of ${name(of, v)}`
    if (is === 'train') return count === 1 ? train(face) : `${count} × ${train(face)}`
    return is === 'station' ? many(count, 'station') : cardsOf(of, count)
  },
  from({ is, from }, v) {
    if (from === null) return ''
    return is === 'station' ? `from the charter of ${name(from, v)}` : `from ${name(from, v)}`
  },
  to({ is, to }, v) {
    if (to === null) return is === 'station' ? 'to the map' : 'out of the game'
    if (is === 'station') return `onto the charter of ${name(to, v)}`
    return to === 'gone' || to === 'closed' ? 'out of the game' : `to ${name(to, v)}`
  },
  turned: ({ was = '' }) => `turn the ${train(was)} over`,
})
