import type { CardboardWords } from '../../../words/cardboard'
import { chartTokens } from '../../../words/de/cardboard'
import { many, train } from '../../../words/de/say'
import type { Spoken } from './terms'

/** What is moved by hand in a railway game, in German. */
export const railCardboard = ({ name, from, to, stock, percent, company }: Spoken): CardboardWords => ({
  ...chartTokens(),
  what({ is, of, count, was, face = was ?? of }, v) {
    if (is === 'share') return `${percent(count)} ${name(of, v)}`
    if (is === 'president') return `Direktorenaktie ${name(of, v)}`
    if (is === 'train') return count === 1 ? train(face) : `${count} × ${train(face)}`
    if (is === 'station') return many(count, 'Bahnhof', 'Bahnhöfe')
    return is === 'private' ? company(of).replace(/^(?:der|die|das) /, '') : 'Vorrangkarte'
  },
  from({ is, from: place }, v) {
    if (place === null) return ''
    if (is === 'station') return `von der Gesellschaftstafel von ${name(place, v)}`
    return is === 'share' || is === 'president' ? stock.from(place, v) : from(place, v)
  },
  to({ is, to: place }, v) {
    if (place === null) return is === 'station' ? 'auf den Plan' : ''
    if (is === 'station') return `auf die Gesellschaftstafel von ${name(place, v)}`
    return is === 'share' || is === 'president' ? stock.to(place, v) : to(place, v)
  },
  turned: ({ was = '', face = '' }) => `${train(was)} auf ${train(face)} umdrehen`,
})
