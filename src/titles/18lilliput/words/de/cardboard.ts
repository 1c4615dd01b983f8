import { chartTokens } from '../../../../families/words/de/cardboard'
import { MAP, type NewsMove } from '../../../../rules/cardboard'
import type { Voice } from '../../../../rules/rule'
import type { CharacterId } from '../../data'
import { ACTION_CARD, CHARTER_CARD, COPY_CARD, MIDDLE, STARTING_CARD } from '../../table/cardboard'
import { meaning, movedIn } from '../moved'
import { character, from as fromPlace, list, many, name, percent, to as toPlace, train } from './say'

/** The tiles that come with a phase. */
const TILES: Readonly<Record<string, string>> = { 3: 'grüne Gleisplättchen', 5: 'braune Gleisplättchen' }

const cardsOf = (of: string, count: number) => {
  if (of === STARTING_CARD) return 'Startspielerkarte'
  if (of === ACTION_CARD) return many(count, 'Aktionskarte', 'Aktionskarten')
  return of === COPY_CARD ? many(count, 'Kopierkarte', 'Kopierkarten') : character(of as CharacterId)
}

/** What a phase brings: tiles, the train limit, and the value of the money card. */
function phaseNews(move: NewsMove, v: Voice): string {
  const { back, tiles, limit, funds, half } = meaning(move)
  const parts = [
    back ? 'wieder' : '',
    tiles.length > 0
      ? `${back ? 'zurück zu den anderen' : 'bereitlegen'}: ${list(tiles.map(id => TILES[id] ?? id))}`
      : '',
    half === undefined ? '' : `${train(half).replace(/Zug$/, 'Züge')} fahren die Hälfte ein`,
    limit === undefined ? '' : `Zuglimit ${limit}`,
    funds === undefined ? '' : `die Geldkarte gibt Gesellschaften ${v.money(funds)}`,
  ]
  return parts.filter(Boolean).join('; ') || 'nichts zu holen'
}

/** What is moved by hand, in German. */
export const moved = movedIn({
  ...chartTokens('von der Kurstabelle'),
  what({ is, of, count, was, face = was ?? of }, v) {
    if (is === 'share') return `${percent(count)} ${name(of, v)}`
    if (is === 'president') return `Direktorenaktie ${name(of, v)}`
    if (is === 'train') return count === 1 ? train(face) : `${count} × ${train(face)}`
    if (is === 'home') return 'Heimatbahnhof'
    if (is === 'marker') return 'Rundenzähler'
    if (of === CHARTER_CARD) return `Gesellschaftstafel von ${name(face, v)}`
    return is === 'station' ? many(count, 'Bahnhof', 'Bahnhöfe') : cardsOf(of, count)
  },
  from({ is, from }, v) {
    if (from === null || is === 'marker') return ''
    if (from === MAP) return 'vom Plan'
    if (from === MIDDLE) return 'aus der Mitte'
    if (is === 'station' || is === 'home') return `von der Gesellschaftstafel von ${name(from, v)}`
    return fromPlace(from, v)
  },
  to({ is, of, to }, v) {
    if (to === null && of === CHARTER_CARD) return 'zurück in die Schachtel'
    if (to === null) return 'aus dem Spiel'
    if (is === 'marker') return `auf ${to}`
    if (to === MAP) return 'auf den Plan'
    if (to === MIDDLE) return 'zurück in die Mitte'
    if (is === 'station' || is === 'home') return `auf die Gesellschaftstafel von ${name(to, v)}`
    return toPlace(to, v)
  },
  turned: ({ count, was = '' }) =>
    count === 1 ? `${train(was)} umdrehen` : `${count} × ${train(was)} umdrehen`,
  news: phaseNews,
  heading: move => (move.is === 'news' ? `Phase ${move.to}` : 'Tisch'),
})
