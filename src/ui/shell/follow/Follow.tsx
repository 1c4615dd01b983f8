import { useEffect } from 'preact/hooks'
import { go, route } from '../../../app/desk/routes'
import { session } from '../../../app/desk/table'
import { continueLast } from '../../../app/opening/open'
import { pageApart } from '../../kit/frame/inApart'
import { FollowPage } from './FollowPage'
import { PhonesPage } from './PhonesPage'

/** The bank's page; if it was loaded at its address, the game played last is opened for it. */
function OfBank() {
  const open = session.value !== null
  useEffect(() => {
    if (!open)
      void continueLast().then(found => {
        if (!found) go('start', undefined, true)
      })
  }, [])
  return open ? <PhonesPage /> : null
}

const Parted = pageApart(async () => (await import('./Parted')).Parted)
const Help = pageApart(async () => (await import('./Help')).Help)

/** Both ends of following, in one file that is fetched only by those who use it. */
export function Follow() {
  const { of } = route.value
  if (of === 'parted') return <Parted />
  if (of === 'help') return <Help />
  return of === 'bank' ? <OfBank /> : <FollowPage />
}
