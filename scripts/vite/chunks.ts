import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

/**
 * Few files, each for one moment: many small ones compress worse (by 4% in total). The first match counts. `game` is what
 * an opened game of any title shows at once; `more` is every screen opened separately, prefetched once all is quiet.
 * Nothing that `game` or a title needs may be in `more`.
 */
const TOGETHER: readonly (readonly [string, readonly RegExp[]])[] = [
  // What only a table needs whose phones do not reach each other, or no longer do.
  [
    'phones-apart',
    [
      /\/src\/(?:app\/follow\/(?:offers|parted|apart)|ui\/(?:shell\/follow\/(?:Help|Followed|Parted|apart|Tries)|kit\/frame\/(?:[Aa]lone|Why)))\./,
    ],
  ],
  // What only a bank needs once phones follow: which these are, and what players ask from them.
  [
    'phones-asks',
    [/\/src\/(?:app\/follow\/asks|ui\/(?:kit\/frame\/[Rr]equests|shell\/follow\/[Pp]hone(?:Row)?))\./],
  ],
  // What Play and the table view show besides on a phone that follows, and what it asked.
  ['phones-wall', [/\/ui\/(?:kit\/frame\/(?:[Ww]all|[Ss]ent|enters)|shell\/follow\/[Mm]ine)\./]],
  // What only a table needs whose phones follow; what it says is a pack for each language.
  [
    'follow',
    [
      /\/src\/(?:app|interop|ui\/shell)\/follow\/|\/src\/session\/asking\.|\/ui\/kit\/frame\/(?:[Ff]ollowing|inApart)\./,
    ],
  ],
  // Parts of the screens that are opened separately, and of no other.
  ['more', [/\/src\/ui\/kit\/(?:parts\/Swatches|fields\/Figure|frame\/(?:PastFrame|past-frame))\./]],
  // What Play shows a moment later, and so loads without the screens beside it.
  ['moved', [/\/src\/(?:ui\/shell\/past\/(?:AtTable|at-table)|session\/undone|app\/desk\/cardboard)\./]],
  [
    'game',
    [
      /\/src\/(?:bank|rules|ui\/kit)\//,
      /\/src\/ui\/shell\/(?:Game|(?:play\/(?:Play|Strip|Corrected|lots)|log\/\w+|frame\/\w+))\.(?:tsx?|css)/,
      /\/src\/ui\/shell\/(?:past\/(?:HeldChanges|held|review)|start\/handing)\.(?:tsx?|css)/,
      /\/src\/(?:app\/(?:desk\/(?:sheets|paragraphs)|games\/lesson|past\/(?:change|gist|places|history|trial|plan|kept))|interop\/jsonPlace|session\/(?:story|change))\.ts/,
      // Imported by past/change.
      /\/src\/session\/mend\/(?!repairs)/,
      /\/src\/ui\/style\/(?:chart|books|story)\.css/,
    ],
  ],
  ['schemas', [/\/node_modules\/valibot\//]],
  ['store', [/\/src\/store\/(?!copy\.)/]],
  [
    'files',
    [
      /\/src\/(?:store\/copy|ui\/shell\/start\/reading|app\/(?:games\/(?:bin|files|handOut|intake|twins|share)|worker\/arrivals)|interop\/(?:gameFile|json|actionFault))\.ts/,
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
      /\/src\/(?:app\/(?:past|count|games\/(?:rename|story))|session\/(?:compare|counting|find|mend\/repairs)|interop\/(?:qr|compact|tables))/,
    ],
  ],
]

/**
 * What most games are played without: the rules for rulings and for a table joined midway, and what a ruling breaks; and
 * the screens beside play.
 */
const REST: Readonly<Record<string, RegExp>> = {
  families: /^(?:books\/(?:fields|screens\/(?:Lists|[Mm]atrix))\.|(?:chart|newcomer)\/screens\/)/,
  railway:
    /^(?:(?:joining|rulings)\/|(?:banker|breaches|chronicle|fields|rest)\.|screens\/(?:Books|Chart|Newcomer|beside)\.)/,
  title: /^(?:banker(?!\/stop\.)|joining|rest|table\/(?:chronicle|fields))(?:\/|\.ts)/,
}

/** Whether a title keeps something apart that most of its games are played without. */
const hasRest = (title: string) => existsSync(`src/titles/${title}/rest.ts`)

/** What is not said during play, in the folder of a language. */
const REST_WORDS =
  /^words\/[a-z]{2}\/(?:screens\/|lots\/)?(?:ahead|beside|best|books|cardboard|chart|forced|forms|holdings|join|joining|map|newcomer|\w*[rR]efusals|rest|rulings|screens|sheet|story)\.ts/

/** What both languages need for what is said besides play: packs that bring along nothing else. */
const MOVED =
  /\/src\/(?:titles\/(\w+)|families(?:\/(railway))?)\/(?:(?:table\/|words\/)?cardboard|words\/(?:moved|newcomer|signs)|cardboard\/moves)\.ts$/

/** The kinds of rulings, which what is said of them and their rules need: in the same packs. */
const KINDS = /\/src\/(?:titles\/(\w+)\/banker\/correctionKinds|families\/rulings\/kinds)\.ts$/

/** What only a table needs that keeps its map: of what railway games share, and in a title's folder. */
const KEEPING = {
  railway: /^(?:kept\/(?!(?:entry|fields|own)\.)|screens\/map\/(?!said\.))/,
  title: /^(?:map\/(?:board|kept)|screens\/map)\.ts$/,
}

/** The kind of pack for words, by their place in the folder of a language: most are said at any time. */
function wordsIn(path: string): string {
  if (REST_WORDS.test(path)) return 'rest-words'
  return /^words\/[a-z]{2}\/(?:lots\/)?stock\.ts/.test(path) ? 'words-stock' : 'words'
}

/**
 * The pack of a title's module: its words in one language; the import of recorded games, which no game needs to be
 * played; what it loads on demand (in folders called `later`); or the title itself with its screens. What titles share
 * has packs of the same kinds. `undefined` for modules elsewhere, for a title's card, which is always loaded, and for its
 * rule book, which no word may wait for.
 */
function packOf(id: string): string | undefined {
  const [, family, inFamily = ''] = /\/src\/families\/([^/]+)\/(.+)$/.exec(id) ?? []
  if (family === 'map' || (family === 'railway' && KEEPING.railway.test(inFamily))) return 'map-families'
  if (family) {
    // A game that is no railway loads nothing of them.
    const [pack, path] = family === 'railway' ? ['railway', inFamily] : ['families', `${family}/${inFamily}`]
    const language = /^words\/([a-z]{2})\//.exec(path)?.[1]
    if (language) return `${wordsIn(path)}-${pack}-${language}`
    if (/^import\//.test(path)) return `import-${pack}`
    if (REST[pack]?.test(path)) return `rest-${pack}`
    return /^(?:(?:screens\/)?later|ahead|join|sheet)\//.test(path) ? `later-${pack}` : `title-${pack}`
  }
  const [, title, path = ''] = /\/titles\/([^/]+)\/(.+)$/.exec(id) ?? []
  if (!title || /^card\.ts|^words\/[a-z]{2}\/book\.ts/.test(path)) return undefined
  const language = /^words\/([a-z]{2})(?:\/|\.ts)/.exec(path)?.[1]
  if (language) return `${wordsIn(path)}-${title}-${language}`
  if (path.startsWith('import/')) return `import-${title}`
  if (KEEPING.title.test(path)) return `map-${title}`
  if (
    /^screens\/(?:Books|Chart|Newcomer|board|owned)\./.test(path) ||
    (REST.title?.test(path) && hasRest(title))
  )
    return `rest-${title}`
  return /^(?:screens\/)?later\//.test(path) ? `later-${title}` : `title-${title}`
}

/** The titles that need a module, directly or through others. */
function titlesWith(id: string, ctx: Rolldown.ChunkingContext): ReadonlySet<string> {
  const seen = new Set<string>()
  const titles = new Set<string>()
  const walk = (at: string) => {
    if (seen.has(at)) return
    seen.add(at)
    const [, title] = /\/titles\/([^/]+)\//.exec(at) ?? []
    if (title) titles.add(title)
    if (!at.includes('/src/families/')) return
    const info = ctx.getModuleInfo(at)
    for (const user of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]) walk(user)
  }
  walk(id)
  return titles
}

const railwaysIn = (ctx: Rolldown.ChunkingContext) => titlesWith(resolve('src/families/railway/law.ts'), ctx)

/** Whether a title needs a module, directly or through others, that builds on no railway family. */
function usedElsewhere(id: string, ctx: Rolldown.ChunkingContext): boolean {
  const railways = railwaysIn(ctx)
  return [...titlesWith(id, ctx)].some(title => !railways.has(title))
}

/**
 * Where the panels of a kind of turn begin: what railway games need only for them is a pack of its own. The purchase that a
 * treasury cannot pay is with the rest.
 */
const PANELS: readonly (readonly [string, RegExp])[] = [
  ['panel-operate', /\/screens\/(?:play\/)?(?:Operate|pieces)\.tsx$/],
  ['panel-stock', /\/screens\/(?:play\/)?(?:Lots|Stock|Unsold)\.tsx$/],
]

/** Where what every game of a title needs begins. */
const AT_ONCE = /\/titles\/([^/]+)\/(?:index\.ts|screens\/index\.tsx|words\/[a-z]{2}(?:\/index)?\.ts)$/

/**
 * The kind of panels for which alone a railway game needs a module, or `rest` if it needs it for none of them; `undefined` if every
 * game needs it. What several kinds share is needed by every game, unless it is here for a title that has no such panels.
 */
function panelOf(id: string, ctx: Rolldown.ChunkingContext): string | undefined {
  const railways = railwaysIn(ctx)
  const seen = new Set<string>()
  const kinds = new Set<string>()
  let always = false
  let elsewhere = false
  const begin = (at: string) => {
    const [, title = ''] = AT_ONCE.exec(at) ?? []
    if (title && railways.has(title)) always = true
    else if (title) elsewhere = true
    // Words may be wanted without the rules.
    else if (at.includes('/words/')) kinds.add('words')
    else kinds.add(PANELS.find(([, begins]) => begins.test(at))?.[0] ?? 'rest')
  }
  const walk = (at: string) => {
    if (seen.has(at)) return
    seen.add(at)
    const info = ctx.getModuleInfo(at)
    if (info?.dynamicImporters.length) begin(at)
    for (const user of info?.importers ?? []) walk(user)
  }
  walk(id)
  const [kind] = kinds
  if (always || kind === undefined) return undefined
  if (kinds.size === 1 && kind !== 'words' && !(kind === 'rest' && elsewhere)) return kind
  return elsewhere ? 'panel-stock' : undefined
}

/**
 * A pack of what titles share, or of its part that only railway games use: no other title pays for that. What some railway
 * games do without is no part of every game's pack either: it comes with the title, or with those few titles, that need it.
 */
function packFor(pack: string, id: string, ctx: Rolldown.ChunkingContext): string {
  const shared =
    /-families\b/.test(pack) && !usedElsewhere(id, ctx) ? pack.replace('-families', '-railway') : pack
  if (!/^(?:title|panel-[a-z]+|later|rest|(?:rest-)?words(?:-stock)?)-railway(?:-[a-z]{2})?$/.test(shared))
    return shared
  const [first, ...others] = [...titlesWith(id, ctx)].sort()
  if (others.length === 0) return shared.replace('railway', first ?? 'railway')
  const some = shared === 'title-railway' && others.length + 1 < railwaysIn(ctx).size
  return some ? [shared, first, ...others].join('-') : shared
}

function groupOf(id: string, ctx: Rolldown.ChunkingContext): string | null {
  const [moved, title, family = 'families'] = MOVED.exec(id) ?? KINDS.exec(id) ?? []
  if (moved) return `words-moved-${title ?? family}`
  const pack = packOf(id)
  if (pack) {
    const [, of = ''] = /^title-(.+)$/.exec(pack) ?? []
    const isRailway = of === 'families' || of === 'railway' || railwaysIn(ctx).has(of)
    const panel = isRailway ? panelOf(id, ctx) : undefined
    return packFor(panel ? pack.replace('title', panel) : pack, id, ctx)
  }
  const [, language, subject] = /\/src\/words\/(\w+)\/(follow|apart)\./.exec(id) ?? []
  if (language) return subject === 'follow' ? `phones-${language}` : `phones-${subject}-${language}`
  const together = TOGETHER.find(([, patterns]) => patterns.some(pattern => pattern.test(id)))?.[0]
  return together ?? null
}

/**
 * How modules are bundled: `core` is what the page itself imports, so just the first paint; what is loaded later is
 * grouped by pack and by common use. The rest is left to the bundler.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  // The page's own module stays separate: in `core`, it would leave the file that the page names empty.
  {
    name: 'core',
    tags: ['$initial'],
    test: id => !/\/(?:src\/main\.tsx|index\.html)$|\.css$/.test(id),
    priority: 1,
  },
  { name: groupOf, debugName: 'packs' },
]

/**
 * A chunk's name by its content, so that sizes can be listed by name: `dexie`, the packs of a title, `words-de`, or else
 * the bundler's name.
 */
export function chunkName({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): string {
  if (moduleIds.some(id => id.includes('/node_modules/dexie/'))) return 'dexie'
  if (name === 'follow' || /^(?:phones|title|panel|words|rest|later|map|import)-/.test(name)) return name
  const [first] = moduleIds.flatMap(id => packOf(id) ?? [])
  if (first) return first
  const language = /\/src\/words\/([a-z]{2})(?:\/|\.ts$)/.exec(moduleIds[0] ?? '')?.[1]
  return language && language !== 'en' ? `words-${language}` : name
}

/** A pack of a title, of what titles share, or of their words: it is built on `BELOW`. */
const ABOVE = /\/(?:title|panel|words|rest|later|map|import)-/
const BELOW = /\/(?:game|schemas|title-(?:families|railway))-/

/**
 * The files to request along with an import: those that would be discovered only once it has arrived, and those whose CSS
 * delays its own request. Not the file itself, nor `core`, which the page has: requesting each of them twice makes the
 * task before the first paint half as long again. Nor what the asking file is itself built on. The page itself names all it needs.
 */
export function askedAlong(
  _: string,
  files: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return files
  const asked = files.filter(file => /\/(?:game|more|schemas|store|[a-z]+-(?:families|railway))-/.test(file))
  const here = (file: string) => BELOW.test(file) || (/\/words-/.test(hostId) && /\/words-/.test(file))
  return ABOVE.test(hostId) ? asked.filter(file => !here(file)) : asked
}
