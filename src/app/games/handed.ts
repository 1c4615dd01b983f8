import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { current } from '../desk/current'
import { readLocal, writeLocal } from '../device/local'

const NOTE = 'handed'

type Handed = Readonly<Record<string, string>>

function handedIn(value: unknown): Handed {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter(([, player]) => typeof player === 'string'))
}

/** The games that another phone banks now: by their id, the id of the player whose phone it is. Kept beside the games. */
const handed = signal<Handed>(readLocal(NOTE, handedIn) ?? {})

/** The player whose phone banks the open game now; `undefined` while this one does. */
export const banksNow: ReadonlySignal<string | undefined> = computed(
  () => handed.value[current.value?.id ?? ''],
)

/** Notes whose phone banks the open game from now on; `undefined`: this one again. */
export function handTo(player: string | undefined): void {
  const game = current.value?.id
  if (game === undefined) return
  const { [game]: _, ...others } = handed.value
  handed.value = player === undefined ? others : { ...others, [game]: player }
  writeLocal(NOTE, handed.value)
}
