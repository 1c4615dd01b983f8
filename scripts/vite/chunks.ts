/**
 * Screens that are opened by themselves come together, a few files in all: many small ones pack worse. Nothing that the
 * first picture needs may stand in one of these.
 */
const TOGETHER: readonly (readonly [RegExp, string])[] = [
  [
    /\/node_modules\/(?:preact|@preact)\/|\/src\/(?:bank|rules|session\/(?:records|session)|app\/(?!past|story|sheets|share|files|start|copies)|ui\/parts|words\/en\/first)/,
    'core',
  ],
  [
    /\/src\/ui\/(?:Game\.tsx|panels\/|fields\/|screens\/(?:Play|Chart|chartMoves|Books|Log|logLines|ruler)\.tsx?)/,
    'game',
  ],
  [
    /\/src\/(?:ui\/screens\/past\/|app\/past(?:Join|Seats|Breaches)|session\/(?:compare|counting)\.ts)/,
    'past',
  ],
  [/\/src\/titles\/18al\/(?!words|import)/, 'title-18al'],
  [/\/src\/interop\/(?:gameFile|json)|\/node_modules\/valibot\//, 'files'],
  [
    /\/src\/ui\/screens\/(?:Menu|Rules|Settings|Ruling|RulingFields|rulingDraft|Bin|NewGame|seating|Table)\.tsx?$/,
    'pages',
  ],
  [/\/src\/(?:interop\/(?:qr|compact)|ui\/screens\/share)\/|\/node_modules\/qr\//, 'codes'],
  [/\/src\/ui\/screens\/(?:story|ahead)\//, 'story'],
]

/** The group that a module is bundled with, or nothing where the bundler shall decide. */
export function groupOf(id: string): string | null {
  return TOGETHER.find(([pattern]) => pattern.test(id))?.[1] ?? null
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
