import { packGame } from '../../../src/interop/compact/compact'
import { framesOf } from '../../../src/interop/qr/frames'
import { loadTitle } from '../../../src/titles/registry'
import { actionsOf, knownGames, type Recorded } from '../../games/recorded'

const title = await loadTitle('18AL')

/** A recorded game of 18AL in few bytes. */
export function packed({ players, options, ...game }: Recorded): Uint8Array {
  const actions = actionsOf({ players, options, ...game })
  return packGame({ title, setup: { players, options }, actions }) ?? new Uint8Array()
}

/** The known game with the most entries. */
export const longest = knownGames().reduce((a, b) => (a.trace.length > b.trace.length ? a : b))

/** The texts of the codes for these bytes. */
export const framesFor = (bytes: Uint8Array) => framesOf(bytes) ?? []
