/**
 * Few files, each for a moment of its own: many small ones pack worse (by 4% of all there is). The first match counts.
 * `core` is the first picture; `game` what an opened game of any title shows at once; `more` every screen that is opened
 * by itself, fetched ahead when all is quiet. Nothing that `core` or `game` needs may stand in `more`.
 */
const TOGETHER: readonly (readonly [string, readonly RegExp[]])[] = [
  [
    'core',
    [
      /\/node_modules\/(?:preact|@preact|valibot)\//,
      /\/src\/(?:bank|rules|words\/en\/(?:first|frame|parts|start|store)\.)/,
      /\/titles\/(?:registry|screens|[^/]+\/card)\.ts/,
      /\/src\/ui\/kit\/parts\/(?!SpacePick|Told)/,
      /\/src\/session\/(?:records|session|change|reopen|formats|correction|settled)\.ts/,
      // What checks records; the store itself brings Dexie along, for which the first picture must not wait.
      /\/src\/store\/(?:chain|types)\.ts/,
      /\/src\/ui\/shell\/(?:App|screens|start\/(?:Start|Welcome|reading|Outcome))\./,
      /vite\/preload-helper/,
      /\/src\/app\/(?!past|count|desk\/sheets|games\/(?:lesson|story|share|files|intake|twins)|worker\/arrivals)/,
    ],
  ],
  [
    'game',
    [
      /\/src\/ui\/kit\/(?!parts)/,
      /\/src\/ui\/kit\/parts\/Told/,
      /\/src\/ui\/shell\/(?:Game|(?:play\/(?:Play|Corrected|lots)|log\/\w+|ruling\/ruler|frame\/\w+))\.(?:tsx?|css)/,
      /\/src\/ui\/shell\/past\/(?:Held|review)\.tsx?/,
      /\/src\/(?:app\/(?:desk\/sheets|past\/(?:change|gist|places|history|trial|plan|kept))|interop\/jsonPlace|session\/story)\.ts/,
      /\/src\/ui\/style\/(?:chart|books|past|story)\.css/,
    ],
  ],
  ['store', [/\/src\/store\//]],
  [
    'files',
    [
      /\/src\/(?:app\/(?:games\/(?:files|intake|twins|share)|worker\/arrivals)|interop\/(?:gameFile|json))\.ts/,
    ],
  ],
  [
    'more',
    [
      /\/node_modules\/qr\//,
      /\/src\/ui\/(?:shell\/(?!start\/start\.css)|kit\/parts\/SpacePick)/,
      /\/src\/ui\/style\/pages\.css/,
      /\/src\/(?:app\/(?:past|count|games\/story)|session\/(?:compare|counting)|interop\/(?:qr|compact|tables))/,
    ],
  ],
]

/**
 * What a module of a title belongs to: its words in one language, what takes recorded games in (no game needs it to be
 * played), what it loads itself when it is wanted (in folders called `later`), or the title itself with its screens; what
 * titles share has packs of the same kinds. Nothing for modules elsewhere, for a title's card, which is always there, and
 * for its rule book, for which no word may wait.
 */
function packOf(id: string): string | undefined {
  const family = /\/src\/families\/(.+)$/.exec(id)?.[1]
  if (family) {
    const language = /^words\/([a-z]{2})\//.exec(family)?.[1]
    if (language) return `words-families-${language}`
    if (family.startsWith('recorded/')) return 'import-families'
    return /^(?:ahead|join|sheet)\//.test(family) ? 'later-families' : 'title-families'
  }
  const [, title, path = ''] = /\/titles\/([^/]+)\/(.+)$/.exec(id) ?? []
  if (!title || /^card\.ts|^words\/[a-z]{2}\/book\.ts/.test(path)) return undefined
  const language = /^words\/([a-z]{2})(?:\/|\.ts)/.exec(path)?.[1]
  if (language) return `words-${title}-${language}`
  if (path.startsWith('import/')) return `import-${title}`
  return /^(?:screens\/)?later\//.test(path) ? `later-${title}` : `title-${title}`
}

/** The group that a module is bundled with, or nothing where the bundler shall decide. */
export function groupOf(id: string): string | null {
  const together = TOGETHER.find(([, patterns]) => patterns.some(pattern => pattern.test(id)))?.[0]
  return packOf(id) ?? together ?? null
}

/** A chunk by what it carries, so that sizes can be told by name: `dexie`, the packs of a title, `words-de`, else the bundler's name. */
export function chunkName({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): string {
  if (moduleIds.some(id => id.includes('/node_modules/dexie/'))) return 'dexie'
  const [first] = moduleIds.flatMap(id => packOf(id) ?? [])
  if (first) return first
  const language = /\/src\/words\/([a-z]{2})(?:\/|\.ts$)/.exec(moduleIds[0] ?? '')?.[1]
  return language && language !== 'en' ? `words-${language}` : name
}
