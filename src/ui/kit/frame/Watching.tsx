import { asked } from '../../../app/desk/asked'
import { followedAs } from '../../../app/desk/followed'
import { later } from '../parts/later'

const reachSaid = async () => (await import('../../../app/follow/words')).readSaid()

const Following = later(async () => {
  await reachSaid()
  return (await import('./Following')).Following
}, 'rare')

const Requests = later(async () => {
  await reachSaid()
  return (await import('./Requests')).Requests
}, 'rare')

/**
 * On every screen of a game that another phone banks: how this phone is connected to it. On the bank's phone: what the others ask.
 * Fetched only for such games.
 */
export function Watching() {
  if (followedAs.value !== undefined) return <Following />
  return asked.value.length > 0 ? <Requests /> : null
}
