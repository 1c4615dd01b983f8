// Who may import whom: downward only. ui/shell -> ui/kit -> app -> {store, interop, session, words} -> rules -> bank.
// A title's law builds on rules, its screens on the kit; shell and app know titles only by the registries.
// Enforced by test/whole/layers.test.ts.

const law = '^src/titles/[^/]+/(?!screens/)'
const screens = '^src/titles/[^/]+/screens/'
/** What titles share, divided like a title. */
const familyLaw = '^src/families/[^/]+/(?!screens/)'
const familyScreens = '^src/families/[^/]+/screens/'
const registry = '^src/titles/registry\\.ts$'
const screenRegistry = '^src/titles/screens\\.ts$'
const kit = '^src/ui/kit/'
const shell = '^src/ui/shell/'
const style = '^src/ui/style/'
const [bank, rules, session, words, store, interop, app] = [
  ...['bank', 'rules', 'session', 'words', 'store', 'interop', 'app'],
].map(room => `^src/${room}/`)
/** What the app knows of a title before loading it, and the law it loads then. */
const [card, index] = ['^src/titles/[^/]+/card\\.ts$', '^src/titles/[^/]+/index\\.ts$']

/** Every room, and what it may import besides itself. The rule that a title knows no other title is further below. */
const rooms = [
  { name: 'bank', is: bank, may: [] },
  { name: 'rules', is: rules, may: [bank] },
  { name: "a family's law", is: familyLaw, may: [rules, bank] },
  {
    name: "a family's screens",
    is: familyScreens,
    may: [familyLaw, kit, style, app, session, words, rules, bank],
  },
  { name: "a title's law", is: law, may: [familyLaw, rules, bank] },
  {
    name: "a title's screens",
    is: screens,
    may: [law, familyLaw, familyScreens, kit, style, app, session, words, rules, bank],
  },
  { name: 'the registry of titles', is: registry, may: [card, index, rules] },
  { name: 'the registry of screens', is: screenRegistry, may: [registry, screens, kit] },
  { name: 'words', is: words, may: [rules, bank] },
  { name: 'session', is: session, may: [rules, bank] },
  { name: 'store', is: store, may: [session, rules, bank] },
  { name: 'interop', is: interop, may: [session, rules, bank] },
  { name: 'app', is: app, may: [store, interop, session, words, rules, bank, registry] },
  { name: 'ui/style', is: style, may: [] },
  { name: 'ui/kit', is: kit, may: [style, app, session, words, rules, bank] },
  {
    name: 'ui/shell',
    is: shell,
    may: [kit, style, app, session, words, rules, bank, registry, screenRegistry],
  },
]

const downward = rooms.map(({ name, is, may }) => ({
  name: `${name} imports downward only`,
  severity: 'error',
  from: { path: is },
  to: { path: '^src/', pathNot: [is, ...may] },
}))

/** The folders of a room in order: each may import only those before it. */
const ordered = [
  {
    room: 'src/app',
    folders: ['device', 'desk', 'saving', 'worker', 'games', 'copies', 'opening', 'past', 'count', 'follow'],
  },
  { room: 'src/ui/kit', folders: ['parts', 'frame', 'motion', 'play', 'fields', 'panels'] },
  {
    room: 'src/ui/shell',
    folders: [
      ...[
        'setup',
        'start',
        'menu',
        'log',
        'ruling',
        'past',
        'count',
        'story',
        'share',
        'follow',
        'frame',
        'play',
        'board',
      ],
    ],
  },
  // What is done in a round comes before what is reported about it, and the law before what is shown.
  {
    room: 'src/titles/[^/]+',
    folders: [
      ...['cards', 'stock', 'map', 'operating', 'banker', 'table', 'joining'],
      ...['words', 'import', 'later', 'screens'],
    ],
  },
  {
    room: 'src/families',
    folders: [
      ...['cardboard', 'rulings', 'words', 'ahead', 'chart', 'joining', 'join', 'newcomer'],
      ...['books', 'stock', 'operating', 'sheet', 'map', 'railway'],
    ],
  },
  {
    room: 'src/families/railway',
    folders: [
      'auction',
      'stock',
      'map',
      'operating',
      'kept',
      'rulings',
      'joining',
      'words',
      'import',
      'join',
      'ahead',
      'later',
      'screens',
    ],
  },
  { room: 'src/session', folders: ['mend', 'find'] },
  { room: 'src/interop', folders: ['eighteenxx', 'compact', 'qr', 'follow'] },
]

const inOrder = ordered
  .flatMap(({ room, folders }) =>
    folders.map((folder, i) => ({
      name: `${room}/${folder} imports only folders before it`,
      severity: 'error',
      from: { path: `^(${room})/${folder}/` },
      to: { path: folders.slice(i + 1).map(later => `^$1/${later}/`) },
    })),
  )
  .filter(({ to }) => to.path.length > 0)

const known = ordered.map(({ room, folders }) => ({
  name: `every folder of ${room} has its place in the order`,
  severity: 'error',
  from: { path: `^${room}/[^/]+/`, pathNot: `^${room}/(?:${folders.join('|')})/` },
  to: {},
}))

const packages = {
  dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown'],
}

export default {
  forbidden: [
    ...downward,
    ...inOrder,
    ...known,
    {
      name: 'every file stands in a room',
      severity: 'error',
      from: { path: '^src/', pathNot: [...rooms.map(({ is }) => is), '^src/main\\.tsx$'] },
      to: {},
    },
    {
      name: 'a game that is no railway loads nothing of them',
      severity: 'error',
      from: { path: '^src/titles/18lilliput/' },
      to: { path: '^src/families/railway/' },
    },
    {
      name: 'main is imported by nobody',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^src/main\\.tsx$' },
    },
    {
      name: 'main mounts ui and app, nothing else',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^src/', pathNot: '^src/(app|ui)/' },
    },
    {
      name: 'a title knows no other title',
      severity: 'error',
      from: { path: '^src/titles/([^/]+)/' },
      to: { path: '^src/titles/', pathNot: '^src/titles/$1/' },
    },
    {
      name: 'below app only store and interop use packages',
      severity: 'error',
      from: { path: '^src/(bank|session|words)/' },
      to: packages,
    },
    {
      name: 'rules and laws of titles and families use no package but valibot, for their schemas',
      severity: 'error',
      from: { path: [rules, familyLaw, law] },
      to: { ...packages, pathNot: 'node_modules/valibot/' },
    },
    {
      name: 'what is shipped uses no tool and nothing of Node',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'core'] },
    },
    {
      name: "the shell's folders do not import what puts them together",
      severity: 'error',
      from: { path: `${shell}[^/]+/` },
      to: { path: `${shell}(?:App|Game)\\.tsx$` },
    },
    {
      name: 'the screens of the open title come from no folder of the shell',
      severity: 'error',
      from: { path: `${shell}screens\\.ts$` },
      to: { path: `${shell}[^/]+/` },
    },
    { name: 'no cycles', severity: 'error', from: { path: '^src/' }, to: { circular: true } },
    { name: 'every import is found', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    // Importing a type counts as an import: the question is what a layer may know, not what is bundled.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
