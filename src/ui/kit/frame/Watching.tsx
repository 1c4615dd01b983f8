import { followedAs } from '../../../app/desk/followed'
import { later } from '../parts/later'

const Following = later(async () => (await import('./Following')).Following, 'rare')

/** On every screen of a game that another phone banks: how this phone is connected to it. Fetched only for such a game. */
export function Watching() {
  return followedAs.value === undefined ? null : <Following />
}
