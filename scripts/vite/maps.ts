import type { ConfigEnv, UserConfig } from 'vite'

/**
 * Turns off plugins that move code after source maps are made, in builds with maps: names would be off by a line or some
 * columns, and such builds only exist to name functions in a profile.
 */
export const withoutMaps = ({ build }: UserConfig, { command }: ConfigEnv): boolean =>
  command === 'build' && !build?.sourcemap
