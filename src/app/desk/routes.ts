import { signal } from '@preact/signals'

/** All screens. Those from `play` to `log` are in the bar of an open game. */
export const SCREENS = [
  'start',
  'new',
  'play',
  'chart',
  'books',
  'log',
  'table',
  'rules',
  'settings',
  'menu',
  'count',
  'ruling',
  'share',
  'scan',
  'follow',
  'sheet',
  'map',
  'story',
  'lookahead',
  'bin',
  'wrong',
  'entry',
  'moment',
  'form',
  'change',
  'whatif',
  'join',
  'seats',
] as const
export type Screen = (typeof SCREENS)[number]

/** Screens that need no open game. */
const FREE = ['start', 'new', 'bin', 'rules', 'scan', 'follow', 'join', 'settings'] as const
export type FreeScreen = (typeof FREE)[number]

/** Whether a screen needs no open game. */
export const isFree = (screen: Screen): screen is FreeScreen => (FREE as readonly Screen[]).includes(screen)

/** Where the banker is: a screen and the item it shows (an entry of the log, a paragraph). */
export interface Route {
  readonly screen: Screen
  readonly of?: string
}

/** A part of an address; as it is written if somebody typed a `%` that escapes nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function parse(hash: string): Route {
  const [, screen = '', of] = hash.split('/')
  const known = (SCREENS as readonly string[]).includes(screen) ? (screen as Screen) : 'start'
  return of === undefined ? { screen: known } : { screen: known, of: decoded(of) }
}

/** The current screen. It follows the address, so the phone's back button works. */
export const route = signal<Route>(parse(location.hash))

addEventListener('hashchange', () => (route.value = parse(location.hash)))

/** The address of a screen, for links. */
export function addressOf(screen: Screen, of?: string): string {
  return of === undefined ? `#/${screen}` : `#/${screen}/${encodeURIComponent(of)}`
}

/** Goes to a screen; with `replace`, the back button does not return to the one left. */
export function go(screen: Screen, of?: string, replace = false): void {
  const address = addressOf(screen, of)
  try {
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
  } catch {
    // Safari refuses more than a hundred steps in half a minute: then the back button misses one.
  }
  route.value = parse(address)
}
