import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/**
 * Is this file of the build a pack: another language, or what reads games recorded elsewhere? These are not precached,
 * since with them a phone would fetch more than 200 kB at once; the worker fetches them when all is quiet.
 */
export const isPack = (file: string) => /^assets\/(?:words-.*de|book-de|import|eighteenxx)-/.test(file)

/** The program of src/app/worker.ts in one file, with the names of the packs and of all other files in it. */
async function program(packs: readonly string[], others: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { PACKS: JSON.stringify(packs), OTHERS: JSON.stringify(others) },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('../../src/app/worker.ts', import.meta.url)),
        formats: ['iife'],
        name: 'worker',
      },
    },
  })
  const [output] = [built].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk || !('code' in chunk)) throw new Error('the worker has no program')
  return chunk.code
}

/**
 * Ships the worker's own part and puts its name into `imported`, which Workbox' worker imports. The name tells what is
 * in it: a newer app has another one.
 */
export const ownWorker = (imported: string[]): Plugin => ({
  name: 'own-part-of-the-worker',
  apply: 'build',
  async generateBundle(_, bundle) {
    const files = Object.keys(bundle)
      .filter(file => file.startsWith('assets/'))
      .sort()
    const source = await program(
      files.filter(isPack),
      files.filter(file => !isPack(file)),
    )
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
    const fileName = `worker-${hash}.js`
    this.emitFile({ type: 'asset', fileName, source })
    imported.splice(0, imported.length, fileName)
  },
})
