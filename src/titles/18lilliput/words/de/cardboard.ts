import { chartTokens } from '../../../../families/words/de/cardboard'
import type { CharacterId } from '../../data'
import { COPY_CARD, STARTING_CARD } from '../../table/cardboard'
import { movedIn } from '../moved'
import { from as fromPlace, many, name, percent, theCharacter, to as toPlace, train } from './say'

const cardsOf = (of: string, count: number) => {
  if (of === STARTING_CARD) return 'Startspielerkarte'
  return of === COPY_CARD ? many(count, 'Kopierkarte', 'Kopierkarten') : theCharacter(of as CharacterId)
}

/** What is moved by hand, in German. */
export const moved = movedIn({
  ...chartTokens('von der Kurstabelle'),
  what({ is, of, count, was, face = was ?? of }, v) {
    if (is === 'share') return `${percent(count)} ${name(of, v)}`
    if (is === 'president') return `Direktorenaktie ${name(of, v)}`
    if (is === 'train') return count === 1 ? train(face) : `${count} × ${train(face)}`
    return is === 'station' ? many(count, 'Bahnhof', 'Bahnhöfe') : cardsOf(of, count)
  },
  from({ is, from }, v) {
    if (from === null) return ''
    return is === 'station' ? `von der Gesellschaftstafel von ${name(from, v)}` : fromPlace(from, v)
  },
  to({ is, to }, v) {
    if (to === null) return is === 'station' ? 'auf den Plan' : 'aus dem Spiel'
    return is === 'station' ? `auf die Gesellschaftstafel von ${name(to, v)}` : toPlace(to, v)
  },
  turned: ({ was = '' }) => `${train(was)} umdrehen`,
})
