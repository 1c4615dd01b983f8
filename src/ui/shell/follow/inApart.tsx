import type { ComponentType } from 'preact'
import { said } from '../../../app/follow/words'
import { later } from '../../kit/parts/later'

const reachSaid = async () => (await import('../../../app/follow/apart')).readApart()

/** Instead of a part that cannot be fetched: what is around it works all the same. */
const Missing = () => <p class="soft">{said.value.reasons.notHere}</p>

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
