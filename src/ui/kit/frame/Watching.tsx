import { asked } from '../../../app/desk/asked'
import { followedAs } from '../../../app/desk/followed'
import { leftAlone, mustPick } from '../../../app/desk/followers'
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

const Alone = later(async () => {
  await (await import('../../../app/follow/apart')).readApart()
  return (await import('./Alone')).Alone
}, 'rare')

/**
 * On every screen of a game that another phone banks: how this phone is connected to it. On the bank's phone: what the others ask,
 * and that they lost it when its page was closed.
 * Fetched only for such games.
 */
export function Watching() {
  if (followedAs.value !== undefined) return <Following />
  if (leftAlone.value) return <Alone />
  return asked.value.length > 0 || mustPick.value ? <Requests /> : null
}
