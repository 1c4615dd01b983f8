import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** Kinds of packs in the order of fetching: what play needs comes before what can wait. */
const PACKS = [
  /^assets\/title-/,
  /^assets\/words-.*-en-/,
  /^assets\/later-/,
  /^assets\/book-.*-en-/,
  /^assets\/(?:words|book)-/,
  /^assets\/(?:import|eighteenxx)-/,
]

const kindOf = (file: string) => PACKS.findIndex(pattern => pattern.test(file))

/**
 * Is this built file a pack: a title, one of its languages, another language of the app, or a reader of games recorded
 * elsewhere? Packs are not precached, since a phone would fetch them all before the app could start without a network;
 * the worker fetches them once all is quiet.
 */
export const isPack = (file: string) => kindOf(file) >= 0

/** The program of src/app/worker/worker.ts in one file, which contains the names of the packs and of all other files. */
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
        entry: fileURLToPath(new URL('../../src/app/worker/worker.ts', import.meta.url)),
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
 * Ships the worker's own part and puts its name into `imported`, which Workbox's worker imports. The name is a hash of
 * the content: a newer app has another one.
 */
export const ownWorker = (imported: string[]): Plugin => ({
  name: 'own-part-of-the-worker',
  apply: 'build',
  generateBundle: {
    // After all files are known.
    order: 'post',
    async handler(_, bundle) {
      const files = Object.keys(bundle)
        .filter(file => file.startsWith('assets/'))
        .sort()
      const source = await program(
        files.filter(isPack).sort((a, b) => kindOf(a) - kindOf(b)),
        files.filter(file => !isPack(file)),
      )
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const fileName = `worker-${hash}.js`
      this.emitFile({ type: 'asset', fileName, source })
      imported.splice(0, imported.length, fileName)
    },
  },
})
