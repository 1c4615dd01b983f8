import { CORPORATIONS, game } from '../data'

/** The names of corporations and private companies. */
export const NAMES: Readonly<Record<string, string>> = Object.fromEntries([
  ...CORPORATIONS.map(id => [id, game.charter(id).name]),
  ...Object.entries(game.printed.privates).map(([id, { name }]) => [id, name]),
])
