import { signal } from '@preact/signals'
import * as v from 'valibot'
import { type Epoch, epochForm, FIRST, raised, standing } from '../../interop/follow/epoch'
import { FOLLOWED, followed } from '../desk/followed'
import { LED, left } from '../desk/followers'
import { readLocal, writeLocal } from '../device/local'
import { randomId } from '../device/named'

/** Notes that phones follow a game of this one, or that none does or need be thought of. */
export function setLed(game: string, leads: boolean): void {
  const { [game]: _, ...others } = left.peek()
  left.value = others
  const { [game]: __, ...noted } = readLocal(LED, value => value as typeof others) ?? {}
  writeLocal(LED, leads ? { ...noted, [game]: true } : noted)
}

/** Whose phone this is in a game that it follows, empty for nobody's; `undefined` if it does not follow it. */
export const ownerIn = (game: string): string | undefined => followed.peek()?.[game]

/** Notes that this phone follows a game as a player's, or as nobody's (empty); `undefined`: it no longer follows it. */
export function setOwner(game: string, player: string | undefined): void {
  const { [game]: _, ...others } = followed.value ?? {}
  followed.value = player === undefined ? others : { ...others, [game]: player }
  writeLocal(FOLLOWED, followed.value)
  if (player !== undefined) setLed(game, false)
}

/** The note with the games of which somebody said that this phone is nobody's; one of which nobody said anything only watches, too. */
const WATCHES = 'watches'
export const watches = signal<Readonly<Record<string, boolean>>>(readLocal(WATCHES, Object) ?? {})

/** Notes what somebody said: that this phone is a player's in a game, or nobody's (empty). */
export function chooseOwner(game: string, player: string): void {
  setOwner(game, player)
  watches.value = { ...watches.value, [game]: player === '' }
  writeLocal(WATCHES, watches.value)
}

/** The note with the epochs, beside the games: by their id, that of the latest bank of which this phone knows. */
const EPOCHS = 'epochs'

const noted = v.record(v.string(), epochForm)

function epochs(): Readonly<Record<string, Epoch>> {
  const read = v.safeParse(
    noted,
    readLocal(EPOCHS, value => value),
  )
  return read.success ? read.output : {}
}

/** The epoch of the latest bank of a game, as far as this phone knows. */
export const epochOf = (game: string): Epoch => epochs()[game] ?? FIRST

/** Notes the epoch of the latest bank of a game. */
export function setEpoch(game: string, epoch: Epoch): void {
  writeLocal(EPOCHS, { ...epochs(), [game]: epoch })
}

/** Makes this phone the latest bank of a game. */
export function raiseEpoch(game: string): Epoch {
  const epoch = raised(epochOf(game), randomId())
  setEpoch(game, epoch)
  return epoch
}

/**
 * Notes the epoch of a bank of a game if it is newer than any known here, whereupon this phone no longer banks the game. Returns how
 * it stands to what was known.
 */
export function learnEpoch(game: string, epoch: Epoch): ReturnType<typeof standing> {
  const stands = standing(epoch, epochOf(game))
  if (stands === 'newer') {
    setEpoch(game, epoch)
    if (ownerIn(game) === undefined) setOwner(game, '')
  }
  return stands
}

/** The name that only this phone has. */
export function ownName(): string {
  const name = readLocal('phone', String) ?? randomId()
  writeLocal('phone', name)
  return name
}
