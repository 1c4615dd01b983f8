import type { ComponentType } from 'preact'
import type { EndReason } from '../../../app/follow/following'
import { said } from '../../../app/follow/words'
import { later } from '../parts/later'

const reachSaid = async () => (await import('../../../app/follow/apart')).readApart()

/** Instead of a part that cannot be fetched: what is around it works all the same. */
const Missing = () => <span class="soft">{said.value.notHere}</span>

/** A screen that only a table needs whose phones do not reach each other, or went on by themselves. */
export const pageApart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  later(async () => (await Promise.all([load(), reachSaid()]))[0], 'rare')

/** A part of a screen that only such a table needs. */
export const inApart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  later<P>(
    () =>
      Promise.all([load(), reachSaid()]).then(
        ([part]) => part,
        () => Missing,
      ),
    'rare',
  )

const Said = inApart(async () => (await import('./Why')).Why)

/** Why a connection ended that this phone does not make again by itself. */
export const Why = ({ of }: { of: EndReason }) => (of === 'notHere' ? <Missing /> : <Said of={of} />)
