import { resolve } from 'node:path'

/**
 * Which titles are built. `PAYMASTER_TITLES` names a folder whose `registry.ts` and `screens.ts` stand in for those of
 * src/titles: with `test/titles` it is the app with a made-up title in it, beside the one that is shipped. Nothing else
 * of the app may know a title, or this would not build.
 */
export function builtTitles(folder = process.env.PAYMASTER_TITLES) {
  if (!folder) return { alias: [], outDir: 'dist' }
  const replacement = `${resolve(folder)}/$1.ts`
  return {
    alias: [{ find: /^(?:\.\.\/)+titles\/(registry|screens)$/, replacement }],
    outDir: 'node_modules/.cache/dist-made-up',
  }
}
