/**
 * Few files, each for a moment of its own: many small ones pack worse (by 4% of all there is). The first match counts.
 * `core` is the first picture; `game` what an opened game shows at once; `more` every screen that is opened by itself,
 * fetched ahead when all is quiet. Nothing that `core` or `game` needs may stand in `more`.
 */
const TOGETHER: readonly (readonly [string, readonly RegExp[]])[] = [
  [
    'core',
    [
      /\/node_modules\/(?:preact|@preact|valibot)\//,
      /\/src\/(?:bank|rules|ui\/parts|words\/en\/(?:first|frame|parts|start|store)\.|titles\/registry)/,
      /\/src\/session\/(?:records|session|change|reopen|formats)\.ts/,
      // What checks records; the store itself brings Dexie along, for which the first picture must not wait.
      /\/src\/store\/(?:chain|types)\.ts/,
      /\/src\/ui\/screens\/(?:Start|reading|Outcome)\./,
      /vite\/preload-helper/,
      /\/src\/app\/(?!past|story|sheets|share|files|intake|twins|arrivals)/,
    ],
  ],
  [
    'game',
    [
      /\/src\/ui\/(?:Game\.tsx|panels\/|fields\/|motion\/)/,
      /\/src\/ui\/screens\/(?:Play|Chart|chartMoves|Books|Log|logLines|ruler|frame\/\w+)\.tsx?/,
      /\/src\/ui\/screens\/past\/(?:PastFrame|EntryLines|Held|review|said)\.tsx?/,
      /\/src\/(?:app\/(?:sheets|past|past(?:Place|History|Trial|Plan|Kept))|interop\/place)\.ts/,
      /\/src\/ui\/style\/(?:chart|books|log|past|motion)\.css/,
    ],
  ],
  ['title-18al', [/\/src\/titles\/18al\/(?!words|import)/]],
  ['store', [/\/src\/store\//]],
  ['files', [/\/src\/(?:app\/(?:files|intake|twins|arrivals|share)|interop\/(?:gameFile|json))\.ts/]],
  [
    'more',
    [
      /\/node_modules\/qr\//,
      /\/src\/ui\/more\.ts/,
      /\/src\/ui\/screens\/(?!Start|reading|Outcome)/,
      /\/src\/ui\/style\/(?:pages|join|table|story|end)\.css/,
      /\/src\/(?:app\/(?:past|story)|session\/(?:compare|counting|story)|interop\/(?:qr|compact|tables))/,
    ],
  ],
]

/** The group that a module is bundled with, or nothing where the bundler shall decide. */
export function groupOf(id: string): string | null {
  return TOGETHER.find(([, patterns]) => patterns.some(pattern => pattern.test(id)))?.[0] ?? null
}

/**
 * A chunk by what it carries, so that sizes can be told by name: `dexie`, `title-18al`, what takes recorded games in as
 * `import-18al` (no game needs it to be played), `words-…-de` for what is said in German, else the bundler's name.
 */
export function chunkName({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): string {
  if (moduleIds.some(id => id.includes('/node_modules/dexie/'))) return 'dexie'
  const german = moduleIds.length > 0 && moduleIds.every(id => /\/words\/de(?:\/|\.ts$)/.test(id))
  const title = moduleIds.map(id => /\/src\/titles\/([^/]+)\//.exec(id)?.[1]).find(found => found)
  if (german) return title ? `words-${title}-de` : 'words-de'
  if (!title) return name
  return moduleIds.every(id => id.includes(`/src/titles/${title}/import/`))
    ? `import-${title}`
    : `title-${title}`
}
