import { resolve } from 'node:path'

/**
 * Which titles are built. `PAYMASTER_TITLES` names a folder whose `registry.ts` and `screens.ts` replace those of
 * src/titles: with `test/titles`, the app has a made-up title beside the shipped ones. Nothing else in the app may know a
 * title, or this would not build.
 */
export function builtTitles(folder = process.env.PAYMASTER_TITLES) {
  if (!folder) return { alias: [], outDir: 'dist' }
  const replacement = `${resolve(folder)}/$1.ts`
  return {
    alias: [{ find: /^(?:\.\.\/)+titles\/(registry|screens)$/, replacement }],
    outDir: 'node_modules/.cache/dist-made-up',
  }
}
