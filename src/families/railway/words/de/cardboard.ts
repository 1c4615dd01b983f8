import { BOX, MAP, type PieceKind, type PieceMove } from '../../../../rules/cardboard'
import type { CardboardWords } from '../../../words/cardboard'
import { chartTokens } from '../../../words/de/cardboard'
import { list, many, train } from '../../../words/de/say'
import { CHARTER_CARD } from '../../cardboard'
import { begins, broughtBy, type OwnCardboard } from '../moved'
import type { Spoken } from './terms'

/** What lies on charters and on the map. */
const LAID: readonly PieceKind[] = ['station', 'home', 'chip']

/** The space of the marker of the round. */
function spaceOf({ spaces }: Partial<OwnCardboard>, at: string): string {
  if (spaces) return `das ${spaces[at] ?? at}`
  return at === 'stock' ? 'die Aktienrunde' : `Betriebsrunde ${at}`
}

/** What each kind of news says in a railway game. */
const newsOf = ({ game }: Spoken, setsOff: (code: string) => string): OwnCardboard['news'] => ({
  phase(move) {
    const { tiles, others } = broughtBy(move)
    const said = others.map(setsOff)
    if (!begins(game, move)) {
      const back = tiles.length > 0 ? [`zurück in die Schachtel: ${list(tiles.map(setsOff))}`] : []
      return ['wieder', ...back, ...(said.length > 0 ? [`nicht mehr: ${said.join(', ')}`] : [])].join('; ')
    }
    const fetched = tiles.length > 0 ? [`aus der Schachtel: ${list(tiles.map(setsOff))}`] : []
    return [...fetched, ...said].join('; ') || 'beginnt'
  },
  obsolete: ({ pieces }) => `noch eine Fahrt: ${list(pieces.map(train))}; dann aus dem Spiel`,
  counts: ({ from, to }) => `jeder Anteil zählt von jetzt an ${to} %, nicht ${from} %`,
  over: ({ pieces }) => `über dem Zuglimit: ${many(pieces.length, 'Zug', 'Züge')} abgeben`,
})

/** What is moved by hand in a railway game, in German. */
export const railCardboard = (
  t: Spoken,
  own: Partial<OwnCardboard> = {},
  setsOff: (code: string) => string = code => code,
): CardboardWords => {
  const { game, name, stock, percent, company } = t
  const news: OwnCardboard['news'] = { ...newsOf(t, setsOff), ...own.news }
  const isCharter = (at: string, { is }: PieceMove) => LAID.includes(is) && game.corporations.includes(at)
  const isCity = (at: string, { is }: PieceMove) => LAID.includes(is) && !['closed', 'gone'].includes(at)
  return {
    ...chartTokens(),
    what({ is, of, to, count, was, face = was ?? of }, v) {
      if (is === 'share') return `${percent(count)} ${name(of, v)}`
      if (is === 'president') return `Direktorenaktie ${name(of, v)}`
      // A train that goes is only its type there; what lies on the charter is what it was declared as.
      const card = train(to === 'gone' ? (was ?? of) : face)
      if (is === 'train') return count === 1 ? card : `${count} × ${card}`
      if (is === 'station') return many(count, 'Bahnhof', 'Bahnhöfe')
      if (is === 'home') return 'Heimatbahnhof'
      if (is === 'marker') return 'Rundenmarker'
      if (is === 'chip') return count === 1 ? `„${of}“` : `${count} × „${of}“`
      if (of === CHARTER_CARD) return `Gesellschaftstafel von ${name(face, v)} samt allem darauf`
      return is === 'private' ? company(of).replace(/^(?:der|die|das) /, '') : 'Vorrangkarte'
    },
    from(move, v) {
      const { is, from } = move
      if (from === null || is === 'marker') return ''
      if (from === BOX) return 'aus der Schachtel'
      if (from === MAP) return 'vom Plan'
      if (isCharter(from, move)) return `von der Gesellschaftstafel von ${name(from, v)}`
      return is === 'share' || is === 'president' ? stock.from(from, v) : t.from(from, v)
    },
    to(move, v) {
      const { is, of, to } = move
      if (to === null) return of === CHARTER_CARD ? 'zurück in die Schachtel' : ''
      if (is === 'marker') return `auf ${spaceOf(own, to)}`
      if (to === BOX) return 'zurück in die Schachtel'
      if (to === MAP) return 'auf den Plan'
      if (isCharter(to, move)) return `auf die Gesellschaftstafel von ${name(to, v)}`
      if (isCity(to, move)) return `nach ${to}`
      return is === 'share' || is === 'president' ? stock.to(to, v) : t.to(to, v)
    },
    turned: ({ was = '', face = '' }) => `${train(was)} auf ${train(face)} umdrehen`,
    news: (move, v) => news[move.of]?.(move, v) ?? move.of,
    heading: move => (move.of === 'phase' && move.is === 'news' ? `Phase ${move.to}` : 'Tisch'),
  }
}
