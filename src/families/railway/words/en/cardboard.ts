import type { CardboardWords } from '../../../words/cardboard'
import { chartTokens } from '../../../words/en/cardboard'
import { many } from '../../../words/en/say'
import type { Voiced } from '../terms'

const OUT = ['closed', 'gone']

/** What is moved by hand in a railway game, in English. */
export const railCardboard = ({ name, stockPlace, percent, company, train }: Voiced): CardboardWords => ({
  ...chartTokens(),
  what({ is, of, count, was, face = was ?? of }, v) {
    if (is === 'share') return `${percent(count)} of ${name(of, v)}`
    if (is === 'president') return `president’s certificate of ${name(of, v)}`
    if (is === 'train') return count === 1 ? train(face) : `${count} × ${train(face)}`
    if (is === 'station') return many(count, 'station')
    return is === 'private' ? company(of).replace(/^the /, '') : 'Priority Deal'
  },
  from({ is, from }, v) {
    if (from === null) return ''
    if (OUT.includes(from)) return 'from out of play'
    if (is === 'station') return `from the charter of ${name(from, v)}`
    return `from ${is === 'share' || is === 'president' ? stockPlace(from, v) : name(from, v)}`
  },
  to({ is, to }, v) {
    if (to === null) return is === 'station' ? 'to the map' : ''
    if (OUT.includes(to)) return 'out of play'
    if (is === 'station') return `onto the charter of ${name(to, v)}`
    return `to ${is === 'share' || is === 'president' ? stockPlace(to, v) : name(to, v)}`
  },
  turned: ({ was = '', face = '' }) => `turn the ${train(was)} over to ${train(face)}`,
})
