import type { ComponentType } from 'preact'
import { later } from '../../kit/parts/later'

const reachSaid = async () => (await import('../../../app/follow/apart')).readApart()

/** A screen, or a part of one, that only a table needs whose phones do not reach each other. */
export const inApart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  later(async () => (await Promise.all([load(), reachSaid()]))[0], 'rare')
