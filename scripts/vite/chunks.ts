import type { Rolldown } from 'vite'

/**
 * Few files, each for a moment of its own: many small ones pack worse (by 4% of all there is). The first match counts.
 * `game` is what an opened game of any title shows at once; `more` every screen that is opened by itself, fetched ahead when
 * all is quiet. Nothing that `game` or a title needs may stand in `more`.
 */
const TOGETHER: readonly (readonly [string, readonly RegExp[]])[] = [
  [
    'game',
    [
      /\/src\/(?:bank|rules|ui\/kit)\//,
      /\/src\/ui\/shell\/(?:Game|(?:play\/(?:Play|Corrected|lots)|log\/\w+|ruling\/ruler|frame\/\w+))\.(?:tsx?|css)/,
      /\/src\/ui\/shell\/past\/(?:Held|review)\.tsx?/,
      /\/src\/(?:app\/(?:desk\/(?:sheets|paragraphs)|games\/lesson|past\/(?:change|gist|places|history|trial|plan|kept))|interop\/jsonPlace|session\/(?:story|change))\.ts/,
      // What past/change asks for.
      /\/src\/session\/mend\/(?!repairs)/,
      /\/src\/ui\/style\/(?:chart|books|past|story)\.css/,
    ],
  ],
  ['store', [/\/src\/store\//]],
  [
    'files',
    [
      /\/src\/(?:app\/(?:games\/(?:files|intake|twins|share)|worker\/arrivals)|interop\/(?:gameFile|json|actionFault))\.ts/,
    ],
  ],
  [
    'more',
    [
      /\/node_modules\/qr\//,
      // The version that is shown.
      /\/package\.json$/,
      /\/src\/ui\/shell\/(?!start\/start\.css)/,
      /\/src\/ui\/style\/pages\.css/,
      /\/src\/(?:app\/(?:past|count|games\/story)|session\/(?:compare|counting|find|mend\/repairs)|interop\/(?:qr|compact|tables))/,
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

function groupOf(id: string): string | null {
  const together = TOGETHER.find(([, patterns]) => patterns.some(pattern => pattern.test(id)))?.[0]
  return packOf(id) ?? together ?? null
}

/**
 * What a module is bundled with: `core` is all that the page itself imports, so the first picture and no more; what is asked
 * for later goes by packs and by what is used together. The rest is for the bundler to decide.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  // The page's own module stays apart: it would make of the file that the page names an empty one.
  {
    name: 'core',
    tags: ['$initial'],
    test: id => !/\/(?:src\/main\.tsx|index\.html)$|\.css$/.test(id),
    priority: 1,
  },
  { name: groupOf, debugName: 'packs' },
]

/** A chunk by what it carries, so that sizes can be told by name: `dexie`, the packs of a title, `words-de`, else the bundler's name. */
export function chunkName({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): string {
  if (moduleIds.some(id => id.includes('/node_modules/dexie/'))) return 'dexie'
  const [first] = moduleIds.flatMap(id => packOf(id) ?? [])
  if (first) return first
  const language = /\/src\/words\/([a-z]{2})(?:\/|\.ts$)/.exec(moduleIds[0] ?? '')?.[1]
  return language && language !== 'en' ? `words-${language}` : name
}

/**
 * Which of the files that an import needs are asked for along with it: those that would be found only once it has come, and
 * those whose style is awaited before it is asked for at all. Not the file itself and not `core`, which the page has: to
 * ask for each of them twice made the task before the first picture half as long again. The page itself names all it needs.
 */
export function askedAlong(_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'html'
    ? files
    : files.filter(file => /\/(?:game|more|store|[a-z]+-families)-/.test(file))
}
