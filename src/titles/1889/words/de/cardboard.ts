import type { OwnCardboard } from '../../../../families/railway/words/moved'
import { pieces } from '../../cardboard'
import { company } from './terms'

/** What 1889 says of the ferry in German when it stays open. */
export const cardboard: OwnCardboard = {
  pieces,
  news: {
    ferry: ({ to, pieces: [id = ''] }, v) =>
      `${company(id).replace(/^die /, '')} zahlt von jetzt an ${v.money(Number(to))}`,
  },
}
