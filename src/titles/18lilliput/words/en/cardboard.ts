import { chartTokens } from '../../../../families/words/en/cardboard'
import { MAP, type NewsMove } from '../../../../rules/cardboard'
import type { Voice } from '../../../../rules/rule'
import type { CharacterId } from '../../data'
import { ACTION_CARD, CHARTER_CARD, COPY_CARD, MIDDLE, STARTING_CARD } from '../../table/cardboard'
import { meaning, movedIn } from '../moved'
import { character, list, many, name, percent, train } from './say'

/** The tiles that come with a phase. */
const TILES: Readonly<Record<string, string>> = { 3: 'green tiles', 5: 'brown tiles' }

const cardsOf = (of: string, count: number) => {
  if (of === STARTING_CARD) return 'starting player card'
  if (of === ACTION_CARD) return many(count, 'action card')
  return of === COPY_CARD ? many(count, 'copy card') : character(of as CharacterId)
}

/** What a phase brings: tiles, the train limit, and the value of the money card. */
function phaseNews(move: NewsMove, v: Voice): string {
  const { back, tiles, limit, funds, half } = meaning(move)
  const parts = [
    back ? 'again' : '',
    tiles.length > 0
      ? `${back ? 'back to the others' : 'to hand'}: ${list(tiles.map(id => TILES[id] ?? id))}`
      : '',
    half === undefined ? '' : `${train(half)}s earn half`,
    limit === undefined ? '' : `train limit ${limit}`,
    funds === undefined ? '' : `the money card gives ${v.money(funds)} to companies`,
  ]
  return parts.filter(Boolean).join('; ') || 'nothing to fetch'
}

/** What is moved by hand, in English. */
export const moved = movedIn({
  ...chartTokens('marker', 'index'),
  what({ is, of, count, was, face = was ?? of }, v) {
    if (is === 'share') return `${percent(count)} of ${name(of, v)}`
    if (is === 'president') return `director’s certificate of ${name(of, v)}`
    if (is === 'train') return count === 1 ? train(face) : `${count} × ${train(face)}`
    if (is === 'home') return 'home station'
    if (is === 'marker') return 'turn counter'
    if (of === CHARTER_CARD) return `charter of ${name(face, v)}`
    return is === 'station' ? many(count, 'station') : cardsOf(of, count)
  },
  from({ is, from }, v) {
    if (from === null || is === 'marker') return ''
    if (from === MAP || from === MIDDLE) return `from the ${from}`
    return is === 'station' || is === 'home'
      ? `from the charter of ${name(from, v)}`
      : `from ${name(from, v)}`
  },
  to({ is, of, to }, v) {
    if (to === null && of === CHARTER_CARD) return 'back into the box'
    if (to === null) return 'out of the game'
    if (is === 'marker') return `to ${to}`
    if (to === MAP) return 'to the map'
    if (to === MIDDLE) return 'back to the middle'
    if (is === 'station' || is === 'home') return `onto the charter of ${name(to, v)}`
    return to === 'gone' || to === 'closed' ? 'out of the game' : `to ${name(to, v)}`
  },
  turned: ({ count, was = '' }) =>
    count === 1 ? `turn the ${train(was)} over` : `turn ${count} × ${train(was)} over`,
  news: phaseNews,
  heading: move => (move.is === 'news' ? `Phase ${move.to}` : 'Table'),
})
