import type { ConfigEnv, UserConfig } from 'vite'

/**
 * For what moves code once the maps are made: a build with maps, which only tells a profile the names of functions, goes
 * without it, or all that it names is a line or some columns off.
 */
export const withoutMaps = ({ build }: UserConfig, { command }: ConfigEnv): boolean =>
  command === 'build' && !build?.sourcemap
