import { words } from '../../../app/desk/words'

/** More seats than any title has. */
const SEATS = 12

/** Does a name only number its seat, such as `Player 1`, in the current language? Then the player has not been named yet. */
export function isNumbered(name: string): boolean {
  const { setup } = words.value
  return Array.from({ length: SEATS }, (_, i) => setup.name(i + 1)).includes(name)
}
