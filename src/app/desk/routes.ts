import { signal } from '@preact/signals'

/** The screens. Those from `play` to `log` stand in the bar of an open game. */
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
  'sheet',
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

/** Screens that stand for themselves, without an open game. */
const FREE = ['start', 'new', 'bin', 'rules', 'scan', 'join', 'settings'] as const
export type FreeScreen = (typeof FREE)[number]

/** Does this screen need no open game? */
export const isFree = (screen: Screen): screen is FreeScreen => (FREE as readonly Screen[]).includes(screen)

/** Where the banker is: a screen, and what of it (an entry of the log, a paragraph). */
export interface Route {
  readonly screen: Screen
  readonly of?: string
}

function parse(hash: string): Route {
  const [, screen = '', of] = hash.split('/')
  const known = (SCREENS as readonly string[]).includes(screen) ? (screen as Screen) : 'start'
  return of === undefined ? { screen: known } : { screen: known, of: decodeURIComponent(of) }
}

/** The screen that is shown; it follows the address, so the phone's back button works. */
export const route = signal<Route>(parse(location.hash))

addEventListener('hashchange', () => {
  route.value = parse(location.hash)
})

/** The address of a screen, for links. */
export function addressOf(screen: Screen, of?: string): string {
  return of === undefined ? `#/${screen}` : `#/${screen}/${encodeURIComponent(of)}`
}

/** Goes to a screen; `replace` leaves no step behind for the back button. */
export function go(screen: Screen, of?: string, replace = false): void {
  const address = addressOf(screen, of)
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  route.value = parse(address)
}
