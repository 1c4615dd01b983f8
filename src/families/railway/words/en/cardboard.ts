import { BOX, MAP, type PieceKind, type PieceMove } from '../../../../rules/cardboard'
import type { CardboardWords } from '../../../words/cardboard'
import { chartTokens } from '../../../words/en/cardboard'
import { list, many } from '../../../words/en/say'
import { CHARTER_CARD } from '../../cardboard'
import { begins, broughtBy, type OwnCardboard } from '../moved'
import type { Voiced } from '../terms'

const OUT = ['closed', 'gone']

/** What lies on charters and on the map. */
const LAID: readonly PieceKind[] = ['station', 'home', 'chip']

/** The space of the marker of the round. */
function spaceOf({ spaces }: Partial<OwnCardboard>, at: string): string {
  if (spaces) return `the ${spaces[at] ?? at}`
  return at === 'stock' ? 'the stock round' : `operating round ${at}`
}

/** What each kind of news says in a railway game. */
const newsOf = ({ game, train }: Voiced, setsOff: (code: string) => string): OwnCardboard['news'] => ({
  phase(move) {
    const { tiles, others } = broughtBy(move)
    const said = others.map(setsOff)
    if (!begins(game, move)) {
      const back = tiles.length > 0 ? [`back into the box: ${list(tiles.map(setsOff))}`] : []
      return ['again', ...back, ...(said.length > 0 ? [`no longer: ${said.join(', ')}`] : [])].join('; ')
    }
    const fetched = tiles.length > 0 ? [`from the box: ${list(tiles.map(setsOff))}`] : []
    return [...fetched, ...said].join('; ') || 'begins'
  },
  obsolete: ({ pieces }) => `one more run: ${list(pieces.map(train))}; then out of play`,
  counts: ({ from, to }) => `each share counts ${to}% from now on, not ${from}%`,
  over: ({ pieces }) => `over the train limit: discard ${many(pieces.length, 'train')}`,
})

/** What is moved by hand in a railway game, in English. */
export const railCardboard = (
  t: Voiced,
  own: Partial<OwnCardboard> = {},
  setsOff: (code: string) => string = code => code,
): CardboardWords => {
  const { game, name, stockPlace, percent, company, train } = t
  const news: OwnCardboard['news'] = { ...newsOf(t, setsOff), ...own.news }
  const isCharter = (at: string, { is }: PieceMove) => LAID.includes(is) && game.corporations.includes(at)
  return {
    ...chartTokens(),
    what({ is, of, to, count, was, face = was ?? of }, v) {
      if (is === 'share') return `${percent(count)} of ${name(of, v)}`
      if (is === 'president') return `president’s certificate of ${name(of, v)}`
      // A train that goes is only its type there; what lies on the charter is what it was declared as.
      const card = train(to === 'gone' ? (was ?? of) : face)
      if (is === 'train') return count === 1 ? card : `${count} × ${card}`
      if (is === 'station') return many(count, 'station')
      if (is === 'home') return 'home station'
      if (is === 'marker') return 'round marker'
      if (is === 'chip') return count === 1 ? `“${of}”` : `${count} × “${of}”`
      if (of === CHARTER_CARD) return `charter of ${name(face, v)} with all on it`
      return is === 'private' ? company(of).replace(/^the /, '') : 'Priority Deal'
    },
    from(move, v) {
      const { is, from } = move
      if (from === null || is === 'marker') return ''
      if (OUT.includes(from)) return 'from out of play'
      if (from === BOX || from === MAP) return `from the ${from}`
      if (isCharter(from, move)) return `from the charter of ${name(from, v)}`
      return `from ${is === 'share' || is === 'president' ? stockPlace(from, v) : name(from, v)}`
    },
    to(move, v) {
      const { is, of, to } = move
      if (to === null) return of === CHARTER_CARD ? 'back into the box' : ''
      if (is === 'marker') return `to ${spaceOf(own, to)}`
      if (OUT.includes(to)) return 'out of play'
      if (to === BOX) return 'back into the box'
      if (to === MAP) return 'to the map'
      if (isCharter(to, move)) return `onto the charter of ${name(to, v)}`
      return `to ${is === 'share' || is === 'president' ? stockPlace(to, v) : name(to, v)}`
    },
    turned: ({ was = '', face = '' }) => `turn the ${train(was)} over to ${train(face)}`,
    news: (move, v) => news[move.of]?.(move, v) ?? move.of,
    heading: move => (move.of === 'phase' && move.is === 'news' ? `Phase ${move.to}` : 'Table'),
  }
}
